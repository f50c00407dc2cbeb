import ScenarioSpaces
import Testing
import TextFormats

@testable import InsetMatrixTool

/// Rows as PICT prints and reads them.
struct RowFileTests {
  private static func model() throws -> NamedModel {
    try pict("A: a | b | c, d\nB: ~1, 2\n")
  }

  @Test func `The names of a value take turns, and negative ones have their sign`() throws {
    let text = try Self.model().text(of: [[0, 0], [0, 1], [1, 0], [0, 1], [0, 1]])
    #expect(text == "A\tB\na\t~1\nb\t2\nd\t~1\nc\t2\na\t2\n")
  }

  @Test func `Rows are read again, by any name`() throws {
    let model = try Self.model()
    let rows = [[0, 0], [0, 1], [1, 0], [0, 1]]
    let file = try RowFile(Array(model.text(of: rows).utf8), for: model)
    #expect(file.rows == rows && file.lines == [2, 3, 4, 5] && file.warnings.isEmpty)
  }

  @Test func `Columns may be missing or unknown, and cells empty or unknown`() throws {
    let file = try RowFile(
      Array("b\tC\tA\r\n2\tx\t\r\n\r\n9\ty\tB\r\n1\n".utf8), for: Self.model())
    #expect(file.rows == [[nil, 1], [0, nil], [nil, 0]])
    #expect(file.lines == [2, 4, 5])
    #expect(
      file.warnings.map(\.place) == [
        TextLocation(1, 3), TextLocation(4, 1), TextLocation(5, 1),
      ])
    #expect(file.warnings.map(\.rule) == ["unknown-name", "unknown-name", "short-row"])
  }

  @Test func `A file without a header, or without a column of the model, is refused`() {
    expectFinding("1:1 no-header") { _ = try RowFile([], for: Self.model()) }
    expectFinding("1:1 no-column") { _ = try RowFile(Array("C\nx\n".utf8), for: Self.model()) }
  }

  @Test func `A result that is not determined is a question mark, and results are read by none`()
    throws
  {
    let model = try pict("A: a, b\n$R: 1, 2\nB: ?, x\n")
    let text = model.text(of: [[0, nil, 0], [1, 1, 1]])
    #expect(text == "A\t$R\tB\na\t?\t?\nb\t2\tx\n")
    let file = try RowFile(Array(text.utf8), for: model)
    #expect(file.rows == [[0, nil, 0], [1, nil, 1]] && file.warnings.isEmpty)
    // In place of another value it is none.
    let other = try RowFile(Array("A\n?\n".utf8), for: model)
    #expect(other.rows == [[nil, nil, nil]] && other.warnings.map(\.rule) == ["unknown-name"])
  }

  @Test(arguments: [
    ("A\tB\na\t2\nd\t2\tx\n", "3:5 surplus-cell"), ("A\tB\na\t2\t\n", "2:5 surplus-cell"),
    ("A\tB\ta\n", "1:5 duplicate-column"),
  ])
  func `What no column or several columns have is refused`(text: String, finding: String) {
    expectFinding(finding) { _ = try RowFile(Array(text.utf8), for: Self.model()) }
  }

  @Test func `More cells than memory holds are refused`() throws {
    let model = try pict((0..<4000).map { "P\($0): 1\n" }.joined())
    let text = "P0\n" + String(repeating: "1\n", count: 10_000)
    expectFinding("2100:1 too-many-rows") { _ = try RowFile(Array(text.utf8), for: model) }
  }
}
