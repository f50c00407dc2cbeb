/// The hash of Fowler, Noll and Vo with 64 bits, in its variant 1a.
enum FNV1a {
  /// The hash of a text as sixteen hexadecimal digits.
  static func digits(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
