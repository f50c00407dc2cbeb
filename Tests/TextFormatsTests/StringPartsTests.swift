import Testing
import TextFormats

struct StringPartsTests {
  @Test(
    arguments: [
      ("", [""]), ("a", ["a"]), ("a, b", ["a", "b"]), (", a, , b, ", ["", "a", "", "b", ""]),
      ("é, \u{301}x,y", ["é", "\u{301}x,y"]), (",a", [",a"]),
    ] as [(String, [String])])
  func `Parts are between separators, and joined they are the text`(text: String, parts: [String]) {
    #expect(text.parts(separatedBy: ", ").map { String($0) } == parts)
    #expect(text.parts(separatedBy: ", ").joined(separator: ", ") == text)
  }

  @Test func `Every occurrence is replaced, also one that a mark joins`() {
    #expect("\"a\"\u{301}".replacingOccurrences(of: "\"", by: "\"\"") == "\"\"a\"\"\u{301}")
    #expect("aaa".replacingOccurrences(of: "aa", by: "b") == "ba")
  }
}
