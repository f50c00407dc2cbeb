import Testing
import ProfileFiles

/// Comments, and what only looks like one.
struct CommentTests {
  private func comments(_ text: String) throws -> [String] {
    let bytes = Array(text.utf8)
    let root = try #require(YAMLDocument(parsing: bytes, file: "f.yaml").root)
    return YAMLComment.all(in: bytes, root: root).map {
      "\($0.mark.line):\($0.mark.column) \($0.isAlone) \($0.text)"
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func `Comments have their places`(end: String) throws {
    let lines = ["# a", "ü: 1 # b#c", "  # d", "x: [1, # e", "  2]"]
    #expect(
      try comments(lines.joined(separator: end))
        == ["1:1 true # a", "2:6 false # b#c", "3:3 true # d", "4:8 false # e"])
    #expect(try comments("\u{FEFF}" + lines.joined(separator: end)).first == "1:1 true # a")
  }

  @Test func `Texts have no comments in them`() throws {
    #expect(
      try comments("a: \"x # y\"\nb: 'x # y'\nc: x#y\nd: |\n  # x\n  y\ne: 1 # z\n")
        == ["7:6 false # z"])
  }

  @Test func `Files without comments have none`() throws { #expect(try comments("a: 1\n") == []) }
}
