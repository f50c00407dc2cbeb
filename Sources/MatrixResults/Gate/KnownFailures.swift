package import DeviceProfiles
import ScenarioSpaces

/// A known failure, counted in a result.
package struct KnownFailure: Hashable, Sendable {
  /// How the result agrees with what is listed.
  package enum State: String, Hashable, Sendable {
    /// It fails as it is listed.
    case known
    /// Its scenarios are judged, and none fails.
    case fixed
    /// It has no judged scenario.
    case stale
    /// Another number of scenarios fails.
    case changed
    /// Its day is over, and the run counts it or has a failure of it.
    case expired
    /// The run was narrowed or is older than a level, a strategy was not run, or the gate asks about
    /// none, so that the number says nothing.
    case uncounted
  }

  package let entry: Baseline.Entry
  package let state: State
  /// How many scenarios fail like that, summed over its strategies.
  package let failing: Int
}

/// The failures of the gate's strategies that are known, and those that are not.
package struct KnownFailures: Sendable {
  /// The entries of the baseline in their order, then the gate's exceptions.
  package let entries: [KnownFailure]
  /// For each strategy of the gate, how many failing scenarios some entry has.
  let toleratedByStrategy: [String: Int]
  /// For each strategy of the gate, how many scenarios with hidden content some entry has.
  let toleratedHidden: [String: Int]

  /// How many failing scenarios of a strategy are known.
  package func tolerated(_ strategy: StrategyResult) -> Int {
    toleratedByStrategy[strategy.id] ?? 0
  }
}

/// Counts what a baseline has in a result.
///
/// An entry is counted by itself, whatever others have of its scenarios; what is tolerated is counted
/// once.
struct KnownFailureCounter {
  /// An entry, and its scenarios in the space of a result.
  private typealias Selected = (entry: Baseline.Entry, query: Query)

  private let result: RunResult
  /// The strategies that the gate asks about, and those of them that were run.
  private let names: [String]
  private let gated: [StrategyResult]
  private let entries: [Selected]
  private var table: DiagramTable

  init(_ result: RunResult, _ criteria: GateCriteria) {
    self.result = result
    let names = criteria.gated(result.model.gate)
    self.names = names
    gated = result.strategies.filter { names.contains($0.id) }
    let exceptions = result.model.gate.except.map { Baseline.Entry($0) }
    entries = (criteria.baseline.entries + exceptions).map { ($0, result.selection(of: $0)) }
    table = result.table
  }

  mutating func failures(on day: String?) -> KnownFailures {
    var tolerated: [String: Int] = [:]
    var hidden: [String: Int] = [:]
    for strategy in gated {
      let rest = unknown(strategy).outcomes
      let totals = table.totals(
        of: [strategy.outcomes, rest], bins: StrategyCounts.bins, bin: StrategyCounts.bins)
      let (all, unknown) = (StrategyCounts(totals[0][...]), StrategyCounts(totals[1][...]))
      tolerated[strategy.id] = all.failing - unknown.failing
      hidden[strategy.id] = all.hidden - unknown.hidden
    }
    return KnownFailures(
      entries: entries.map { count($0, on: day) }, toleratedByStrategy: tolerated,
      toleratedHidden: hidden)
  }

  /// The outcomes of a strategy without those that some entry has: they count as not judged, or as
  /// what another terminal says.
  ///
  /// - Complexity: That of ``DiagramTable/map(_:where:_:)`` for each entry.
  mutating func unknown(
    _ strategy: StrategyResult, as known: Int = 0
  ) -> (outcomes: Diagram, table: DiagramTable) {
    var rest = strategy.outcomes
    for (entry, query) in entries where entry.isAbout(strategy.id) {
      rest = table.map(rest, where: query) { entry.tolerates(Outcome(terminal: $0)) ? known : $0 }
    }
    return (rest, table)
  }

  private func count(_ selected: Selected, on day: String?) -> KnownFailure {
    let (entry, query) = selected
    var (failing, judged) = (0, 0)
    let asked = asked(by: entry)
    for strategy in result.strategies where asked.contains(strategy.id) {
      // What fails in another way is judged, and no part of the entry.
      let counts = table.tally(strategy.outcomes, by: [], where: query, bins: 2) { terminal in
        guard let outcome = Outcome(terminal: terminal), outcome.verdict != nil else { return [] }
        return entry.tolerates(outcome) ? [0, 1] : [1]
      }
      failing += counts[0]
      judged += counts[1]
    }
    return KnownFailure(
      entry: entry, state: state(of: entry, failing, judged, day), failing: failing)
  }

  /// The strategies whose failures an entry counts: those that it names, in the gate or not.
  private func asked(by entry: Baseline.Entry) -> [String] {
    entry.strategies.isEmpty ? names : entry.strategies
  }

  private func state(
    of entry: Baseline.Entry, _ failing: Int, _ judged: Int, _ day: String?
  ) -> KnownFailure.State {
    let asked = asked(by: entry)
    let isCounted =
      !asked.isEmpty && result.model.query.isEmpty
      && asked.allSatisfy { name in result.strategies.contains { $0.id == name } }
    if let day, entry.isExpired(on: day), isCounted || failing > 0 { return .expired }
    // A narrowed run cannot confirm a number, but it can exceed it.
    if !isCounted { return failing > entry.failing ?? failing ? .changed : .uncounted }
    if judged == 0 { return .stale }
    if failing == 0 { return .fixed }
    return entry.failing ?? failing == failing ? .known : .changed
  }
}

extension RunResult {
  /// The lowest scenario that fails as an entry lists it, and the first strategy that fails there; nil
  /// where none does.
  package func example(
    of entry: Baseline.Entry, by criteria: GateCriteria
  ) -> (strategy: String, scenario: [Int])? {
    let query = selection(of: entry)
    let names = entry.strategies.isEmpty ? criteria.gated(model.gate) : entry.strategies
    for strategy in strategies where names.contains(strategy.id) {
      var scenarios = table.scenarios(of: strategy.outcomes, where: query) {
        entry.tolerates(Outcome(terminal: $0))
      }
      if let scenario = scenarios.next() { return (strategy.id, scenario) }
    }
    return nil
  }

  /// The scenarios of an entry; none where its query cannot be read, so that nothing is accepted by
  /// mistake.
  fileprivate func selection(of entry: Baseline.Entry) -> Query {
    let (query, problems) = space.parse(entry)
    if problems.allSatisfy(\.isUnknownLevel) { return query }
    var nothing = Query(all: space)
    nothing.narrow(0) { _ in false }
    return nothing
  }
}

extension ScenarioSpace {
  fileprivate func parse(_ entry: Baseline.Entry) -> (query: Query, problems: [InvalidQuery]) {
    Query.parse(entry.query, parameters.map { ($0.name, $0.levels) })
  }
}

extension Baseline.Entry {
  fileprivate func isAbout(_ strategy: String) -> Bool {
    strategies.isEmpty || strategies.contains(strategy)
  }

  /// Whether an outcome is a failure of the kind that the entry has.
  fileprivate func tolerates(_ outcome: Outcome?) -> Bool {
    guard let aspect = outcome?.signature?.aspect else { return false }
    return aspects.isEmpty || aspects.contains { $0.rawValue == aspect.rawValue }
  }
}
