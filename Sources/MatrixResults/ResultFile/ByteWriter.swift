/// Appends numbers and texts to bytes.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Seven bits at a time, the lowest first.
  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ number: Int) { write(UInt64(number)) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write<Element>(
    _ list: [Element], _ element: (inout ByteWriter, Element) -> Void
  ) {
    write(list.count)
    for item in list { element(&self, item) }
  }

  mutating func append(_ more: [UInt8]) { bytes += more }
}
