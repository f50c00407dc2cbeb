import ArgumentParser
import ProfileTools
import ProfileFiles
import TextFormats

/// The rules that lint goes by.
struct ProfilesRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Describes the lint rules, or one of them.")

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text, markdown
  }

  @Argument(help: "A rule.", completion: Completions.rules)
  var rule: String?

  @Option(help: "text or markdown.")
  var reporter = Form.text

  mutating func run() throws {
    guard let rule else {
      let rows =
        LintRules.all.map { [$0.id, $0.severity.rawValue, $0.summary] }
        + LintRules.loader.sorted { $0.key < $1.key }.map { [$0.key, "error", $0.value] }
      try Output.print(
        reporter == .markdown
          ? LintRules.markdown : TextColumns.lines(rows).joined(separator: "\n") + "\n")
      return
    }
    if let found = LintRules.rule(rule) {
      try Output.print(reporter == .markdown ? found.markdown : found.words)
    } else if let summary = LintRules.loader[rule] {
      try Output.printLine("\(rule) (error): \(summary)")
    } else {
      throw UnknownName(
        kind: "rule", name: rule,
        known: LintRules.all.map(\.id) + LintRules.loader.keys.sorted(),
        help: "`insetmatrix profiles rules` lists them"
      ).failure
    }
  }
}
