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
      // With nothing below it, the keyboard's part is beyond nothing.
      parts = entries.enumerated().map { index, entry in
        index == 0 ? entry.name.replacingOccurrences(of: " beyond that", by: "") : entry.name
      }
      sum =
        entries.isEmpty
        ? "0"
        : entries.map { Numbers.points($0.points) }.joined(separator: " + ")
          + (entries.count == 1 ? "" : " = \(Numbers.points(step.breakdown.total))")
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
}
