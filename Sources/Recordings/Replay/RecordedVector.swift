public import InsetCore

/// Recorded geometry with the answer that its author expects; all rectangles are in one space.
public struct RecordedVector: Hashable, Sendable {
  /// What an author expects after an event.
  public enum Answer: Hashable, Sendable {
    /// The content's bottom inset in points, without what the system adds.
    case inset(Double)
    /// The keyboard's mode: `docked`, `floating` or `hidden`.
    case mode(String)
  }

  /// What the author's row is about.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One event and an inset.
    case inset = "norm"
    /// One event and a mode.
    case mode = "norm_mode"
    /// Several events, an inset after each.
    case sequence = "norm_seq"
  }

  /// An event and what is expected after it.
  public struct Step: Hashable, Sendable {
    /// The notification.
    public var event: KeyboardEventName
    /// The keyboard's frame after the change; nil when the key is missing.
    public var endFrame: Rect?
    /// The author's answer.
    public var expected: Answer
  }

  /// The name in the file; a line with several kinds gives several rows of one name.
  public var id: String
  /// What it is about.
  public var kind: Kind
  /// The screen, or the window where the author has no screen.
  public var screen: Rect
  /// The avoiding view.
  public var view: Rect
  /// The events in order, at least one.
  public var steps: [Step]
  /// What the system adds at the bottom, in points.
  public var safeArea: Double
  /// The app's own bottom inset, in points.
  public var base: Double
  /// A distance of the app's own above a keyboard that covers something, in points.
  public var extra: Double
}
