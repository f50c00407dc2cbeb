/// The Base64 encoding of RFC 4648, with padding.
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let word = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
      for digit in 0..<4 as Range<UInt32> {
        let isPadding = digit > group.count
        text.append(
          isPadding ? UInt8(ascii: "=") : alphabet[Int(word >> (18 - 6 * digit) & 0x3F)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
