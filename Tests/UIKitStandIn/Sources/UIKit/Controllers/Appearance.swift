/// Where a controller is between the callbacks of appearing and disappearing.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
  /// Begins a transition, here and below, unless it is already under way or over.
  func begin(_ isAppearing: Bool, animated: Bool) {
    isAppearanceAnimated = animated
    switch (isAppearing, appearance) {
    case (true, .disappeared), (true, .disappearing):
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
    case (false, .appeared), (false, .appearing):
      appearance = .disappearing
      viewWillDisappear(animated)
    default: return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in forwardedChildren where child.isShown(in: self) {
      child.begin(isAppearing, animated: animated)
    }
  }

  /// Ends the transition that is under way, here and below; a view that is in a window by now is
  /// notified that it is appearing, and laid out, before it has appeared.
  func end() {
    switch appearance {
    case .appearing:
      notifyIsAppearing()
      viewIfLoaded?.layoutIfNeeded()
      finishAppearing()
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
      endChildren()
    default: break
    }
  }

  private func notifyIsAppearing() {
    viewIfLoaded?.announceChangesBelow()
    viewIsAppearing(isAppearanceAnimated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in forwardedChildren where child.appearance == .appearing {
      child.notifyIsAppearing()
    }
  }

  private func finishAppearing() {
    appearance = .appeared
    viewDidAppear(isAppearanceAnimated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in forwardedChildren {
      if child.appearance == .appearing { child.finishAppearing() }
      if child.appearance == .disappeared, child.isShown(in: self) { child.appearFully() }
    }
  }

  private func endChildren() {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in forwardedChildren where child.appearance == .disappearing { child.end() }
  }

  func appearFully() {
    begin(true, animated: false)
    end()
  }

  private func isShown(in parent: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let container = parent.viewIfLoaded else { return false }
    return view.isDescendant(of: container)
  }

  /// Containers choose; any other controller forwards to all children.
  private var forwardedChildren: [UIViewController] { childControllers }
}

extension UIView {
  /// The controllers whose views arrive in a window with this view and whose containers do not
  /// see to their appearance.
  func ownersThatAppear(in superview: UIView) -> [UIViewController] {
    var owners: [UIViewController] = []
    visit { view in
      guard let owner = view.owner, owner.appearance == .disappeared else { return }
      if let parent = owner.parentController {
        if parent.appearance == .appeared, parent.shouldAutomaticallyForwardAppearanceMethods {
          owners.append(owner)
        }
      } else if owner.presenter == nil {
        owners.append(owner)
      }
    }
    return owners
  }

  /// The topmost controllers that disappear with this view.
  func ownersThatDisappear() -> [UIViewController] {
    if let owner { return owner.appearance == .appeared ? [owner] : [] }
    return subviews.flatMap { $0.ownersThatDisappear() }
  }
}
