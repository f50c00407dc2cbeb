/// The lines of a file of recordings.
struct RecordingText {
  /// A line that is not blank, by its number from 1.
  struct Line {
    var number: Int
    var bytes: ArraySlice<UInt8>

    /// The line's characters; what is not UTF-8 becomes U+FFFD.
    var text: [Unicode.Scalar] { Array(String(decoding: bytes, as: UTF8.self).unicodeScalars) }
  }

  /// The lines that are not blank, at least one.
  let lines: [Line]

  /// The size of a file in bytes.
  private static let limit = 64 << 20
  /// More findings than anybody reads: a file with so many is of another kind.
  private static let findings = 1000

  /// Splits the bytes of a file.
  init(_ bytes: [UInt8]) throws(InvalidRecordings) {
    func wrong(_ rule: String, _ message: String) -> InvalidRecordings {
      InvalidRecordings(findings: [RecordingFinding(rule, message, RecordingPlace(1, 1))])
    }
    guard bytes.count <= Self.limit else {
      throw wrong("file-too-large", "the file has \(bytes.count) bytes, more than \(Self.limit)")
    }
    let hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    lines = bytes.dropFirst(hasByteOrderMark ? 3 : 0)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated().map { Line(number: $0 + 1, bytes: $1) }
      .filter { !$0.bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
    if lines.isEmpty { throw wrong("empty-file", "the file is empty") }
  }

  /// Reads each line as a row; the findings of all lines come at once.
  func map<Row>(
    _ row: (JSONNode) throws(RecordingFinding) -> Row
  ) throws(InvalidRecordings) -> [Row] {
    var rows: [Row] = []
    var findings: [RecordingFinding] = []
    for line in lines {
      do throws(RecordingFinding) {
        let node = try JSONReader.read(Self.scalars(of: line), line: line.number)
        guard case .object = node.kind else { throw node.wrongType("an object") }
        rows.append(try row(node))
      } catch {
        findings.append(error)
        if findings.count == Self.findings { break }
      }
    }
    if !findings.isEmpty { throw InvalidRecordings(findings: findings) }
    return rows
  }

  private static func scalars(of line: Line) throws(RecordingFinding) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var decoder = UTF8()
    var bytes = line.bytes.makeIterator()
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .emptyInput: return scalars
      case .error:
        throw RecordingFinding(
          "invalid-utf8", "this byte is not UTF-8", RecordingPlace(line.number, scalars.count + 1))
      }
    }
  }
}
