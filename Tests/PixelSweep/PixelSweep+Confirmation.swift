package import InsetCore
package import InsetOracle

extension PixelSweep {
  /// Whether an exact expectation is within the resolution of the sweep's own.
  ///
  /// Two things decide whether a keyboard counts at all: the point that an overlap needs, and its
  /// sides at the view's. Where one larger by the resolution counts and one smaller does not, no
  /// sweep can decide, and either answer is confirmed with all that lies between.
  ///
  /// - Complexity: that of one sweep, and of three where the first does not confirm.
  package func confirms(
    _ exact: Expectation, of truth: Truth, _ choices: PolicyChoices = PolicyChoices()
  ) -> Bool {
    let swept = expectation(truth, choices)
    let hasLowered = truth.lowered != nil
    if isBetween(swept, exact, swept, hasLowered) { return true }
    let smaller = truth.growingKeyboards(by: -resolution)
    let larger = truth.growingKeyboards(by: resolution)
    guard hides(larger, choices), !hides(smaller, choices) else { return false }
    return isBetween(
      expectation(smaller, choices), exact, expectation(larger, choices), hasLowered)
  }

  private func isBetween(
    _ one: Expectation, _ exact: Expectation, _ other: Expectation, _ hasLowered: Bool
  ) -> Bool {
    // What is out of reach is the difference of two figures, or of three where the keyboard has not
    // settled, each off by up to the resolution.
    let isReachNear = [one, other].contains {
      abs(exact.unreachable - $0.unreachable) <= (hasLowered ? 3 : 2) * resolution
    }
    var (one, other) = (one, other)
    if isReachNear { (one.unreachable, other.unreachable) = (exact.unreachable, exact.unreachable) }
    return zip(exact.figures, zip(one.figures, other.figures)).allSatisfy { exact, ends in
      min(ends.0, ends.1) - resolution <= exact && exact <= max(ends.0, ends.1) + resolution
    }
  }
}

extension Truth {
  /// The same with every keyboard larger by some points at each edge.
  fileprivate func growingKeyboards(by points: Double) -> Truth {
    let edges = Insets(top: -points, left: -points, bottom: -points, right: -points)
    var truth = self
    truth.covered = covered?.inset(by: edges)
    truth.own = own?.inset(by: edges)
    truth.raised = raised?.inset(by: edges)
    truth.ownRaised = ownRaised?.inset(by: edges)
    truth.lowered = lowered?.inset(by: edges)
    return truth
  }
}
