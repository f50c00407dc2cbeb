/// How the runs of a history developed: counts of strategies and rules, run by run.
package struct RunTrends: Hashable, Sendable {
  /// A run, as far as trends show it.
  package struct Run: Hashable, Sendable {
    /// Its name in the history.
    package let name: String
    /// The date in UTC, such as 2026-11-24T03:23:00Z.
    package let date: String
    package let commit: String
    package let verdict: String
    /// The scenarios that were judged.
    package let applicable: Int
    /// nil where nobody measured it.
    package let wallSeconds: Double?
    package let peakRSSBytes: Int?
    /// nil where nobody measured what it cost.
    package let threads: Int?

    package init(
      name: String, date: String, commit: String, verdict: String, applicable: Int,
      wallSeconds: Double?, peakRSSBytes: Int?, threads: Int? = nil
    ) {
      self.name = name
      self.date = date
      self.commit = commit
      self.verdict = verdict
      self.applicable = applicable
      self.wallSeconds = wallSeconds
      self.peakRSSBytes = peakRSSBytes
      self.threads = threads
    }

    /// Whether it is to cost as much as another one: as many threads judged as many scenarios, but for a
    /// tenth.
    fileprivate func costs(like other: Run) -> Bool {
      threads == other.threads && abs(applicable - other.applicable) <= other.applicable / 10
    }
  }

  /// How a strategy did in a run.
  package struct Counts: Hashable, Sendable {
    package let exact: Int
    package let failing: Int
    package let hidden: Int
    package let gap: Int

    package init(exact: Int, failing: Int, hidden: Int, gap: Int) {
      self.exact = exact
      self.failing = failing
      self.hidden = hidden
      self.gap = gap
    }
  }

  package struct Strategy: Hashable, Sendable {
    package let id: String
    /// For each run its counts; nil where the run did not judge it.
    package let counts: [Counts?]

    package init(id: String, counts: [Counts?]) {
      self.id = id
      self.counts = counts
    }
  }

  /// A rule of at least one of the runs.
  package struct Rule: Hashable, Sendable {
    /// That of ``FailureRule/key``.
    package let key: String
    package let strategy: String
    package let condition: String
    package let words: String
    /// The name of the first run of the history that lists it, which may be before the first one here.
    package let firstSeen: String
    /// For each run the scenarios that failed in this way under the condition; nil if unknown.
    package let scenarios: [Int?]

    package init(
      key: String, strategy: String, condition: String, words: String, firstSeen: String,
      scenarios: [Int?]
    ) {
      self.key = key
      self.strategy = strategy
      self.condition = condition
      self.words = words
      self.firstSeen = firstSeen
      self.scenarios = scenarios
    }

    /// The place of the run in which none of its scenarios failed any longer; nil where the last
    /// count has some.
    package var fixed: Int? {
      let last = scenarios.lastIndex { ($0 ?? 0) > 0 } ?? -1
      return scenarios.indices.dropFirst(last + 1).first { scenarios[$0] == 0 }
    }

    /// The place of the last run with another count than the one before; nil where all are alike.
    package var lastChange: Int? {
      var (change, before): (Int?, Int?) = (nil, scenarios.first ?? nil)
      for (place, count) in scenarios.enumerated() where count != nil {
        if place > 0 && count != before { change = place }
        before = count
      }
      return change
    }
  }

  /// The runs, the earliest first.
  package let runs: [Run]
  /// The strategies by name.
  package let strategies: [Strategy]
  /// The rules by strategy, then in the order in which the history first had them.
  package let rules: [Rule]

  package init(runs: [Run], strategies: [Strategy], rules: [Rule]) {
    self.runs = runs
    self.strategies = strategies
    self.rules = rules
  }

  /// What grew and stayed large: an alert needs several runs, so that a slow machine is none, and runs of as
  /// many scenarios by as many threads as the last one that was measured.
  package var alerts: [TrendAlert] {
    guard let last = runs.last(where: { $0.wallSeconds != nil || $0.peakRSSBytes != nil }) else {
      return []
    }
    let runs = runs.filter { $0.costs(like: last) }
    return [
      TrendAlert("wall time", runs.map(\.wallSeconds)),
      TrendAlert("peak memory", runs.map { $0.peakRSSBytes.map(Double.init) }),
    ].compactMap(\.self)
  }
}

/// A figure of a run that grew and stayed large.
package struct TrendAlert: Hashable, Sendable {
  /// What grew.
  package let name: String
  /// The median of the last three runs divided by that of up to thirty before.
  package let growth: Double

  private static let (recent, before, least, limit) = (3, 30, 5, 1.25)

  /// nil where the last three values are not all above the usual one by a quarter, or fewer than five
  /// come before.
  init?(_ name: String, _ values: [Double?]) {
    let known = values.compactMap(\.self)
    let usual = known.dropLast(Self.recent).suffix(Self.before).sorted()
    let last = known.suffix(Self.recent).sorted()
    guard usual.count >= Self.least, let smallest = last.first else { return nil }
    let median = usual[usual.count / 2]
    guard median > 0, smallest > Self.limit * median else { return nil }
    self.name = name
    growth = last[last.count / 2] / median
  }
}
