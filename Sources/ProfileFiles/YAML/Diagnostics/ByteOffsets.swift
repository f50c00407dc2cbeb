/// Where each character of a text starts, in bytes.
struct ByteOffsets {
  private let count: Int
  /// For each character its first byte; empty where every character is one byte.
  private let starts: [UInt32]

  /// - Complexity: O(*n*) in the number of bytes.
  init(of text: [UInt8]) {
    count = text.count
    let isPlain = text.allSatisfy { $0 < 0x80 }
    starts = isPlain ? [] : text.indices.filter { text[$0] & 0xC0 != 0x80 }.map { UInt32($0) }
  }

  /// The byte at which a character starts; the end of the text for characters behind it.
  subscript(character: Int) -> Int {
    if starts.isEmpty { return min(character, count) }
    return character < starts.count ? Int(starts[character]) : count
  }
}
