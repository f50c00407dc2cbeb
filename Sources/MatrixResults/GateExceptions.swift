import DeviceProfiles
import InsetOracle
import ScenarioSpaces

/// The failures of the gate's strategies that the gate knows of.
package struct GateExceptions: Hashable, Sendable {
  /// For each exception, how many scenarios in it fail for a strategy of the gate.
  package let failing: [Int]
  /// For each strategy of the gate, how many of its failing scenarios some exception has.
  let toleratedByStrategy: [String: Int]

  /// How many failing scenarios of a strategy the gate tolerates.
  package func tolerated(_ strategy: StrategyResult) -> Int {
    toleratedByStrategy[strategy.id] ?? 0
  }

  /// Whether an exception has no failure.
  package var hasStale: Bool { failing.contains(0) }
}

extension RunResult {
  /// What the gate tolerates.
  ///
  /// A run selects scenarios, and so does an exception: one that the run selects nothing of has no
  /// failure.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges, times the exceptions.
  package var gateExceptions: GateExceptions {
    let queries = model.gate.except.compactMap { try? Query($0, in: space) }
    let gated = strategies.filter { model.gate.exact.contains($0.id) }
    if queries.isEmpty { return GateExceptions(failing: [], toleratedByStrategy: [:]) }
    var table = table
    var all = Diagram.terminal(0)
    for query in queries {
      let one = table.diagram(of: query, inside: .terminal(1), outside: .terminal(0))
      all = table.apply(all, one) { max($0, $1) }
    }
    let tolerated = gated.map { strategy in
      let both = table.apply(strategy.outcomes, all) { outcome, isIn in
        isIn == 1 && Outcome(terminal: outcome)?.verdict?.isExact == false ? 1 : 0
      }
      return (strategy.id, table.tally(both, bins: 1) { $0 == 1 ? [0] : [] }[0])
    }
    return GateExceptions(
      failing: queries.map { query in
        gated.reduce(0) { $0 + counts(of: $1, where: query)[0].failing }
      },
      toleratedByStrategy: Dictionary(tolerated) { first, _ in first })
  }
}
