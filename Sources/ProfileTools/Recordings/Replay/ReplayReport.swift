package import InsetCore
import InsetOracle
package import TextFormats

/// Recorded geometry, judged: whether a rule gives the answers of others.
package struct ReplayReport: JudgedRecording, Sendable {
  /// A vector and the rule's answers.
  package struct Row: Hashable, Sendable {
    package let vector: RecordedVector
    /// The rule's answer after each step.
    package let actual: [RecordedVector.Answer]

    /// The first step after which the answers differ.
    package var firstWrongStep: Int? {
      zip(vector.steps, actual).enumerated().first { !$0.element.0.expected.agrees($0.element.1) }?
        .offset
    }

    /// Whether the answers agree after each step.
    package var agrees: Bool { firstWrongStep == nil }
  }

  /// The name of the rule: `oracle`, or the strategy's.
  package let judge: String
  /// What was judged, in the order of the file.
  package let rows: [Row]
  /// How many vectors were left out because they ask for a mode and a strategy has none.
  package let skipped: Int
  /// How many lines of the file have no vector.
  package let notReplayable: Int
  /// The lines that could not be read.
  package let refused: RefusedRows

  package var judged: Int { rows.count }
  package var right: Int { rows.count { $0.agrees } }

  /// Asks the oracle, with the reading of each frame instead of the truth.
  package init(_ file: RecordedVectors) {
    judge = "oracle"
    skipped = 0
    notReplayable = file.notReplayable
    refused = file.refused
    rows = file.vectors.map { vector in
      Row(
        vector: vector,
        actual: vector.steps.map { step in
          if case .mode = step.expected { return .mode(vector.reading(step).name) }
          let inset = Oracle.expectation(vector.truth(step)).content.bottom - vector.safeArea
          return .inset(inset + vector.distance(step))
        })
    }
  }

  /// Plays the events of each vector to a strategy and looks where the content's bottom ends.
  package init(_ file: RecordedVectors, to strategy: AnyInsetStrategy) {
    judge = strategy.id
    notReplayable = file.notReplayable
    refused = file.refused
    let vectors = file.vectors.filter { $0.kind != .mode }
    skipped = file.vectors.count - vectors.count
    rows = vectors.map { vector in
      let settled = strategy.play(vector.scene)
      return Row(
        vector: vector,
        actual: zip(vector.steps, settled).map { step, settled in
          .inset(vector.inset(settled, mechanism: strategy.mechanism) + vector.distance(step))
        })
    }
  }
}

extension RecordedVector.Answer {
  /// Whether two answers are the same; lengths within the oracle's tolerance are.
  func agrees(_ other: Self) -> Bool {
    switch (self, other) {
    case (.inset(let a), .inset(let b)): abs(a - b) <= Judgement.tolerance
    case (.mode(let a), .mode(let b)): a == b
    default: false
    }
  }
}

extension ReplayReport {
  /// A line for each row and one for all of them.
  package var text: String {
    let lines = TextColumns.lines(
      rows.map { [$0.vector.id, $0.agrees ? "agrees " : "differs", $0.why] })
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  package var reasonForNothing: String {
    if skipped > 0 { return "each vector asks for a mode, and a strategy has none" }
    return notReplayable == 0
      ? "the file is empty" : "no line is a vector, and the first is no header of a trace"
  }

  /// How many rows agree with the rule, and what was left out.
  private var summary: String {
    var parts = ["\(judge): \(right) of \(judged) agree"]
    if right < judged { parts.append("\(judged - right) differ") }
    if skipped > 0 { parts.append("\(skipped) skipped that ask for a mode") }
    if notReplayable > 0 { parts.append("\(notReplayable) not judged") }
    if let refused = refused.summary { parts.append(refused) }
    return parts.joined(separator: ", ")
  }
}

extension ReplayReport.Row {
  /// What was expected and what came out after the first wrong step, or the last, and how its frame
  /// reads.
  package var why: String {
    let index = firstWrongStep ?? vector.steps.count - 1
    let step = vector.steps[index]
    let place = vector.steps.count == 1 ? "" : "step \(index + 1) of \(vector.steps.count): "
    return place + "expected \(step.expected.words), got \(actual[index].words); "
      + "\(step.event.rawValue) reads as \(words(step))"
  }

  private func words(_ step: RecordedVector.Step) -> String {
    let reading = vector.reading(step)
    guard reading.dockedFrame != nil else { return reading.name }
    return "docked and covers \(Oracle.coveredHeight(vector.truth(step)).inPoints) of the view"
  }
}

extension RecordedVector.Answer {
  fileprivate var words: String {
    switch self {
    case .inset(let length): length.inPoints
    case .mode(let name): name
    }
  }
}

extension ReplayReport {
  package var json: JSONValue {
    [
      "summary": counts(judge: judge, notJudged: notReplayable + skipped),
      "vectors": .array(rows.map(\.json)),
    ]
  }
}

extension ReplayReport.Row {
  fileprivate var json: JSONValue {
    [
      "actual": answers(actual), "expected": answers(vector.steps.map(\.expected)),
      "id": .string(vector.id), "kind": .string(vector.kind.rawValue), "right": .bool(agrees),
      "why": .string(why),
    ]
  }

  /// An answer, or the list of a sequence's answers.
  private func answers(_ answers: [RecordedVector.Answer]) -> JSONValue {
    let values = answers.map { answer -> JSONValue in
      switch answer {
      case .inset(let length): .decimal(length.hundredths)
      case .mode(let name): .string(name)
      }
    }
    return vector.kind == .sequence ? .array(values) : values.first ?? .null
  }
}
