package import InsetCore

/// Recorded geometry with the answer that its author expects; all rectangles are in one space.
package struct RecordedVector: Hashable, Sendable {
  /// What an author expects after an event.
  package enum Answer: Hashable, Sendable {
    /// The content's bottom inset in points, without what the system adds.
    case inset(Double)
    /// The keyboard's mode: `docked`, `floating` or `hidden`.
    case mode(String)
  }

  /// What the author's row is about.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One event and an inset.
    case inset = "norm"
    /// One event and a mode.
    case mode = "norm_mode"
    /// Several events, an inset after each.
    case sequence = "norm_seq"
  }

  /// An event and what is expected after it.
  package struct Step: Hashable, Sendable {
    package var event: KeyboardEventName
    /// The keyboard's frame after the change; nil when the key is missing.
    package var endFrame: Rect?
    package var expected: Answer
  }

  /// The name in the file; a line with several kinds gives several rows of one name.
  package var id: String
  package var kind: Kind
  /// The screen, or the window where the author has no screen.
  package var screen: Rect
  package var view: Rect
  /// The events in order, at least one.
  package var steps: [Step]
  /// What the system adds at the bottom, in points.
  package var safeArea: Double
  /// The app's own bottom inset, in points.
  package var base: Double
  /// A distance of the app's own above a keyboard that covers something, in points.
  package var extra: Double
}
