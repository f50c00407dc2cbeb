import MatrixResults

/// A hash of values that is the same in every process, for comparison with stored ones.
///
/// What a value is made of is looked up by reflection, so that nothing of it can be forgotten.
struct ContentDigest {
  private(set) var value = FNV1a.empty

  /// The hash of a value.
  static func of(_ value: Any) -> UInt64 {
    var digest = ContentDigest()
    digest.add(value)
    return digest.value
  }

  mutating func add(_ number: UInt64) {
    value = (value ^ number) &* 0xFF51_AFD7_ED55_8CCD
    value ^= value >> 32
  }

  mutating func add(_ numbers: some Sequence<UInt64>) {
    for number in numbers { add(number) }
  }

  private mutating func add(_ value: Any) {
    switch value {
    case let number as Double: return add(number.bitPattern)
    case let number as any FixedWidthInteger: return add(UInt64(truncatingIfNeeded: number))
    case let text as String: return add(FNV1a.hash(text.utf8))
    default: break
    }
    let mirror = Mirror(reflecting: value)
    // Sets and dictionaries are in no order.
    if mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
      return add(mirror.children.reduce(1) { $0 &+ Self.of($1.value) })
    }
    if mirror.displayStyle == .enum, mirror.children.isEmpty {
      return add(FNV1a.hash("\(value)".utf8))
    }
    add(UInt64(mirror.children.count))
    for child in mirror.children {
      // The case of an enumeration, or the name of a property.
      if let label = child.label { add(FNV1a.hash(label.utf8)) }
      add(child.value)
    }
    if mirror.children.isEmpty { add(FNV1a.hash("\(value)".utf8)) }
  }
}
