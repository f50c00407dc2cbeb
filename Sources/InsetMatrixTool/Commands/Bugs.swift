import ArgumentParser
import InsetMatrix
import InsetStrategies
import TextFormats

/// Public bugs by what users see.
struct Bugs: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds public bugs by their words, each with the scenario that reproduces it.",
    usage: """
      insetmatrix bugs table hidden ipad split
      insetmatrix bugs gap home indicator --limit 3
      """,
    discussion: "The bugs are those of docs/bugs.md. Exits with 5 if no bug has any of the words.")

  @Argument(help: ArgumentHelp("What users see, and where.", valueName: "word"))
  var words: [String]

  @Option(help: ArgumentHelp("The most bugs that are shown.", valueName: "number"))
  var limit = 5

  @Flag(help: "As JSON; see docs/answers.md.")
  var json = false

  func validate() throws {
    if limit < 1 { throw ValidationError("--limit must be at least 1") }
  }

  mutating func run() throws {
    let (found, unknown) = PublicBug.search(words, in: try PublicBug.all())
    if !unknown.isEmpty {
      Output.error("note: no bug has \(unknown.map { "`\($0)`" }.joined(separator: ", "))")
    }
    if found.isEmpty {
      throw Failure(
        status: .incomplete,
        message:
          "error: no bug has these words\n  help: `insetmatrix explain` takes a device, a window "
          + "and a keyboard in words")
    }
    if json {
      let shown = Array(found.prefix(limit))
      let hints = shown.compactMap(Self.command)
      return try JSONAnswer(data: .array(shown.map(\.json)), hints: hints).print()
    }
    try Output.print(found.prefix(limit).map(Self.text).joined(separator: "\n"))
    if found.count > limit {
      try Output.printLine("\n\(found.count - limit) others; --limit \(found.count) shows all")
    }
  }

  private static func text(of bug: PublicBug) -> String {
    let strategy = Strategies.named(bug["strategy"])?.about.name ?? ""
    let exact = bug["exact"].split(separator: " ").map { id in
      Strategies.named(String(id)).map { $0.about.name.isEmpty ? $0.id : $0.about.name }
        ?? String(id)
    }
    let isShipped = !bug["strategy"].isEmpty
    var lines = [
      "\(bug["id"]) \(bug["device"]), \(bug["os"]): \(bug["report"])",
      "  \(bug["url"])",
    ]
    if !bug["left over"].isEmpty {
      lines.append("  not in the matrix: \(bug["left over"])")
    } else {
      lines.append("  why: \(bug["mistake"]) (\(bug["off"]))")
      if isShipped { lines.append("  made by: \(strategy.isEmpty ? bug["strategy"] : strategy)") }
      if !bug["note"].isEmpty { lines.append("  note: \(bug["note"])") }
      if !exact.isEmpty { lines.append("  exact there: \(exact.joined(separator: "; "))") }
      lines.append("  " + (command(of: bug) ?? "its script is in docs/bugs.md"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The command that shows a bug; nil where no shipped script has it.
  private static func command(of bug: PublicBug) -> String? {
    if bug["scenario"].isEmpty { return nil }
    let strategy = bug["strategy"].isEmpty ? "" : " --strategy \(bug["strategy"])"
    let options = bug["options"].isEmpty ? "" : " " + bug["options"]
    return "insetmatrix explain \(bug["scenario"])\(strategy)\(options)"
  }
}
