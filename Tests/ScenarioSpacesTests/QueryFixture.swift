import Foundation
import ScenarioSpaces
import TestSupport
import Testing

/// The queries that everything that reads queries is held to.
struct QueryFixture: Decodable {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var query: String
    var allowed: [String: [String]]?
    var error: String?
    var offset: Int?
    var length: Int?

    var testDescription: String { "`\(query)`" }
  }

  private struct Levels: Decodable {
    var name: String
    var levels: [String]
  }

  private var parameters: [Levels]
  /// Other words for parameters and levels.
  var synonyms: [String: String]
  var cases: [Case]

  static func load() throws -> QueryFixture {
    let text = try Repository.text("Tests/Fixtures/queries.json")
    return try JSONDecoder().decode(QueryFixture.self, from: Data(text.utf8))
  }

  var space: ScenarioSpace {
    ScenarioSpace(parameters.map { Parameter($0.name, levels: $0.levels) })
  }
}
