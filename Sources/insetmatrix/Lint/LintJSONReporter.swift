import ProfileFiles
import YAMLDocuments

/// The findings as JSON.
enum LintJSONReporter: LintReporter {
  static let id = "json"

  static func render(_ report: LintReport) -> String {
    JSONValue.object([
      ("files", .int(report.sources.count)), ("errors", .int(report.count(.error))),
      ("warnings", .int(report.count(.warning))),
      ("findings", .array(report.findings.map(value))),
    ]).text
  }

  private static func value(_ finding: LintFinding) -> JSONValue {
    let it = finding.diagnostic
    return .object(
      place(it.file, it.mark) + [
        ("length", .int(it.length)), ("severity", .string(it.severity.rawValue)),
        ("rule", .string(it.rule)), ("message", .string(it.message)),
        (
          "notes",
          .array(
            it.notes.map { note in
              .object(place(note.file, note.mark) + [("message", .string(note.message))])
            })
        ),
        ("help", .array(it.help.map { .string($0) })), ("fixable", .bool(finding.isFixable)),
      ])
  }

  private static func place(_ file: String, _ mark: YAMLMark) -> [(String, JSONValue)] {
    [("file", .string(file)), ("line", .int(mark.line)), ("column", .int(mark.column))]
  }
}
