import Foundation
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
