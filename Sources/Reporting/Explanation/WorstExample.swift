import InsetCore
import InsetOracle
import MatrixResults
import TextFormats

/// An example at the step where it goes wrong.
struct WorstExample {
  /// What goes wrong.
  enum Kind: String {
    case hidden
    case gap
    case paddingLost
    case otherEdge
    case indicator
    case offset
  }

  let example: Report.Example
  /// The command that shows it.
  let command: String
  let kind: Kind
  /// How far the bottom is off; 0 where it is not.
  let points: Double
  /// The step's number, counted from 1.
  let number: Int
  let step: Explanation.Step

  /// Finds the first step at which the bottom is as wrong as it gets, or else anything; nil where nothing
  /// is.
  init?(
    _ example: Report.Example, _ model: RunModel,
    reading files: GateMessage.Files = GateMessage.Files(result: nil)
  ) {
    let explanation = example.explanation
    self.init(
      example,
      command: files.completing(
        model.explainCommand(explanation.id, strategy: explanation.strategy)))
  }

  /// Finds the same, shown by a command.
  init?(_ example: Report.Example, command: String) {
    let steps = example.explanation.steps
    guard case .judged(let verdict, _, _, _) = example.explanation.outcome,
      case let index = verdict.firstWrongStep - 1, steps.indices.contains(index)
    else { return nil }
    self.example = example
    self.command = command
    step = steps[index]
    number = index + 1
    let judgement = step.judgement
    points = judgement.bottom == 0 ? judgement.lostPadding : abs(judgement.bottom)
    kind =
      switch Verdict.Bottom(judgement) {
      case .hidden: .hidden
      case .gap: .gap
      case .paddingLost: .paddingLost
      case .exact:
        judgement.hasWrongEdge ? .otherEdge : judgement.hasWrongIndicator ? .indicator : .offset
      }
  }

  var explanation: Explanation { example.explanation }
  var measure: Measure { Measure(step, explanation.mechanism) }

  /// Whether a keyboard covers a part of the view at the step.
  var isCovered: Bool { step.truth.covered != nil }

  /// Whether the bottom is wrong, which has points.
  var isOfBottom: Bool {
    switch kind {
    case .hidden, .gap, .paddingLost: true
    case .otherEdge, .indicator, .offset: false
    }
  }

  /// How far, and when: "hides 302 pt at step 2 (hide)".
  var words: String {
    let what =
      switch kind {
      case .hidden: "hides \(Numbers.points(points)) pt"
      case .gap: "leaves a gap of \(Numbers.points(points)) pt"
      case .paddingLost: "uses up \(Numbers.points(points)) pt of the app's padding"
      case .otherEdge: "has another edge wrong"
      case .indicator: "has the indicator wrong"
      case .offset: "has the content offset wrong"
      }
    return "\(what) at step \(number) (\(step.step.name))"
  }
}
