import Testing
import ProfileFiles

/// How findings read.
struct DiagnosticTests {
  private func render(_ line: String, column: Int, length: Int = 1) -> [Substring] {
    Diagnostic("rule", "message", "f.yaml", YAMLMark(line: 1, column: column), length: length)
      .render(source: SourceText(Array(line.utf8))).split(separator: "\n")
  }

  @Test func `A finding shows its line, its caret, its notes and its help`() {
    let source = String(repeating: "\n", count: 30) + "        height: 921\n"
    let diagnostic = Diagnostic(
      "unknown-key", "message", "devices/iphone/x.yaml", YAMLMark(line: 31, column: 17), length: 3,
      notes: [Diagnostic.Note("first set here", "devices/y.yaml", YAMLMark(line: 9, column: 11))],
      help: ["did you mean `height`?"])
    #expect(
      diagnostic.render(source: SourceText(Array(source.utf8))) == """
        devices/iphone/x.yaml:31:17: error: message [unknown-key]
          31 |         height: 921
             |                 ^~~
          note: first set here: devices/y.yaml:9:11
          help: did you mean `height`?
        """)
  }

  @Test func `Tabs are spaces and control characters are replaced`() {
    let lines = render("a\tb\u{1B}[31m\u{202E}c", column: 3)
    #expect(lines[1] == "  1 | a b\u{FFFD}[31m\u{FFFD}c")
    #expect(lines[2] == "    |   ^")
  }

  @Test func `Names in messages cannot break the line`() {
    let diagnostic = Diagnostic("r", "a\nb", "f\u{1B}.yaml", YAMLMark(line: 1, column: 1))
    #expect(diagnostic.render(source: nil) == "f\u{FFFD}.yaml:1:1: error: a\u{FFFD}b [r]")
  }

  @Test(arguments: [1, 2, 60, 500, 999, 1000, 1001])
  func `Long lines are cut to 120 columns around the caret`(column: Int) throws {
    let line = (0..<1000).map { "\($0 % 10)" }.joined()
    let lines = render(line, column: column, length: 2000)
    #expect(lines[1].count == 120)
    #expect(lines[2].count <= 121)
    let caret = try #require(Array(lines[2]).firstIndex(of: "^"))
    if column <= 1000 { #expect(Array(lines[1])[caret] == Array(line)[column - 1]) }
  }

  @Test func `A caret does not leave its line`() {
    #expect(render("abc", column: 2, length: 99)[2] == "    |  ^~")
    #expect(render("abc", column: 4, length: 99)[2] == "    |    ^")
    #expect(render("abc", column: 5).count == 1)
  }

  @Test func `Findings come in the order of files and places`() {
    let places = [("b", 1, 1), ("a", 2, 1), ("a", 1, 9), ("a", 10, 1)]
    let sorted = places.map { Diagnostic("r", "m", $0.0, YAMLMark(line: $0.1, column: $0.2)) }
      .sorted().map { "\($0.file)\($0.mark.line).\($0.mark.column)" }
    #expect(sorted == ["a1.9", "a2.1", "a10.1", "b1.1"])
  }
}
