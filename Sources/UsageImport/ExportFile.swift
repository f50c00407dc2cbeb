import TextFormats

/// A file that somebody exported: a table, or JSON.
struct ExportFile {
  let path: String
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The names of the matrix's parameters.
  let parameters: [String]
  /// What separates the fields of a table; nil where the file is JSON.
  let separator: UInt8?
  /// The first value of JSON; nil where there is none that can be read.
  private(set) var firstValue: JSONNode?

  /// How much JSON may be one value, in bytes; lines of JSON may be more together.
  private static let documentLimit = 16 << 20

  init(path: String, bytes: [UInt8], parameters: [String]) throws(TextFinding) {
    self.path = path
    self.parameters = parameters
    let text = try ExportText.utf8(bytes)
    self.bytes = text
    separator = Self.isJSON(text) ? nil : Self.separator(of: text)
    firstValue = nil
    var first: JSONNode?
    // The reading ends with the first value.
    try? forEachValue { value throws(TextFinding) in
      first = value
      throw TextFinding("", "", value.place)
    }
    firstValue = first
  }

  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { !($0 == 0x20 || 0x09...0x0D ~= $0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// The sign of the header that is there most often: a tab, a comma or a semicolon.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    let lines = bytes.prefix(1 << 16).split { $0 == 0x0A || $0 == 0x0D }
    let header = lines.first { $0.first != UInt8(ascii: "#") } ?? []
    let signs = "\t,;".utf8.map { sign in (sign: sign, count: header.count { $0 == sign }) }
    return signs.max { $0.count < $1.count }.map { $0.count == 0 ? 0x2C : $0.sign } ?? 0x2C
  }

  /// The first table, at its header; lines without anything do not end it.
  func table() throws(TextFinding) -> ExportTable {
    var tables = ExportTables(bytes: bytes, separator: separator ?? 0x2C, isWhole: true)
    guard separator != nil, let table = try tables.next() else {
      throw TextFinding("foreign-file", "there is no table", TextLocation(1, 1))
    }
    return table
  }

  /// All tables, which lines without anything part.
  var tables: ExportTables {
    ExportTables(bytes: bytes, separator: separator ?? 0x2C, isWhole: false)
  }

  /// The names of the first table's columns, in lower case and with blanks between their words; none where
  /// there is no table.
  var columns: [String] {
    guard separator != nil, let table = try? table() else { return [] }
    return table.columns
  }

  /// Calls a function with each value: the elements of a list, the values of lines, or the only one.
  func forEachValue(_ body: (JSONNode) throws(TextFinding) -> Void) throws(TextFinding) {
    guard separator == nil else { return }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let isBlank = { (line: ArraySlice<UInt8>) in line.allSatisfy { $0 == 0x20 || 0x09...0x0D ~= $0 }
    }
    let first = lines.firstIndex { !isBlank($0) } ?? 0
    if (try? JSONReader.read(Self.scalars(lines[first]), line: 1)) == nil || lines.count == 1 {
      try forEachElement(of: bytes[...], line: 1, body)
      return
    }
    for (number, line) in lines.enumerated() where !isBlank(line) {
      try forEachElement(of: line, line: number + 1, body)
    }
  }

  private func forEachElement(
    of bytes: ArraySlice<UInt8>, line: Int, _ body: (JSONNode) throws(TextFinding) -> Void
  ) throws(TextFinding) {
    guard bytes.count <= Self.documentLimit else {
      throw TextFinding(
        "file-too-large", "this is more than \(Self.documentLimit) bytes of JSON in one value",
        TextLocation(line, 1))
    }
    let value = try JSONReader.read(Self.scalars(bytes), line: line)
    if case .array(let elements) = value.kind {
      for element in elements { try body(element) }
    } else {
      try body(value)
    }
  }

  private static func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }
}
