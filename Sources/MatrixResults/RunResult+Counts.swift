import DeviceProfiles
package import InsetOracle
package import ScenarioSpaces

/// Scenario counts of a space by status.
package struct RunCounts: Hashable, Sendable {
  /// A name and its number of scenarios.
  package struct Share: Hashable, Sendable {
    /// What they have in common.
    package let name: String
    package let scenarios: Int
  }

  /// The whole product.
  package let nominal: Int
  /// For each constraint, the scenarios that it is the first to exclude.
  package let excluded: [Share]
  /// Those that apply and were not asked for.
  package let notRun: Int
  /// Those that were run.
  package let applicable: Int
  /// Those of `applicable` that are judged for no strategy, since no app can know what is right.
  package let ambiguous: Int
  /// The different scenes behind `applicable`.
  package let distinctScenes: Int
}

/// How a strategy did in some scenarios; flags are independent of one another.
package struct StrategyCounts: Hashable, Sendable {
  /// Every flag good at every step.
  package private(set) var exact = 0
  /// Some flag bad at some step.
  package private(set) var failing = 0
  /// Content under the keyboard at some step.
  package private(set) var hidden = 0
  /// Empty room at some step, and no content hidden.
  package private(set) var gap = 0
  /// The app's own padding used up at some step, and nothing worse of the bottom.
  package private(set) var paddingLost = 0
  /// Another edge than the bottom off.
  package private(set) var otherEdges = 0
  /// The vertical indicator off.
  package private(set) var indicators = 0
  /// The focused field hidden, or content scrolled beyond its ends.
  package private(set) var offset = 0
  /// Something off while no keyboard covered anything.
  package private(set) var notRestored = 0
  /// Not judged, since no app can know what is right.
  package private(set) var ambiguous = 0
  /// Not judged, since the OS lacks what the strategy is made of.
  package private(set) var notAvailable = 0

  /// The scenarios with a verdict.
  package var judged: Int { exact + failing }

  static let bins = 11

  static func bins(of terminal: Int) -> [Int] {
    switch Outcome(terminal: terminal) {
    case .judged(let verdict, _, _, _):
      if verdict.isExact { return [0] }
      var bins = [1]
      if verdict.bottom == .hidden { bins.append(2) }
      if verdict.bottom == .gap { bins.append(3) }
      if verdict.hasWrongEdge { bins.append(4) }
      if verdict.hasWrongIndicator { bins.append(5) }
      if verdict.hasWrongOffset { bins.append(6) }
      if verdict.isNotRestored { bins.append(7) }
      if verdict.bottom == .paddingLost { bins.append(10) }
      return bins
    case .ambiguous: return [8]
    case .notAvailable: return [9]
    case .notJudged, nil: return []
    }
  }

  init(_ counts: ArraySlice<Int>) {
    let counts = Array(counts)
    exact = counts[0]
    failing = counts[1]
    hidden = counts[2]
    gap = counts[3]
    otherEdges = counts[4]
    indicators = counts[5]
    offset = counts[6]
    notRestored = counts[7]
    ambiguous = counts[8]
    notAvailable = counts[9]
    paddingLost = counts[10]
  }
}

/// How a strategy did in all scenarios and in those of each level.
package struct StrategyLevelCounts: Hashable, Sendable {
  package let total: StrategyCounts
  fileprivate let byLevel: [[StrategyCounts]]

  /// The counts of a parameter's levels.
  package subscript(parameter: MatrixParameter) -> [StrategyCounts] { byLevel[parameter.rawValue] }
}

/// The scenarios of a strategy in which a policy's other choice would change what happens: whether
/// content is hidden, a gap is left, padding is lost, something else is off, or nothing is.
package struct PolicyCounts: Hashable, Sendable {
  package let policy: Policy
  /// The choice that was made.
  package let choice: String
  /// Failing scenarios that would be exact or fail in another way.
  package let failing: Int
  /// Exact scenarios that would fail.
  package let exact: Int
}

extension RunResult {
  /// How each strategy did in all scenarios, in their order.
  ///
  /// - Complexity: O(*e*) for the edges of all diagrams together: what they share is counted once.
  package var totals: [StrategyCounts] {
    table.totals(
      of: strategies.map(\.outcomes), bins: StrategyCounts.bins, bin: StrategyCounts.bins
    ).map { StrategyCounts($0[...]) }
  }

  /// What the scenarios of the space were.
  ///
  /// - Complexity: O(*e*) for diagrams of *e* edges.
  package var counts: RunCounts {
    let kinds = table.totals(of: [scope], bins: model.constraints.count + 2) { [$0] }[0]
    let ambiguous = table.totals(of: strategies.prefix(1).map(\.outcomes), bins: 1) {
      $0 == Outcome.ambiguous.terminal ? [0] : []
    }
    return RunCounts(
      nominal: space.count,
      excluded: zip(model.constraints, kinds.dropFirst()).map { .init(name: $0, scenarios: $1) },
      notRun: kinds[notRun], applicable: kinds[0],
      ambiguous: ambiguous.first?[0] ?? 0, distinctScenes: distinctScenes)
  }

  /// How a strategy did, for every combination of levels of some parameters.
  ///
  /// - Parameters:
  ///   - strategy: The strategy.
  ///   - parameters: The parameters to count by, in their order; none for totals.
  ///   - query: The scenarios to count; nil for all.
  /// - Returns: Counts in the order of the parameters' levels.
  package func counts(
    of strategy: StrategyResult, by parameters: [MatrixParameter] = [], where query: Query? = nil
  ) -> [StrategyCounts] {
    let counts = table.tally(
      strategy.outcomes, by: parameters.map(\.rawValue), where: query, bins: StrategyCounts.bins,
      bin: StrategyCounts.bins)
    return stride(from: 0, to: counts.count, by: StrategyCounts.bins).map {
      StrategyCounts(counts[$0..<$0 + StrategyCounts.bins])
    }
  }

  /// How a strategy did, in all and for every level of every parameter.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package func countsByLevel(of strategy: StrategyResult) -> StrategyLevelCounts {
    let tally = table.tallyByLevel(
      strategy.outcomes, bins: StrategyCounts.bins, bin: StrategyCounts.bins)
    return StrategyLevelCounts(
      total: StrategyCounts(tally.total[...]),
      byLevel: tally.byLevel.map { counts in
        stride(from: 0, to: counts.count, by: StrategyCounts.bins).map {
          StrategyCounts(counts[$0..<$0 + StrategyCounts.bins])
        }
      })
  }

  /// How many scenarios that were run rest on figures of each provenance at the weakest.
  package var provenanceCounts: [RunCounts.Share] {
    let counts = table.totals(of: [provenance], bins: Provenance.allCases.count) {
      $0 == 0 ? [] : [$0 - 1]
    }[0]
    return Provenance.allCases.map { .init(name: $0.rawValue, scenarios: counts[$0.rank]) }
  }

  /// How many verdicts of a strategy depend on a policy.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package func policyCounts(of strategy: StrategyResult) -> [PolicyCounts] {
    let policies = Policy.allCases
    let counts = table.totals(of: [strategy.outcomes], bins: 2 * policies.count) { terminal in
      guard let outcome = Outcome(terminal: terminal), let verdict = outcome.verdict else {
        return []
      }
      return policies.filter { outcome.policies.contains(PolicyChoices($0)) }
        .map { 2 * $0.number + (verdict.isExact ? 1 : 0) }
    }[0]
    return policies.enumerated().map { index, policy in
      PolicyCounts(
        policy: policy, choice: model.policies[policy], failing: counts[2 * index],
        exact: counts[2 * index + 1])
    }
  }
}
