/// Reads rows of fields as RFC 4180 has them, and as its relatives with tabs or semicolons do.
///
/// A field in quotes may hold separators, line ends and doubled quotes. Where tabs separate, quotes
/// mean nothing.
package struct DelimitedReader {
  package struct Field: Hashable, Sendable {
    package var text: String
    package var place: TextLocation
  }

  private let bytes: [UInt8]
  package let separator: UInt8
  private var index = 0
  private var line = 1
  private var column = 1

  /// How many bytes a field may have.
  private static let fieldLength = 1 << 16
  /// How many fields a row may have.
  private static let rowLength = 1000

  /// Reads a text that is UTF-8, without a byte order mark.
  package init(_ bytes: [UInt8], separator: UInt8 = UInt8(ascii: ",")) {
    self.bytes = bytes
    self.separator = separator
  }

  /// The next row; nil at the end.
  ///
  /// An empty line is a row with one empty field.
  ///
  /// - Throws: The location of a quote that is not closed, of text behind one that is, or of a row
  ///   or field that is absurdly long.
  package mutating func next() throws(TextFinding) -> [Field]? {
    guard index < bytes.count else { return nil }
    var row: [Field] = []
    repeat {
      row.append(try field())
      guard row.count <= Self.rowLength else {
        throw TextFinding(
          "row-length", "a row has at most \(Self.rowLength) fields", TextLocation(line, column))
      }
    } while take(separator)
    takeLineEnd()
    return row
  }

  private mutating func field() throws(TextFinding) -> Field {
    let start = (line: line, column: column)
    var text: [UInt8] = []
    if separator != UInt8(ascii: "\t"), take(UInt8(ascii: "\"")) {
      text = try quoted(from: TextLocation(start.line, start.column))
    } else {
      while let byte = peek, byte != separator, !isLineEnd(byte) {
        text.append(byte)
        advance()
        try check(text, start)
      }
    }
    let length = start.line == line ? column - start.column : 1
    return Field(
      text: String(decoding: text, as: UTF8.self),
      place: TextLocation(start.line, start.column, length: length))
  }

  /// What is between quotes, of which the first has been read.
  private mutating func quoted(from quote: TextLocation) throws(TextFinding) -> [UInt8] {
    var text: [UInt8] = []
    while let byte = peek {
      advance()
      if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) }
      if byte == UInt8(ascii: "\"") {
        guard take(byte) else {
          guard let next = peek, next != separator, !isLineEnd(next) else { return text }
          throw TextFinding(
            "invalid-csv", "a separator or the line's end must follow the closing quote",
            TextLocation(line, column))
        }
      }
      text.append(byte)
      try check(text, (quote.line, quote.column))
    }
    throw TextFinding("invalid-csv", "this quote is not closed", quote)
  }

  private func check(_ text: [UInt8], _ start: (line: Int, column: Int)) throws(TextFinding) {
    guard text.count > Self.fieldLength else { return }
    throw TextFinding(
      "field-length", "this field has more than \(Self.fieldLength) bytes",
      TextLocation(start.line, start.column))
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Goes on by a byte; those that continue a character take no column.
  private mutating func advance() {
    if bytes[index] & 0xC0 != 0x80 { column += 1 }
    index += 1
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    advance()
    return true
  }

  private mutating func takeLineEnd() {
    guard peek != nil else { return }
    if take(UInt8(ascii: "\r")) { _ = take(UInt8(ascii: "\n")) } else { advance() }
    (line, column) = (line + 1, 1)
  }
}
