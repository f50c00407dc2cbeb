import Testing
import ProfileFiles

/// Carets of findings, and places of words in scalars.
struct YAMLNodeMarkTests {
  @Test func `The caret of a finding counts wide characters twice`() {
    let bytes = Array("a: 日本x\n".utf8)
    let finding = Diagnostic("rule", "wrong", "f.yaml", YAMLMark(line: 1, column: 6))
    #expect(
      finding.render(source: SourceText(bytes))
        == "f.yaml:1:6: error: wrong [rule]\n  1 | a: 日本x\n    |        ^")
  }

  /// Where each word of the first value of a document is, by the words' own offsets.
  private func marks(_ yaml: String) throws -> [String] {
    let bytes = Array(yaml.utf8)
    let root = try #require(YAMLDocument(parsing: bytes, file: "f.yaml").root)
    guard case .mapping(let pairs) = root.kind, let node = pairs.last?.value,
      case .scalar(let text, _) = node.kind
    else { return [] }
    return Array(text.unicodeScalars).split { $0 == " " || $0 == "\n" }.map { word in
      let mark = node.mark(ofCharacter: word.startIndex, in: bytes)
      return "\(String(String.UnicodeScalarView(word))) \(mark.line):\(mark.column)"
    }
  }

  @Test(
    arguments: [
      ("a: one two", ["one 1:4", "two 1:8"]), ("a: \"one two\"", ["one 1:5", "two 1:9"]),
      ("a: 'one  two '", ["one 1:5", "two 1:10"]), ("a: \" é two\"", ["é 1:6", "two 1:8"]),
      ("a: >-\n  one two\n  one\nb: x\na2: >\n  x\n\n  yz\n", ["x 6:3", "yz 8:3"]),
      ("a: >-\r\n  one two\r\n  >- one\r\n", ["one 2:3", "two 2:7", ">- 3:3", "one 3:6"]),
      ("a: |\n  one two\n", ["one 2:3", "two 2:7"]), ("a: one\n  two", ["one 1:4", "two 2:3"]),
      ("a: \"one\n\n  two\n  \"", ["one 1:5", "two 3:3"]), ("a: &b one b", ["one 1:7", "b 1:11"]),
      ("x: &b one\na: *b", ["one 1:7"]), ("a: {b: 1}\nc: [x]\nd: ü one", ["ü 3:4", "one 3:6"]),
      ("a: \"\\x61 two\"", ["a 1:5", "two 1:10"]),
      ("a: \"one t\\u0077o\"", ["one 1:5", "two 1:9"]),
      ("a: \"o\\\n  ne two\"", ["one 1:4", "two 2:6"]),
    ] as [(String, [String])])
  func `A word of a scalar has its place in the file`(yaml: String, places: [String]) throws {
    #expect(try marks(yaml) == places)
  }

  @Test func `A place in a word, behind it and in an empty text`() throws {
    let bytes = Array("a: \"one two\"\nb: \"\"\n".utf8)
    let root = try #require(YAMLDocument(parsing: bytes, file: "f.yaml").root)
    guard case .mapping(let pairs) = root.kind else { return }
    func column(_ offset: Int) -> Int {
      pairs[0].value.mark(ofCharacter: offset, in: bytes).column
    }
    #expect([0, 2, 3, 5, 7, 99].map(column) == [5, 7, 8, 10, 12, 12])
    #expect(pairs[1].value.mark(ofCharacter: 0, in: bytes) == YAMLMark(line: 2, column: 4))
  }
}
