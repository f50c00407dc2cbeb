import TextFormats

/// What became of the rows of an export that are not simply a share: nothing is left out or spread without
/// a word.
struct UsageNotes {
  private var counts: [String: Double] = [:]
  /// All that the export counts.
  private(set) var total = 0.0

  /// How many lines are written at most.
  private static let limit = 20

  mutating func count(_ count: Double) { total += count }

  /// Something that is no device of the matrix.
  mutating func leaveOut(_ words: String, _ count: Double) {
    counts["left out: \(words)", default: 0] += count
  }

  /// A name that the matrix has no level for.
  mutating func miss(_ name: String, of subject: String, _ count: Double) {
    counts["not placed: \(subject) \(Self.quoted(name))", default: 0] += count
  }

  /// A name that was taken for the nearest level.
  mutating func approximate(_ name: String, by levels: String, _ count: Double) {
    counts["taken as \(levels): \(Self.quoted(name))", default: 0] += count
  }

  /// A name that several levels share.
  mutating func spread(_ name: String, over levels: [String], _ how: String, _ count: Double) {
    let more = levels.count > 6 ? " and \(levels.count - 6) more" : ""
    let list = levels.prefix(6).joined(separator: ", ") + more
    counts["spread \(how) over \(list): \(Self.quoted(name))", default: 0] += count
  }

  /// A class of devices without models: `iPhone`.
  mutating func spread(_ deviceClass: String, overAll devices: Int, _ how: String, _ count: Double)
  {
    counts["spread \(how) over all \(devices) devices: \(Self.quoted(deviceClass))", default: 0] +=
      count
  }

  /// A line for each, the largest share first.
  var lines: [String] {
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let lines = sorted.prefix(Self.limit).map { words, count in
      "  \(Self.percent(count / max(total, count))) \(words)"
    }
    return lines + (sorted.count > Self.limit ? ["  and \(sorted.count - Self.limit) more"] : [])
  }

  static func quoted(_ name: String) -> String {
    let cut = name.unicodeScalars.count > 60
    return
      "`\(String(String.UnicodeScalarView(name.unicodeScalars.prefix(60))).tamed)\(cut ? "…" : "")`"
  }

  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return tenths == 0 ? "<0.1 %" : "\(tenths / 10).\(tenths % 10) %"
  }
}
