import TestSupport
import Testing
import ProfileFiles

/// Changes of a file's bytes.
struct TextEditTests {
  private func apply(_ edits: [TextEdit], _ text: String) throws -> String {
    String(decoding: try TextEdit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
  }

  @Test func `Edits come in any order and leave all else alone`() throws {
    let edits = [TextEdit(8..<9, "xyz"), .insert("<", at: 0), TextEdit(3..<5), .insert("!", at: 9)]
    #expect(try apply(edits, "012345678\r\n# é\n") == "<012567xyz!\r\n# é\n")
  }

  @Test func `Texts at one place come in the order given, before what is replaced there`() throws {
    let edits = [TextEdit(1..<2, "B"), .insert("1", at: 1), .insert("2", at: 1)]
    #expect(try apply(edits, "abc") == "a12Bc")
  }

  @Test func `No edit changes nothing`() throws {
    let bytes: [UInt8] = [0xFF, 0, 0x0D, 0x80]
    #expect(try TextEdit.apply([], to: bytes) == bytes)
  }

  @Test func `Edits of the same byte are refused`() {
    let first = TextEdit(0..<3, "x")
    let second = TextEdit(2..<4, "y")
    #expect(throws: OverlappingEdits(first: first, second: second)) {
      try apply([second, first], "abcdef")
    }
    #expect(first.overlaps(second) && second.overlaps(first))
    let inside = TextEdit.insert("z", at: 1)
    #expect(throws: OverlappingEdits(first: first, second: inside)) {
      try apply([first, inside], "abcdef")
    }
    #expect(inside.overlaps(first))
    #expect(!first.overlaps(.insert("z", at: 3)) && !first.overlaps(.insert("z", at: 0)))
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `Edits one by one from the end come to the same`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let bytes = (0..<60).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    var edits: [TextEdit] = []
    for _ in 0..<10 {
      let start = Int.random(in: 0...60, using: &random)
      let edit = TextEdit(start..<Int.random(in: start...60, using: &random), "<\(edits.count)>")
      if !edits.contains(where: { $0.overlaps(edit) || $0.range.lowerBound == start }) {
        edits.append(edit)
      }
    }
    var expected = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      expected.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    #expect(try TextEdit.apply(edits, to: bytes) == expected)
  }
}
