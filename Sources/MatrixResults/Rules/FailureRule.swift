package import ScenarioSpaces

/// A condition on levels that is true of failing scenarios only, all of one signature.
package struct FailureRule: Hashable, Sendable {
  /// How all its scenarios fail.
  package let signature: FailureSignature
  /// The levels that the condition allows.
  ///
  /// No level can be added without taking in a judged scenario that does not fail like this.
  package let cube: Query
  /// The failing scenarios of the signature in the cube.
  package let scenarios: Int
  /// Those of `scenarios` that no rule before this one explains.
  package let newlyExplained: Int
  /// How far the bottoms of its scenarios are off, in words; empty where another aspect is wrong.
  package let amount: String
  /// A failing scenario of the rule: on an iPhone before an iPad, then with the newest OS, the newest
  /// device, portrait and en-US if it has them; of those the lowest.
  package let representative: [Int]
  /// The condition as a query that reads back as `cube`; empty where all levels are allowed.
  package let condition: String
  /// What is wrong, when, and the whole condition, as a sentence without its full stop.
  package let words: String
  /// What is wrong, when, and the conditions that exclude most.
  package let title: String
  /// Sixteen digits that no other rule of a result has.
  ///
  /// They stay the same as long as strategy, aspect, step and condition do: neither words nor the
  /// order of levels change them.
  package let key: String
}

/// The rules of one strategy, those that explain the most first.
package struct FailureRules: Hashable, Sendable {
  package let strategy: String
  /// The scenarios in which the strategy fails.
  package let failing: Int
  /// How many signatures these have.
  package let signatures: Int
  /// The rules, each by what it explains that none before it does.
  package let rules: [FailureRule]

  /// The failing scenarios in which one of the first rules holds.
  package func explained(by count: Int) -> Int {
    rules.prefix(count).reduce(0) { $0 + $1.newlyExplained }
  }

  /// The share of the failing scenarios that the first 12 rules explain; 1 where none fails.
  package var explainedBy12: Double { share(explained(by: 12)) }

  /// The share of the failing scenarios that the first 40 rules explain; 1 where none fails.
  package var explainedBy40: Double { share(explained(by: 40)) }

  private func share(_ explained: Int) -> Double {
    failing == 0 ? 1 : Double(explained) / Double(failing)
  }
}
