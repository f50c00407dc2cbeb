import Testing
import ProfileFiles

/// Syntax errors are told where the mistake is.
struct SyntaxTests {
  private func finding(_ text: String) -> Diagnostic? {
    YAMLDocument(parsing: Array(text.utf8), file: "f.yaml").diagnostics.first
  }

  @Test(arguments: [
    // Closed by a quote of a later line, and by none at all.
    ("a: 1\nb: \"x\nc: \"y\"\n", 2, 4), ("a: 1\nb: \"x\nc: y\n", 2, 4),
    ("a: 'x\nb: 'y'\n", 1, 4), ("a: [\"x, 1]\nb: \"y\"\n", 1, 5), ("a:\n  - 'x\n  - 'y'\n", 2, 5),
    ("\"a: 1\nb: \"y\"\n", 1, 1), ("a: {b: \"x, c: 1}\nd: \"e\"\n", 1, 8),
    // Quotes in comments, in plain and in block texts are none.
    ("a: 1 # \"\nb: it's\nc: |\n  \"x\nd: \"x\ne: \"y\"\n", 5, 4),
    // A quote that goes on over lines is one, as is a doubled one.
    ("a: \"x\n  y\"\nb: 'it''s'\nc: 'x\nd: 'y'\n", 4, 4), ("a: 1\r\nb: \"x\r\nc: \"y\"\r\n", 2, 4),
  ])
  func `A quote that is not closed is told where it opens`(text: String, line: Int, column: Int) {
    #expect(finding(text)?.message == "a quote that is not closed")
    #expect(finding(text)?.mark == YAMLMark(line: line, column: column))
    #expect(finding(text)?.rule == "yaml-syntax")
  }

  @Test(arguments: ["a: \"x\n  y\"\nb: [\n", "a: \"x\" y\nb: 1\n", "a: 'x'\nb: c: d\n"])
  func `Another mistake is not blamed on a quote`(text: String) {
    #expect(finding(text) != nil)
    #expect(finding(text)?.message != "a quote that is not closed")
  }

  @Test(arguments: [
    ("a:\n\tb: 1\n", 2, 1), ("a:\n  \tb: 1\n", 2, 3), ("a: x\n\tb: 1\n", 2, 1),
    ("a:\n  b: 1\n\tc: 1\n", 3, 1), ("a:\n\t- 1\n", 2, 1),
  ])
  func `A tab is told as one`(text: String, line: Int, column: Int) {
    #expect(finding(text)?.message == "a tab; YAML indents with spaces")
    #expect(finding(text)?.mark == YAMLMark(line: line, column: column))
  }
}
