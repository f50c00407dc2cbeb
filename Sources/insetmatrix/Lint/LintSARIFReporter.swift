import ProfileFiles
import TextFormats
import YAMLDocuments

/// SARIF 2.1.0, which code scanning and editors read.
enum LintSARIFReporter: LintReporter {
  static let id = "sarif"

  static func render(_ report: LintReport) -> String {
    let used = Set(report.findings.map(\.diagnostic.rule)).sorted()
    return
      ([
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
        "runs": .array([
          [
            "tool": [
              "driver": ["name": "insetmatrix profiles lint", "rules": .array(used.map(rule))]
            ], "columnKind": "unicodeCodePoints",
            "results": .array(report.findings.map { result($0.diagnostic, used) }),
          ]
        ]),
      ] as JSONValue).text(.expanded)
  }

  private static func rule(_ id: String) -> JSONValue {
    let words =
      LintRules.rule(id).map {
        [
          ("shortDescription", text($0.summary)),
          ("fullDescription", text($0.text)),
        ]
      } ?? LintRules.loader[id].map {
        [("shortDescription", text($0))]
      } ?? []
    return .object([("id", .string(id))] + words)
  }

  private static func result(_ it: Diagnostic, _ rules: [String]) -> JSONValue {
    let message = ([it.message] + it.help.map { "help: \($0)" }).joined(separator: "\n")
    return [
      "ruleId": .string(it.rule), "ruleIndex": .integer(rules.firstIndex(of: it.rule) ?? 0),
      "level": .string(it.severity.rawValue), "message": text(message),
      "locations": [location(it.file, it.mark, it.length, nil)],
      "relatedLocations": .array(it.notes.map(related)),
    ]
  }

  /// The place of a note; a shipped profile is no file of the repository, so its name is text.
  private static func related(_ note: Diagnostic.Note) -> JSONValue {
    guard ProfileSetFiles.isShipped(note.file) else {
      return location(note.file, note.mark, 1, note.message)
    }
    let place = "\(note.file):\(note.mark.line):\(note.mark.column)"
    return ["message": text("\(note.message): \(place)")]
  }

  private static func location(
    _ file: String, _ mark: YAMLMark, _ length: Int, _ message: String?
  ) -> JSONValue {
    let region: [(String, JSONValue)] = [
      ("startLine", .integer(mark.line)), ("startColumn", .integer(mark.column)),
      ("endColumn", .integer(mark.column + length)),
    ]
    let physical: (String, JSONValue) = (
      "physicalLocation",
      ["artifactLocation": ["uri": .string(uri(file))], "region": .object(region)]
    )
    return .object([physical] + (message.map { [("message", text($0))] } ?? []))
  }

  private static func text(_ words: String) -> JSONValue { ["text": .string(words)] }

  /// A path as a URI: everything but letters, digits and `-._~/` is escaped.
  private static func uri(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }.joined()
  }
}
