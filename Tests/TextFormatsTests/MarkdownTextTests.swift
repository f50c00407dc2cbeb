import Testing
import TextFormats

@Test func `Code escapes only the bar of a table, and its fence is longer than any run inside`() {
  #expect(MarkdownText.code("a`b``c") == "```a`b``c```")
  #expect(MarkdownText.code("`a``") == "``` `a`` ```")
  #expect(MarkdownText.code("a|b", inTable: true) == "`a\\|b`")
}
