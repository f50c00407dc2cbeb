import Testing
import TextFormats

/// Everything is read back with an inflater of the tests' own.
@Suite struct DeflateTests {
  @Test(arguments: [
    [], [0], [7, 7], [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3],
    [UInt8](0...255), [UInt8](repeating: 200, count: 1000),
  ])
  func smallBytesComeBack(_ bytes: [UInt8]) {
    let compressed = Deflate.compressed(bytes)
    #expect(Inflater.bytes(compressed) == bytes)
    #expect(Deflate.expanded(compressed, limit: bytes.count) == bytes)
    #expect(bytes.isEmpty || Deflate.expanded(compressed, limit: bytes.count - 1) == nil)
    #expect(Deflate.expanded(Array(compressed.dropLast()), limit: 10_000) == nil)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func anyBytesComeBack(_ seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var bytes: [UInt8] = []
    while bytes.count < 70_000 {
      // Literals, or a copy of some length from any distance, also from what it writes itself.
      if bytes.isEmpty || next(below: 3) == 0 {
        bytes.append(UInt8(next(below: seed % 2 == 0 ? 256 : 4)))
      } else {
        let start = bytes.count - 1 - next(below: min(bytes.count, 40_000))
        for offset in 0..<(1 + next(below: 400)) { bytes.append(bytes[start + offset]) }
      }
    }
    let compressed = Deflate.compressed(bytes)
    #expect(Inflater.bytes(compressed) == bytes)
    #expect(Deflate.expanded(compressed, limit: bytes.count) == bytes)
    #expect(compressed.count < bytes.count / 4)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func damagedBytesAreRefusedOrRead(_ seed: UInt64) {
    var bytes = Deflate.compressed([UInt8](0...255) + [UInt8](repeating: 9, count: 300))
    bytes[Int(seed) % bytes.count] ^= 1 << UInt8(seed % 8)
    let read = Deflate.expanded(bytes, limit: 1000)
    #expect(read == Inflater.bytes(bytes) || read == nil)
  }

  /// By hand: the header 1 and 01; `a` is 0x91, eight bits; the end is seven zeros.
  @Test func literalHasItsFixedCode() {
    #expect(Deflate.compressed([0x61]) == [0b0100_1011, 0b0000_0100, 0])
  }

  @Test func repetitionIsOneMatchForEach258Bytes() {
    // 3 bits, a literal of 8, three matches of 8 + 5, and one of the rest: 1 + 3 · 258 + 225.
    #expect(Deflate.compressed([UInt8](repeating: 0, count: 1000)).count <= 10)
  }
}

/// Reads one block with fixed codes, bit by bit.
private struct Inflater {
  private let bytes: [UInt8]
  private var place = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes; nil where a reader would not find its way.
  static func bytes(_ compressed: [UInt8]) -> [UInt8]? {
    var inflater = Inflater(compressed)
    guard inflater.number(3) == 0b011 else { return nil }
    var output: [UInt8] = []
    while true {
      let symbol = inflater.symbol()
      if symbol == 256 { return inflater.isAtEnd ? output : nil }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      let lengths = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
        131,
        163, 195, 227, 258,
      ]
      let extras = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
      ]
      guard lengths.indices.contains(symbol - 257) else { return nil }
      let length = lengths[symbol - 257] + inflater.number(extras[symbol - 257])
      let kind = inflater.code(5)
      let extra = max(0, kind / 2 - 1)
      let base = kind < 2 ? kind + 1 : (2 + kind % 2) << extra + 1
      let distance = base + inflater.number(extra)
      guard kind < 30, distance <= output.count else { return nil }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private var isAtEnd: Bool { place <= 8 * bytes.count && place > 8 * (bytes.count - 1) }

  private mutating func number(_ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | bit() << $1 }
  }

  private mutating func code(_ count: Int) -> Int {
    (0..<count).reduce(0) { sum, _ in sum << 1 | bit() }
  }

  private mutating func bit() -> Int {
    defer { place += 1 }
    return place < 8 * bytes.count ? Int(bytes[place / 8] >> (place % 8) & 1) : 0
  }

  private mutating func symbol() -> Int {
    let seven = code(7)
    if seven < 24 { return 256 + seven }
    let eight = seven << 1 | bit()
    if eight < 192 { return eight - 48 }
    if eight < 200 { return 280 + eight - 192 }
    return 144 + (eight << 1 | bit()) - 400
  }
}
