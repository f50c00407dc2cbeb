package import DeviceProfiles
import TextFormats

/// A file of readings: rows of delimited text below lines that say where they come from.
///
/// `devices/README.md` has the columns. A file has one source, which a line `# source: …` names, or a
/// column `source`. A line `# date: …` or a column `date` says when it was read.
package struct ReadingFile: Sendable {
  /// The rows that could be read.
  package private(set) var readings: [Reading] = []
  /// What is wrong with the others.
  package private(set) var findings: [Diagnostic] = []

  private static let columns = [
    "device", "system", "from", "language", "field", "orientation", "window", "mode", "value",
  ]

  /// Reads a file.
  package init(_ source: ProfileSource) {
    do throws(TextFinding) {
      try read(source)
    } catch {
      findings.append(Self.diagnostic(error, in: source.path))
    }
  }

  private mutating func read(_ source: ProfileSource) throws(TextFinding) {
    var (name, date) = ("", "")
    var columns: [String]?
    let isMarked = source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var reader = DelimitedReader(isMarked ? Array(source.bytes[3...]) : source.bytes)
    while let fields = try reader.next() {
      let first = fields[0]
      if first.text.hasPrefix("#") {
        // What stands in a comment may have commas.
        let comment = fields.map(\.text).joined(separator: ",").dropFirst()
        let parts = comment.split(separator: ":", maxSplits: 1).map(\.trimmed)
        if parts.first == "source", parts.count == 2 { name = parts[1] }
        if parts.first == "date", parts.count == 2 {
          date = parts[1]
          try Row.check(date: date, at: first.place)
        }
        continue
      }
      if fields.count == 1, first.text.isEmpty { continue }
      guard let known = columns else {
        columns = fields.map(\.text)
        if let missing = Self.columns.first(where: { !fields.map(\.text).contains($0) }) {
          throw TextFinding("reading-columns", "the column `\(missing)` is missing", first.place)
        }
        continue
      }
      do throws(TextFinding) {
        let row = try Row(fields, columns: known)
        readings.append(try row.reading(of: name, on: date, in: source.path))
      } catch {
        findings.append(Self.diagnostic(error, in: source.path))
      }
    }
    if columns == nil {
      throw TextFinding("reading-columns", "there is no row of columns", TextLocation(1, 1))
    }
  }

  private static func diagnostic(_ finding: TextFinding, in path: String) -> Diagnostic {
    Diagnostic(
      finding.rule, finding.message, path,
      YAMLMark(line: finding.place.line, column: finding.place.column),
      length: max(1, finding.place.length))
  }
}

/// A row by the names of its columns.
private struct Row {
  private let fields: [String: DelimitedReader.Field]
  private let place: TextLocation

  init(_ fields: [DelimitedReader.Field], columns: [String]) throws(TextFinding) {
    place = fields[0].place
    guard fields.count == columns.count else {
      throw TextFinding(
        "row-length", "this row has \(fields.count) fields, its header \(columns.count)", place)
    }
    self.fields = Dictionary(zip(columns, fields)) { first, _ in first }
  }

  func reading(
    of source: String, on date: String, in path: String
  ) throws(TextFinding) -> Reading {
    let field: Reading.Field = try choice("field")
    let mode: KeyboardMode? = field == .keyboard ? try choice("mode") : nil
    if field != .keyboard, text("mode") != "" {
      throw TextFinding("invalid-value", "only a keyboard has a mode", place(of: "mode"))
    }
    let orientation: OrientationClass = try choice("orientation")
    if orientation == .any {
      throw TextFinding(
        "invalid-value", "a reading is of `portrait` or `landscape`", place(of: "orientation"))
    }
    // A window that does not fill the screen has figures of its own, which profiles have as windows.
    if text("window") != "full" {
      throw TextFinding("invalid-value", "readings are of `full` windows", place(of: "window"))
    }
    guard ["simulator", "device", ""].contains(text("from")) else {
      throw TextFinding(
        "invalid-value", "`from` is `simulator`, `device` or empty", place(of: "from"))
    }
    let source = fields["source"]?.text ?? source
    if source.isEmpty {
      throw TextFinding(
        "missing-source", "no line `# source: …` above and no column `source` says who read it",
        place)
    }
    if fields["date"] != nil { try Self.check(date: text("date"), at: place(of: "date")) }
    return Reading(
      device: text("device"), system: try system(), sdk: try sdk(),
      language: text("language").nonEmpty,
      field: field, orientation: orientation, mode: mode, value: try number(), source: source,
      date: (fields["date"] == nil ? date : text("date")).nonEmpty,
      place: SourceLocation(file: path, line: place.line))
  }

  private func text(_ column: String) -> String { fields[column]?.text.trimmed ?? "" }

  private func place(of column: String) -> TextLocation { fields[column]?.place ?? place }

  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ column: String
  ) throws(TextFinding) -> Choice {
    let text = text(column)
    if let choice = Choice(rawValue: text) { return choice }
    let near = Suggestions.nearest(text, in: Choice.allCases.map(\.rawValue))
    throw TextFinding(
      "invalid-value",
      "`\(text)` is no \(column)" + (near.map { "; did you mean `\($0)`?" } ?? ""),
      place(of: column))
  }

  private func system() throws(TextFinding) -> OSRange? {
    let text = text("system")
    if text.isEmpty { return nil }
    // Profiles know no third part, as in `14.4.1`.
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let version = parts.count == 3 && Int(parts[2]) != nil ? "\(parts[0]).\(parts[1])" : text
    guard let range = OSRange(version) else {
      throw TextFinding(
        "invalid-value", "`\(text)` is no version such as `26.5` or `16-18`", place(of: "system"))
    }
    return range
  }

  private func sdk() throws(TextFinding) -> Int? {
    if text("sdk").isEmpty { return nil }
    guard let sdk = Int(text("sdk")), 1...999 ~= sdk else {
      throw TextFinding(
        "invalid-value", "`\(text("sdk"))` is no major version of an SDK", place(of: "sdk"))
    }
    return sdk
  }

  /// Refuses what is neither empty nor a year, a month or a day, such as `2026-08-21`.
  static func check(date: String, at place: TextLocation) throws(TextFinding) {
    let limits: [(length: Int, range: ClosedRange<Int>)] = [
      (4, 1...9999), (2, 1...12), (2, 1...31),
    ]
    let parts = date.split(separator: "-", omittingEmptySubsequences: false)
    let isDate =
      parts.count <= limits.count
      && zip(parts, limits).allSatisfy { part, limit in
        part.utf8.count == limit.length && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
          && limit.range.contains(Int(part) ?? 0)
      }
    if date.isEmpty || isDate { return }
    throw TextFinding("invalid-value", "`\(date)` is no date such as `2026-08-21`", place)
  }

  private func number() throws(TextFinding) -> Double {
    guard text("value").allSatisfy({ $0.isNumber || $0 == "." }), let value = Double(text("value")),
      0...10_000 ~= value
    else {
      throw TextFinding(
        "invalid-value", "`\(text("value"))` is no length in points", place(of: "value"))
    }
    return value
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let start = drop(while: isBlank)
    return String(start.reversed().drop(while: isBlank).reversed())
  }

  fileprivate var nonEmpty: String? { isEmpty ? nil : String(self) }
}

extension ProfileSource {
  /// Whether the file has readings, by its name: `.csv`.
  package var hasReadings: Bool { path.lowercased().hasSuffix(".csv") }
}

extension [ProfileSource] {
  /// The files without readings.
  package var withoutReadings: [ProfileSource] { filter { !$0.hasReadings } }

  /// The readings of the files that have any, and what is wrong with them.
  package func readings(_ findings: inout [Diagnostic]) -> [Reading] {
    filter(\.hasReadings).sorted { $0.path < $1.path }.flatMap { source in
      let file = ReadingFile(source)
      findings += file.findings
      return file.readings
    }
  }
}
