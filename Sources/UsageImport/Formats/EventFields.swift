import TextFormats

/// Where events of an app say what they ran on: paths of keys, the first that is there counts.
struct EventFields: Sendable {
  var device: [[String]]
  var system: [[String]] = []
  var version: [[String]]
  var orientation: [[String]] = []
  var language: [[String]] = []
  /// Whether it was a simulator.
  var simulator: [[String]] = []
  /// A date as text, or in seconds since 1970.
  var date: [[String]] = []

  /// Whether an event says any of it.
  func match(_ event: JSONNode) -> Bool { find(device, in: event) != nil }

  /// Counts an event.
  func add(_ event: JSONNode, to export: inout UsageExport) throws(TextFinding) {
    let version = try find(version, in: event)?.name()
    let system = version == nil ? nil : try find(system, in: event)?.name()
    let os = [system, version].compactMap(\.self).joined(separator: " ")
    let isSimulated = if case .bool(true) = find(simulator, in: event)?.kind { true } else { false }
    if let date = find(date, in: event) { export.take(date: date.date) }
    export.add(
      [
        "device": isSimulated ? "simulator" : try find(device, in: event)?.name(),
        "os": os.isEmpty ? nil : os, "orientation": try find(orientation, in: event)?.name(),
        "locale": try find(language, in: event)?.name(),
      ], 1)
  }

  private func find(_ paths: [[String]], in event: JSONNode) -> JSONNode? {
    for path in paths {
      var node: JSONNode? = event
      for key in path { node = node?[key] }
      if let node { return node }
    }
    return nil
  }

  /// The format of events with these fields.
  func format(_ title: String) -> UsageFormat {
    UsageFormat(
      title: title, recognizes: { file in file.firstValue.map(match) ?? false },
      read: { file throws(TextFinding) in
        var export = UsageExport(unit: "events")
        export.remarks = ["locale": "the device's language, which need not be the keyboard's"]
        try file.forEachValue { event throws(TextFinding) in
          guard case .object = event.kind else { throw event.wrongType("an object") }
          try add(event, to: &export)
        }
        return export
      })
  }
}

extension JSONNode {
  /// A text, or a number as one.
  func name() throws(TextFinding) -> String {
    if case .number(let number) = kind {
      return number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    }
    return try text()
  }

  /// How often something occurs.
  func count() throws(TextFinding) -> Double {
    guard case .number(let count) = kind else { throw wrongType("a number") }
    guard 0...1e15 ~= count else {
      throw TextFinding("bad-value", "this must not be negative, nor absurdly large", place)
    }
    return count
  }

  /// A date as `YYYY-MM-DD`: of a text that begins with one, or of seconds since 1970.
  fileprivate var date: String? {
    switch kind {
    case .string(let text): return UsageExport.date(text)
    case .number(let seconds) where 0..<4e9 ~= seconds: return Self.day(Int(seconds) / 86400)
    default: return nil
    }
  }

  /// The date of a day after 1 January 1970.
  private static func day(_ number: Int) -> String {
    // Years that begin in March have their leap day at the end; 400 of them have 146,097 days.
    let days = number + 719_468
    let dayOfEra = days % 146_097
    let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let parts = [month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1]
    let civil = year + days / 146_097 * 400 + (month < 10 ? 0 : 1)
    return "\(civil)" + parts.map { ($0 < 10 ? "-0" : "-") + "\($0)" }.joined()
  }
}
