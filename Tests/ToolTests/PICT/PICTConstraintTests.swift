import ScenarioSpaces
import Testing
import TextFormats

@testable import InsetMatrixTool

/// The constraints of PICT's format: which rows each allows follows from its words.
struct PICTConstraintTests {
  private static let parameters = "N: 1, 2, 10\nS: ab, AC, b\n"

  /// The allowed rows of the constraints on a number and a text.
  private func rows(_ constraints: String) throws -> [String] {
    try pict(Self.parameters + constraints).allowedRows
  }

  @Test(arguments: [
    ("[N] = 2;", [1]), ("[N] <> 2;", [0, 2]), ("[N] < 2;", [0]), ("[N] <= 2;", [0, 1]),
    // 10 is more than 2, though its text is less.
    ("[N] > 2;", [2]), ("[N] >= 2.0;", [1, 2]), ("[N]=+1e1;", [2]), ("[n] > -1;", [0, 1, 2]),
    ("[N] in {1, 0xA};", [0, 2]), ("[N] NOT IN {1,10};", [1]),
  ])
  func `Numbers are compared as numbers`(_ constraint: String, _ levels: [Int]) throws {
    let condition = try #require(try pict(Self.parameters + constraint).conditions.first)
    #expect((0..<3).filter { condition.holds([$0, 0]) } == levels)
  }

  @Test(arguments: [
    ("[S] = \"AB\";", [0]), ("[S] <> \"ab\";", [1, 2]), ("[S] > \"ab\";", [1, 2]),
    ("[S] <= \"ac\";", [0, 1]), ("[S] in { \"B\" , \"ab\" };", [0, 2]),
    ("[S] like \"a*\";", [0, 1]), ("[S] LIKE \"?\";", [2]), ("[S] LIKE \"*B\";", [0, 2]),
    ("[S] not like \"*b*\";", [1]), ("[S] LIKE \"*\";", [0, 1, 2]), ("[S] LIKE \"a?c\";", []),
  ])
  func `Texts are compared without regard to case`(_ constraint: String, _ levels: [Int]) throws {
    let condition = try #require(try pict(Self.parameters + constraint).conditions.first)
    #expect((0..<3).filter { condition.holds([0, $0]) } == levels)
  }

  @Test func `IF, THEN and ELSE`() throws {
    #expect(
      try rows("if [N] = 1 then [S] = \"ab\" else [S] = \"b\";") == ["1 ab", "2 b", "10 b"])
    #expect(
      try rows("IF [N] >= 2 THEN [S] = \"ab\";")
        == ["1 ab", "1 AC", "1 b", "2 ab", "10 ab"])
    // Also over lines, without blanks, and with comments between.
    #expect(
      try rows("IF\n[N]>=2\n# so\nTHEN[S]=\"ab\"\n;") == ["1 ab", "1 AC", "1 b", "2 ab", "10 ab"])
  }

  @Test func `NOT binds more than AND, and AND more than OR`() throws {
    #expect(
      try rows("[N] = 1 OR [N] = 2 AND [S] = \"b\";") == ["1 ab", "1 AC", "1 b", "2 b"])
    #expect(
      try rows("([N] = 1 OR [N] = 2) AND [S] = \"b\";") == ["1 b", "2 b"])
    #expect(try rows("NOT [N] = 1 AND [S] = \"b\";") == ["2 b", "10 b"])
    #expect(try rows("NOT ([N] = 1 OR NOT [S] = \"b\");") == ["2 b", "10 b"])
  }

  @Test func `Parameters are compared with one another`() throws {
    let model = try pict("A: 1, 2, 3\nB: 2, 3\nC: x, y\nD: Y, ?\n[A] > [B]; [C] LIKE [D];")
    #expect(model.allowedRows == ["3 2 x ?", "3 2 y Y", "3 2 y ?"])
  }

  @Test func `Signs of values`() throws {
    let parameters = "A: 1, ~2\nB: 3, ~4\n$R: ok, error\n"
    #expect(
      try pict(parameters + "IF IsNegative() THEN [$R] = \"error\" ELSE [$R] = \"ok\";").allowedRows
        == ["1 3 ok", "1 4 error", "2 3 error", "2 4 error"])
    #expect(try pict(parameters + "ISPOSITIVE(a);").allowedRows.count == 4)
    #expect(try pict(parameters + "NOT IsPositive();").allowedRows.count == 6)
    // The sign is no part of the value.
    #expect(try pict(parameters + "[A] = 2 AND [B] < 4;").allowedRows == ["2 3 ok", "2 3 error"])
  }

  @Test func `Only the first name of a value counts, also for its type`() throws {
    let model = try pict("A: 1 | x, 2 | 3\n[A] < 2;")
    #expect(model.allowedRows == ["1"])
  }

  @Test func `Quotes and brackets are texts behind a backslash`() throws {
    let model = try pict("A]: x\"y, b\n[A\\]] = \"X\\\"Y\";")
    #expect(model.allowedRows == ["x\"y"])
  }

  @Test func `A constraint on an unknown parameter is left out with a warning`() throws {
    let model = try pict(Self.parameters + "[N] = 1;\n[N] = 2 OR [Z] = 1;\nIsNegative(Q);\n")
    #expect(model.conditions.count == 1)
    #expect(
      model.warnings.map { "\($0.place.line):\($0.place.column)" } == ["4:12", "5:12"])
  }

  @Test func `A term that holds of all values or of none is warned of`() throws {
    let model = try pict(Self.parameters + "[N] > 0 OR [S] = \"c\";")
    #expect(
      model.warnings.map(\.message) == [
        "this holds of every value of the parameter", "this holds of no value of the parameter",
      ])
    #expect(model.allowedRows.count == 9)
  }

  @Test(arguments: [
    ("[N] = 1", "3:8 constraint-syntax"),
    ("[N] = \"1\";", "3:7 constraint-type"),
    ("[S] = 1;", "3:7 constraint-type"),
    ("[N] LIKE \"1\";", "3:10 constraint-type"),
    ("[N] IN {1, \"2\"};", "3:9 constraint-type"),
    ("[N] = [S];", "3:1 constraint-type"),
    ("[N] = [n];", "3:1 constraint-type"),
    ("[N] ! 1;", "3:5 constraint-syntax"),
    ("[N] NOT 1;", "3:9 constraint-syntax"),
    ("[N = 1;\n", "3:1 constraint-syntax"),
    ("[S] = \"ab;\n", "3:7 constraint-syntax"),
    ("[S] = \"a\\b\";\n", "3:10 constraint-syntax"),
    ("[N] IN {1 2};", "3:11 constraint-syntax"),
    ("[N] IN 1;", "3:8 constraint-syntax"),
    ("([N] = 1;", "3:9 constraint-syntax"),
    ("IF [N] = 1;", "3:11 constraint-syntax"),
    ("IF [N] = 1\nTHEN;", "4:5 constraint-syntax"),
    ("[N] = 1 AND;", "3:12 constraint-syntax"),
    ("[N] = 1;\nX: 1", "4:1 constraint-syntax"),
    ("[N] = ;", "3:7 constraint-syntax"),
  ])
  func `What is wrong is found at its place`(_ constraint: String, _ finding: String) {
    expectFinding(finding) { _ = try rows(constraint) }
  }

  @Test func `Deep nesting is refused, and long chains are not`() throws {
    let deep = String(repeating: "(", count: 100_000)
    expectFinding("3:65 constraint-depth") { _ = try rows(deep + "[N] = 1") }
    let negations = String(repeating: "NOT ", count: 100_000)
    expectFinding("3:257 constraint-depth") { _ = try rows(negations + "[N] = 1;") }
    let chain = (0..<10_000).map { "[N] <> \($0 + 3)" }.joined(separator: " AND ")
    #expect(try rows(chain + ";").count == 6)
  }

  @Test func `Comparisons of large parameters end at a limit`() {
    let values = (0..<1000).map(String.init).joined(separator: ",")
    let constraints = String(repeating: "[A] < [B];\n", count: 10)
    expectFinding("11:1 model-size") {
      _ = try pict("A: \(values)\nB: \(values)\n" + constraints)
    }
  }

  @Test(arguments: [
    ("[N] > 0;\n[N] > 10; [N] < 20;\n", 4, 1),
    ("[N] > 1;\n[N] < 20;\n  [N] < 2;\n[S] = [S2];", 5, 3),
    ("[Q] = 1;\n[N] = 1 AND\n[N] = 2;\n", 4, 1), ("[N] IN {1, 2};[N] <> 1; [N] <> 2;", 3, 25),
  ])
  func `The constraint that leaves no row is found`(_ text: String, _ line: Int, _ column: Int)
    throws
  {
    let place = try pict(Self.parameters + text).contradiction
    #expect(place.map { [$0.line, $0.column] } == [line, column])
  }

  @Test func `Constraints that some row fulfils have no contradiction`() throws {
    #expect(try pict(Self.parameters + "[N] = 1; [S] = \"b\";").contradiction == nil)
    #expect(try pict(Self.parameters).contradiction == nil)
  }
}
