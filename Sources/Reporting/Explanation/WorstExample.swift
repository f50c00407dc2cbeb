import InsetCore
import InsetOracle
import MatrixEngine
import TextFormats

/// An example at the step where it goes wrong.
struct WorstExample {
  /// What goes wrong.
  enum Kind: String {
    case hidden
    case gap
    case otherEdge
    case indicator
  }

  let example: Report.Example
  let kind: Kind
  /// How far the bottom is off; 0 where it is not.
  let points: Double
  /// The step's number, counted from 1.
  let number: Int
  let step: Explanation.Step

  /// Finds the step where the bottom first goes wrong, or else anything; nil where nothing does.
  init?(_ example: Report.Example) {
    let steps = example.explanation.steps
    guard
      let index = steps.firstIndex(where: { $0.judgement.bottom != 0 })
        ?? steps.firstIndex(where: { !$0.judgement.isExact })
    else { return nil }
    self.example = example
    step = steps[index]
    number = index + 1
    points = abs(step.judgement.bottom)
    kind =
      step.judgement.bottom < 0
      ? .hidden
      : step.judgement.bottom > 0 ? .gap : step.judgement.hasWrongEdge ? .otherEdge : .indicator
  }

  var explanation: Explanation { example.explanation }
  var measure: Measure { Measure(step, explanation.design) }

  /// How far, and when: "hides 302 pt at step 2 (hide)".
  var words: String {
    let what =
      switch kind {
      case .hidden: "hides \(Numbers.points(points)) pt"
      case .gap: "leaves a gap of \(Numbers.points(points)) pt"
      case .otherEdge: "has another edge wrong"
      case .indicator: "has the indicator wrong"
      }
    return "\(what) at step \(number) (\(step.step.name))"
  }

  /// The command that shows all of it.
  var command: String {
    "insetmatrix explain \(shellWord(explanation.id)) --strategy \(shellWord(explanation.strategy))"
  }
}

/// A text as one word of a shell.
func shellWord(_ text: String) -> String {
  let isPlain =
    !text.isEmpty
    && text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: ".+=@/_-".utf8.contains(byte)
      }
    }
  return isPlain ? text : "'\(text.tamed.replacing("'", with: "'\\''"))'"
}

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

  init(_ step: Explanation.Step, _ design: Design) {
    let view = step.truth.view
    switch design {
    case .insets:
      name = "bottom inset"
      expected = step.expectation.content.bottom
      actual = step.settled.content.bottom
      let entries = step.ledger.entries
      // With nothing below it, the keyboard's part is beyond nothing.
      parts = entries.enumerated().map { index, entry in
        index == 0 ? entry.name.replacing(" beyond that", with: "") : entry.name
      }
      sum =
        entries.isEmpty
        ? "0"
        : entries.map { Numbers.points($0.points) }.joined(separator: " + ")
          + (entries.count == 1 ? "" : " = \(Numbers.points(step.ledger.total))")
      expectedLine = view.frame.maxY - expected
      actualLine = view.frame.maxY - actual
    case .bottomConstraint, .translation:
      name = "lowest line"
      expected = step.expectation.lowestLine - design.padding
      actual = step.settled.lowestLine
      let resting = view.frame.maxY - view.restingGap
      let isCovering = step.expectation.lowestLine < resting
      let padding = design.padding == 0 ? "" : " - \(Numbers.points(design.padding))"
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
  var ledger: String {
    parts.isEmpty ? "0: nothing to keep free" : "\(sum): \(parts.joined(separator: ", "))"
  }
}
