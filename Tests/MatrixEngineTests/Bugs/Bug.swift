import Foundation
import MatrixEngine
import TestSupport
import Testing

/// A bug that somebody reported in public, and where the matrix has it.
///
/// Its query names what the report says and leaves out what is usual: what it leaves out is at
/// the parameter's first level.
struct Bug: Sendable, Decodable, CustomTestStringConvertible {
  /// What a bug looks like in a verdict.
  enum Aspect: String, Decodable {
    case hidden, gap, indicators
    case otherEdges = "other-edges"
    case notRestored = "not-restored"
  }

  var id: String
  /// Its class in the catalogue.
  var cause: String
  /// The scenarios in which it happens; nil where the matrix has none.
  var query: String?
  /// A strategy whose formula makes the mistake, or a control where none that ships does.
  var strategy: String?
  /// How the strategy fails.
  var aspect: Aspect?
  /// The first wrong step, where the report says when it goes wrong.
  var step: Int?
  /// How far off it is where the aspect shows first, where the report has figures: more than is
  /// right counts positive.
  var points: Double?
  /// The same where the report has a name for it.
  var amount: String?
  /// Whether an app cannot know better: nobody is judged.
  var isAmbiguous: Bool?
  /// What the mistake is, in few words.
  var why: String?
  /// Why no matrix of keyboards and insets has it.
  var unreachable: String?
  /// What this matrix would need to have it.
  var missing: String?

  var testDescription: String { id }

  /// Every bug of the fixture.
  static func all() throws -> [Bug] {
    try Repository.text("Tests/Fixtures/facts/bug-catalogue.jsonl").split(separator: "\n")
      .map { try JSONDecoder().decode(Bug.self, from: Data($0.utf8)) }
  }

  /// Those that a strategy makes.
  static func judged() throws -> [Bug] { try all().filter { $0.strategy != nil } }
}

/// A row of the catalogue as it was collected.
struct CatalogueRow: Hashable {
  var id: String
  var cause: String

  static func all() throws -> [CatalogueRow] {
    let lines = try Repository.text("Tests/Fixtures/facts/public-bugs.csv").split(separator: "\n")
    let names = fields(of: lines[0])
    let id = try #require(names.firstIndex(of: "id"))
    let cause = try #require(names.firstIndex(of: "cause_class"))
    return lines.dropFirst().map(fields).map { CatalogueRow(id: $0[id], cause: $0[cause]) }
  }

  /// The fields of a line; a comma inside quotes belongs to its field.
  private static func fields(of line: Substring) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .reduce(into: [""]) { fields, part in
        let isQuoted = part.offset % 2 == 1
        let parts =
          isQuoted
          ? [part.element] : part.element.split(separator: ",", omittingEmptySubsequences: false)
        fields[fields.count - 1] += parts[0]
        fields += parts.dropFirst().map(String.init)
      }
  }
}
