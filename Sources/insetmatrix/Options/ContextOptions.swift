import ArgumentParser
import Reporting

/// Where a run comes from: what reports show beside the verdict.
struct ContextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The revision that was run, for reports to show; no result keeps it.", valueName: "text"))
  var commit: String?

  @Option(
    help: ArgumentHelp("When it was run, for reports to show.", valueName: "text"))
  var date: String?

  @Option(
    help: ArgumentHelp(
      "An address with more about the run, for reports to link to.", valueName: "url"))
  var link: String?

  func validate() throws {
    for (name, text) in [("commit", commit), ("date", date), ("link", link)] {
      guard let text else { continue }
      if text.isEmpty || text.unicodeScalars.count > 200 {
        throw ValidationError("--\(name) must have 1 to 200 characters")
      }
      if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        throw ValidationError("--\(name) must not contain control characters")
      }
    }
    if let link, !link.hasPrefix("https://"), !link.hasPrefix("http://") {
      throw ValidationError("--link must begin with https:// or http://")
    }
  }

  /// What was said, and the command of a request.
  func context(command: String) -> RunContext {
    RunContext(command: command, commit: commit, date: date, link: link)
  }
}
