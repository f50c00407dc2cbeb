import TextFormats

/// What became of the rows of an export that are not simply a share: nothing is left out or spread without
/// a word.
struct UsageNotes {
  /// What the row says something of whose notes follow.
  private var subjects: Set<String> = []
  private var counts: [String: (count: Double, subjects: Set<String>)] = [:]
  /// What rows count that say something of the same.
  private var totals: [Set<String>: Double] = [:]

  /// How many lines are written at most.
  private static let limit = 20

  /// Counts a row, whose notes follow.
  mutating func count(_ count: Double, of subjects: Set<String>) {
    totals[subjects, default: 0] += count
    self.subjects = subjects
  }

  /// Notes of a row follow that was counted before.
  mutating func goOn(with subjects: Set<String>) { self.subjects = subjects }

  private mutating func note(_ words: String, _ count: Double) {
    counts[words, default: (0, subjects)].count += count
  }

  /// All that the export counts: tables that have no subject in common count the same once more.
  var total: Double { totals.keys.map(total).max() ?? 0 }

  /// What the table counts that says something of some subjects: of rows that are joined by others.
  private func total(of subjects: Set<String>) -> Double {
    var all = subjects
    while let more = totals.keys.first(where: { !$0.isSubset(of: all) && !$0.isDisjoint(with: all) }
    ) {
      all.formUnion(more)
    }
    return totals.reduce(0) { $0 + ($1.key.isSubset(of: all) ? $1.value : 0) }
  }

  /// Something that is no device of the matrix.
  mutating func leaveOut(_ words: String, _ count: Double) {
    note("left out: \(words)", count)
  }

  /// A name that the matrix has no level for.
  mutating func miss(_ name: String, of subject: String, _ count: Double) {
    note("not placed: \(subject) \(Self.quoted(name))", count)
  }

  /// A name that was taken for the nearest level.
  mutating func approximate(_ name: String, by levels: String, _ count: Double) {
    note("taken as \(levels): \(Self.quoted(name))", count)
  }

  /// A name that several levels share.
  mutating func spread(_ name: String, over levels: [String], _ how: String, _ count: Double) {
    let more = levels.count > 6 ? " and \(levels.count - 6) more" : ""
    let list = levels.prefix(6).joined(separator: ", ") + more
    note("spread \(how) over \(list): \(Self.quoted(name))", count)
  }

  /// A class of devices without models: `iPhone`.
  mutating func spread(_ deviceClass: String, overAll devices: Int, _ how: String, _ count: Double)
  {
    note("spread \(how) over all \(devices) devices: \(Self.quoted(deviceClass))", count)
  }

  /// A line for each, the largest share first.
  var lines: [String] {
    let shares = counts.map { words, noted in
      (words: words, share: noted.count / max(total(of: noted.subjects), noted.count))
    }
    let sorted = shares.sorted { ($1.share, $0.words) < ($0.share, $1.words) }
    let lines = sorted.prefix(Self.limit).map { "  \(Self.percent($0.share)) \($0.words)" }
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
