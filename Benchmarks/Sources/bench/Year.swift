import Foundation
import InsetOracle
import MatrixResults
import RunHistory
import ScenarioSpaces

/// A history of a year of nights: most differ from the night before in one rule, some in the profiles.
struct Year {
  /// What storing each night but the last cost.
  private(set) var stored: [(isDelta: Bool, cost: Cost)] = []
  /// The last one.
  let last: Night

  /// Stores nights.
  ///
  /// - Parameters:
  ///   - result: The first night.
  ///   - rules: The rules of every night but the last two.
  ///   - nights: The number of nights, at least 2.
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
    for number in 0..<nights {
      night = Self.next(night, digest: UInt64(number / period), &random)
      if number == nights - 1 { break }
      // The last night differs from the one before in one rule, and follows those of that one.
      let rules = number == nights - 2 ? night.failureRules() : rules
      let start = Cost.now
      try history.store(
        night, rules: rules, verdict: nil, origin: Night.origin(number), version: "1")
      stored.append((number % period != 0, .now - start))
    }
    let results = folder.appending(path: "night.imx")
    try Data(ResultFile.encode(night)).write(to: results)
    last = try Night.inItsOwnProcess(number: nights - 1, result: results.path, history: file.path)
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
    let failing =
      Verdict(.gap, flags: 0, firstWrongStep: 1).map {
        Outcome.judged($0, .none, nil, dependsOn: nil).terminal
      } ?? 0
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
    return [
      row("store, one rule differs", seconds(stored.filter(\.isDelta).map(\.cost)), ""),
      row("store, other profiles", seconds(stored.filter { !$0.isDelta }.map(\.cost)), ""),
      row("store the last night", seconds([last.store]), ""),
      row("read the run before, and compare", seconds([last.diff]), ""),
      row("compare them, in memory", seconds([last.compare]), "wanted: 1 s"),
      row("gate", seconds([last.gate]), ""),
      row("trends of \(stored.count + 1) nights", seconds([last.trends]), ""),
      row("bookkeeping of the last night", seconds([last.all]), "wanted: 5 s together"),
      row("peak memory beside the result", "\(last.peak / 1_000_000) MB", "wanted: 200 MB"),
      row(
        "file after \(stored.count + 1) nights", "\(last.size / 1_000_000) MB",
        "wanted: 300 MB for 365"),
    ]
  }
}
