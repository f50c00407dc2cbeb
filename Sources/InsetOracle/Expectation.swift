public import InsetCore

/// Where a view has to end up so that nothing is hidden and no room is wasted.
@usableFromInline
package struct Expectation: Hashable, Sendable {
  /// The content's whole insets, the system's part included, in points; at the bottom the largest
  /// that is right.
  @usableFromInline package var content: Insets
  /// The vertical indicator's whole insets, the system's part included, in points.
  @usableFromInline package var indicators: Insets
  /// The bottom of the lowest fixed content in the upright screen space, without a design's padding.
  @usableFromInline package var lowestLine: Double
  /// How much less than the bottom insets is right as well, in points: what a keyboard covers of the
  /// view below its window, where the content's end cannot be reached without the keyboard either, and
  /// what it has uncovered while it has not settled.
  @usableFromInline package var unreachable: Double
  /// The points above the needed bottom inset that are the app's own padding: without them nothing is
  /// hidden.
  @usableFromInline package var padding: Double
  /// The most of the content that can be hidden, in points: what is covered of content that ends above
  /// the view's bottom; infinite where it reaches it.
  @usableFromInline package var hideable: Double
  /// How far the content may have moved up.
  @usableFromInline package var offsets: OffsetRange

  /// Creates an expectation from its parts.
  @inlinable
  package init(
    content: Insets, indicators: Insets, lowestLine: Double, unreachable: Double = 0,
    padding: Double = 0, hideable: Double = .infinity, offsets: OffsetRange = .any
  ) {
    self.content = content
    self.indicators = indicators
    self.lowestLine = lowestLine
    self.unreachable = unreachable
    self.padding = padding
    self.hideable = hideable
    self.offsets = offsets
  }

  /// All lengths in one order, in points.
  package var lengths: [Double] {
    [content, indicators].flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
      + [lowestLine, unreachable, padding]
  }

  /// The lengths and the ends of the offsets.
  package var figures: [Double] { lengths + [offsets.lowest, offsets.highest] }
}

/// The content offsets that are right, in points: those that show the focused field above what is
/// covered, and those between the ends of the content while nothing is.
@usableFromInline
package struct OffsetRange: Hashable, Sendable {
  /// The content's top is shown, or as much as the field needs to be seen.
  @usableFromInline package var lowest: Double
  /// The content's end is shown, or the field is right below what covers the top.
  @usableFromInline package var highest: Double

  /// Creates a range from its ends.
  @inlinable
  package init(_ lowest: Double, _ highest: Double) {
    (self.lowest, self.highest) = (lowest, highest)
  }

  /// The field cannot be seen whole, or none has the focus: every offset will do.
  @inlinable package static var any: OffsetRange { OffsetRange(-.infinity, .infinity) }
}
