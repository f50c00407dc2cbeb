import InsetCore
import InsetOracle
package import MatrixResults
import TextFormats

/// What is compared at the bottom: an inset, or where the lowest line of content is.
struct Measure {
  let name: String
  let expected: Double
  let actual: Double
  /// The arithmetic of the expected value, and what its parts are.
  let sum: String
  let parts: [String]
  /// Where the two lie in the upright screen space.
  let expectedLine: Double
  let actualLine: Double

  init(_ step: Explanation.Step, _ mechanism: AdjustmentMechanism) {
    let view = step.truth.view
    switch mechanism {
    case .insets:
      name = "bottom inset"
      expected = step.expectation.content.bottom
      actual = step.settled.content.bottom
      let entries = step.breakdown.entries
      let below = step.keyboardBelowView
      // With nothing below it, the keyboard's part is beyond nothing.
      parts = entries.enumerated().map { index, entry in
        guard index == 0 else { return entry.name }
        return entry.name.replacingOccurrences(of: " beyond that", by: "")
          + (below == nil ? "" : " less what is below the view")
      }
      let terms = entries.enumerated().map { index, entry in
        guard index == 0, let below else { return Numbers.points(entry.points) }
        return "\(Numbers.points(entry.points + below)) - \(Numbers.points(below))"
      }
      sum =
        entries.isEmpty
        ? "0"
        : terms.joined(separator: " + ")
          + (entries.count == 1 && below == nil
            ? "" : " = \(Numbers.points(step.breakdown.total))")
      expectedLine = view.frame.maxY - expected
      actualLine = view.frame.maxY - actual
    case .bottomConstraint, .translation:
      name = "lowest line"
      expected = step.expectation.lowestLine - mechanism.padding
      actual = step.settled.lowestLine
      let resting = view.frame.maxY - view.restingGap
      let isCovering = step.expectation.lowestLine < resting
      let padding = mechanism.padding == 0 ? "" : " - \(Numbers.points(mechanism.padding))"
      sum =
        Numbers.points(step.expectation.lowestLine) + padding
        + (padding.isEmpty ? "" : " = \(Numbers.points(expected))")
      parts =
        [isCovering ? "top of the keyboard" : "where it rests"]
        + (padding.isEmpty ? [] : ["the design's own padding"])
      expectedLine = expected
      actualLine = actual
    }
  }

  /// "34 + 49 + 253 = 336: home indicator, bars, keyboard beyond that".
  var breakdown: String {
    parts.isEmpty ? "0: nothing to keep free" : "\(sum): \(parts.joined(separator: ", "))"
  }
}

extension Explanation.Step {
  /// The arithmetic of the needed bottom inset: "34 + 302 = 336: home indicator, keyboard beyond
  /// that".
  package var arithmetic: String { Measure(self, .insets).breakdown }

  /// The lowest bottom inset that is right as well, in points; nil once the keyboard has settled.
  var lowestBottom: Double? {
    step.lowered == nil ? nil : expectation.content.bottom - expectation.unreachable
  }

  /// How much of the keyboard is below the view's end, in points, where the rest of it is the first
  /// part of what is needed; nil for nothing.
  fileprivate var keyboardBelowView: Double? {
    guard let keyboard = truth.covered, let first = breakdown.entries.first,
      first.name.hasPrefix("keyboard")
    else { return nil }
    let below = keyboard.maxY - truth.view.frame.maxY
    let isAll = abs(keyboard.height - below - first.points) <= Judgement.tolerance
    return below > Judgement.tolerance && isAll ? below : nil
  }
}
