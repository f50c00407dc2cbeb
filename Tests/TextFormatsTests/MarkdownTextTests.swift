import Testing
import TextFormats

@Test func `Code escapes only the bar of a table, and its fence is longer than any run inside`() {
  #expect(MarkdownText.code("a`b``c") == "```a`b``c```")
  #expect(MarkdownText.code("`a``") == "``` `a`` ```")
  #expect(MarkdownText.code("a|b", inTable: true) == "`a\\|b`")
}

@Test func `A share below a tenth stays as it is, and a tag becomes text`() {
  #expect(MarkdownText.text("<0.1 % to <b>1</b> <") == "<0.1 % to &lt;b&gt;1&lt;/b&gt; &lt;")
}
