import Testing

@testable import InsetMatrixTool

/// What a person types, and what is accepted then.
struct ReviewDialogTests {
  /// The accepted rules with their reasons, of three rules, the first and last of which are alike;
  /// nil where nothing is to be written.
  private func accepted(_ lines: String...) throws -> ([String]?, output: String) {
    var rest = lines[...]
    var output = ""
    var dialog = ReviewDialog([[0, 2], [1], [0, 2]], path: "baseline.yaml")
    dialog.read = { rest.popFirst() }
    dialog.write = { output += $0 }
    let rules = try dialog.run { "page \($0)\n" }
    return (rules?.map { "\($0.rule) \($0.reason)" }, output)
  }

  @Test func `Each rule is shown and decided once, and the end asks`() throws {
    let (rules, output) = try accepted("a  known ", "s", "s", "y")
    #expect(rules == ["0 known"])
    #expect(output.contains("[1 of 3]\npage 0\n"))
    #expect(output.contains("[3 of 3]\npage 2\n"))
    #expect(output.contains("accepted 1, skipped 2; write baseline.yaml?"))
  }

  @Test func `A reason is asked for`() throws {
    #expect(try accepted("a", "so it is", "s", "s", "y").0 == ["0 so it is"])
    let (rules, output) = try accepted("a", "", "s", "s", "s", "y")
    #expect(rules == [])
    #expect(output.contains("a reason is needed"))
  }

  @Test(arguments: [String(repeating: "x", count: 1_001), "a\tb", "a\u{1}b"])
  func `A reason that no file may have is refused at once`(reason: String) throws {
    let (rules, output) = try accepted("a \(reason)", "a known", "s", "s", "y")
    #expect(rules == ["0 known"])
    #expect(output.contains("no such reason can be listed: "))
  }

  @Test func `All alike are accepted together, and undone together`() throws {
    #expect(try accepted("A one", "s", "y").0 == ["0 one", "2 one"])
    #expect(try accepted("A one", "u", "s", "s", "s", "y").0 == [])
    #expect(try accepted("A one", "s", "u", "a two", "y").0 == ["0 one", "1 two", "2 one"])
    #expect(try accepted("u", "s", "s", "s", "y").output.contains("nothing to undo"))
  }

  @Test func `Nothing is written before the end`() throws {
    #expect(try accepted("a one", "q").0 == nil)
    #expect(try accepted("a one", "a two", "a three").0 == nil)
    #expect(try accepted("a one", "a two", "a three", "q").0 == nil)
    #expect(try accepted("a one", "a two", "a three", "u", "s", "y").0 == ["0 one", "1 two"])
    #expect(try accepted("what", "q").output.contains("accept all that are alike"))
  }
}
