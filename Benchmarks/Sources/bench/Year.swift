import Foundation
import InsetOracle
import MatrixResults
import RunHistory
import ScenarioSpaces

/// A history of a year of nights: most differ from the night before in one rule, some in the profiles.
struct Year {
  /// What the bookkeeping of a night costs.
  struct Night {
    var store: Cost
    /// The comparison of the last two runs in memory.
    var compare: Cost
    /// The run before read, and compared with the one at hand by rule.
    var diff: Cost
    var gate: Cost
    var trends: Cost
  }

  /// Each night's cost of storing, and the size of the file afterwards, in bytes.
  private(set) var stored: [(isDelta: Bool, cost: Cost, size: Int)] = []
  /// Measured after the last night.
  let last: Night
  /// The peak of resident memory beside the result at hand, in bytes.
  let peak: Int

  /// Stores nights.
  ///
  /// - Parameters:
  ///   - result: The first night.
  ///   - rules: The rules of every night.
  ///   - nights: The number of nights.
  ///   - period: The number of nights with the same profiles.
  /// - Throws: What the history throws.
  init(_ result: RunResult, rules: [FailureRules], nights: Int, period: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "history.sqlite")
    let history = try RunHistory(file.path)
    var random = Splitmix(state: 365)
    var night = result
    let before = Cost.peakBytes()
    for number in 0..<nights {
      night = Self.next(night, digest: UInt64(number / period), &random)
      let origin = HistoryRun.Origin(
        commit: "c\(number)", branch: "main", date: Date(timeIntervalSince1970: Double(number)))
      let start = Cost.now
      try history.store(night, rules: rules, origin: origin, version: "1")
      let cost = Cost.now - start
      // The journal's pages are a part of it.
      let size = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.fileSizeKey]
      ).reduce(0) { try $0 + ($1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) }
      stored.append((number % period != 0, cost, size))
    }
    let runs = try history.runs(limit: 2)
    var start = Cost.now
    let earlier = try history.result(of: runs[1])
    let read = Cost.now - start
    start = .now
    _ = ResultChanges(from: earlier, to: night, rules: [])?.changeRules()
    let compare = Cost.now - start
    start = .now
    _ = night.judgement(by: GateCriteria(scenariosBefore: earlier.counts.applicable))
    let gate = Cost.now - start
    start = .now
    _ = try history.trends()
    last = Night(
      store: stored[stored.count - 1].cost, compare: compare,
      diff: Cost(wall: read.wall + compare.wall, cpu: read.cpu + compare.cpu), gate: gate,
      trends: .now - start)
    peak = Cost.peakBytes() - before
  }

  /// The next night: one more cube of one strategy fails in another way.
  private static func next(
    _ result: RunResult, digest: UInt64, _ random: inout Splitmix
  ) -> RunResult {
    var table = result.table
    let changed = Int(random.next() % UInt64(result.strategies.count))
    var query = Query(all: result.space)
    for parameter in [0, 1, 5, 7] {
      let level = Int(random.next() % UInt64(table.sizes[parameter]))
      query.narrow(parameter) { $0 == level }
    }
    let failing = Outcome.judged(.init(unansweredAt: 1), .none, nil, dependsOn: nil).terminal
    let strategies = result.strategies.enumerated().map { index, strategy in
      guard index == changed else { return strategy }
      let outcomes = table.map(strategy.outcomes, where: query) { $0 == 0 ? 0 : failing }
      return StrategyResult(
        id: strategy.id, about: strategy.about, mechanism: strategy.mechanism, outcomes: outcomes,
        worstScenarios: strategy.worstScenarios)
    }
    let model = result.model
    return RunResult(
      model: RunModel(
        space: model.space, digest: digest, constraints: model.constraints, runs: model.runs,
        query: model.query, gate: model.gate, without: model.without, policies: model.policies,
        steps: model.steps, properties: model.properties,
        labels: model.labels),
      shard: nil, isComplete: true, scope: result.scope, provenance: result.provenance,
      strategies: strategies, table: table, scenes: result.scenes)
  }
}

/// Steele, Lea and Flood's generator: the same numbers everywhere.
private struct Splitmix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension Year {
  /// The costs, and what they are wanted to be, a line each.
  var lines: [String] {
    func seconds(_ costs: [Cost]) -> String {
      costs.isEmpty ? "-" : "\(costs.map(\.cpu).median.rounded(to: 2)) s"
    }
    let (last, wanted) = (last, "wanted: 5 s together")
    let bookkeeping = last.store.cpu + last.diff.cpu + last.gate.cpu + last.trends.cpu
    return [
      row("store, one rule differs", seconds(stored.filter(\.isDelta).map(\.cost)), ""),
      row("store, other profiles", seconds(stored.filter { !$0.isDelta }.map(\.cost)), ""),
      row("read the run before, and compare", seconds([last.diff]), ""),
      row("compare them, in memory", seconds([last.compare]), "wanted: 1 s"),
      row("gate", seconds([last.gate]), ""),
      row("trends of \(stored.count) nights", seconds([last.trends]), ""),
      row("bookkeeping of the last night", "\(bookkeeping.rounded(to: 2)) s", wanted),
      row("peak memory beside the result", "\(peak / 1_000_000) MB", "wanted: 200 MB"),
      row(
        "file after \(stored.count) nights", "\((stored.last?.size ?? 0) / 1_000_000) MB",
        "wanted: 300 MB for 365"),
    ]
  }
}
