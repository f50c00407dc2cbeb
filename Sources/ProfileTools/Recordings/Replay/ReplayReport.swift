package import InsetCore
import InsetOracle

/// Recorded geometry, judged: whether a rule gives the answers of others.
package struct ReplayReport: Sendable {
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

  package var agreeing: Int { rows.count { $0.agrees } }

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
