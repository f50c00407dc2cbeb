/// Reads rows of fields as RFC 4180 has them, and as its relatives with tabs or semicolons do.
///
/// A field in quotes may hold separators, line ends and doubled quotes. Where tabs separate, quotes
/// mean nothing.
package struct DelimitedReader {
  package struct Field: Hashable, Sendable {
    package let text: String
    package let place: TextLocation

    package init(text: String, place: TextLocation) { (self.text, self.place) = (text, place) }
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var index = 0
  private var line = 1
  private var column = 1

  /// Reads a text that is UTF-8, without a byte order mark.
  package init(_ bytes: [UInt8], separator: UInt8 = UInt8(ascii: ",")) {
    self.bytes = bytes
    self.separator = separator
  }

  /// The next row; nil at the end.
  ///
  /// An empty line is a row with one empty field.
  ///
  /// - Throws: The location of a quote that is not closed, or of text behind one that is.
  package mutating func next() throws(TextFinding) -> [Field]? {
    guard index < bytes.count else { return nil }
    var row: [Field] = []
    repeat { row.append(try field()) } while take(separator)
    if take(UInt8(ascii: "\r")) {
      _ = take(UInt8(ascii: "\n"))
    } else {
      _ = take(UInt8(ascii: "\n"))
    }
    if index < bytes.count { (line, column) = (line + 1, 1) }
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
      if byte == UInt8(ascii: "\""), !take(byte) {
        guard let next = peek, next != separator, !isLineEnd(next) else { return text }
        throw TextFinding(
          "invalid-csv", "a separator or the line's end must follow the closing quote",
          TextLocation(line, column))
      }
      text.append(byte)
    }
    throw TextFinding("invalid-csv", "this quote is not closed", quote)
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Moves past a byte; those that continue a character take no column.
  private mutating func advance() {
    if bytes[index] & 0xC0 != 0x80 { column += 1 }
    index += 1
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    advance()
    return true
  }
}
