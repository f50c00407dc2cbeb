import ScenarioSpaces
import Testing
import TextFormats

@testable import InsetMatrixTool

/// The parameters and groups of PICT's format.
struct PICTParameterTests {
  @Test func `A parameter has values with names, weights and signs`() throws {
    let model = try pict(
      """
      # Comments and empty lines say nothing.

      Type:  Primary (10), Logical | Other ( 2 ) , RAID-5
      \tSize ,1,~-1|-2,  3 (big), (4), 5 (0.5)
      """)
    #expect(
      model.parameters == [
        NamedModel.Parameter(
          "Type",
          [
            .init(["Primary"], weight: 10), .init(["Logical", "Other"], weight: 2),
            .init(["RAID-5"]),
          ]),
        // A parenthesis without a positive number belongs to the name.
        NamedModel.Parameter(
          "Size",
          [
            .init(["1"]), .init(["-1", "-2"], isNegative: true), .init(["3 (big)"]),
            .init([""], weight: 4), .init(["5 (0.5)"]),
          ]),
      ])
    #expect(model.warnings.isEmpty)
  }

  @Test func `Values have a place, also where another parameter has them`() throws {
    let model = try pict("A: x (3), ~y | z\n B: <A>, w\n")
    #expect(
      model.valuePlaces == [
        [TextLocation(1, 4, length: 5), TextLocation(1, 11, length: 6)],
        [
          TextLocation(2, 5, length: 3), TextLocation(2, 5, length: 3), TextLocation(2, 10),
        ],
      ])
    let warning = model.warnings(ofImpossible: [ParameterLevel(0, 1)])
    #expect(warning.map(\.place) == [TextLocation(1, 11, length: 6)])
  }

  @Test func `A parameter takes over the values of another one`() throws {
    let model = try pict("A: x (3), ~y | z\nB: <a>, w, <C>\n")
    #expect(
      model.parameters[1].values == model.parameters[0].values + [.init(["w"]), .init(["<C>"])])
  }

  @Test func `Only the first name makes a value negative, and blanks may follow the sign`() throws {
    let values = try pict("A: a | ~b, ~ c\n").parameters[0].values
    #expect(values == [.init(["a", "~b"]), .init(["c"], isNegative: true)])
  }

  @Test func `Values may be empty, and end with a carriage return`() throws {
    let model = try pict("\u{FEFF}A: a,, b\r\nB: 1\r\n")
    #expect(model.parameters.map(\.name) == ["A", "B"])
    #expect(model.parameters[0].values.map(\.names) == [["a"], [""], ["b"]])
  }

  @Test func `Groups have a strength or that of the model`() throws {
    let model = try pict("A: 1\nB: 1\nC: 1\n{ a , C, A} @ 2\n\n# more\n{B}\n")
    #expect(model.groups == [.init([0, 2], strength: 2), .init([1], strength: nil)])
    let covering = model.coveringModel(strength: 3)
    #expect(covering.strength == 3 && covering.groups.map(\.strength) == [2, 3])
  }

  @Test func `A group with an unknown parameter is left out with a warning`() throws {
    let model = try pict("A: 1\nB: 1\n{A, Z}\n")
    #expect(model.groups.isEmpty)
    #expect(
      model.warnings == [
        TextFinding(
          "unknown-parameter", "there is no such parameter: the group is left out",
          TextLocation(3, 5))
      ])
  }

  @Test func `A parameter that begins with a dollar sign is a result`() throws {
    let model = try pict("A: 1\n$B: 1\n")
    #expect(model.parameters.map(\.isResult) == [false, true])
    #expect(model.coveringModel(strength: nil).strength == 1)
  }

  @Test(arguments: [
    ("A: 1\na: 2\n", "2:1 same-name"),
    ("A: 1\nB\n", "2:1 no-values"),
    ("A: ~1, ~2\n", "1:1 only-negative"),
    ("# nothing\n", "1:1 no-parameters"),
    ("A @ 2: 1\n", "1:5 parameter-order"),
    ("A: 1\n{A} @ 2\n", "2:5 group-strength"),
    ("A: 1\n{A} @ x\n", "2:5 group-syntax"),
    ("A: 1\n{A} 2\n", "2:5 group-syntax"),
    ("A: 1\n{A} @ 99999999999999999999\n", "2:5 group-syntax"),
    ("A: 1\n{ }\n", "2:1 group-syntax"),
    ("A: 1\n{A}\nB: 2\n", "3:1 group-syntax"),
  ])
  func `What is wrong is found at its place`(_ text: String, _ finding: String) {
    expectFinding(finding) { _ = try pict(text) }
  }

  @Test func `A file that is no text is refused`() {
    expectFinding("2:4 invalid-utf8") {
      _ = try PICTFormat.model(Array("A: 1\nB: ".utf8) + [0xC3, 0x28])
    }
    expectFinding("1:4 control-character") { _ = try pict("A: \u{1B}[1m") }
  }

  @Test func `Values that double with each parameter end at a limit`() {
    let doubling = (1...40).map { "P\($0): <P\($0 - 1)>, <P\($0 - 1)>\n" }
    expectFinding("11:12 model-size") { _ = try pict("P0: x, y\n" + doubling.joined()) }
    let many = (1...5000).map { "P\($0): x\n" }.joined()
    expectFinding("4097:8 model-size") { _ = try pict(many) }
  }

  @Test(arguments: [
    ("A: a\tb, c\n", "1:5 tab"), ("A: c, ~ x | a\tb\n", "1:14 tab"),
    ("A\tB: a, c\n", "1:2 tab"),
  ])
  func `A tab inside a name or value is refused where it is`(text: String, finding: String) {
    expectFinding(finding) { _ = try pict(text) }
  }

  @Test func `Tabs around names and values are no part of them`() throws {
    #expect(try pict("\tA\t:\ta\t,\tb\t(2)\n").text(of: [[1]]) == "A\nb\n")
  }

  @Test func `The first value of a parameter with the name of another has a warning`() throws {
    let model = try pict("A: a, b | A, a\nB: a, ~a\nC: x, <A>, y | z\n")
    #expect(model.parameters.map(\.values.count) == [3, 2, 5])
    #expect(model.warnings.map(\.rule) == ["same-value", "same-value", "same-value"])
    #expect(
      model.warnings.map(\.place) == [
        TextLocation(1, 7, length: 5), TextLocation(2, 7, length: 2),
        TextLocation(3, 7, length: 3),
      ])
  }

  @Test func `Results alone are no model`() throws {
    expectFinding("2:2 only-results") { _ = try pict("$A: a, b\n $B: c\n[$A] = \"a\";\n") }
    #expect(try pict("$A: a, b\nC: c\n").parameters.map(\.isResult) == [true, false])
  }
}
