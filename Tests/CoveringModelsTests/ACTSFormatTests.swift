import Testing
import TextFormats

@testable import CoveringModels

/// Models in the format of ACTS.
struct ACTSFormatTests {
  private static let parameters = """
    [System]
    -- a comment
    Name: sample

    [Parameter]
    Size (int) : 1, [2], 3 ; -1
    Kind (enum) : a, b
    Fast (boolean) : true, FALSE

    """

  private func acts(_ text: String) throws -> NamedModel {
    try ACTSFormat.model(Array((Self.parameters + text).utf8))
  }

  /// The allowed rows of some constraints, those with the invalid size aside.
  private func rows(_ constraint: String) throws -> [String] {
    try acts("[Constraint]\n\(constraint)\n").allowedRows.filter { !$0.hasPrefix("-1") }
  }

  @Test func `Parameters, invalid values and relations`() throws {
    let model = try acts("[Relation]\nR1 : (Size, Fast, 2)\n")
    #expect(
      model.parameters == [
        NamedModel.Parameter(
          "Size", [.init(["1"]), .init(["2"]), .init(["3"]), .init(["-1"], isNegative: true)]),
        NamedModel.Parameter("Kind", [.init(["a"]), .init(["b"])]),
        NamedModel.Parameter("Fast", [.init(["true"]), .init(["FALSE"])]),
      ])
    #expect(model.groups == [.init([0, 2], strength: 2)])
    #expect(ModelFormat(of: Array(Self.parameters.utf8)) == .acts)
    #expect(ModelFormat(of: Array("# [System]\nA: 1\n".utf8)) == .pict)
  }

  @Test func `Operators bind as in other languages`() throws {
    #expect(try rows("Size > 1 => Kind = \"b\" && Fast").count == 4 + 2)
    #expect(try rows("Size = 1 || Size = 2 && Kind = \"a\" && !Fast").count == 4 + 1)
    #expect(
      try rows("(Size != 1) && ((Kind) = (\"a\")) && (Fast = false)") == ["2 a FALSE", "3 a FALSE"])
    #expect(try rows("Size = 1 => Fast => Kind == \"a\"").count == 8 + 3)
  }

  @Test func `Numbers are computed with`() throws {
    #expect(try rows("Size * 2 - 1 = 3").count == 4)
    #expect(try rows("Size % 2 = 0").count == 4)
    #expect(try rows("7 / Size = 2").count == 4)
    #expect(try rows("10 - Size - 1 >= 7").count == 8)
    // What divides by zero does not hold.
    #expect(try rows("1 / (Size - 2) != 5").count == 8)
  }

  @Test func `A relation may join several parameters`() throws {
    let model = try ACTSFormat.model(
      Array(
        "[Parameter]\nA (int): 0,1\nB (int): 0,1\nC (int): 0,1\n[Constraint]\nA + B = C\nA <= B\n"
          .utf8))
    #expect(model.allowedRows == ["0 0 0", "0 1 1"])
  }

  @Test func `Rows of a model are left out with a warning`() throws {
    let model = try acts("[Test Set]\nSize, Kind\n1,a\n")
    #expect(model.warnings.map(\.place) == [TextLocation(9, 1, length: 10)])
  }

  @Test(arguments: [
    ("[Constraint]\nSize", "11:1 constraint-type"),
    ("[Constraint]\nSize = \"a\"", "11:6 constraint-type"),
    ("[Constraint]\nKind < \"a\"", "11:6 constraint-type"),
    ("[Constraint]\nKind + 1 = 2", "11:6 constraint-type"),
    ("[Constraint]\nKind = a", "11:8 unknown-parameter"),
    ("[Constraint]\n(Fast", "11:6 constraint-syntax"),
    ("[Constraint]\nFast Fast", "11:6 constraint-syntax"),
    ("[Constraint]\nFast &&", "11:8 constraint-syntax"),
    ("[Relation]\nR: (Size, 2)", "11:11 relation-syntax"),
    ("[Relation]\nR: (Sise, Kind, 2)", "11:5 unknown-parameter"),
    ("[Nothing]", "10:1 unknown-section"),
    ("X (float): 1", "10:4 unknown-type"),
    ("X (int): a", "10:10 bad-value"),
    ("Size (int): 1", "10:1 same-name"),
    ("X (int): ; 1", "10:1 no-values"),
  ])
  func `What is wrong is found at its place`(_ text: String, _ finding: String) {
    expectFinding(finding) { _ = try acts("\n" + text) }
  }

  @Test func `Deep nesting and long chains are refused`() {
    for part in ["(", "!", "1 - ", "Fast => "] {
      #expect(throws: TextFinding.self) {
        try acts("[Constraint]\n" + String(repeating: part, count: 100_000) + "Fast")
      }
    }
  }

  @Test func `A tab inside a value is refused, and a value that comes again has a warning`() throws
  {
    expectFinding("2:13 tab") {
      _ = try ACTSFormat.model(Array("[Parameter]\nA (enum) : a\tb, c\n".utf8))
    }
    let model = try ACTSFormat.model(Array("[Parameter]\nA (enum) : a, A, c ; a\n".utf8))
    #expect(model.parameters[0].values.count == 4)
    #expect(model.warnings.map(\.place) == [TextLocation(2, 22)])
    #expect(model.warnings.map(\.rule) == ["same-value"])
  }
}
