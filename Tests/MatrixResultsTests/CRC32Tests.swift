import Testing

@testable import MatrixResults

@Suite struct CRC32Tests {
  /// The check value that catalogs of checksums give.
  @Test func checkValueIsThatOfTheStandard() {
    #expect(CRC32.checksum(Array("123456789".utf8)[...]) == 0xCBF4_3926)
  }

  /// Eight bytes at once, and the rest, give what a bit at a time gives.
  @Test func anyPartOfBytesHasTheChecksumOfItsBits() {
    let bytes = (0..<64).map { UInt8(truncatingIfNeeded: $0 * 37 + 11) }
    for start in 0..<9 {
      for end in start...bytes.count {
        let part = bytes[start..<end]
        let crc = part.reduce(0xFFFF_FFFF as UInt32) { crc, byte in
          (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in
            crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1
          }
        }
        #expect(CRC32.checksum(part) == ~crc)
      }
    }
  }
}
