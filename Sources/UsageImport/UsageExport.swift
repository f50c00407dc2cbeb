import DeviceProfiles
import TextFormats

/// What an export counts, under the names that it has for things.
struct UsageExport {
  /// The names of a row by what they are about: a parameter, or ``deviceClass``.
  typealias Names = [String: String]

  /// The subject of `iPhone` or `iPad` where a row knows no model; no parameter has such a name.
  static let deviceClass = "device class"

  /// How its use is known.
  var kind: UsageModel.Kind = .own
  /// What it counts, such as `sessions`.
  var unit: String
  /// The last day or month that it is about: `2026-06-30` or `2026-06`.
  var date: String?
  /// The apps that it is about.
  var apps: Set<String> = []
  /// What to know about a parameter, for a comment.
  var remarks: [String: String] = [:]
  /// How often names occur together.
  private(set) var counts: [Names: Double] = [:]

  init(unit: String) { self.unit = unit }

  /// Counts a row; names that are nil say nothing.
  mutating func add(_ names: KeyValuePairs<String, String?>, _ count: Double) {
    var known: Names = [:]
    for (subject, name) in names { if let name { known[subject] = name } }
    add(known, count)
  }

  mutating func add(_ names: Names, _ count: Double) {
    if count > 0, !names.isEmpty { counts[names, default: 0] += count }
  }

  /// Adds the counts of another export.
  mutating func add(_ other: Self) {
    for (names, count) in other.counts { add(names, count) }
  }

  /// The rows in an order that depends on nothing but them.
  var rows: [(names: Names, count: Double)] {
    counts.map { (names: $0.key, count: $0.value, key: $0.key.sorted { $0.key < $1.key }) }
      .sorted { a, b in
        a.key.lexicographicallyPrecedes(b.key) { ($0.key, $0.value) < ($1.key, $1.value) }
      }
      .map { ($0.names, $0.count) }
  }

  /// Remembers a date if it is the newest so far: `2026-06-30`, `20260630` or `2026-06`, with
  /// anything behind a day.
  mutating func take(date text: String?) {
    guard let text, let date = Self.date(text), date > self.date ?? "" else { return }
    self.date = date
  }

  /// The date at the beginning of a text, with dashes; nil where there is none.
  static func date(_ text: String) -> String? {
    let digits = text.prefix(10).filter(\.isNumber)
    func number(_ range: Range<Int>) -> Int? {
      digits.count >= range.upperBound
        ? Int(String(Array(digits)[range])) : nil
    }
    guard text.prefix(4).allSatisfy(\.isASCII), let year = number(0..<4), 2000..<2100 ~= year,
      let month = number(4..<6), 1...12 ~= month
    else { return nil }
    let start = "\(year)-" + (month < 10 ? "0" : "") + "\(month)"
    guard let day = number(6..<8), 1...31 ~= day else { return digits.count == 6 ? start : nil }
    return start + (day < 10 ? "-0" : "-") + "\(day)"
  }
}
