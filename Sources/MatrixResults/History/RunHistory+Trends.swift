import Foundation

extension RunHistory {
  /// How the last runs developed that are of a run's branch and selected the same of the plan.
  ///
  /// - Parameters:
  ///   - last: The last one of them.
  ///   - limit: The maximum number of runs.
  /// - Returns: The trends, with the earliest run first.
  /// - Complexity: O(*n*) for *n* counts of rules of all runs.
  package func trends(to last: HistoryRun, limit: Int = 365) -> RunTrends {
    let alike = runs.filter { $0.summary.selection == last.summary.selection }
    let latest = alike.drop { $0.name != last.name }
      .filter { $0.summary.branch == last.summary.branch }
    let runs = Array(latest.prefix(limit).reversed())
    let judged = runs.map { run in
      Dictionary(run.summary.strategies.map { ($0.id, $0) }) { first, _ in first }
    }
    let ids = Set(judged.flatMap(\.keys)).sorted()
    let rules = RuleCounts(runs)
    let firstSeen = firstSeen(in: alike)
    let words = Dictionary(
      self.runs.flatMap { $0.summary.newRules.map { ($0.key, $0) } },
      uniquingKeysWith: { a, _ in a })
    return RunTrends(
      runs: runs.map(\.trend),
      strategies: ids.map { id in
        RunTrends.Strategy(
          id: id,
          counts: judged.map { judged in
            judged[id].map {
              .init(exact: $0.exact, failing: $0.failing, hidden: $0.hidden, gap: $0.gap)
            }
          })
      },
      rules: ids.flatMap { id in
        rules.keys[id, default: []].map { key in
          RunTrends.Rule(
            key: key, strategy: id, condition: words[key]?.condition ?? "",
            words: words[key]?.words ?? "rule \(key)", firstSeen: firstSeen[key] ?? "",
            // Where all rules are listed, another one has no scenarios.
            scenarios: judged.indices.map { place in
              rules.counts[place][key] ?? (judged[place][id]?.hasAllRules == true ? 0 : nil)
            })
        }
      })
  }

  /// The name of the first run that has each rule.
  private func firstSeen(in runs: [HistoryRun]) -> [String: String] {
    var first: [String: String] = [:]
    for run in runs {
      for strategy in run.summary.strategies {
        for (key, _) in strategy.counts { first[String(key)] = run.name }
      }
    }
    return first
  }
}

/// The rules of runs with their scenarios.
private struct RuleCounts {
  /// For each run the scenarios of its rules, by key.
  private(set) var counts: [[String: Int]] = []
  /// The keys by strategy, in the order in which runs first have them.
  private(set) var keys: [String: [String]] = [:]

  init(_ runs: [HistoryRun]) {
    var seen: Set<String> = []
    for run in runs {
      var counts: [String: Int] = [:]
      for strategy in run.summary.strategies {
        for (key, scenarios) in strategy.counts {
          let key = String(key)
          counts[key] = scenarios
          if seen.insert(key).inserted { keys[strategy.id, default: []].append(key) }
        }
      }
      self.counts.append(counts)
    }
  }
}

extension HistoryRun {
  fileprivate var trend: RunTrends.Run {
    RunTrends.Run(
      name: name, date: summary.date.formatted(.iso8601), commit: summary.commit,
      verdict: summary.verdict, applicable: summary.scenarios,
      wallSeconds: summary.cost?.wallSeconds, peakRSSBytes: summary.cost?.peakRSSBytes,
      threads: summary.cost?.threads)
  }
}
