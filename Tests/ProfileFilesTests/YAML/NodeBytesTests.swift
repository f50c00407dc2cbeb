import Testing
import ProfileFiles

/// Which bytes of a file nodes cover.
struct NodeBytesTests {
  /// The text of every node by the bytes it covers: keys, then values, in the order of the file.
  private func texts(_ source: String) throws -> [String] {
    let bytes = Array(source.utf8)
    let document = YAMLDocument(parsing: bytes, file: "f.yaml")
    #expect(document.diagnostics.isEmpty)
    return try #require(document.root).all.map {
      String(decoding: bytes[$0.bytes], as: UTF8.self)
    }
  }

  @Test func `Texts are covered with their quotes`() throws {
    #expect(
      try texts("a: 1 # one\n'b': \"x#y\"\n") == [
        "a: 1 # one\n'b': \"x#y\"", "a", "1", "'b'", "\"x#y\"",
      ])
  }

  @Test(arguments: ["", "\u{FEFF}"]) func `Characters of several bytes shift nothing`(
    mark: String
  ) throws {
    #expect(
      try texts("\(mark)ä: é😀 # ö\nß: [ü, z]\n")
        == ["ä: é😀 # ö\nß: [ü, z]", "ä", "é😀", "ß", "[ü, z]", "ü", "z"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `Lists and mappings end with their last value`(end: String) throws {
    let source = ["a:", "  - b: 1", "    c: {d: 2}  # two", "", "# next", "e: 3", ""]
    let nodes = try texts(source.joined(separator: end))
    #expect(nodes[2] == "- b: 1\(end)    c: {d: 2}")
    #expect(nodes[3] == "b: 1\(end)    c: {d: 2}")
    #expect(nodes.suffix(2) == ["e", "3"])
  }

  @Test func `Texts in block style end with their last line`() throws {
    let nodes = try texts("a:\n  b: >-\n    one\n    two\n\n  # next\n  c: |\n    three\n")
    #expect(nodes.contains(">-\n    one\n    two"))
    #expect(nodes.contains("|\n    three"))
    #expect(nodes[2] == "b: >-\n    one\n    two\n\n  # next\n  c: |\n    three")
  }

  @Test func `Nothing covers no bytes`() throws {
    #expect(try texts("a:\nb: 1\n") == ["a:\nb: 1", "a", "", "b", "1"])
  }

  @Test func `Anchors belong to their node and aliases to what they stand in`() throws {
    let bytes = Array("a: &x [1]\nb:\n  c: *x # end\nd: 2\n".utf8)
    let root = try #require(YAMLDocument(parsing: bytes, file: "f.yaml").root)
    guard case .mapping(let pairs) = root.kind, case .mapping(let inner) = pairs[1].value.kind
    else {
      Issue.record("no mapping")
      return
    }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    #expect(text(pairs[0].value.bytes) == "&x [1]")
    #expect(text(pairs[1].value.bytes) == "c: *x")
    #expect(inner[0].isAlias)
    #expect(inner[0].bytes == nil)
    #expect(!pairs[0].isAlias)
    #expect(pairs[1].bytes.map(text) == "b:\n  c: *x")
  }
}

extension YAMLNode {
  /// The node and all nodes in it, in the order of the file.
  fileprivate var all: [YAMLNode] {
    switch kind {
    case .scalar: [self]
    case .sequence(let items): [self] + items.flatMap(\.all)
    case .mapping(let pairs): [self] + pairs.flatMap { [$0.key] + $0.value.all }
    }
  }
}
