/// Reads numbers and texts from untrusted bytes.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var next: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex
  }

  /// The index of the next byte.
  var position: Int { next }
  var isAtEnd: Bool { next == bytes.endIndex }
  /// The number of bytes that are left.
  var remaining: Int { bytes.endIndex - next }

  mutating func number() throws(InvalidResultFile) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), through: 63, by: 7) {
      guard next < bytes.endIndex else { throw .truncated }
      let byte = bytes[next]
      next += 1
      if shift == 63 && byte > 1 { throw .corrupt("a number is too large") }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    throw .corrupt("a number is too long")
  }

  /// A count or an index of at most a limit.
  mutating func number(upTo limit: Int) throws(InvalidResultFile) -> Int {
    let number = try number()
    guard number <= UInt64(limit) else { throw .corrupt("a number is out of range") }
    return Int(number)
  }

  /// A reader of the next bytes, which are skipped.
  mutating func part(of count: Int) throws(InvalidResultFile) -> ByteReader {
    guard count <= remaining else { throw .truncated }
    defer { next += count }
    return ByteReader(bytes[next..<next + count])
  }

  mutating func text() throws(InvalidResultFile) -> String {
    let count = try number(upTo: 1 << 20)
    guard count <= remaining else { throw .truncated }
    defer { next += count }
    let text = String(decoding: bytes[next..<next + count], as: UTF8.self)
    guard text.utf8.elementsEqual(bytes[next..<next + count]) else {
      throw .corrupt("a text is not UTF-8")
    }
    return text
  }

  /// A list; every element takes at least a byte, so that a wrong count cannot take memory.
  mutating func list<Element>(
    _ element: (inout ByteReader) throws(InvalidResultFile) -> Element
  ) throws(InvalidResultFile) -> [Element] {
    let count = try number(upTo: remaining)
    var list: [Element] = []
    for _ in 0..<count { list.append(try element(&self)) }
    return list
  }
}

/// Why bytes are not a result.
package enum InvalidResultFile: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes do not begin like a result file.
  case foreign
  /// The file's format is newer or older than this program's; `writer` is the version of the tool
  /// that wrote it, and empty where the file does not say.
  case version(UInt64, writer: String)
  /// The file ends too early.
  case truncated
  /// The checksum does not match, or the content contradicts itself.
  case corrupt(String)

  /// The reason in words.
  package var description: String {
    switch self {
    case .foreign: "it is not a result file"
    case .version(let version, let writer):
      "its format is version \(version)\(writer.isEmpty ? "" : ", of insetmatrix \(writer)"), "
        + "this program reads version \(ResultFile.version)"
    case .truncated: "it ends too early"
    case .corrupt(let reason): "it is corrupt: \(reason)"
    }
  }
}
