import DeviceProfiles
import ProfileFiles

/// A row of a table of which readings can be.
struct ReadRow {
  let object: DecodedObject
  let os: OSRange
  /// What the row says, for messages.
  let words: String
  let readings: Agreement.Readings?

  /// The value that the row's finding is about.
  func node(_ key: String) -> YAMLNode { object.entry(key)?.node ?? object.node.beginning }
}

extension LintContext {
  /// The rows of safe areas and of docked keyboards, in the order of their files.
  var readRows: [ReadRow] {
    tables.sorted { $0.key < $1.key }.flatMap { _, tables -> [ReadRow] in
      let safeAreas = tables.safeAreas.map { row in
        ReadRow(
          object: row.object, os: row.entry.os, words: "insets",
          readings: row.entry.insets.place.flatMap { agreement.readings[$0] })
      }
      let keyboards = tables.keyboards.filter { $0.entry.mode.isRead }
        .map { row in
          ReadRow(
            object: row.object, os: row.entry.os, words: row.entry.height.value.points,
            readings: row.entry.height.place.flatMap { agreement.readings[$0] })
        }
      return safeAreas + keyboards
    }
  }
}

extension KeyboardMode {
  /// Whether readings can be of it: it covers the screen from the bottom.
  fileprivate var isRead: Bool {
    switch self {
    case .docked, .dockedPrediction, .dockedCollapsed, .dockedCandidates, .dockedPassword, .numeric,
      .emoji, .thirdParty:
      true
    case .floating, .undocked, .split, .hardware, .hardwareBar: false
    }
  }
}
