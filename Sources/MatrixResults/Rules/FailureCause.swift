import InsetCore
package import ScenarioSpaces

/// When a strategy fails, as a report says it: what is known of its code, or where nothing is, what a
/// search found.
package struct FailureCause: Hashable, Sendable {
  /// The circumstance, without its full stop.
  package let words: String
  /// The circumstance as a query; nil for a rule.
  package let query: String?
  /// The levels that it allows.
  package let cube: Query
  /// What goes wrong there.
  package let aspects: Set<FailureSignature.Aspect>

  /// The most rules that stand for causes.
  private static let mostRules = 8

  /// The causes of a strategy's failures.
  ///
  /// - Parameters:
  ///   - strategy: The strategy.
  ///   - rules: Its failure rules; nil for none.
  ///   - space: The space of the run.
  /// - Returns: Its weaknesses that the space has, in their order, or its first rules where there is
  ///   none.
  package static func all(
    of strategy: StrategyResult, _ rules: FailureRules?, in space: ScenarioSpace
  ) -> [FailureCause] {
    let known = known(of: strategy, in: space)
    if !known.isEmpty { return known }
    return (rules?.rules ?? []).prefix(mostRules).map {
      FailureCause(words: $0.title, query: nil, cube: $0.cube, aspects: [$0.signature.aspect])
    }
  }

  /// The weaknesses of a strategy that a space has, in their order.
  package static func known(
    of strategy: StrategyResult, in space: ScenarioSpace
  ) -> [FailureCause] {
    strategy.about.weaknesses.compactMap { weakness in
      guard let text = weakness.query, let query = try? Query(text, in: space) else { return nil }
      return FailureCause(
        words: weakness.sentence, query: text, cube: query,
        aspects: Set(weakness.effects.compactMap(\.aspect)))
    }
  }
}

extension Weakness.Effect {
  /// What of a failure shows it; nil for what only the end of a script shows.
  fileprivate var aspect: FailureSignature.Aspect? {
    switch self {
    case .hidden: .hidden
    case .gap: .gap
    case .padding: .paddingLost
    case .otherEdges: .otherEdges
    case .indicators: .indicators
    case .offset: .offset
    case .notRestored: nil
    }
  }
}
