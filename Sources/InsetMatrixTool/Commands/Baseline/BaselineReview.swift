import ArgumentParser
import DeviceProfiles
import InsetCore
import MatrixResults
import ProfileTools
import ProfileFiles
import TextFormats

/// New failure rules, one by one.
struct BaselineReview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Walks through failures that the baseline does not have.",
    usage: """
      insetmatrix baseline review nightly.imx
      """,
    discussion: """
      Shows each rule with a picture and the explanation of one of its scenarios, and asks. Nothing \
      is written before the end. Programs use --json, which lists the rules and exits with 0, and \
      --accept. Else it exits with 1 where the gate is still red.
      """)

  @OptionGroup var options: StoredGateOptions
  @OptionGroup var color: ColorOptions

  @Flag(help: "List the rules as JSON, and ask nothing.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Accept a rule by its id, or all of them, and ask nothing; may be given several times.",
      valueName: "id|all"))
  var accept: [String] = []

  @Option(help: ArgumentHelp("Why the rules of --accept are accepted.", valueName: "words"))
  var reason: String?

  func validate() throws {
    if json && !accept.isEmpty { throw ValidationError("--json and --accept exclude each other") }
    if !accept.isEmpty && reason == nil { throw ValidationError("--accept requires --reason") }
    if accept.isEmpty && reason != nil { throw ValidationError("--reason requires --accept") }
    try BaselineTarget.check(reason)
  }

  mutating func run() throws {
    var stored = try options.judged(isNewFileAllowed: true)
    try stored.requireWhole()
    let rules = UnknownRule.all(stored)
    if json {
      let list: JSONValue = [
        "version": .string(Release.version), "verdict": .string(stored.judgement.verdict.words),
        "rules": .array(rules.map(\.json)),
      ]
      return try JSONAnswer(data: list).print()
    }
    var target = try BaselineTarget(options.criteria, stored)
    if rules.isEmpty {
      try Output.printLine("there is nothing new to review")
      return try stored.finish()
    }
    let accepted =
      accept.isEmpty ? try ask(about: rules, stored, target.path) : try named(among: rules)
    guard var accepted else { throw ExitStatus.findings.code }
    // Answers take time, in which others may have changed the file.
    target = try BaselineTarget(options.criteria, stored)
    accepted.removeAll(where: target.lists)
    let changes = (target.file?.entries ?? []).map { _ in BaselineEdit.Change.keep }
    let baseline = try target.write(changes, adding: accepted)
    try Output.printLine("\(target.path): \(accepted.count) added")
    stored.judge(by: baseline)
    if accepted.count == rules.count { stored.noteUnlisted() }
    try stored.finish()
  }

  /// The rows of the rules that `--accept` names.
  private func named(among rules: [UnknownRule]) throws(Failure) -> [Baseline.Entry]? {
    let ids = rules.map(\.rule.key)
    for id in accept where id != "all" && !ids.contains(id) {
      throw UnknownName(
        kind: "rule", name: id, known: ids, help: "`insetmatrix baseline review --json` lists them"
      ).failure
    }
    return rules.filter { accept.contains("all") || accept.contains($0.rule.key) }.map { rule in
      var entry = rule.entry
      entry.reason = reason ?? ""
      return entry
    }
  }

  /// The rows of the rules that a person accepts; nil where nothing is to be written.
  private func ask(
    about rules: [UnknownRule], _ stored: StoredGate, _ path: String
  ) throws(Failure) -> [Baseline.Entry]? {
    let pages = ReviewPages(
      rules, of: stored.result, in: try options.profiles.load(stored.files), color.isColored())
    var dialog = ReviewDialog(
      rules.indices.map { a in rules.indices.filter { rules[a].isAlike(rules[$0]) } }, path: path)
    return try dialog.run { index throws(Failure) in try pages.text(of: index) }.map { reasons in
      reasons.map { index, reason in
        var entry = rules[index].entry
        entry.reason = reason
        return entry
      }
    }
  }
}
