/// The generator SplitMix64: the same numbers for a seed on every machine.
struct SplitMix: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 and below a bound, which must be positive and below 2³².
  mutating func next(below bound: Int) -> Int { Int(((next() >> 32) &* UInt64(bound)) >> 32) }

  mutating func shuffle(_ values: inout [Int]) {
    for last in stride(from: values.count - 1, to: 0, by: -1) {
      values.swapAt(last, next(below: last + 1))
    }
  }
}
