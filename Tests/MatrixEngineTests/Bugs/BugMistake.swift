import Foundation
import TestSupport

/// A mistake that reports tell, and the strategies that make it by their formula.
///
/// A strategy that fails on a row's side may do so for another reason. It counts for a row only
/// where the mistake is that of the row's words.
struct BugMistake: Decodable {
  /// What the code does.
  var words: String
  /// The ids of the strategies whose formula does so.
  var strategies: [String]

  /// Every mistake by its name.
  static func all() throws -> [String: BugMistake] {
    let text = try Repository.text("Tests/Fixtures/facts/bug-mistakes.json")
    return try JSONDecoder().decode([String: BugMistake].self, from: Data(text.utf8))
  }
}
