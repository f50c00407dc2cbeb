/// The views around the tested one.
extension KeyboardHarness {
  /// Loads the tested controller and puts it into its container and the bars.
  private func load() {
    guard let subject else { return }
    subject.controller.loadViewIfNeeded()
    let view = subject.avoiding()
    avoiding = view
    view.contentInsetAdjustmentBehavior =
      UIScrollView.ContentInsetAdjustmentBehavior(rawValue: scenario.behavior) ?? .automatic
    setOwnInsets()
    if subject.checksField {
      let field = subject.makeField()
      view.addSubview(field)
      self.field = field
    }
    var controller = subject.controller
    if environment.container != nil {
      let placement = KeyboardPlacement()
      placement.loadViewIfNeeded()
      placement.addChild(controller)
      placement.container.addSubview(controller.view)
      controller.didMove(toParent: placement)
      controller = placement
    }
    content = controller
    if environment.navigationBar != nil || environment.toolbar != nil {
      let navigation = KeyboardNavigation(rootViewController: controller)
      navigation.isToolbarHidden = environment.toolbar == nil
      controller = navigation
    }
    if environment.tabBar != nil {
      let tabs = KeyboardTabs()
      tabs.viewControllers = [controller]
      controller = tabs
    }
    outermost = controller
    root.addChild(controller)
    controller.didMove(toParent: root)
  }

  /// Puts everything into the window, unless it is there already.
  private func beginAppearing() {
    guard let outermost else { return }
    outermost.beginAppearanceTransition(true, animated: false)
    if outermost.view.superview != nil { return }
    outermost.view.frame = root.view.bounds
    root.view.addSubview(outermost.view)
    enter(environment)
    if isNew { avoiding?.contentOffset = scenario.contentOffset }
    isNew = false
  }

  private func endDisappearing() {
    outermost?.view.removeFromSuperview()
    outermost?.endAppearanceTransition()
  }

  private func release() {
    outermost?.willMove(toParent: nil)
    outermost?.viewIfLoaded?.removeFromSuperview()
    outermost?.removeFromParent()
    field?.removeFromSuperview()
    (subject, avoiding, field, content, outermost) = (nil, nil, nil, nil, nil)
  }

  /// The app's own insets, as if there were no keyboard.
  private func setOwnInsets() {
    avoiding?.contentInset = scenario.contentInset
    avoiding?.verticalScrollIndicatorInsets = scenario.indicatorInsets
  }

  /// Gives the views the frames and safe areas of some surroundings.
  private func enter(_ environment: KeyboardEnvironment) {
    self.environment = environment
    window.insets = environment.windowSafeArea
    window.frame = environment.window
    root.view.frame = window.bounds
    for controller in [outermost, outermost?.children.first] {
      (controller as? KeyboardNavigation)?.environment = environment
      (controller as? KeyboardTabs)?.environment = environment
    }
    place(environment.view)
    if let avoiding, !(avoiding is UITableView) { avoiding.contentSize = environment.contentSize }
    field?.frame = environment.field
    layOut()
  }

  /// Gives the view a frame in its container.
  private func place(_ frame: CGRect) {
    guard let placement = content as? KeyboardPlacement, let container = environment.container
    else { return }
    placement.frames = (container, frame)
    layOut()
  }

  /// Lays everything out.
  ///
  /// Where the simulator's bars take more or less than the scenario's, or a view
  /// reaches beyond its window, the difference is added to the safe area.
  private func layOut() {
    outermost?.viewIfLoaded?.setNeedsLayout()
    subject?.controller.viewIfLoaded?.setNeedsLayout()
    window.layoutIfNeeded()
    guard let content, let subject, content.viewIfLoaded?.window != nil else { return }
    correct(content, to: environment.safeArea)
    guard let placement = content as? KeyboardPlacement, placement.frames.view == environment.view
    else { return }
    correct(subject.controller, to: environment.viewSafeArea)
  }

  private func correct(_ controller: UIViewController, to wanted: UIEdgeInsets) {
    // What is added to an edge that something hides shows only in a second round.
    for _ in 0..<2 {
      let actual = controller.view.safeAreaInsets
      if actual == wanted { return }
      controller.additionalSafeAreaInsets.top += wanted.top - actual.top
      controller.additionalSafeAreaInsets.left += wanted.left - actual.left
      controller.additionalSafeAreaInsets.bottom += wanted.bottom - actual.bottom
      controller.additionalSafeAreaInsets.right += wanted.right - actual.right
      window.setNeedsLayout()
      window.layoutIfNeeded()
    }
  }

  /// Lets layout and what the app has put off happen.
  ///
  /// A test on the main actor is itself work of the main queue, which a run loop inside it does not
  /// go on with: only suspension does.
  private func settle() async {
    window.layoutIfNeeded()
    turnRunLoop()
    for _ in 0..<2 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
    window.layoutIfNeeded()
  }

  private func turnRunLoop() { RunLoop.current.run(until: Date()) }
}
