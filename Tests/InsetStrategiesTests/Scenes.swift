import InsetCore

/// What a strategy has written into a view, apart from what surrounds it.
struct Written: Hashable {
  var content = Insets.zero
  var indicators = Insets.zero
  /// How far the content is scrolled from where it rests with these insets, in points.
  var scrolled = 0.0
  var constraint = 0.0
  var translation = 0.0

  /// Both insets with one bottom, all other edges zero.
  static func insets(_ bottom: Double) -> Written {
    Written(content: Insets(bottom: bottom), indicators: Insets(bottom: bottom))
  }

  static let nothing = Written()
}

/// Plays events to a new strategy and returns what it has written at the end.
func written<S: InsetStrategy>(
  by strategy: S.Type, in environment: ViewEnvironment, base: Insets = .zero, _ events: [Event]...
) -> Written {
  var strategy = S()
  var view = ViewState(environment: environment, base: base, padding: S.mechanism.padding)
  for event in events.joined() { strategy.receive(event, &view) }
  return Written(
    content: view.contentInset, indicators: view.verticalScrollIndicatorInsets,
    scrolled: view.contentOffset.y + view.adjustedContentInset.top,
    constraint: view.bottomConstraint,
    translation: view.translationY)
}

extension [Event] {
  static var appear: [Event] {
    [.viewDidLoad, .viewWillAppear, .viewDidLayoutSubviews, .viewDidAppear]
  }

  static var disappear: [Event] { [.viewWillDisappear, .viewDidDisappear] }

  /// The four notifications of a keyboard that comes up to an end frame.
  static func show(_ end: Rect, from begin: Rect? = nil) -> [Event] {
    let keyboard = KeyboardNotification.to(end, from: begin ?? end.offset(x: 0, y: end.height))
    return [
      .keyboardWillChangeFrame(keyboard), .keyboardWillShow(keyboard),
      .keyboardDidChangeFrame(keyboard), .keyboardDidShow(keyboard),
    ]
  }

  /// The four notifications of a keyboard that goes down to an end frame.
  static func hide(_ end: Rect, from begin: Rect? = nil) -> [Event] {
    let keyboard = KeyboardNotification.to(end, from: begin ?? end.offset(x: 0, y: -end.height))
    return [
      .keyboardWillChangeFrame(keyboard), .keyboardWillHide(keyboard),
      .keyboardDidChangeFrame(keyboard), .keyboardDidHide(keyboard),
    ]
  }
}

extension KeyboardNotification {
  static func to(_ end: Rect, from begin: Rect = .zero) -> KeyboardNotification {
    KeyboardNotification(beginFrame: begin, endFrame: end)
  }

  static let withoutKeys = KeyboardNotification(
    beginFrame: nil, endFrame: nil, duration: nil, curve: nil)
  static let withoutDuration = KeyboardNotification(
    beginFrame: .phone8Keyboard, endFrame: .phone8Keyboard, duration: nil)
}

extension Rect {
  static let phone8Keyboard = Rect(x: 0, y: 407, width: 375, height: 260)
  static let phone8Gone = Rect(x: 0, y: 667, width: 375, height: 260)
  static let phoneXKeyboard = Rect(x: 0, y: 476, width: 375, height: 336)
  static let phoneXGone = Rect(x: 0, y: 812, width: 375, height: 336)
  /// The docked keyboard of an iPad in landscape as iOS 7 reports it: axes exchanged.
  static let legacyPadKeyboard = Rect(x: 0, y: 0, width: 352, height: 1024)
  static let legacyPadGone = Rect(x: -352, y: 0, width: 352, height: 1024)
  static let padKeyboard = Rect(x: 0, y: 368, width: 1024, height: 400)
}

extension ViewEnvironment {
  /// A scroll view that fills an iPhone 8, or has another frame there, without bars.
  static func phone8(view: Rect? = nil, focusedField: Rect = .zero) -> ViewEnvironment {
    var chain = ViewChain(filling: Size(width: 375, height: 667))
    chain.view = view ?? chain.view
    return ViewEnvironment(
      chain: chain, contentSize: Size(width: 375, height: 2000), focusedField: focusedField,
      scale: 2)
  }

  /// A scroll view that fills an iPhone X: 375 by 812 points.
  static func phoneX(
    top: Double = 44, bottom: Double = 34, tabBar: Bar? = nil, toolbar: Bar? = nil,
    focusedField: Rect = .zero
  ) -> ViewEnvironment {
    ViewEnvironment(
      chain: ViewChain(filling: Size(width: 375, height: 812)),
      contentSize: Size(width: 375, height: 2000),
      rootObstruction: Insets(top: top, bottom: bottom), tabBar: tabBar, toolbar: toolbar,
      focusedField: focusedField)
  }

  /// A scroll view that fills an iPad in landscape on iOS 7, the home button at the right.
  static let legacyPad: ViewEnvironment = {
    var capabilities = OSCapabilities.modern
    capabilities.usesFixedCoordinates = true
    capabilities.insetAdjustment = .contentInset
    capabilities.adjustsIndicators = false
    let upright = Rect(x: 0, y: 0, width: 1024, height: 768)
    return ViewEnvironment(
      chain: ViewChain(
        screen: Size(width: 768, height: 1024),
        window: Rect(x: 0, y: 0, width: 768, height: 1024), rotation: .landscapeRight,
        root: upright, superview: upright, view: upright),
      contentSize: Size(width: 1024, height: 2000), idiom: .pad, scale: 2,
      capabilities: capabilities)
  }()

  /// A scroll view that fills an iPhone X in SwiftUI's container, which makes room for the keyboard.
  static let hosted = ViewEnvironment(
    chain: ViewChain(filling: Size(width: 375, height: 812)),
    contentSize: Size(width: 375, height: 2000), rootObstruction: Insets(top: 44, bottom: 34),
    adjustsForKeyboard: true, isHostedBySwiftUI: true)

  /// A scroll view that fills a container from 64 points of an iPhone 8 on.
  static let belowHeader: ViewEnvironment = {
    var chain = ViewChain(filling: Size(width: 375, height: 667))
    chain.superview = Rect(x: 0, y: 64, width: 375, height: 603)
    chain.view = Rect(x: 0, y: 0, width: 375, height: 603)
    return ViewEnvironment(chain: chain, contentSize: Size(width: 375, height: 2000), scale: 2)
  }()

  /// A scroll view that fills a free window of 500 by 600 points at (100, 100) of an iPad.
  static let freeWindow: ViewEnvironment = {
    let bounds = Rect(x: 0, y: 0, width: 500, height: 600)
    return ViewEnvironment(
      chain: ViewChain(
        screen: Size(width: 1024, height: 768),
        window: Rect(x: 100, y: 100, width: 500, height: 600), root: bounds, superview: bounds,
        view: bounds),
      contentSize: Size(width: 500, height: 2000), idiom: .pad, scale: 2)
  }()
}
