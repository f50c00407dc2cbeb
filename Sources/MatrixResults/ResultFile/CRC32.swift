/// The CRC-32 of IEEE 802.3, as in zip and PNG.
package enum CRC32 {
  /// The checksum of bytes.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: Their CRC-32.
  /// - Complexity: O(*n*) for *n* bytes, eight of which are looked up at once.
  package static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    // A static property would be asked for at every byte.
    let table = table
    var crc: UInt32 = 0xFFFF_FFFF
    var rest = bytes.startIndex
    while rest <= bytes.endIndex - 8 {
      var next: UInt32 = 0
      for place in 0..<8 {
        let byte = bytes[rest + place] ^ UInt8(truncatingIfNeeded: crc)
        crc >>= 8
        next ^= table[(7 - place) << 8 | Int(byte)]
      }
      crc = next
      rest += 8
    }
    for index in rest..<bytes.endIndex {
      crc = crc >> 8 ^ table[Int(UInt8(truncatingIfNeeded: crc) ^ bytes[index])]
    }
    return ~crc
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
