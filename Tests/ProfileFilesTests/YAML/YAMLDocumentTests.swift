import Testing
import ProfileFiles

/// What the tree of a document looks like.
struct YAMLDocumentTests {
  @Test func `Nodes keep their text, their quotes and their places`() throws {
    let document = YAMLDocument(parsing: Array("a: 17.10\nb: [\"x\", y]\n".utf8), file: "f.yaml")
    #expect(document.diagnostics.isEmpty)
    guard case .mapping(let pairs) = try #require(document.root).kind else {
      Issue.record("no mapping")
      return
    }
    #expect(pairs.map(\.name) == ["a", "b"])
    #expect(pairs[0].value == scalar("17.10", false, 1, 4, 9, 3..<8))
    #expect(pairs[1].key == scalar("b", false, 2, 1, 2, 9..<10))
    #expect(
      pairs[1].value.kind
        == .sequence([
          scalar("x", true, 2, 5, 8, 13..<16), scalar("y", false, 2, 10, 11, 18..<19),
        ]))
  }

  @Test func `An alias is the node that it names`() throws {
    let document = YAMLDocument(parsing: Array("a: &x [1]\nb: *x\n".utf8), file: "f.yaml")
    guard case .mapping(let pairs) = try #require(document.root).kind else {
      Issue.record("no mapping")
      return
    }
    #expect(pairs[0].value == pairs[1].value)
  }

  @Test(arguments: ["\u{FEFF}a: 1\nb: [x]\n", "a: 1\r\nb: [x]\r\n", "a: 1\rb: [x]", "a: 1\nb: [x]"])
  func `Byte order marks and line ends of all systems make no difference`(text: String) {
    let plain = YAMLDocument(parsing: Array("a: 1\nb: [x]\n".utf8), file: "f.yaml")
    let document = YAMLDocument(parsing: Array(text.utf8), file: "f.yaml")
    #expect(document.diagnostics.isEmpty)
    #expect(document.root?.names == plain.root?.names)
    #expect(document.root?.names == ["a", "b"])
  }

  @Test func `The first value of a key counts and the rest of the file is still read`() {
    let document = YAMLDocument(parsing: Array("a: 1\na: 2\n[b]: 3\nc: 4\n".utf8), file: "f.yaml")
    #expect(document.diagnostics.map(\.rule) == ["duplicate-key", "key-not-text"])
    #expect(document.root?.names == ["a", "c"])
  }

  private func scalar(
    _ text: String, _ isQuoted: Bool, _ line: Int, _ from: Int, _ to: Int,
    _ bytes: Range<Int>
  ) -> YAMLNode {
    YAMLNode(
      .scalar(text, isQuoted: isQuoted), start: YAMLMark(line: line, column: from),
      end: YAMLMark(line: line, column: to), bytes: bytes)
  }
}

extension YAMLNode {
  fileprivate var names: [String]? {
    if case .mapping(let pairs) = kind { pairs.map(\.name) } else { nil }
  }
}
