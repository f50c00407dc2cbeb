public import InsetCore

/// Where a view has to end up so that nothing is hidden and no room is wasted.
public struct Expectation: Hashable, Sendable {
  /// The content's whole insets, the system's part included, in points.
  public var content: Insets
  /// The vertical indicator's whole insets, the system's part included, in points.
  public var indicators: Insets
  /// The bottom of the lowest fixed content in the upright screen space, without a design's padding.
  public var lowestLine: Double

  /// Creates an expectation from its parts.
  @inlinable
  public init(content: Insets, indicators: Insets, lowestLine: Double) {
    self.content = content
    self.indicators = indicators
    self.lowestLine = lowestLine
  }
}

/// A choice that Apple leaves open, with the answers that are not the preferred one.
public enum Policy: String, Hashable, Sendable, CaseIterable {
  /// Whether the indicator keeps its own inset on top of the keyboard's part (preferred), or only
  /// the larger of the two.
  case indicatorInsets = "indicator-insets"
  /// Whether the app's own bottom inset is padding that stays above the keyboard (preferred), or an
  /// obstruction that the keyboard covers.
  case baseInset = "base-inset"

  /// The choice that the oracle prefers.
  public var preferred: String {
    switch self {
    case .indicatorInsets: "add"
    case .baseInset: "padding"
    }
  }

  /// The choice that is allowed beside it.
  public var alternative: String {
    switch self {
    case .indicatorInsets: "larger"
    case .baseInset: "obstruction"
    }
  }
}
