import ArgumentParser
import Foundation
import MatrixResults
import ProfileFiles
import Reporting
import TextFormats

/// Where a run comes from, for a history and for reports; a history takes what the command line does
/// not say from the environment of a CI.
struct OriginOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The commit that was judged; for a history by default what the CI says.", valueName: "hash"))
  var commit: String?

  @Option(
    help: ArgumentHelp(
      "The branch; for a history by default what the CI says.", valueName: "name"))
  var branch: String?

  @Option(
    help: ArgumentHelp(
      """
      The date, such as 2026-11-24 or 2026-11-24T03:23:00Z; for a history by default what the CI says, \
      or else now. Known failures expire by it.
      """, valueName: "date"))
  var date: String?

  @Option(
    help: ArgumentHelp(
      "An address with more about the run, for reports to link to.", valueName: "url"))
  var link: String?

  func validate() throws {
    for (name, text) in [("commit", commit), ("branch", branch), ("link", link)] {
      if let problem = text.flatMap(Self.problem) { throw ValidationError("--\(name) \(problem)") }
    }
    if let problem = branch.flatMap(Self.branchProblem) {
      throw ValidationError("--branch \(problem)")
    }
    if let link, !link.hasPrefix("https://"), !link.hasPrefix("http://") {
      throw ValidationError("--link must begin with https:// or http://")
    }
    if let problem = date.flatMap(Self.dateProblem) { throw ValidationError("--date \(problem)") }
  }

  /// What was said, and the command of a request, for reports: nothing of the environment, so that
  /// they have the same bytes everywhere.
  func context(command: String) -> RunContext {
    RunContext(command: command, commit: commit, date: date, link: link)
  }

  /// The day in UTC; nil where no date was said.
  var day: String? {
    date.flatMap(Self.date)?.formatted(.iso8601.year().month().day())
  }

  /// Where the run comes from, for a history.
  ///
  /// - Parameter environment: The variables of the environment.
  /// - Returns: The origin.
  /// - Throws: A failure for a variable of the environment that no option could have.
  func origin(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Failure) -> RunSummary.Origin {
    let environment = environment.filter { !$0.value.isEmpty }
    let ci = CIVariables.all.first { environment[$0.commit] != nil }
    func value(
      _ option: String?, _ names: [String], _ problems: [(String) -> String?]
    ) throws(Failure) -> String? {
      guard option == nil, let name = names.first(where: { environment[$0] != nil }),
        let text = environment[name]
      else { return option }
      if let problem = problems.lazy.compactMap({ $0(text) }).first {
        throw Failure(status: .usage, message: "error: $\(name) \(problem)")
      }
      return text
    }
    let commit = try value(commit, [ci?.commit].compactMap(\.self), [Self.problem])
    let branch = try value(branch, ci?.branches ?? [], [Self.problem, Self.branchProblem])
    let date = try value(date, ci?.dates ?? [], [Self.dateProblem])
    return RunSummary.Origin(
      commit: commit ?? "", branch: self.branch ?? branch.map(Self.local) ?? "",
      date: date.flatMap(Self.date) ?? Date.now)
  }

  /// What is wrong with a text; nil where nothing is.
  private static func problem(_ text: String) -> String? {
    if text.isEmpty || text.unicodeScalars.count > 200 { return "must have 1 to 200 characters" }
    return text.unicodeScalars.contains { $0.properties.generalCategory == .control }
      ? "must not contain control characters" : nil
  }

  private static func branchProblem(_ text: String) -> String? {
    text.contains("~") ? "must not contain ~, which counts back" : nil
  }

  private static func dateProblem(_ text: String) -> String? {
    date(text) == nil
      ? "must be like 2026-11-24 or 2026-11-24T03:23:00Z, not '\(text.tamed)'" : nil
  }

  /// Jenkins names branches as the remote repository has them, Azure Pipelines as references.
  private static func local(_ branch: String) -> String {
    ["refs/heads/", "origin/"].reduce(branch) {
      $0.hasPrefix($1) ? String($0.dropFirst($1.count)) : $0
    }
  }

  /// A day, or a moment with its zone; nil for what the calendar or the clock has not.
  private static func date(_ text: String) -> Date? {
    let (day, rest) = (text.prefix(10), text.dropFirst(10))
    guard day.utf8.count == 10, String(day).isDate else { return nil }
    if rest.isEmpty { return try? Date(text, strategy: .iso8601.year().month().day()) }
    // Foundation counts 25 o'clock on into the next day, and does not read what is behind a date.
    let time = /T(?:[01][0-9]|2[0-3])(?::[0-5][0-9]){2}(\.[0-9]+)?(?:Z|[+-][01][0-9]:?[0-5][0-9])/
    guard let match = rest.wholeMatch(of: time) else { return nil }
    return try? Date(
      text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: match.output.1 != nil))
  }
}

/// The environment variables in which a CI says where a run comes from; of several the first that is
/// set counts.
private struct CIVariables {
  let commit: String
  let branches: [String]
  var dates: [String] = []

  /// GitHub, GitLab, Jenkins, Xcode Cloud, Azure Pipelines, Bitrise, Buildkite and CircleCI.
  static let all = [
    CIVariables(commit: "GITHUB_SHA", branches: ["GITHUB_HEAD_REF", "GITHUB_REF_NAME"]),
    CIVariables(
      commit: "CI_COMMIT_SHA",
      branches: ["CI_MERGE_REQUEST_SOURCE_BRANCH_NAME", "CI_COMMIT_REF_NAME"],
      dates: ["CI_PIPELINE_CREATED_AT"]),
    CIVariables(commit: "GIT_COMMIT", branches: ["CHANGE_BRANCH", "BRANCH_NAME", "GIT_BRANCH"]),
    CIVariables(commit: "CI_COMMIT", branches: ["CI_PULL_REQUEST_SOURCE_BRANCH", "CI_BRANCH"]),
    CIVariables(
      commit: "BUILD_SOURCEVERSION",
      branches: ["SYSTEM_PULLREQUEST_SOURCEBRANCH", "BUILD_SOURCEBRANCH"]),
    CIVariables(commit: "BITRISE_GIT_COMMIT", branches: ["BITRISE_GIT_BRANCH"]),
    CIVariables(commit: "BUILDKITE_COMMIT", branches: ["BUILDKITE_BRANCH"]),
    CIVariables(commit: "CIRCLE_SHA1", branches: ["CIRCLE_BRANCH"]),
  ]
}
