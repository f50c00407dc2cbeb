import InsetCore

/// What Compose Multiplatform knows of the keyboard on iOS: how much of the view it overlaps.
///
/// The view is measured when the keyboard is about to change its frame, and when it has appeared;
/// a hide by itself is not heard. Everything below the keyboard's top edge counts as covered, docked
/// or not, down to the bottom of the view. Between the appearances nobody measures.
///
/// Reading: the listener of the whole app has been there from launch on. It is created by the first
/// Compose screen, which need not be this one. The view is observed from `viewDidAppear` on, as in the
/// releases of June 2026; pull request 3259 of July speaks of the moment in which the view enters its
/// window.
struct ComposeKeyboard: Hashable, Sendable {
  /// The part of the view below the keyboard's top edge, in points that are whole pixels.
  private(set) var overlap = 0.0
  /// The last end frame; without height after a hide.
  private var endFrame = Rect.zero
  private var isObserved = false

  /// Takes an event.
  mutating func note(_ event: Event, in environment: ViewEnvironment) {
    switch event.kind {
    case .viewDidAppear:
      isObserved = true
      measure(environment)
    case .viewWillDisappear: isObserved = false
    case .viewDeinit: (overlap, isObserved) = (0, false)
    case .keyboardWillChangeFrame:
      endFrame = event.keyboard.endFrame ?? .zero
      if isObserved { measure(environment) }
    case .keyboardWillShow: endFrame = event.keyboard.endFrame ?? .zero
    case .keyboardWillHide: endFrame = .zero
    default: break
    }
  }

  private mutating func measure(_ environment: ViewEnvironment) {
    let chain = environment.chain
    let height = endFrame.isEmpty ? 0 : max(0, chain.screen.height - endFrame.minY)
    let corner = Rect(x: 0, y: chain.view.height, width: 0, height: 0)
    let below = chain.screen.height - chain.convert(corner, from: .view, to: .screen).minY
    overlap = Self.wholePixels(max(0, height - below), environment.scale)
  }

  /// The nearest whole number of pixels, in points; of two, the one that is less negative.
  static func wholePixels(_ points: Double, _ scale: Double) -> Double {
    (points * scale + 0.5).rounded(.down) / scale
  }
}
