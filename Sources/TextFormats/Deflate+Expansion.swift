extension Deflate {
  /// The bytes that were compressed; nil where ``compressed(_:)`` did not write this, or where it is
  /// more than a limit.
  ///
  /// - Complexity: O(*n*) for *n* bytes in the answer.
  package static func expanded(_ compressed: [UInt8], limit: Int) -> [UInt8]? {
    var reader = DeflateReader(compressed)
    guard reader.bits(3) == 0b011 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4 * compressed.count + longestMatch)
    var count = 0
    while !reader.isPastEnd, count <= limit {
      if bytes.count - count < longestMatch {
        bytes.append(contentsOf: repeatElement(0, count: bytes.count))
      }
      let symbol = reader.symbol()
      if symbol < 256 {
        bytes[count] = UInt8(symbol)
        count += 1
      } else if symbol == 256 {
        bytes.removeLast(bytes.count - count)
        return reader.isAtEnd && count <= limit ? bytes : nil
      } else {
        guard let length = reader.length(of: symbol), let distance = reader.distance(),
          distance <= count
        else { return nil }
        // What is copied may be what the copy itself writes.
        for index in count..<count + length { bytes[index] = bytes[index - distance] }
        count += length
      }
    }
    return nil
  }

  private static let longestMatch = 258
}

/// Bits, the lowest of a byte first; zeros after the end.
private struct DeflateReader {
  private let bytes: [UInt8]
  private var next = 0
  private var pending: UInt64 = 0
  private var count = 0

  // A static property would be asked for at every symbol.
  private let symbols = Self.symbols
  private let distances = Self.distances

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether bits were read that are not there.
  var isPastEnd: Bool { next * 8 - count > bytes.count * 8 }
  /// Whether nothing is left but the zeros that fill the last byte.
  var isAtEnd: Bool { !isPastEnd && pending == 0 && bytes.count * 8 - (next * 8 - count) < 8 }

  mutating func bits(_ wanted: Int) -> Int {
    fill(wanted)
    let value = Int(pending & (1 << UInt64(wanted) - 1))
    pending >>= UInt64(wanted)
    count -= wanted
    return value
  }

  private mutating func fill(_ wanted: Int) {
    while count < wanted {
      if next < bytes.count { pending |= UInt64(bytes[next]) << UInt64(count) }
      next += 1
      count += 8
    }
  }

  /// A literal, the end or a length by its fixed code.
  mutating func symbol() -> Int {
    fill(9)
    let (symbol, length) = symbols[Int(pending & 511)]
    _ = bits(length)
    return symbol
  }

  /// The length of a match; nil where no match has the symbol.
  mutating func length(of symbol: Int) -> Int? {
    if symbol == 285 { return 258 }
    guard symbol < 285 else { return nil }
    let (extra, base) = Self.bucket(symbol - 257, low: 4)
    return 3 + base + bits(extra)
  }

  mutating func distance() -> Int? {
    guard let (extra, base) = distances[bits(5)] else { return nil }
    return 1 + base + bits(extra)
  }

  /// For the next five bits, the range of distances that they mean; nil where they mean none.
  private static let distances: [(extra: Int, base: Int)?] = (0..<32).map { bits in
    let kind = reversed(bits, 5)
    return kind < 30 ? bucket(kind, low: 2) : nil
  }

  /// The extra bits of a range, and where it begins.
  private static func bucket(_ kind: Int, low: Int) -> (extra: Int, base: Int) {
    let extra = max(0, kind / low - 1)
    return (extra, (kind - extra * low) << extra)
  }

  private static func reversed(_ code: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | (code >> $1 & 1) << (count - 1 - $1) }
  }

  /// For the next nine bits, the symbol that they begin with and the length of its code.
  private static let symbols: [(symbol: Int, length: Int)] = (0..<512).map { bits in
    let code = reversed(bits, 9)
    let (seven, eight) = (code >> 2, code >> 1)
    return switch eight {
    case ..<48: (256 + seven, 7)
    case ..<192: (eight - 48, 8)
    case ..<200: (280 + eight - 192, 8)
    default: (144 + code - 400, 9)
    }
  }
}
