import TextFormats

/// The bytes of an export as UTF-8, or why they are no text.
enum ExportText {
  /// The size of a file in bytes.
  static let limit = 64 << 20

  /// What other files begin with, and what to do with them.
  private static let foreign: [(beginning: [UInt8], words: String)] = [
    ([0x1F, 0x8B], "this file is compressed: run gunzip on it first"),
    ([0x50, 0x4B, 0x03, 0x04], "this is an archive or a spreadsheet: unzip it, or save it as CSV"),
    (Array("SQLite format".utf8), "this is a database: export its table as CSV"),
  ]

  /// The text without a byte order mark; UTF-16 is read where it has one, as Excel writes it.
  static func utf8(_ bytes: [UInt8]) throws(TextFinding) -> [UInt8] {
    func refuse(_ rule: String, _ words: String) -> TextFinding {
      TextFinding(rule, words, TextLocation(1, 1))
    }
    guard bytes.count <= limit else {
      throw refuse("file-too-large", "the file has \(bytes.count) bytes, more than \(limit)")
    }
    for (beginning, words) in foreign where bytes.starts(with: beginning) {
      throw refuse("foreign-file", words)
    }
    var text = bytes
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      text = utf16(bytes)
    } else {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
      try check(text)
    }
    let first = text.first { !($0 == 0x20 || 0x09...0x0D ~= $0) }
    guard let first else { throw refuse("empty-file", "the file is empty") }
    if first == UInt8(ascii: "<") {
      throw refuse("foreign-file", "this is a page of the web or XML, not an export")
    }
    return text
  }

  private static func utf16(_ bytes: [UInt8]) -> [UInt8] {
    let isLittle = bytes[0] == 0xFF
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (a, b) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? b << 8 | a : a << 8 | b
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func check(_ bytes: [UInt8]) throws(TextFinding) {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var (line, column) = (1, 1)
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return
      case .error:
        throw TextFinding("invalid-utf8", "this byte is not UTF-8", TextLocation(line, column))
      case .scalarValue("\n"): (line, column) = (line + 1, 1)
      case .scalarValue(let scalar):
        if scalar.value < 0x20, scalar != "\t", scalar != "\r" {
          throw TextFinding(
            "control-character", "this is not text: no export has such a character",
            TextLocation(line, column))
        }
        column += 1
      }
    }
  }
}
