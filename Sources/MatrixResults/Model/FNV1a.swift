/// The hash of Fowler, Noll and Vo with 64 bits, variant 1a: the same on every machine.
package enum FNV1a {
  /// The hash of nothing.
  package static let empty: UInt64 = 0xCBF2_9CE4_8422_2325

  package static func hash(_ values: some Sequence<some BinaryInteger>) -> UInt64 {
    values.reduce(empty) { ($0 ^ UInt64(truncatingIfNeeded: $1)) &* 0x100_0000_01B3 }
  }

  /// The hash of bytes behind others, of which there is one.
  package static func hash(_ bytes: [UInt8], after hash: UInt64 = empty) -> UInt64 {
    bytes.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
