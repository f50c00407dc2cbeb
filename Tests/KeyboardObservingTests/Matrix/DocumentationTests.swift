import Foundation
import InsetMatrix
import InsetStrategies
import TestSupport
import Testing

@testable import InsetCore

/// The pages of the catalogue: their code is compiled, and their figures are the matrix's.
@Suite("Documentation")
struct DocumentationTests {
  private static let catalogue = "Sources/KeyboardObserving/KeyboardObserving.docc"
  private static let examples = "Tests/UIKitStandIn/Sources/WorkedExamples"

  @Test("Each example is a whole file that the stand-in compiles, and each file is an example")
  func code() throws {
    let pages = try Repository.files(under: Self.catalogue, ending: ".md").map(Repository.text)
    let files = try Repository.files(under: Self.examples, ending: ".swift").map(Repository.text)
    let shown = pages.flatMap { page in
      page.components(separatedBy: "```swift\n").dropFirst().map {
        $0.components(separatedBy: "```")[0]
      }
    }
    #expect(files.count == 5)
    #expect(shown.filter { $0.hasPrefix("import ") }.sorted() == files.sorted())
  }

  @Test("What an example's page shows beside the example is in the tests of the examples")
  func fragments() throws {
    let tests = Self.lines(
      of: try Repository.text(
        "Tests/UIKitStandIn/Tests/WorkedExamplesTests/WorkedExamplesTests.swift"))
    let pages = try Repository.files(under: Self.catalogue, ending: ".md").map(Repository.text)
    let fragments = pages.filter { $0.contains("```swift\nimport ") }.flatMap { page in
      page.components(separatedBy: "```swift\n").dropFirst().map {
        $0.components(separatedBy: "```")[0]
      }
    }.filter { !$0.hasPrefix("import ") }
    #expect(fragments.count == 2)
    for fragment in fragments { #expect(tests.contains(Self.lines(of: fragment)), "\(fragment)") }
  }

  /// The lines of a text without their indents.
  private static func lines(of text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  /// A row of a table: what share of a query's scenarios a strategy gets right or wrong.
  private struct Row {
    let strategy: any InsetStrategy.Type
    let query: String
    let shares: [String]
  }

  @Test("The figures of each table are those of the strategy in the command below it")
  func figures() throws {
    let pages = try Repository.files(under: Self.catalogue, ending: ".md").map(Repository.text)
    let rows = try pages.flatMap(Self.rows)
    #expect(rows.count == 6 * 3 + 6)
    for (query, rows) in Dictionary(grouping: rows, by: \.query) {
      let result = try ScenarioMatrix.shipped.run(
        rows.map(\.strategy), where: "device:\(query) os:18 locale:en-US")
      for (row, counts) in zip(rows, result.strategies) {
        let judged = Double(counts.exact + counts.failing)
        let shares = [counts.exact, counts.hidden, counts.gap].map {
          String(format: "%.1f %%", 100 * Double($0) / judged)
        }
        #expect(row.shares == shares, "\(counts.id), \(query)")
      }
    }
  }

  /// The rows of the tables of a page.
  private static func rows(of page: String) throws -> [Row] {
    try page.components(separatedBy: "| device").dropFirst().flatMap { table in
      let id = try #require(table.components(separatedBy: "--strategy ").dropFirst().first)
        .prefix { !$0.isWhitespace }
      let strategy = try #require(Strategies.named(String(id)), "\(id)")
      return table.split(separator: "\n").filter { $0.hasPrefix("| `") }.prefix(6).map { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        return Row(
          strategy: strategy.type, query: cells[0].trimmingCharacters(in: ["`"]),
          shares: Array(cells.dropFirst()))
      }
    }
  }
}
