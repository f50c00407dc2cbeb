/// The CRC-32 of IEEE 802.3, as in zip and PNG, of what is added to it.
package struct CRC32 {
  private var state: UInt32 = 0xFFFF_FFFF
  // A static property would be asked for at every byte.
  private let table = Self.table

  package init() {}

  /// The CRC-32 of all that was added.
  package var value: UInt32 { ~state }

  /// The checksum of bytes.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: Their CRC-32.
  /// - Complexity: O(*n*) for *n* bytes, eight of which are looked up at once.
  package static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var crc = CRC32()
    crc.add(bytes)
    return crc.value
  }

  /// Adds bytes.
  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes.startIndex
    while rest <= bytes.endIndex - 8 {
      var number: UInt64 = 0
      for place in 0..<8 { number |= UInt64(bytes[rest + place]) << (8 * place) }
      add(number)
      rest += 8
    }
    for byte in bytes[rest...] { add(byte) }
  }

  /// Adds a byte.
  package mutating func add(_ byte: UInt8) {
    state = state >> 8 ^ table[Int(UInt8(truncatingIfNeeded: state) ^ byte)]
  }

  /// Adds the eight bytes of a number, the lowest first.
  package mutating func add(_ number: UInt64) {
    let bytes = number ^ UInt64(state)
    var next: UInt32 = 0
    for place in 0..<8 {
      next ^= table[(7 - place) << 8 | Int(UInt8(truncatingIfNeeded: bytes >> (8 * place)))]
    }
    state = next
  }

  /// What a byte does to the checksum before 0 to 7 others: 256 numbers for each.
  private static let table: [UInt32] = {
    var table: [UInt32] = (0..<256).map { byte in
      (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    for index in 0..<7 * 256 {
      let before = table[index]
      table.append(before >> 8 ^ table[Int(before & 0xFF)])
    }
    return table
  }()
}
