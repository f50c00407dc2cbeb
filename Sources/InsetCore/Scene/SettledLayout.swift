/// Where a view ended up after a step: what the verdict is about.
public struct SettledLayout: Hashable, Sendable {
  /// The content's whole insets, the system's part included.
  public var content: Insets
  /// The vertical indicator's whole insets, the system's part included.
  public var indicators: Insets
  /// The bottom of the lowest fixed content in the upright screen space, for designs that move it.
  public var lowestLine: Double
  /// How far the content has moved up, in points: the vertical content offset, and as far as a design
  /// has moved the view itself.
  public var contentOffset: Double

  /// Creates an end state from its parts.
  @inlinable
  public init(content: Insets, indicators: Insets, lowestLine: Double, contentOffset: Double = 0) {
    self.content = content
    self.indicators = indicators
    self.lowestLine = lowestLine
    self.contentOffset = contentOffset
  }

  /// The end state of a view as it is now.
  @inlinable
  public init(_ view: ViewState) {
    self.init(
      content: view.adjustedContentInset, indicators: view.adjustedIndicatorInsets,
      lowestLine: view.lowestLine, contentOffset: view.contentOffset.y - view.translationY)
  }
}
