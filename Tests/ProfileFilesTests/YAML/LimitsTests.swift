import TestSupport
import Testing
import ProfileFiles

/// Files that were made to do harm end in one clear finding, quickly.
@Suite(.timeLimit(.minutes(1)))
struct LimitsTests {
  private func rules(_ text: String) -> [String] {
    YAMLDocument(parsing: Array(text.utf8), file: "f.yaml").diagnostics.map(\.rule)
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "[{a: "])
  func `A hundred thousand levels are refused`(open: String) {
    #expect(rules(String(repeating: open, count: 100_000)) == ["too-deep"])
  }

  @Test func `A hundred thousand levels by indentation are refused`() {
    let lines = (0..<2000).map { String(repeating: " ", count: $0) + "a:\n" }
    #expect(rules(lines.joined()) == ["too-deep"])
  }

  @Test func `Levels up to the limit are read and one more is refused`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(rules(nested(64)) == [])
    #expect(rules(nested(65)) == ["too-deep"])
  }

  @Test func `Aliases do not hide levels`() {
    let lines = (1..<100).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }
    #expect(rules("a0: &a0 []\n" + lines.joined()) == ["too-deep"])
  }

  @Test func `A scalar of five megabytes is refused by the size of its file`() {
    #expect(rules("a: " + String(repeating: "x", count: 5 << 20)) == ["file-too-large"])
  }

  @Test func `A scalar of three megabytes is read`() {
    #expect(rules("a: \"" + String(repeating: "x", count: 3 << 20) + "\"") == [])
  }

  @Test func `More nodes than the limit are refused`() {
    #expect(rules("[" + String(repeating: "1,", count: 200_000) + "]") == ["too-many-nodes"])
  }

  @Test func `Nodes that aliases multiply are refused`() {
    let lines = (1..<30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }
    #expect(rules("a0: &a0 x\n" + lines.joined()) == ["too-many-nodes"])
  }

  @Test func `More anchors than the limit are refused`() {
    let items = (0..<50_000).map { "&a\($0) x," }
    #expect(rules("[" + items.joined() + "]") == ["too-many-anchors"])
  }

  @Test func `Directives are refused before the parser compares them`() {
    let lines = (0..<100_000).map { "%TAG !a\($0)! x\n" }
    #expect(rules(lines.joined()) == ["directive"])
  }

  @Test(arguments: [
    "", "\u{FEFF}", "# nothing\n", "a: [1\n", "a: *b\n", "a: \"", "a\n b: c\n", "\t- a",
    "a: !!int 1",
    "a: 1\n---\nb: 2\n", "a: 1\n...\nb", "a: \"\\0\"", "a: \u{202E}b", "a: \u{FEFF}b", "a: \u{7}",
    "&a [*a]", "&a {*a : 1}", "{[a]: b}", "a: &x 1\nb: &x 2\n", "@", "`", "%", "a: |99\n b",
  ])
  func `Odd files have a finding`(text: String) {
    #expect(rules(text).count == 1)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `Bytes at random never crash`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("[]{}:,-?&*!|>'\"%@` \n\tab10#\u{0}".utf8) + [0xFF, 0xC3]
    let bytes = (0..<200).compactMap { _ in alphabet.randomElement(using: &random) }
    let readable = bytes.filter { $0 >= 0x20 && $0 < 0x80 && $0 != 0x25 || $0 == 0x0A }
    for bytes in [bytes, readable] {
      let document = YAMLDocument(parsing: bytes, file: "f.yaml")
      #expect(document.root != nil || !document.diagnostics.isEmpty)
    }
  }
}
