/// Views as an app reads them: nothing is derived that can be read.
extension ViewEnvironment {
  /// Creates the environment of a view on iOS 11 or later.
  ///
  /// - Parameters:
  ///   - chain: The frames from the screen to the view.
  ///   - contentSize: The size of the scrollable content, in points.
  ///   - safeAreaInsets: The view's own, in points.
  ///   - systemInset: What the system adds to the content without a keyboard, in points.
  ///   - indicatorSystemInset: What it adds to the vertical indicator, in points.
  ///   - adjustmentBehavior: How the scroll view treats the safe area.
  ///   - adjustsForKeyboard: Whether the view's container makes room for the keyboard by itself.
  ///   - bars: The navigation bar, the tab bar and the toolbar; nil for each that is not there.
  ///   - focusedField: The focused field's frame in the content; empty for none.
  ///   - idiom: The kind of device.
  ///   - sizeClasses: The size classes of the window's width and height.
  ///   - scale: Pixels per point.
  ///   - capabilities: What the OS version changes.
  package init(
    reading chain: ViewChain, contentSize: Size, safeAreaInsets: Insets, systemInset: Insets,
    indicatorSystemInset: Insets, adjustmentBehavior: ContentInsetAdjustmentBehavior,
    adjustsForKeyboard: Bool, bars: (navigation: Bar?, tab: Bar?, tool: Bar?), focusedField: Rect,
    idiom: Idiom, sizeClasses: (horizontal: SizeClass, vertical: SizeClass), scale: Double,
    capabilities: OSCapabilities
  ) {
    self.chain = chain
    mainScreen = chain.screen
    self.contentSize = contentSize
    self.safeAreaInsets = safeAreaInsets
    (rootObstruction, obstruction) = (safeAreaInsets, safeAreaInsets)
    windowSafeArea = safeAreaInsets
    self.adjustmentBehavior = adjustmentBehavior
    isContentOfBarController = false
    (navigationBar, tabBar, toolbar) = bars
    self.focusedField = focusedField
    self.idiom = idiom
    (horizontalSizeClass, verticalSizeClass) = sizeClasses
    self.scale = scale
    prefersCrossFade = false
    self.adjustsForKeyboard = adjustsForKeyboard
    (isHostedBySwiftUI, isWebPage, isInPopover) = (false, false, false)
    (ownBar, ownBarGrowth) = (0, 0)
    frameResponse = .none
    self.capabilities = capabilities
    self.systemInset = systemInset
    self.indicatorSystemInset = indicatorSystemInset
    restingLine = chain.viewOnScreen.maxY - safeAreaInsets.bottom
    wholeView = chain.view
  }
}

extension ViewState {
  /// Creates a view with what an app reads of it now.
  ///
  /// - Parameters:
  ///   - environment: What surrounds the view.
  ///   - contentInset: Its content insets, in points.
  ///   - indicatorInsets: Its vertical indicator's insets, in points.
  ///   - contentOffset: The origin of its bounds.
  ///   - systemBottom: What the system adds to the content's bottom now, in points; more than
  ///     without a keyboard where the view's container makes room for one.
  ///   - layoutGuideHeight: The height of the view's `keyboardLayoutGuide`, in points; nil for none.
  package init(
    reading environment: ViewEnvironment, contentInset: Insets, indicatorInsets: Insets,
    contentOffset: Point, systemBottom: Double, layoutGuideHeight: Double?
  ) {
    self.init(environment: environment, base: contentInset, indicatorBase: indicatorInsets)
    contents.contentOffset = contentOffset
    let view = environment.chain.viewOnScreen
    func keyboard(_ height: Double) -> Rect {
      Rect(x: view.minX, y: view.maxY - height, width: view.width, height: height)
    }
    keyboards.docked = keyboard(systemBottom)
    keyboards.layoutGuide = layoutGuideHeight.map(keyboard)
  }
}
