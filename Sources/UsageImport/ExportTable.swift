import TextFormats

/// The tables of a file, one after the other; lines that begin with `#` are comments.
struct ExportTables {
  private var reader: DelimitedReader
  private let isWhole: Bool
  /// The comments before the last table that was read, in order.
  private(set) var comments: [String] = []

  init(bytes: [UInt8], separator: UInt8, isWhole: Bool) {
    reader = DelimitedReader(bytes, separator: separator)
    self.isWhole = isWhole
  }

  /// The next table, at its header; nil at the end.
  ///
  /// A table that is not read to its end is read again as tables: read one before asking for the next.
  mutating func next() throws(TextFinding) -> ExportTable? {
    while let row = try reader.next() {
      if row[0].text.hasPrefix("#") {
        comments.append(row.map(\.text).joined(separator: ","))
      } else if !row.allSatisfy(\.text.isEmpty) {
        return try ExportTable(header: row, reader: reader, isWhole: isWhole)
      }
    }
    return nil
  }

  /// Goes on behind a table.
  mutating func skip(_ table: ExportTable) { reader = table.reader }
}

/// A header, and the rows under it.
struct ExportTable {
  /// The header's fields.
  let header: [DelimitedReader.Field]
  /// The names of the columns, in lower case and with a blank between their words.
  let columns: [String]
  fileprivate var reader: DelimitedReader
  private let isWhole: Bool

  fileprivate init(
    header: [DelimitedReader.Field], reader: DelimitedReader, isWhole: Bool
  ) throws(TextFinding) {
    self.header = header
    self.reader = reader
    self.isWhole = isWhole
    columns = header.map { Self.name($0.text) }
    for (index, name) in columns.enumerated()
    where !name.isEmpty && columns[..<index].contains(name) {
      throw TextFinding(
        "duplicate-column", "this column is there twice", header[index].place)
    }
  }

  /// `Device.Mobile_Model__Name` and `device mobile model name` are one name.
  static func name(_ text: String) -> String {
    text.lowercased().split { " ._\t".contains($0) }.joined(separator: " ")
  }

  /// The first of some columns that is there.
  func column(_ names: String...) -> Int? { column(names) }

  func column(_ names: [String]) -> Int? {
    for name in names {
      if let column = columns.firstIndex(of: name) { return column }
    }
    return nil
  }

  /// A column that must be there.
  func required(_ names: String...) throws(TextFinding) -> Int {
    if let column = column(names) { return column }
    throw TextFinding(
      "missing-column", "there is no column `\(names[0])`", header[0].place)
  }

  /// A column of numbers, by all that the rows which are left have of it.
  ///
  /// - Parameters:
  ///   - column: The column's index.
  ///   - areShares: Whether the numbers may well have three decimals, as counts never have.
  /// - Returns: The column, with what its numbers say together of how they are written.
  /// - Throws: The first number that can be read in two ways, where none says which.
  func numbers(in column: Int, areShares: Bool = false) throws(TextFinding) -> NumberColumn {
    var rows = self
    var ambiguous: DelimitedReader.Field?
    // A row that is broken is reported where it is read.
    while let row = try? rows.next() {
      let field = row.fields[column]
      switch NumberColumn.reading(of: field.text, separator: reader.separator, areShares) {
      case .decided(let decimal): return NumberColumn(index: column, decimal: decimal)
      case .either: ambiguous = ambiguous ?? field
      case .open: break
      }
    }
    guard let ambiguous else { return NumberColumn(index: column, decimal: .point) }
    throw NumberColumn.ambiguity(of: ambiguous)
  }

  /// Leaves out the rows that are left, whatever they are.
  mutating func skipRows() {
    while let fields = try? reader.next(), !fields.allSatisfy(\.text.isEmpty) {}
  }

  /// The next row; nil at the table's end.
  mutating func next() throws(TextFinding) -> ExportRow? {
    while let fields = try reader.next() {
      if fields.allSatisfy(\.text.isEmpty), fields.count == 1 || isWhole {
        if isWhole { continue }
        return nil
      }
      if fields[0].text.hasPrefix("#") { continue }
      guard fields.count == header.count else {
        throw TextFinding(
          "row-length", "this row has \(fields.count) fields, its header \(header.count)",
          fields[0].place)
      }
      return ExportRow(fields: fields)
    }
    return nil
  }
}

/// A row of a table.
struct ExportRow {
  let fields: [DelimitedReader.Field]

  /// The text of a column without the blanks around it; nil where it is empty or there is none.
  func text(_ column: Int?) -> String? {
    guard let column else { return nil }
    let text = fields[column].text.trimmed
    return text.isEmpty ? nil : text
  }

  /// The number of a column, which may be in percent; 0 where the field is empty.
  func number(_ column: NumberColumn) throws(TextFinding) -> Double {
    let field = fields[column.index]
    let text = NumberColumn.withoutPercent(field.text)
    if text.isEmpty { return 0 }
    guard let plain = column.plain(text),
      plain.utf8.allSatisfy({ "0123456789.eE+-".utf8.contains($0) }),
      let number = Double(plain),
      number >= 0, number <= 1e15
    else {
      throw TextFinding(
        "bad-value", "this must be a number such as 1234 or 12.5, not negative", field.place)
    }
    return number
  }
}

extension StringProtocol {
  /// The text without blanks around it.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
