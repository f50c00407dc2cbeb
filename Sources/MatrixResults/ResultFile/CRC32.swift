/// The CRC-32 of IEEE 802.3, as in zip and PNG.
enum CRC32 {
  /// The checksum of bytes.
  ///
  /// - Complexity: O(*n*) for *n* bytes, eight of which are looked up at once.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    // A static property would be asked for at every byte.
    let table = table
    var state: UInt32 = 0xFFFF_FFFF
    var rest = bytes.startIndex
    while rest <= bytes.endIndex - 8 {
      var number = UInt64(state)
      for place in 0..<8 { number ^= UInt64(bytes[rest + place]) << (8 * place) }
      state = (0..<8).reduce(0) { next, place in
        next ^ table[(7 - place) << 8 | Int(UInt8(truncatingIfNeeded: number >> (8 * place)))]
      }
      rest += 8
    }
    for byte in bytes[rest...] {
      state = state >> 8 ^ table[Int(UInt8(truncatingIfNeeded: state) ^ byte)]
    }
    return ~state
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
