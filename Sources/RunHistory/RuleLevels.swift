import Foundation
import ScenarioSpaces

/// The levels of a space as a history stores them: a condition such as `device:!ipad-2` means these.
struct RuleLevels {
  /// Each parameter's levels.
  let levels: [String: [String]]

  init(of space: ScenarioSpace) {
    levels = Dictionary(uniqueKeysWithValues: space.parameters.map { ($0.name, $0.levels) })
  }

  /// Reads what ``text`` wrote; nil for anything else.
  init?(_ text: String) {
    guard let levels = try? JSONDecoder().decode([String: [String]].self, from: Data(text.utf8))
    else { return nil }
    self.levels = levels
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
