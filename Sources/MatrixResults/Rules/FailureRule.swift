public import ScenarioSpaces

/// A condition on levels that is true of failing scenarios only, all of one signature.
public struct FailureRule: Hashable, Sendable {
  /// How all its scenarios fail.
  public let signature: FailureSignature
  /// The levels that the condition allows.
  ///
  /// No level can be added without taking in a judged scenario that does not fail like this.
  public let cube: Query
  /// The failing scenarios of the signature in the cube.
  public let scenarios: Int
  /// Those of `scenarios` that no rule before this one explains.
  public let newlyExplained: Int
  /// All judged scenarios of the cube, counted again: as many as `scenarios`.
  public let judged: Int
  /// The share of `scenarios` among all judged ones of the cube: 1.
  public var purity: Double { judged == 0 ? 1 : Double(scenarios) / Double(judged) }
  /// How far the bottoms of its scenarios are off, in words; empty where another aspect is wrong.
  public let amount: String
  /// A failing scenario of the rule: on an iPhone before an iPad, then with the newest OS, the newest
  /// device, portrait and en-US if it has them; of those the lowest.
  public let representative: [Int]
  /// The condition as a query that reads back as `cube`; empty where all levels are allowed.
  public let condition: String
  /// The condition and the signature in words.
  public let words: String
}

/// The rules of one strategy, those that explain the most first.
public struct FailureRules: Hashable, Sendable {
  /// The strategy's name.
  public let strategy: String
  /// The scenarios in which the strategy fails.
  public let failing: Int
  /// How many signatures these have.
  public let signatures: Int
  /// The rules, each by what it explains that none before it does.
  public let rules: [FailureRule]

  /// The failing scenarios in which one of the first rules holds.
  public func explained(by count: Int) -> Int {
    rules.prefix(count).reduce(0) { $0 + $1.newlyExplained }
  }

  /// The share of the failing scenarios that the first 12 rules explain; 1 where none fails.
  public var explainedBy12: Double { share(explained(by: 12)) }

  /// The share of the failing scenarios that the first 40 rules explain; 1 where none fails.
  public var explainedBy40: Double { share(explained(by: 40)) }

  private func share(_ explained: Int) -> Double {
    failing == 0 ? 1 : Double(explained) / Double(failing)
  }
}
