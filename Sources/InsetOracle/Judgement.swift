public import InsetCore

/// The comparison of a view with the expectation after one step.
@usableFromInline
package struct Judgement: Hashable, Sendable {
  /// How far the bottom is off, in points: positive is a gap, negative hides content, 0 is within
  /// the tolerance.
  @usableFromInline package var bottom: Double
  /// Whether another edge than the bottom is off.
  @usableFromInline package var hasWrongEdge: Bool
  /// Whether the vertical indicator is off.
  @usableFromInline package var hasWrongIndicator: Bool
  /// Whether the focused field is hidden, or content is scrolled beyond its ends while nothing is.
  @usableFromInline package var hasWrongOffset: Bool

  /// Creates a judgement from its parts.
  @inlinable
  package init(
    bottom: Double, hasWrongEdge: Bool, hasWrongIndicator: Bool, hasWrongOffset: Bool = false
  ) {
    self.bottom = bottom
    self.hasWrongEdge = hasWrongEdge
    self.hasWrongIndicator = hasWrongIndicator
    self.hasWrongOffset = hasWrongOffset
  }

  /// Whether nothing is off.
  @inlinable package var isExact: Bool {
    bottom == 0 && !hasWrongEdge && !hasWrongIndicator && !hasWrongOffset
  }

  /// Half a point: less is the rounding of pixels.
  @inlinable package static var tolerance: Double { 0.5 }
}

extension Expectation {
  /// Judges where a view ended up, by what its design writes.
  ///
  /// - Parameters:
  ///   - settled: Where the view ended up.
  ///   - mechanism: What the design moves.
  ///   - scrolls: Whether it brings the focused field into view; else the offset is not judged.
  /// - Returns: The comparison with this expectation.
  @inlinable
  package func judge(
    _ settled: SettledLayout, mechanism: AdjustmentMechanism, scrolls: Bool = false
  ) -> Judgement {
    var judgement = judge(settled, mechanism)
    if scrolls {
      let tolerance = Judgement.tolerance
      judgement.hasWrongOffset =
        settled.contentOffset < offsets.lowest - tolerance
        || settled.contentOffset > offsets.highest + tolerance
    }
    return judgement
  }

  @inlinable
  func judge(_ settled: SettledLayout, _ mechanism: AdjustmentMechanism) -> Judgement {
    switch mechanism {
    case .insets:
      return Judgement(
        bottom: Self.off(settled.content.bottom, content.bottom),
        hasWrongEdge: Self.areOff(
          settled.content.top - content.top, settled.content.left - content.left,
          settled.content.right - content.right, 0),
        hasWrongIndicator: Self.areOff(
          settled.indicators.bottom - indicators.bottom, settled.indicators.top - indicators.top,
          settled.indicators.left - indicators.left, settled.indicators.right - indicators.right))
    case .bottomConstraint, .translation:
      return Judgement(
        bottom: Self.off(lowestLine - mechanism.padding, settled.lowestLine), hasWrongEdge: false,
        hasWrongIndicator: false)
    }
  }

  /// Whether any of four differences is beyond the tolerance; all are compared, for a branch costs
  /// more where verdicts are as good as random.
  @inlinable
  static func areOff(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Bool {
    let tolerance = Judgement.tolerance
    let isWithin = (
      abs(a) <= tolerance, abs(b) <= tolerance, abs(c) <= tolerance, abs(d) <= tolerance
    )
    return !(isWithin.0 && isWithin.1 && isWithin.2 && isWithin.3)
  }

  /// The difference, or 0 within the tolerance.
  @inlinable
  static func off(_ actual: Double, _ expected: Double) -> Double {
    let difference = actual - expected
    return abs(difference) <= Judgement.tolerance ? 0 : difference
  }
}
