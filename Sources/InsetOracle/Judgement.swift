public import InsetCore

/// The comparison of a view with the expectation after one step.
@usableFromInline
package struct Judgement: Hashable, Sendable {
  /// How far the bottom is off, in points: positive is a gap, negative hides content, 0 does neither
  /// or is within the tolerance.
  @usableFromInline package var bottom: Double
  /// How much of the padding above the keyboard is lost where nothing is hidden, in points.
  @usableFromInline package var lostPadding: Double
  /// Whether another edge than the bottom is off.
  @usableFromInline package var hasWrongEdge: Bool
  /// Whether the vertical indicator is off.
  @usableFromInline package var hasWrongIndicator: Bool
  /// Whether the focused field is hidden, or content is scrolled beyond its ends while nothing is.
  @usableFromInline package var hasWrongOffset: Bool

  /// Creates a judgement from its parts.
  @inlinable
  package init(
    bottom: Double, lostPadding: Double = 0, hasWrongEdge: Bool, hasWrongIndicator: Bool,
    hasWrongOffset: Bool = false
  ) {
    self.bottom = bottom
    self.lostPadding = lostPadding
    self.hasWrongEdge = hasWrongEdge
    self.hasWrongIndicator = hasWrongIndicator
    self.hasWrongOffset = hasWrongOffset
  }

  /// Whether nothing is off.
  @inlinable package var isExact: Bool {
    bottom == 0 && lostPadding == 0 && !hasWrongEdge && !hasWrongIndicator && !hasWrongOffset
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
  ///   - distance: The points that the design promises to keep above the keyboard; they are no gap.
  /// - Returns: The comparison with this expectation.
  @inlinable
  package func judge(
    _ settled: SettledLayout, mechanism: AdjustmentMechanism, scrolls: Bool = false,
    distance: Double = 0
  ) -> Judgement {
    var judgement = judge(settled, mechanism, distance)
    if scrolls {
      let tolerance = Judgement.tolerance
      judgement.hasWrongOffset =
        settled.contentOffset < offsets.lowest - tolerance
        || settled.contentOffset > offsets.highest + tolerance
    }
    return judgement
  }

  @inlinable
  func judge(
    _ settled: SettledLayout, _ mechanism: AdjustmentMechanism, _ distance: Double
  ) -> Judgement {
    switch mechanism {
    case .insets:
      let (bottom, lostPadding) = judgeBottom(
        settled.content.bottom - content.bottom, padding: padding, distance: distance,
        hideable: hideable)
      // The end of the scroll bar may keep the distance or leave it to the content.
      let bar = settled.indicators.bottom - indicators.bottom
      let allowed = bar < 0 ? max(bar, -unreachable) : min(bar, distance)
      return Judgement(
        bottom: bottom, lostPadding: lostPadding,
        hasWrongEdge: Self.areOff(
          settled.content.top - content.top, settled.content.left - content.left,
          settled.content.right - content.right, 0),
        hasWrongIndicator: Self.areOff(
          bar - allowed, settled.indicators.top - indicators.top,
          settled.indicators.left - indicators.left, settled.indicators.right - indicators.right))
    case .bottomConstraint, .translation:
      let padding = mechanism.padding
      let (bottom, lostPadding) = judgeBottom(
        lowestLine - padding - settled.lowestLine, padding: padding, distance: distance,
        hideable: .infinity)
      return Judgement(
        bottom: bottom, lostPadding: lostPadding, hasWrongEdge: false, hasWrongIndicator: false)
    }
  }

  /// Says of a bottom that is so far above the right one whether that is right, a gap, lost padding
  /// or hidden content.
  ///
  /// - Returns: The gap, or less than 0 for what is hidden; and the padding that is lost where neither
  ///   is.
  @inlinable
  func judgeBottom(
    _ difference: Double, padding: Double, distance: Double, hideable: Double
  ) -> (bottom: Double, lostPadding: Double) {
    let tolerance = Judgement.tolerance
    if difference > distance + tolerance { return (difference - distance, 0) }
    let missing = -difference - unreachable
    if missing <= tolerance || hideable <= tolerance { return (0, 0) }
    if missing <= padding + tolerance { return (0, missing) }
    return (-min(missing - padding, hideable), 0)
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
}
