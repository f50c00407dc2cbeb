import DeviceProfiles
import InsetCore

/// The notifications that an OS version posts in a window, with frames in that era's coordinate
/// space.
struct NotificationSequence {
  let context: WindowContext
  /// Whether the keyboard is the app's own, as the OS reports it.
  var isLocal = true
  /// The duration that the OS reports, in seconds.
  var duration = 0.25
  private(set) var occurrences: [Occurrence] = []

  init(_ context: WindowContext) { self.context = context }

  /// A docked keyboard appears, or changes its height.
  mutating func show(from begin: Rect, to end: Rect) {
    post(
      [.keyboardWillChangeFrame, .keyboardWillShow, .keyboardDidChangeFrame, .keyboardDidShow],
      from: begin, to: end)
  }

  /// A raised or floating keyboard appears, disappears or is dragged: frame changes only.
  mutating func move(from begin: Rect, to end: Rect) {
    post([.keyboardWillChangeFrame, .keyboardDidChangeFrame], from: begin, to: end)
  }

  /// Keyboard notifications in order, all with the same frames in the upright screen space.
  mutating func post(_ kinds: [Event.Kind], from begin: Rect, to end: Rect) {
    let content = KeyboardNotification(
      beginFrame: reported(begin), endFrame: reported(end), duration: duration, isLocal: isLocal,
      hasScreenObject: context.capabilities.postsScreenObject)
    for kind in kinds {
      occurrences.append(.post(Event(kind, content)))
    }
  }

  /// The zero rectangle is the same in every space.
  private func reported(_ rect: Rect) -> Rect {
    if rect == .zero { return rect }
    let portrait = context.rotation.isLandscape ? context.screen.transposed : context.screen
    return context.rotation.fixed(rect, portrait: portrait)
  }
}
