import TextFormats

/// A kind of export: how its files look, and what they say.
struct UsageFormat: Sendable {
  /// The name for messages and for `source`.
  let title: String
  /// Whether a file is of this kind, whatever its name.
  let recognizes: @Sendable (ExportFile) -> Bool
  let read: @Sendable (ExportFile) throws(TextFinding) -> UsageExport

  /// The kinds, those that are easiest to tell apart first.
  static let all: [UsageFormat] = [
    .appStore, .firebase, .bigQuery, .statCounter, .plain, .telemetryDeck, .metricKit, .sentry,
    .mixpanel, .amplitude,
  ]

  /// The kind of a file.
  static func of(_ file: ExportFile) throws(TextFinding) -> UsageFormat {
    if let format = all.first(where: { $0.recognizes(file) }) { return format }
    // A file that is broken shows it here.
    if file.separator == nil { try file.forEachValue { _ in } } else { _ = try file.table() }
    let found =
      file.separator == nil
      ? ""
      : ": its columns are "
        + file.columns.prefix(8).map { "`\($0.prefix(40))`" }
        .joined(separator: ", ")
    throw TextFinding(
      "foreign-file",
      "this is no known export\(found); known are \(all.map(\.title).joined(separator: ", "))",
      TextLocation(1, 1))
  }
}
