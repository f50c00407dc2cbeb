import DeviceProfiles

/// A usage file before it is written.
package struct UsageDraft: Sendable {
  /// The shares of the levels of a parameter, or of two together.
  struct Distribution: Sendable {
    var parameters: [String]
    /// The devices that it is about, as a query; empty for all others.
    var condition = ""
    var kind: UsageModel.Kind
    var source: String
    /// When it was so; nil where the export does not say.
    var date: String?
    var shares: [Share]
    /// What to know about it.
    var remark: String?
  }

  /// The use of levels, one value for each parameter.
  struct Share: Sendable {
    var levels: [String]
    var share: Double
    /// What sources that disagree say at least and at most; nil where there is no range.
    var range: ClosedRange<Double>?
  }

  /// Whose use it is.
  package var name: String
  var unit: String
  var distributions: [Distribution]

  /// Whether a text is a date as usage files have it: `2026`, `2026-06` or `2026-06-30`.
  package static func isDate(_ text: String) -> Bool {
    text.count == 4 ? Int(text) != nil : text.count <= 10 && UsageExport.date(text) == text
  }

  /// Whether the user must write a date.
  package var lacksDate: Bool { distributions.contains { $0.date == nil } }
}

extension UsageDraft.Distribution {
  /// The distribution with shares in percent of its counts, the largest first.
  static func shares(of counts: [[String]: Double]) -> [UsageDraft.Share] {
    let sorted = counts.filter { $0.value > 0 }.sorted { a, b in
      (-a.value, a.key.joined(separator: " ")) < (-b.value, b.key.joined(separator: " "))
    }
    let total = sorted.reduce(0) { $0 + $1.value }
    return sorted.map { levels, count in
      // No level that is used gets nothing.
      UsageDraft.Share(levels: levels, share: max(0.001, UsageDraft.rounded(100 * count / total)))
    }
  }
}

extension UsageDraft {
  /// A percentage with three decimals.
  static func rounded(_ percent: Double) -> Double { (percent * 1000).rounded() / 1000 }
}
