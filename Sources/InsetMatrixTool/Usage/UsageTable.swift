import TextFormats

/// Rows of an export: a table of delimited text, or JSON values.
struct UsageTable {
  typealias Field = DelimitedReader.Field

  /// The names of the columns as the file has them.
  let columns: [String]
  /// The line of the first row or the header.
  let line: Int
  /// The fields of each row by the keys of their columns, and its location.
  fileprivate(set) var rows: [(place: TextLocation, fields: [String: Field])] = []

  /// The tables of a file.
  static func all(in bytes: [UInt8]) throws(TextFinding) -> [UsageTable] {
    guard bytes.count <= 64 << 20 else {
      throw TextFinding("file-too-large", "the file has more than 64 MiB", TextLocation(1, 1))
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
    let first = text.first { !" \t\r\n".utf8.contains($0) } ?? 0
    return "{[".utf8.contains(first) ? [try values(of: text)] : try tables(of: text)
  }

  /// The tables of delimited text; empty lines and comments part them.
  private static func tables(of text: [UInt8]) throws(TextFinding) -> [UsageTable] {
    let lines = text.prefix(1 << 16).split { $0 == 0x0A || $0 == 0x0D }
    let header = lines.first { $0.first != UInt8(ascii: "#") } ?? []
    let signs = ",;\t".utf8.map { sign in (sign, count: header.count { $0 == sign }) }
    let separator = signs.max { $0.count < $1.count }?.0 ?? 0x2C
    var reader = DelimitedReader(text, separator: separator)
    var tables: [UsageTable] = []
    var isInside = false
    while let fields = try reader.next() {
      let place = fields[0].place
      if fields[0].text.hasPrefix("#") || fields.allSatisfy(\.text.isEmpty) {
        isInside = false
      } else if !isInside {
        tables.append(UsageTable(columns: fields.map(\.text), line: place.line))
        isInside = true
      } else {
        let columns = tables[tables.count - 1].columns
        guard fields.count == columns.count else {
          throw TextFinding(
            "row-length", "this row has \(fields.count) fields, its header \(columns.count)", place)
        }
        let named = Dictionary(zip(columns.map(UsageExport.key), fields)) { first, _ in first }
        tables[tables.count - 1].rows.append((place, named))
      }
    }
    return tables
  }

  /// The JSON values of lines, or the elements of a list.
  private static func values(of text: [UInt8]) throws(TextFinding) -> UsageTable {
    func scalars(_ bytes: some Collection<UInt8>) -> [Unicode.Scalar] {
      Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    }
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
      .filter { line in !line.element.allSatisfy { " \t\r".utf8.contains($0) } }
    let areLines = (try? JSONReader.read(scalars(lines[0].element), line: 1)) != nil
    var rows: [(place: TextLocation, fields: [String: Field])] = []
    var columns: Set<String> = []
    for (number, line) in areLines ? lines : [(0, text[...])] {
      let node = try JSONReader.read(scalars(line), line: number + 1)
      let elements = if case .array(let elements) = node.kind { elements } else { [node] }
      for element in elements {
        guard case .object = element.kind else { throw element.wrongType("an object") }
        let fields = fields(of: element, "")
        columns.formUnion(fields.map(\.name))
        rows.append(
          (
            element.place,
            Dictionary(fields.map { (UsageExport.key($0.name), $0.field) }) { first, _ in first }
          ))
      }
    }
    return UsageTable(columns: columns.sorted(), line: lines[0].offset + 1, rows: rows)
  }

  /// The texts and numbers of an object, under the paths of their keys.
  private static func fields(of node: JSONNode, _ path: String) -> [(name: String, field: Field)] {
    switch node.kind {
    case .object(let members):
      return members.flatMap { name, value in
        fields(of: value, path.isEmpty ? name : "\(path).\(name)")
      }
    case .string(let text): return [(path, Field(text: text, place: node.place))]
    case .number(let number): return [(path, Field(text: "\(number)", place: node.place))]
    case .null, .bool, .array: return []
    }
  }
}
