import DeviceProfiles
import ProfileFiles
import TextFormats

/// SARIF 2.1.0, which code scanning and editors read.
package enum LintSARIFReporter: LintReporter {
  /// The name on the command line.
  package static let id = "sarif"

  package static func render(_ report: LintReport) -> String {
    let rules = Set(report.findings.map(\.diagnostic.rule)).sorted()
    let log = SARIFLog(
      tool: "insetmatrix profiles lint", rules: rules.map(rule),
      results: report.findings.map { result($0.diagnostic) })
    return log.json.text(.expanded)
  }

  private static func rule(_ id: String) -> SARIFLog.Rule {
    if let rule = LintRules.rule(id) {
      return SARIFLog.Rule(id, summary: rule.summary, description: rule.text)
    }
    return SARIFLog.Rule(id, summary: LintRules.loader[id])
  }

  private static func result(_ diagnostic: Diagnostic) -> SARIFLog.Result {
    SARIFLog.Result(
      rule: diagnostic.rule, diagnostic.annotation.severity, diagnostic.messageWithHelp,
      at: location(diagnostic.file, diagnostic.mark, diagnostic.length),
      relatedLocations: diagnostic.notes.map(related))
  }

  /// The location of a note; a shipped profile is no file of the repository, so its name is text.
  private static func related(_ note: Diagnostic.Note) -> SARIFLog.Location {
    if SourceLocation.isShipped(note.file) {
      let location = "\(note.file):\(note.mark.line):\(note.mark.column)"
      return SARIFLog.Location(nil, message: "\(note.message): \(location)")
    }
    var location = location(note.file, note.mark, 1)
    location.message = note.message
    return location
  }

  private static func location(
    _ file: String, _ mark: YAMLMark, _ length: Int
  ) -> SARIFLog.Location {
    SARIFLog.Location(.init(URIText.escaped(file), mark, length: length))
  }
}
