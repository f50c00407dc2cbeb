/// Which scenes are asked twice: one in a hundred, and at least a hundred of a run that has so many.
///
/// A scene's digest decides, so that the same scenes are in the sample whatever threads do: those with
/// digests that a hundred divides, and the hundred with the lowest. Until these are known, some more.
struct SceneSample {
  private static let size = 100
  /// The lowest digests so far, in ascending order.
  private var lowest: [UInt64] = []

  /// Whether a scene is in the sample.
  mutating func takes(_ digest: UInt64) -> Bool {
    if lowest.count < Self.size || digest < lowest[lowest.count - 1] {
      let index = lowest.firstIndex { $0 > digest } ?? lowest.count
      lowest.insert(digest, at: index)
      if lowest.count > Self.size { lowest.removeLast() }
      return true
    }
    return digest % UInt64(Self.size) == 0
  }
}

/// FNV-1a over bytes: the same on every machine.
struct Digest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
