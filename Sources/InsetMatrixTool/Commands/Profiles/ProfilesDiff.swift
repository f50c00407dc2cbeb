import ArgumentParser
import DeviceProfiles
import InsetMatrix
import MatrixResults
import ProfileTools
import TextFormats

/// Two devices or families, side by side.
struct ProfilesDiff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Says in which values two devices or families differ.",
    usage: """
      insetmatrix profiles diff iphone-15 iphone-17
      """,
    discussion: """
      Rows are compared by their resolved values: in each orientation, on each version of the matrix \
      that both run. Exits with 1 if they differ.
      """)

  @Argument(
    help: ArgumentHelp("A device or family.", valueName: "a"), completion: Completions.profiles)
  var first: String

  @Argument(help: ArgumentHelp("Another one.", valueName: "b"), completion: Completions.profiles)
  var second: String

  @Flag(help: "As JSON; see docs/answers.md.")
  var json = false

  @OptionGroup(title: "Profiles") var profiles: ProfileOptions

  mutating func run() throws {
    let traces = try ProfileTraces(profiles)
    let rows = ProfileDifference(
      try traces.named(first), try traces.named(second), on: traces.scenarios.model.plan.os
    ).rows
    if json {
      try JSONAnswer(isOk: rows.isEmpty, data: .array(rows.map(\.json))).print()
      if rows.isEmpty { return }
      throw ExitStatus.findings.code
    }
    if rows.isEmpty {
      try Output.printLine("\(first) and \(second) have the same values")
      return
    }
    let title = ["value", "when", first, second, ""]
    let table = rows.map { row in
      let sides = [row.first, row.second]
      return ["\(row.path)", row.conditions]
        + sides.map { $0.map { TraceText.short($0.text) } ?? "–" }
        + [sides.map { $0?.position ?? "–" }.joined(separator: "  ")]
    }
    for line in TextColumns.lines([title] + table) { try Output.printLine(line.trimmedEnd) }
    throw ExitStatus.findings.code
  }
}

extension ProfileDifference.Row {
  /// The row for programs; a side that has none is null.
  fileprivate var json: JSONValue {
    func side(_ entry: ProfileTrace.Entry?) -> JSONValue {
      entry.map { ["text": .string($0.text), "where": .string($0.position)] } ?? .null
    }
    return [
      "name": .string("\(path)"), "when": .string(conditions), "first": side(first),
      "second": side(second),
    ]
  }
}

extension String {
  /// The text without spaces at its end.
  var trimmedEnd: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
