import DeviceProfiles
import TextFormats

/// A usage file before it is written.
struct UsageDraft {
  var name = "own figures"
  /// What the shares count, such as `sessions`.
  var unit = "events"
  /// When it was so; nil for a place where the user writes it.
  var date: String?
  private(set) var distributions: [[String]] = []

  /// Adds the use of values of one or two parameters, if there is any.
  mutating func add(
    _ parameters: [String], where condition: String = "", _ kind: UsageModel.Kind, _ source: String,
    _ counts: [[String]: Double]
  ) {
    let shares = counts.filter { $0.value > 0 }.map { (levels: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.levels.joined()) < ($0.count, $1.levels.joined()) }
    if shares.isEmpty { return }
    func list(_ values: [String]) -> String {
      values.count == 1 ? values[0] : "[\(values.joined(separator: ", "))]"
    }
    var lines = ["  - parameter\(parameters.count == 1 ? "" : "s"): \(list(parameters))"]
    if !condition.isEmpty { lines.append("    where: \(JSONValue.quoted(condition))") }
    lines.append("    kind: \(kind.rawValue)")
    lines.append("    source: \(JSONValue.quoted(source))")
    lines += [Self.date, "    shares:"]
    for (levels, count) in shares {
      let values = list(levels.map(JSONValue.quoted))
      lines.append("      - {levels: \(values), share: \(Self.number(count))}")
    }
    distributions.append(lines)
  }

  /// The line in whose place the date is written.
  private static let date = "    date:"

  var text: String {
    let date = date.map(JSONValue.quoted) ?? "FILL-IN # 2026, 2026-06 or 2026-06-30"
    let head = [
      "schema: 1", "usage: \(JSONValue.quoted(name.tamed))",
      "unit: \(JSONValue.quoted(unit.tamed))", "distributions:",
    ]
    let lines = distributions.joined().map { $0 == Self.date ? "\($0) \(date)" : $0 }
    return (head + lines).joined(separator: "\n") + "\n"
  }

  /// A number with at most three decimals; what is used is never nothing.
  static func number(_ number: Double) -> String {
    let rounded = max(0.001, (number * 1000).rounded() / 1000)
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
