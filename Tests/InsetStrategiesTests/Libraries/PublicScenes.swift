import InsetCore

@testable import InsetStrategies

/// Plays events to a new strategy for a view whose indicator has insets of its own.
func written<S: InsetStrategy>(
  by strategy: S.Type, in environment: ViewEnvironment, base: Insets = .zero,
  indicatorBase: Insets, _ events: [Event]...
) -> Written {
  var strategy = S()
  var view = ViewState(
    environment: environment, base: base, indicatorBase: indicatorBase, padding: S.mechanism.padding
  )
  for event in events.joined() { strategy.receive(event, &view) }
  return Written(
    content: view.contentInset, indicators: view.verticalScrollIndicatorInsets,
    constraint: view.bottomConstraint, translation: view.translationY)
}

/// Plays events, lays the view out elsewhere, plays the rest, and returns the bottom constraint.
func constraint<S: InsetStrategy>(
  by strategy: S.Type, in environment: ViewEnvironment, _ before: [Event],
  thenIn next: ViewEnvironment, _ after: [Event]
) -> Double {
  var strategy = S()
  var view = ViewState(environment: environment)
  for event in before { strategy.receive(event, &view) }
  view.lay(out: next)
  for event in after { strategy.receive(event, &view) }
  return view.bottomConstraint
}

extension [Event] {
  /// The two notifications of a keyboard that is raised, floats or is dragged.
  static func move(_ end: Rect, from begin: Rect = .zero) -> [Event] {
    let keyboard = KeyboardNotification.to(end, from: begin)
    return [.keyboardWillChangeFrame(keyboard), .keyboardDidChangeFrame(keyboard)]
  }

  /// The show of a keyboard that another app has caused.
  static func showElsewhere(_ end: Rect) -> [Event] {
    let keyboard = KeyboardNotification(
      beginFrame: end.offset(x: 0, y: end.height), endFrame: end, isLocal: false)
    return [
      .keyboardWillChangeFrame(keyboard), .keyboardWillShow(keyboard),
      .keyboardDidChangeFrame(keyboard), .keyboardDidShow(keyboard),
    ]
  }
}

extension Rect {
  static let padGone = Rect(x: 0, y: 768, width: 1024, height: 400)
  static let padFloating = Rect(x: 352, y: 300, width: 320, height: 260)
  static let padRaised = Rect(x: 0, y: 248, width: 1024, height: 400)
  /// A hardware keyboard's bar: 55 points of a frame that keeps its height.
  static let padBar = Rect(x: 0, y: 713, width: 1024, height: 400)
  static let field = Rect(x: 16, y: 100, width: 200, height: 40)
}

extension OSCapabilities {
  /// iOS 12: a safe area, but none for indicators, and no screen in a notification.
  static let iOS12: OSCapabilities = {
    var capabilities = OSCapabilities.modern
    capabilities.adjustsIndicators = false
    capabilities.postsScreenObject = false
    return capabilities
  }()
}

extension ViewEnvironment {
  /// A view in a window on a screen, by default filling both, with content three times as high.
  static func stage(
    _ screen: Size, window: Rect? = nil, view: Rect? = nil, contentHeight: Double? = nil,
    obstruction: Insets = .zero, behavior: ContentInsetAdjustmentBehavior = .automatic,
    tabBar: Bar? = nil, field: Rect = .field, idiom: Idiom = .phone,
    horizontal: SizeClass = .compact, crossFade: Bool = false,
    capabilities: OSCapabilities = .modern
  ) -> ViewEnvironment {
    let window = window ?? Rect(origin: .zero, size: screen)
    let bounds = Rect(origin: .zero, size: window.size)
    let view = view ?? bounds
    return ViewEnvironment(
      chain: ViewChain(
        screen: screen, window: window, root: bounds, superview: bounds, view: view),
      contentSize: Size(width: view.width, height: contentHeight ?? 3 * view.height),
      rootObstruction: obstruction, adjustmentBehavior: behavior, tabBar: tabBar,
      focusedField: field, idiom: idiom, horizontalSizeClass: horizontal,
      prefersCrossFade: crossFade,
      capabilities: capabilities)
  }

  /// An iPhone X with a focused field.
  static func fieldOnPhoneX(
    behavior: ContentInsetAdjustmentBehavior = .automatic, crossFade: Bool = false
  ) -> ViewEnvironment {
    .stage(
      Size(width: 375, height: 812), obstruction: Insets(top: 44, bottom: 34), behavior: behavior,
      crossFade: crossFade)
  }

  /// An iPhone 8 with a focused field, or with another view.
  static func fieldOnPhone8(
    view: Rect? = nil, crossFade: Bool = false, capabilities: OSCapabilities = .modern
  ) -> ViewEnvironment {
    .stage(
      Size(width: 375, height: 667), view: view, crossFade: crossFade, capabilities: capabilities)
  }

  /// An iPad of 1024 by 768 points without a home indicator, with a window and a focused field.
  static func pad(
    window: Rect? = nil, view: Rect? = nil, field: Rect = .field,
    capabilities: OSCapabilities = .modern
  ) -> ViewEnvironment {
    .stage(
      Size(width: 1024, height: 768), window: window, view: view, field: field, idiom: .pad,
      horizontal: .regular, capabilities: capabilities)
  }

  /// A sheet that begins 100 points below the top of an iPhone 8's window, with a field of 400
  /// points in it.
  static let highFieldInSheet: ViewEnvironment = {
    var chain = ViewChain(filling: Size(width: 375, height: 667))
    chain.root = Rect(x: 0, y: 100, width: 375, height: 567)
    chain.superview = Rect(x: 0, y: 0, width: 375, height: 567)
    chain.view = chain.superview
    return ViewEnvironment(
      chain: chain, contentSize: Size(width: 375, height: 2000),
      focusedField: Rect(x: 16, y: 10, width: 200, height: 400), scale: 2)
  }()

  /// A free window of 500 by 600 points at (100, 100) on that iPad.
  static let padWindow = ViewEnvironment.pad(
    window: Rect(x: 100, y: 100, width: 500, height: 600))
}
