/// The compressed format that browsers and zlib read: RFC 1951.
///
/// Every machine writes the same bytes, which a system's zlib does not promise from one version to the
/// next. Blocks have the fixed codes: on decision diagrams they take a seventh more than codes of their
/// own would.
package enum Deflate {
  /// Compresses bytes into one block.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var writer = DeflateWriter()
    writer.bits(0b011, count: 3)
    var matches = MatchFinder(bytes)
    var index = 0
    while index < bytes.count {
      let match = matches.longest(at: index)
      // A longer match one byte on is worth a literal.
      if match.length >= MatchFinder.shortest,
        matches.longest(at: index + 1).length <= match.length
      {
        writer.match(length: match.length, distance: match.distance)
        index += match.length
      } else {
        writer.symbol(Int(bytes[index]))
        index += 1
      }
    }
    writer.symbol(256)
    return writer.finished
  }
}

/// Earlier places with the same bytes.
private struct MatchFinder {
  static let shortest = 3
  private static let longest = 258
  private static let window = 1 << 15
  /// How many places are compared: more make files little smaller.
  private static let attempts = 96

  private let bytes: [UInt8]
  /// For each hash the last place that has it, and for each place the one before; -1 for none.
  private var last = [Int32](repeating: -1, count: 1 << 15)
  private var before: [Int32]
  private var entered = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    before = [Int32](repeating: -1, count: bytes.count)
  }

  /// The longest match of what begins at a place; places are asked for in ascending order, but for a
  /// step back.
  mutating func longest(at place: Int) -> (length: Int, distance: Int) {
    enter(before: place)
    guard place + Self.shortest <= bytes.count else { return (0, 0) }
    let limit = min(Self.longest, bytes.count - place)
    var best = (length: 0, distance: 0)
    var candidate = Int(last[hash(place)])
    var attempts = Self.attempts
    while candidate >= 0, place - candidate <= Self.window, attempts > 0, best.length < limit {
      if candidate < place {
        var length = 0
        while length < limit, bytes[candidate + length] == bytes[place + length] { length += 1 }
        if length > best.length { best = (length, place - candidate) }
        attempts -= 1
      }
      candidate = Int(before[candidate])
    }
    return best
  }

  /// Makes all places before one known.
  private mutating func enter(before place: Int) {
    while entered < place, entered + Self.shortest <= bytes.count {
      let hash = hash(entered)
      before[entered] = last[hash]
      last[hash] = Int32(entered)
      entered += 1
    }
  }

  private func hash(_ place: Int) -> Int {
    let word = UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
    return Int((word &* 2_654_435_761) >> 17)
  }
}

/// Bits, the lowest of a byte first.
private struct DeflateWriter {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  /// The bytes, the last one filled with zeros.
  var finished: [UInt8] { count == 0 ? bytes : bytes + [UInt8(truncatingIfNeeded: pending)] }

  mutating func bits(_ value: Int, count: Int) {
    pending |= UInt64(value) << UInt64(self.count)
    self.count += count
    while self.count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      self.count -= 8
    }
  }

  /// Writes a literal, the end or a length by its fixed code.
  mutating func symbol(_ symbol: Int) {
    switch symbol {
    case ..<144: code(0x30 + symbol, count: 8)
    case ..<256: code(0x190 + symbol - 144, count: 9)
    case ..<280: code(symbol - 256, count: 7)
    default: code(0xC0 + symbol - 280, count: 8)
    }
  }

  mutating func match(length: Int, distance: Int) {
    let (kind, extra, rest) = Self.bucket(length - 3, low: 4)
    // The longest has a code without extra bits.
    if length == 258 {
      symbol(285)
    } else {
      symbol(257 + kind)
      bits(rest, count: extra)
    }
    let (place, more, others) = Self.bucket(distance - 1, low: 2)
    code(place, count: 5)
    bits(others, count: more)
  }

  /// Writes a code, which begins with its highest bit.
  private mutating func code(_ code: Int, count: Int) {
    bits((0..<count).reduce(0) { $0 | (code >> $1 & 1) << (count - 1 - $1) }, count: count)
  }

  /// The number of the range that a value is in, its extra bits and what they say: ranges double in
  /// size after each `low` of them.
  private static func bucket(_ value: Int, low: Int) -> (kind: Int, extra: Int, rest: Int) {
    let width = Int.bitWidth - value.leadingZeroBitCount
    let extra = max(0, width - (low == 4 ? 3 : 2))
    return (extra * low + value >> extra, extra, value & (1 << extra - 1))
  }
}
