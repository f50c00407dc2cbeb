/// The hash of Fowler, Noll and Vo with 64 bits, variant 1a: the same on every machine.
package enum FNV1a {
  package static func hash(_ values: some Sequence<some BinaryInteger>) -> UInt64 {
    values.reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64(truncatingIfNeeded: $1)) &* 0x100_0000_01B3
    }
  }
}
