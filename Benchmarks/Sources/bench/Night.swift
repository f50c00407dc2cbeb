import Foundation
import MatrixResults
import RunHistory

/// What the bookkeeping of a night costs, measured in a process that does nothing else.
struct Night: Codable {
  var store: Cost
  /// The comparison of the last two runs in memory.
  var compare: Cost
  /// The run before read, and compared with the one at hand by rule.
  var diff: Cost
  var gate: Cost
  var trends: Cost
  /// All of it together, opening the history included.
  var all: Cost
  /// The peak of resident memory beside the result at hand, in bytes.
  var peak: Int
  /// The bytes of the history and its journal.
  var size: Int

  /// Stores a night, compares it with the one before and reads the trends.
  ///
  /// - Throws: What the files throw.
  init(number: Int, result path: String, history file: String) throws {
    let result = try ResultFile.decode([UInt8](Data(contentsOf: URL(filePath: path))))
    let rules = result.failureRules()
    let before = Cost.peakBytes()
    let first = Cost.now
    let history = try RunHistory(file)
    var start = Cost.now
    try history.store(result, rules: rules, verdict: nil, origin: Self.origin(number), version: "1")
    store = .now - start
    start = .now
    let earlier = try history.result(of: history.runs(limit: 2)[1])
    let read = Cost.now - start
    let scenariosBefore = earlier.counts.applicable
    start = .now
    _ = ResultChanges(from: consume earlier, to: result, rules: [])?.changeRules()
    compare = .now - start
    diff = Cost(wall: read.wall + compare.wall, cpu: read.cpu + compare.cpu)
    start = .now
    _ = result.judgement(by: GateCriteria(scenariosBefore: scenariosBefore))
    gate = .now - start
    start = .now
    _ = try history.trends()
    trends = .now - start
    all = .now - first
    peak = Cost.peakBytes() - before
    // The journal's pages are a part of it.
    size = [file, file + "-wal"].reduce(0) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: $1)
      return $0 + (attributes?[.size] as? Int ?? 0)
    }
  }

  /// The night of another process.
  static func inItsOwnProcess(number: Int, result: String, history: String) throws -> Night {
    try JSONDecoder().decode(
      Night.self, from: Data(Child.run(["night", "\(number)", result, history]).utf8))
  }

  /// The commit and date of a night.
  static func origin(_ number: Int) -> HistoryRun.Origin {
    HistoryRun.Origin(
      commit: "c\(number)", branch: "main", date: Date(timeIntervalSince1970: Double(number)))
  }
}
