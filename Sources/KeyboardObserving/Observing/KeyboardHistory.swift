import InsetCore

/// What has to be known of the keyboard's past: whether it came or went last, and its frame since.
struct KeyboardHistory: Hashable, Sendable {
  private var appearance: KeyboardEvent?
  private var frame: KeyboardEvent?

  /// Whether nothing has been reported.
  var isEmpty: Bool { appearance == nil && frame == nil }

  /// The events that lead to the same knowledge, oldest first.
  var events: [KeyboardEvent] { [appearance, frame].compactMap { $0 } }

  /// Adds an event.
  mutating func record(_ event: KeyboardEvent) {
    switch event.kind {
    case .keyboardWillChangeFrame, .keyboardDidChangeFrame: frame = event
    default: (appearance, frame) = (event, nil)
    }
  }
}
