import ProfileFiles
import TextFormats

/// The findings as JSON.
package enum LintJSONReporter: LintReporter {
  /// The name on the command line.
  package static let id = "json"

  package static func render(_ report: LintReport) -> String {
    let json: JSONValue = [
      "files": .integer(report.sources.count), "errors": .integer(report.count(.error)),
      "warnings": .integer(report.count(.warning)), "findings": .array(report.findings.map(value)),
    ]
    return json.text(.expanded)
  }

  private static func value(_ finding: LintFinding) -> JSONValue {
    let diagnostic = finding.diagnostic
    return location(diagnostic.file, diagnostic.mark).adding([
      "length": .integer(diagnostic.length), "severity": .string(diagnostic.severity.rawValue),
      "rule": .string(diagnostic.rule), "message": .string(diagnostic.message),
      "notes": .array(
        diagnostic.notes.map { note in
          location(note.file, note.mark).adding(["message": .string(note.message)])
        }),
      "help": .strings(diagnostic.help), "fixable": .bool(finding.isFixable),
    ])
  }

  private static func location(_ file: String, _ mark: YAMLMark) -> JSONValue {
    ["file": .string(file), "line": .integer(mark.line), "column": .integer(mark.column)]
  }
}
