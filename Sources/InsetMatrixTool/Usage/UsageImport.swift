import DeviceProfiles
import ScenarioSpaces
import TextFormats

/// An export as distributions of a usage file.
struct UsageImport {
  private let names: UsageNames
  /// The use of models where an export knows classes only.
  private let base: UsageModel?
  private(set) var file = UsageDraft()
  /// What was read and what has no place: lines for people.
  private(set) var notes: [String] = []
  /// The line of the table that gives each parameter.
  private var owners: [String: Int] = [:]

  /// A row, each of whose values has a place.
  private typealias Row = (count: Double, line: Int, values: [String: [String]])

  /// Reads an export.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - columns: The columns of parameters and of `share`; none for those of a known export.
  ///   - names: What names mean.
  ///   - base: The use of models that is known of others.
  /// - Throws: The first part of the file that cannot be read.
  init(
    _ bytes: [UInt8], columns: [UsageExport.Column], names: UsageNames, base: UsageModel?
  ) throws(TextFinding) {
    (self.names, self.base) = (names, base)
    let tables = try UsageTable.all(in: bytes)
    for table in tables {
      if let export = UsageExport(of: table, columns, names.parameters.map(\.name)) {
        try add(table, export)
      } else {
        notes.append("line \(table.line): left out, as its columns are not known")
      }
    }
    if !file.distributions.isEmpty { return }
    let known = (tables.first?.columns ?? []).prefix(20).map { "`\($0.tamed)`" }
    let first = notes.dropFirst().first ?? "there is none"
    throw TextFinding(
      "nothing-placed",
      owners.isEmpty
        ? "the columns are not known: \(known.joined(separator: ", ")); name them with --column"
        : "no row has a place: \(first.drop { $0 == " " })", TextLocation(1, 1))
  }

  private mutating func add(_ table: UsageTable, _ export: UsageExport) throws(TextFinding) {
    let parameters = export.columns.filter { $0.parameter != "share" }
    let share = export.columns.first { $0.parameter == "share" }.map { UsageExport.key($0.name) }
    for (parameter, _) in parameters {
      if let other = owners.updateValue(table.line, forKey: parameter) {
        throw TextFinding(
          "same-parameter", "the table in line \(other) gives \(parameter), too",
          TextLocation(table.line, 1))
      }
    }
    if let share { file.unit = share }
    var rows: [Row] = []
    var missed: [String: [(count: Double, line: Int)]] = [:]
    var total = 0.0
    for (place, fields) in table.rows {
      let count = try share.map { name throws(TextFinding) in
        try Self.number(fields[name], place)
      }
      var row: Row = (count ?? 1, place.line, [:])
      total += row.count
      for (parameter, name) in parameters {
        let text = fields[UsageExport.key(name)]?.text ?? ""
        let values = names.values(text, of: parameter)
        if values.isEmpty {
          missed["\(parameter) `\(String(text.prefix(60)).tamed)`", default: []].append(
            (row.count, row.line))
        }
        row.values[parameter] = values
      }
      if !row.values.values.contains([]) { rows.append(row) }
    }
    let isClass = { (row: Row) in row.values["device"]?.allSatisfy(UsageNames.classes.contains) }
    let hasModels = rows.contains { isClass($0) == false }
    if hasModels {
      for row in rows where isClass(row) == true {
        missed["device `\(row.values["device"]?[0] ?? "")` beside models", default: []].append(
          (row.count, row.line))
      }
      rows.removeAll { isClass($0) == true }
    }
    let rowCount = "\(Numbers.grouped(table.rows.count)) row\(table.rows.count == 1 ? "" : "s")"
    notes.append(
      "line \(table.line): \(export.name), \(rowCount), \(UsageDraft.number(total)) \(file.unit)")
    notes += Self.notes(on: missed, total)
    distribute(rows, parameters.map(\.parameter), export.name, hasModels: hasModels)
  }

  private static func number(
    _ field: UsageTable.Field?, _ row: TextLocation
  ) throws(TextFinding) -> Double {
    let text = field?.text.filter { !$0.isWhitespace } ?? ""
    guard let number = Double(text.last == "%" ? String(text.dropLast()) : text), 0...1e15 ~= number
    else {
      throw TextFinding(
        "bad-value", "a share must be a number such as 1234 or 12.5", field?.place ?? row)
    }
    return number
  }

  /// A line for each name that has no place, the most used first, and one for those beyond twenty.
  private static func notes(
    on missed: [String: [(count: Double, line: Int)]], _ total: Double
  ) -> [String] {
    let sorted = missed.map { (name: $0, rows: $1, count: $1.reduce(0) { $0 + $1.count }) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    let rest = sorted.dropFirst(20)
    let others = (
      name: "\(rest.count) other names", rows: rest.flatMap(\.rows).sorted { $0.line < $1.line },
      count: rest.reduce(0) { $0 + $1.count }
    )
    return (sorted.prefix(20) + (rest.isEmpty ? [] : [others])).map { name, rows, count in
      let more = rows.count > 5 ? " and \(rows.count - 5) more" : ""
      let lines = rows.prefix(5).map { "\($0.line)" }.joined(separator: ", ")
      let share = Numbers.percent(ofUse: total > 0 ? count / total : 0)
      return "  \(share) not placed: \(name), line \(lines)\(more)"
    }
  }

  /// Adds the distributions of rows: models with their versions, the others by class of device.
  private mutating func distribute(
    _ rows: [Row], _ parameters: [String], _ source: String, hasModels: Bool
  ) {
    let byClass = Dictionary(grouping: rows) { row in
      UsageNames.classes.first { row.values["device"]?.first?.hasPrefix($0) == true } ?? ""
    }
    let joint = hasModels ? ["device", "os"].filter(parameters.contains) : []
    if hasModels {
      file.add(joint, .own, source, Self.counts(of: joint, rows))
    } else if parameters.contains("device"), let base {
      let counts: [[String]: Double] = byClass.reduce(into: [:]) {
        $0.merge(models(of: $1.key, $1.value, base)) { $1 }
      }
      file.add(["device"], .derived, "\(source); models as in \(base.name)", counts)
    }
    for parameter in parameters where parameter != "device" && !joint.contains(parameter) {
      for (name, rows) in byClass.sorted(by: { $0.key < $1.key }) {
        let condition = name.isEmpty ? "" : "device:\(name)*"
        file.add([parameter], where: condition, .own, source, Self.counts(of: [parameter], rows))
      }
    }
  }

  /// The use of values of some parameters together; the levels of one name share it evenly.
  private static func counts(of parameters: [String], _ rows: [Row]) -> [[String]: Double] {
    var counts: [[String]: Double] = [:]
    for row in rows {
      let choices: [[String]] = parameters.reduce([[]]) { choices, parameter in
        choices.flatMap { choice in (row.values[parameter] ?? []).map { choice + [$0] } }
      }
      for choice in choices { counts[choice, default: 0] += row.count / Double(choices.count) }
    }
    return counts
  }

  /// The use of a class of devices, divided among its models as in other figures.
  private func models(of name: String, _ rows: [Row], _ base: UsageModel) -> [[String]: Double] {
    let devices = names.levels(of: "device")
    let known = base.distributions.first { $0.parameter == "device" && $0.condition.isEmpty }
    let models = (known?.shares ?? []).filter { share in
      let levels = UsageNames.matches(share.levels, devices)
      return !levels.isEmpty && levels.allSatisfy { $0.hasPrefix(name) }
    }
    let total = models.reduce(0) { $0 + $1.share }
    let count = rows.reduce(0) { $0 + $1.count }
    if total == 0 { return [["\(name)*"]: count] }
    return Dictionary(models.map { ([$0.levels], count * $0.share / total) }, uniquingKeysWith: +)
  }
}
