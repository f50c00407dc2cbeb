import InsetCore

/// Flutter's engine and framework, which releases share but for the rectangle that they measure.
///
/// Two layers. The engine distinguishes docked, floating and hidden and reports a view inset only
/// for the first. The framework takes the larger of that inset and the safe area: the keyboard
/// consumes the safe area, so what lies below is never added.
///
/// An iPad's Slide Over window ends above the screen: the gap moves the frame down for the docked
/// test, unless the frame reaches the screen's bottom, as it does under Stage Manager.
///
/// Without a window there is no screen, and the mode is hidden.
///
/// While the inset grows, the framework scrolls by as little as shows the caret with 20 points
/// around it. It does so frame by frame, and what no longer fits stays at the top. Content that is
/// beyond its end comes back.
///
/// Reading: the caret is as large as the field. The app's scaffold makes room for the inset, as it
/// does by default, and content keeps to the safe area.
struct FlutterEngine: Hashable, Sendable {
  /// Which rectangle of the view the engine converts from the view's own space to the screen's.
  enum Measure { case frame, bounds }

  private enum Mode { case hidden, floating, docked }

  private let measure: Measure
  private var presence = Presence()
  /// The reported view inset, in points.
  private var inset = 0.0

  init(measuring measure: Measure) { self.measure = measure }

  /// Takes an event; what comes before `viewDidLoad` counts as hidden, and nothing is heard after
  /// `viewDeinit`.
  mutating func receive(_ event: Event, _ view: inout ViewState) {
    presence.note(event)
    switch event.kind {
    case .keyboardWillChangeFrame, .keyboardWillShow,
      .keyboardWillHide:
      if !presence.isLoaded || Self.ignores(event) { return }
      let before = inset
      inset = insetHeight(under: event.keyboard, event, view)
      if inset != before { Self.scroll(above: inset, showsCaret: inset > before, &view) }
    default: break
    }
    if presence.isLoaded { view.liftLowestContent(aboveBottom: inset) }
  }

  private static func scroll(above inset: Double, showsCaret: Bool, _ view: inout ViewState) {
    let (field, around) = (view.environment.focusedField, view.adjustedContentInset)
    let end = view.bounds.height - max(inset, around.bottom)
    var y = view.contentOffset.y
    if showsCaret, !field.isEmpty {
      y = max(y, field.maxY + 20 - end)
      y = min(y, field.minY - 20 - around.top)
    }
    view.contentOffset.y = max(-around.top, min(y, view.environment.contentSize.height - end))
  }

  private static func ignores(_ event: Event) -> Bool {
    if event.isKeyboardHide { return false }
    let frame = event.keyboard.endFrame ?? .zero
    if frame == .zero, event.kind == .keyboardWillChangeFrame { return true }
    return !frame.isEmpty && !event.keyboard.isLocal
  }

  private func insetHeight(
    under keyboard: KeyboardNotification, _ event: Event, _ view: ViewState
  ) -> Double {
    let frame = keyboard.endFrame ?? .zero
    let chain = view.environment.chain
    let own = measure == .frame ? chain.view : Rect(origin: .zero, size: chain.view.size)
    let frameOnScreen = chain.convert(own, from: .view, to: .screen)
    guard presence.hasWindow, !event.isKeyboardHide,
      Self.mode(of: frame, frameOnScreen, view.environment) == .docked
    else { return 0 }
    return frame.intersection(frameOnScreen).height
  }

  private static func mode(
    of frame: Rect, _ frameOnScreen: Rect, _ environment: ViewEnvironment
  ) -> Mode {
    if frame == .zero { return .floating }
    if frame.isEmpty { return .hidden }
    let screen = environment.chain.screen
    let moved = frame.offset(x: 0, y: gap(below: frameOnScreen, frame, environment))
    let shown = moved.intersection(Rect(origin: .zero, size: screen))
    guard shown.height.rounded() > 0, shown.width > 0 else { return .hidden }
    return moved.maxY.rounded() < screen.height ? .floating : .docked
  }

  /// The distance from a Slide Over window to the screen's bottom edge, in points.
  private static func gap(
    below view: Rect, _ frame: Rect, _ environment: ViewEnvironment
  ) -> Double {
    let height = environment.chain.screen.height
    guard environment.idiom == .pad, environment.horizontalSizeClass == .compact,
      environment.verticalSizeClass == .regular, frame.maxY != height
    else { return 0 }
    return max(0, height - view.maxY)
  }
}
