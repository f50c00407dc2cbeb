import Foundation
import GRDB
import MatrixResults
import ScenarioSpaces

/// The levels that runs had: what the condition `device:!ipad-2` of their rules means.
struct RuleLevels {
  /// Each parameter's levels.
  private(set) var levels: [String: [String]]

  /// The levels of which a result has scenarios.
  init(of result: RunResult) {
    let wasRun = RunLevels(of: result.scope, in: result.table) { $0 == 0 }.all
    levels = Dictionary(
      uniqueKeysWithValues: zip(result.space.parameters, wasRun).map { parameter, wasRun in
        (parameter.name, zip(parameter.levels, wasRun).filter(\.1).map(\.0))
      })
  }

  /// Reads what ``text`` wrote; nil for anything else.
  init?(_ text: String) {
    guard let levels = try? JSONDecoder().decode([String: [String]].self, from: Data(text.utf8))
    else { return nil }
    self.levels = levels
  }

  /// Adds the levels of other runs.
  mutating func formUnion(_ other: RuleLevels) {
    levels.merge(other.levels) { own, others in own + others.filter { !own.contains($0) } }
  }

  /// The same text for the same levels.
  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(levels), as: UTF8.self)
    }
  }
}

/// The levels of the runs that list the rules of a branch and part of the plan.
struct KnownLevels {
  fileprivate let spaces: [Int64: RuleLevels]
  /// The spaces of each rule.
  fileprivate let rules: [Int64: [Int64]]

  /// The levels of a rule; nil where only runs of earlier versions list it.
  func levels(ofRule rule: Int64) -> RuleLevels? {
    let levels = (rules[rule] ?? []).compactMap { spaces[$0] }
    guard var union = levels.first else { return nil }
    for other in levels.dropFirst() { union.formUnion(other) }
    return union
  }
}

extension RunHistory {
  /// Reads the levels of the rules of a run's branch and part of the plan.
  func knownLevels(of run: HistoryRun) throws(HistoryError) -> KnownLevels {
    try read { db in
      var spaces: [Int64: RuleLevels] = [:]
      for row in try Row.fetchAll(db, sql: "SELECT id, levels FROM space") {
        spaces[row["id"]] = RuleLevels(row["levels"])
      }
      let rows = try Row.fetchAll(
        db, sql: "SELECT rule, space FROM ruleSpace WHERE branch = ? AND selection = ?",
        arguments: [run.origin.branch, run.selection])
      let rules = Dictionary(grouping: rows) { $0["rule"] as Int64 }
      return KnownLevels(spaces: spaces, rules: rules.mapValues { $0.map { $0["space"] } })
    }
  }
}
