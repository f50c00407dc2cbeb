import InsetOracle
package import ScenarioSpaces

/// What a verdict says of a scenario, each thing on its own.
package enum VerdictAspect: String, Hashable, Sendable, CaseIterable {
  /// The bottom inset, line or view.
  case bottom
  /// The other edges.
  case edges
  /// The vertical indicator.
  case indicators
  /// The content offset: whether the focused field is in view.
  case offset
  /// What is left when no keyboard covers anything.
  case restoration

  /// The status of the aspect in a scenario: a terminal of ``RunResult/diagram(of:_:in:)``.
  package enum Standing: Int, Hashable, Sendable, CaseIterable {
    /// The scenario is excluded or was not run.
    case notJudged
    /// An app cannot know what is right.
    case ambiguous
    /// The OS lacks what the strategy is made of.
    case notAvailable
    /// Right at every step.
    case exact
    /// Off at some step; for the bottom, content hidden.
    case off
    /// For the bottom: empty room at some step, and no content hidden.
    case gap
    /// For the bottom: the app's own padding is used up at some step, and nothing worse.
    case paddingLost
  }

  /// The status of the aspect in an outcome.
  package func standing(in outcome: Outcome) -> Standing {
    let verdict: Verdict
    switch outcome {
    case .notJudged: return .notJudged
    case .ambiguous: return .ambiguous
    case .notAvailable: return .notAvailable
    case .judged(let judged, _, _, _): verdict = judged
    }
    return switch self {
    case .bottom:
      switch verdict.bottom {
      case .exact: .exact
      case .hidden: .off
      case .gap: .gap
      case .paddingLost: .paddingLost
      }
    case .edges: verdict.hasWrongEdge ? .off : .exact
    case .indicators: verdict.hasWrongIndicator ? .off : .exact
    case .offset: verdict.hasWrongOffset ? .off : .exact
    case .restoration: verdict.isNotRestored ? .off : .exact
    }
  }
}

extension RunResult {
  /// One aspect of a strategy's outcomes as a diagram of its own.
  ///
  /// ``StrategyResult/outcomes`` has all aspects in one diagram, for verdicts are judged together;
  /// diagrams of single aspects are smaller and can be compared with each other: in one table, two
  /// strategies that are right about an aspect in the same scenarios have the same one.
  ///
  /// - Parameters:
  ///   - strategy: A strategy of the result.
  ///   - aspect: The aspect.
  ///   - table: A table over the same parameters, such as the result's own.
  /// - Returns: A diagram of `table` whose terminals are raw values of ``VerdictAspect/Standing``.
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package func diagram(
    of strategy: StrategyResult, _ aspect: VerdictAspect, in table: inout DiagramTable
  ) -> Diagram {
    var cache = NodeMap<Diagram>()
    return table.transfer(strategy.outcomes, from: self.table, cache: &cache) {
      aspect.standing(in: Outcome(terminal: $0) ?? .notJudged).rawValue
    }
  }
}
