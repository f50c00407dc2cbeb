import Testing
import TextFormats

struct MarkedTextTests {
  @Test(
    arguments: [
      ("os:x", 3, 1, "os:x", "   ^"), ("os:abc", 3, 3, "os:abc", "   ^~~"),
      ("os:", 3, 1, "os:", "   ^"), ("日本 os:x", 3, 2, "日本 os:x", "     ^~"),
      ("日本", 0, 2, "日本", "^~~~"), ("e\u{301}e\u{301} x", 5, 1, "e\u{301}e\u{301} x", "   ^"),
      ("\tos\n:x", 5, 1, " os :x", "     ^"), ("😀,x", 2, 1, "😀,x", "   ^"),
      ("a\u{1B}b", 2, 1, "a\u{FFFD}b", "  ^"), ("ab", 9, 4, "ab", "  ^"),
    ] as [(String, Int, Int, String, String)])
  func `A caret is under its character as a terminal shows it`(
    text: String, offset: Int, length: Int, line: String, caret: String
  ) {
    let marked = text.marked(at: offset, length: length)
    #expect(marked.line == line)
    #expect(marked.caret == caret)
  }
}
