/// How a strategy's change is timed relative to the keyboard's movement, with a source.
///
/// A scenario is exact or not by what has settled; this is an aspect beside it.
public struct AnimationUse: Hashable, Sendable {
  /// When a change happens, and along which curve.
  public enum Timing: String, Hashable, Sendable, CaseIterable {
    /// No source states it.
    case unknown
    /// With the keyboard, for its duration and along its curve.
    case matches
    /// With the keyboard, along another curve.
    case ownCurve = "own-curve"
    /// When the keyboard has come.
    case late
    /// At once, while the keyboard begins to move.
    case none
  }

  /// When the change happens.
  public let timing: Timing
  /// The source; empty if none states it.
  public let source: String

  package init(_ timing: Timing, _ source: String) {
    (self.timing, self.source) = (timing, source)
  }

  /// No source states it.
  public static let unknown = AnimationUse(.unknown, "")

  /// The change has the keyboard's duration and curve.
  public static func matches(_ source: String) -> AnimationUse { AnimationUse(.matches, source) }

  /// The change begins with the keyboard and has another curve.
  public static func ownCurve(_ source: String) -> AnimationUse { AnimationUse(.ownCurve, source) }

  /// The change waits until the keyboard has come.
  public static func late(_ source: String) -> AnimationUse { AnimationUse(.late, source) }

  /// The change has no animation.
  public static func none(_ source: String) -> AnimationUse { AnimationUse(.none, source) }

  /// It as a phrase after "moves", with its source.
  public var words: String {
    switch timing {
    case .unknown: "unknown"
    case .matches: "with the keyboard, along its curve: \(source)"
    case .ownCurve: "with the keyboard, along another curve: \(source)"
    case .late: "after the keyboard: \(source)"
    case .none: "at once: \(source)"
    }
  }
}
