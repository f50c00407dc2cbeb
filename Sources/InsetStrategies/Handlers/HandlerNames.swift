import InsetCore

/// The words of UIKit that handlers may use: a table for each kind of value.
enum HandlerNames {
  /// Methods and headings that hear an event.
  static let events: [String: Event.Kind] = [
    "keyboardWillShow": .keyboardWillShow, "keyboardDidShow": .keyboardDidShow,
    "keyboardWillHide": .keyboardWillHide, "keyboardDidHide": .keyboardDidHide,
    "keyboardWillChangeFrame": .keyboardWillChangeFrame,
    "keyboardDidChangeFrame": .keyboardDidChangeFrame, "viewDidLoad": .viewDidLoad,
    "viewWillAppear": .viewWillAppear, "viewDidAppear": .viewDidAppear,
    "viewWillDisappear": .viewWillDisappear, "viewDidDisappear": .viewDidDisappear,
    "viewDeinit": .viewDeinit, "viewDidLayoutSubviews": .viewDidLayoutSubviews,
    "viewWillLayoutSubviews": .viewDidLayoutSubviews, "layoutSubviews": .viewDidLayoutSubviews,
    "viewSafeAreaInsetsDidChange": .safeAreaInsetsDidChange,
    "safeAreaInsetsDidChange": .safeAreaInsetsDidChange,
    "traitCollectionDidChange": .traitCollectionDidChange,
  ]

  /// Names of notifications, in Swift's two forms.
  static func notification(_ name: String) -> Event.Kind? {
    var name = Substring(name)
    if name.hasPrefix("UI") { name = name.dropFirst(2) }
    if name.hasSuffix("Notification") { name = name.dropLast("Notification".count) }
    let first = name.prefix(1).lowercased()
    switch first + name.dropFirst() {
    case "applicationDidEnterBackground", "didEnterBackground": return .didEnterBackground
    case "applicationWillEnterForeground", "willEnterForeground": return .willEnterForeground
    case "applicationDidBecomeActive", "didBecomeActive": return .didBecomeActive
    case "applicationWillResignActive", "willResignActive": return .willResignActive
    case let event:
      return events[event].flatMap { $0.isKeyboard ? $0 : nil }
    }
  }

  /// Keys of `userInfo`, in Swift's two forms.
  static let keys: [String: HandlerTerm.Key] = [
    "keyboardFrameEndUserInfoKey": .end, "UIKeyboardFrameEndUserInfoKey": .end,
    "keyboardFrameBeginUserInfoKey": .begin, "UIKeyboardFrameBeginUserInfoKey": .begin,
    "keyboardAnimationDurationUserInfoKey": .duration,
    "UIKeyboardAnimationDurationUserInfoKey": .duration,
    "keyboardAnimationCurveUserInfoKey": .curve, "UIKeyboardAnimationCurveUserInfoKey": .curve,
    "keyboardIsLocalUserInfoKey": .isLocal, "UIKeyboardIsLocalUserInfoKey": .isLocal,
  ]

  /// Names that tell where the keyboard is.
  static let keyboardFrames = Set(keys.filter { $0.value == .begin || $0.value == .end }.keys)
    .union([
      "keyboardFrameEnd", "keyboardFrame", "keyboardFrameBegin", "keyboardHeight",
      "keyboardLayoutGuide",
    ])

  /// Names that are there without a declaration.
  static let known: [String: HandlerTerm] = [
    "keyboardFrameEnd": .rect { $0.event.keyboard.endFrame ?? .zero },
    "keyboardFrame": .rect { $0.event.keyboard.endFrame ?? .zero },
    "keyboardFrameBegin": .rect { $0.event.keyboard.beginFrame ?? .zero },
    "keyboardHeight": .number { $0.event.keyboard.endFrame?.height ?? 0 },
    "view": .space(.root), "scrollView": .space(.view), "tableView": .space(.view),
    "collectionView": .space(.view), "textView": .space(.view), "window": .space(.window),
    "notification": .notification, "note": .notification, "sender": .notification,
    "userInfo": .userInfo,
    "tabBarController": .bar { $0.view.environment.tabBar },
    "tabBar": .bar { $0.view.environment.tabBar },
    "navigationBar": .bar { $0.view.environment.navigationBar },
    "toolbar": .bar { $0.view.environment.toolbar },
    "activeField": .field, "activeTextField": .field, "textField": .field, "firstResponder": .field,
    "navigationController": .navigationController, "bottomConstraint": .constraint,
    "keyboardLayoutGuide": .keyboardLayoutGuide,
    "additionalSafeAreaInsets": .insets { Insets(bottom: $0.additionalBottom) },
    "isViewLoaded": .bool { _ in true },
    "traitCollection": .ignored, "UIView": .ignored, "NotificationCenter": .ignored,
    "DispatchQueue": .ignored, "Notification": .ignored, "NSNotification": .ignored,
    "UIApplication": .ignored, "UIResponder": .ignored, "UIDevice": .ignored, "RunLoop": .ignored,
  ]

  /// The versions of iOS with which what surrounds a view changes.
  static let versions: [Double: @Sendable (OSCapabilities) -> Bool] = [
    7: { $0.insetAdjustment != .none }, 8: { !$0.usesFixedCoordinates },
    11: { $0.insetAdjustment == .adjustedContentInset }, 13: \.adjustsIndicators,
    14: \.hasKeyboardSafeArea, 15: \.hasKeyboardLayoutGuide, 16.1: \.postsScreenObject,
  ]

  /// What views, devices and scenes say of themselves, whoever is asked; cases are numbers.
  static let traits: [String: HandlerTerm] = [
    "userInterfaceIdiom": .number { $0.view.environment.idiom == .pad ? 1 : 0 },
    "horizontalSizeClass": .number {
      $0.view.environment.horizontalSizeClass == .compact ? 1 : 2
    },
    "verticalSizeClass": .number { $0.view.environment.verticalSizeClass == .compact ? 1 : 2 },
    "isLandscape": .bool { isLandscape($0) }, "isPortrait": .bool { !isLandscape($0) },
  ]

  /// The numbers of ``traits``.
  static let cases: [String: Double] = [
    "phone": 0, "pad": 1, "compact": 1, "regular": 2, "unspecified": 3, "mac": 3, "tv": 3,
    "carPlay": 3, "vision": 3,
  ]

  private static func isLandscape(_ moment: borrowing HandlerMoment) -> Bool {
    let screen = moment.view.environment.chain.uprightScreenSize
    return screen.width > screen.height
  }

  /// Properties of the scroll view alone: whatever has one of them is the scroll view.
  static let scrollViewMembers: Set<String> = [
    "contentInset", "verticalScrollIndicatorInsets", "scrollIndicatorInsets",
    "adjustedContentInset", "contentOffset", "contentSize", "contentInsetAdjustmentBehavior",
    "scrollRectToVisible", "scrollRangeToVisible", "setContentOffset",
  ]

  /// Properties that move content where they are set.
  static let moving: Set<String> = scrollViewMembers.union([
    "additionalSafeAreaInsets", "bounds", "center", "constant", "frame", "transform",
  ])

  /// Libraries that make room by themselves.
  static let libraries: [String: String] = [
    "IQKeyboardManager":
      "a library makes room here: `insetmatrix explain iphone 15 --strategy iq-keyboard-manager`",
    "visualViewport":
      "pages are not read here: `insetmatrix explain safari --strategy web-visual-viewport`",
  ]

  /// What moves views by constraints, where a text sets nothing itself.
  static let layouts: [String: String] = [
    "keyboardLayoutGuide":
      "constraints to the guide are checked already: "
      + "`insetmatrix explain iphone 15 --strategy uikeyboard-layout-guide`",
    "snp": "constraints of SnapKit are not read here: set the bottom constraint's `constant`",
  ]

  /// Types of values that computed properties may have.
  static let values: Set<String> = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Double", "Float", "Int", "UIEdgeInsets",
  ]

  /// Properties of views that decide nothing here.
  static let passedOver: Set<String> = [
    "selectedRange", "selectedTextRange", "isFirstResponder", "text", "subviews", "isDragging",
    "isTracking", "traitCollection", "isHidden", "alpha", "delegate", "navigationController",
    "tabBarController", "undoManager", "layer", "isViewLoaded", "presentedViewController",
  ]

  /// Methods that change nothing that is judged.
  static let idle: Set<String> = [
    "layoutIfNeeded", "setNeedsLayout", "setNeedsUpdateConstraints", "updateConstraints",
    "updateConstraintsIfNeeded", "removeObserver", "addObserver", "print", "NSLog", "debugPrint",
    "super", "resignFirstResponder", "endEditing", "commitAnimations", "beginAnimations",
    "setAnimationDuration", "setAnimationCurve", "setAnimationBeginsFromCurrentState",
    "keyboardDismissMode", "reloadData", "scrollToRow", "scrollToBottom",
    "sink", "store", "append", "insert", "cancel",
  ]

  /// Methods that run their closures at once, as far as layout goes.
  static let runners: Set<String> = [
    "animate", "performWithoutAnimation", "async", "asyncAfter", "startAnimation", "addAnimations",
    "UIViewPropertyAnimator", "transition", "performBatchUpdates", "perform", "withAnimation",
  ]

  /// Rectangles' members.
  static let rectNumbers: [String: @Sendable (Rect) -> Double] = [
    "minX": \.minX, "maxX": \.maxX, "minY": \.minY, "maxY": \.maxY, "width": \.width,
    "height": \.height, "midX": { $0.minX + $0.width / 2 }, "midY": { $0.minY + $0.height / 2 },
  ]
}
