import TextFormats

/// The lines of a file of recordings.
struct RecordingText {
  /// A line that is not blank, by its number from 1.
  struct Line {
    var number: Int
    var bytes: ArraySlice<UInt8>

    /// The line's characters; what is not UTF-8 becomes U+FFFD.
    var text: [Unicode.Scalar] { Array(String(decoding: bytes, as: UTF8.self).unicodeScalars) }
  }

  /// The values of the rows that can be read, and the rows that cannot.
  struct Rows<Value> {
    var values: [Value] = []
    var refused = RefusedRows()
  }

  private let bytes: ArraySlice<UInt8>
  /// Why nothing of the file is read.
  private let refusal: TextFinding?

  /// The size of a file in bytes.
  private static let limit = 64 << 20

  /// Takes the bytes of a file.
  init(_ bytes: [UInt8]) {
    let hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let isTooLarge = bytes.count > Self.limit
    self.bytes = isTooLarge ? [] : bytes.dropFirst(hasByteOrderMark ? 3 : 0)
    refusal =
      isTooLarge
      ? TextFinding(
        "file-too-large", "the file has \(bytes.count) bytes, more than \(Self.limit)",
        TextLocation(1, 1)) : nil
  }

  /// The lines that are not blank, one at a time: a file may have millions.
  var lines: some Sequence<Line> {
    sequence(state: (rest: Optional(bytes), number: 0)) { state -> Line? in
      while let rest = state.rest {
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        state.rest = line.endIndex < rest.endIndex ? rest[(line.endIndex + 1)...] : nil
        state.number += 1
        if !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
          return Line(number: state.number, bytes: line)
        }
      }
      return nil
    }
  }

  /// Reads each line as a row; a line that cannot be read is refused alone.
  func map<Value>(_ row: (JSONNode) throws(TextFinding) -> Value) -> Rows<Value> {
    var rows = Rows<Value>()
    if let refusal { rows.refused.add(refusal) }
    for line in lines {
      do throws(TextFinding) {
        let node = try JSONReader.read(Self.scalars(of: line), line: line.number)
        guard case .object = node.kind else { throw node.wrongType("an object") }
        rows.values.append(try row(node))
      } catch {
        rows.refused.add(error)
      }
    }
    return rows
  }

  private static func scalars(of line: Line) throws(TextFinding) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var decoder = UTF8()
    var bytes = line.bytes.makeIterator()
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .emptyInput: return scalars
      case .error:
        throw TextFinding(
          "invalid-utf8", "this byte is not UTF-8",
          TextLocation(line.number, scalars.count + 1))
      }
    }
  }
}
