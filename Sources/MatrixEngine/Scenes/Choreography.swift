import DeviceProfiles
import InsetCore

/// Posts what the OS of a stage posts, with frames in that era's coordinate space.
struct Choreography {
  let stage: StageContext
  /// Whether the keyboard is the app's own, as the OS tells it.
  var isLocal = true
  /// The duration that the OS gives, in seconds.
  var duration = 0.25
  private(set) var occurrences: [Occurrence] = []
  /// The last keyboard notification.
  private(set) var last: Event?

  init(_ stage: StageContext) { self.stage = stage }

  /// One of the six notifications.
  enum Kind {
    case willChangeFrame, willShow, didChangeFrame, didShow, willHide, didHide
  }

  /// A docked keyboard comes, or changes its height where it stands.
  mutating func show(from begin: Rect, to end: Rect) {
    post([.willChangeFrame, .willShow, .didChangeFrame, .didShow], from: begin, to: end)
  }

  /// A docked keyboard goes.
  mutating func hide(from begin: Rect, to end: Rect) {
    post([.willChangeFrame, .willHide, .didChangeFrame, .didHide], from: begin, to: end)
  }

  /// A raised or floating keyboard comes, goes or is dragged: frame changes only.
  mutating func move(from begin: Rect, to end: Rect) {
    post([.willChangeFrame, .didChangeFrame], from: begin, to: end)
  }

  /// The notifications in a row, all with the same frames in the upright screen space.
  mutating func post(_ kinds: [Kind], from begin: Rect, to end: Rect) {
    let content = KeyboardNotification(
      beginFrame: reported(begin), endFrame: reported(end), duration: duration, isLocal: isLocal,
      hasScreenObject: stage.capabilities.postsScreenObject)
    for kind in kinds {
      let event: Event =
        switch kind {
        case .willChangeFrame: .keyboardWillChangeFrame(content)
        case .willShow: .keyboardWillShow(content)
        case .didChangeFrame: .keyboardDidChangeFrame(content)
        case .didShow: .keyboardDidShow(content)
        case .willHide: .keyboardWillHide(content)
        case .didHide: .keyboardDidHide(content)
        }
      last = event
      occurrences.append(.post(event))
    }
  }

  /// Events of the view and the app.
  mutating func post(_ events: Event...) {
    occurrences += events.map { .post($0) }
  }

  /// The system's containers follow the keyboard.
  mutating func moveKeyboard(to covered: Rect?) {
    occurrences.append(.moveKeyboard(covered))
  }

  /// The view is laid out in another stage.
  mutating func layOut(stage: Int) {
    occurrences += [
      .layOut(stage: stage), .post(.safeAreaInsetsDidChange), .post(.viewDidLayoutSubviews),
    ]
  }

  /// The zero rectangle is the same in every space.
  private func reported(_ rect: Rect) -> Rect {
    if rect == .zero { return rect }
    let portrait = stage.rotation.isLandscape ? stage.screen.transposed : stage.screen
    return stage.rotation.fixed(rect, portrait: portrait)
  }
}
