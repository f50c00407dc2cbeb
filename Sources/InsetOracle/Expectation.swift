public import InsetCore

/// Where a view has to end up so that nothing is hidden and no room is wasted.
@usableFromInline
package struct Expectation: Hashable, Sendable {
  /// The content's whole insets, the system's part included, in points.
  @usableFromInline package var content: Insets
  /// The vertical indicator's whole insets, the system's part included, in points.
  @usableFromInline package var indicators: Insets
  /// The bottom of the lowest fixed content in the upright screen space, without a design's padding.
  @usableFromInline package var lowestLine: Double

  /// Creates an expectation from its parts.
  @inlinable
  package init(content: Insets, indicators: Insets, lowestLine: Double) {
    self.content = content
    self.indicators = indicators
    self.lowestLine = lowestLine
  }

  /// All lengths in one order, in points.
  package var lengths: [Double] {
    [content, indicators].flatMap { [$0.top, $0.left, $0.bottom, $0.right] } + [lowestLine]
  }
}
