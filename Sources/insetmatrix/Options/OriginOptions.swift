import ArgumentParser
import Foundation
import RunHistory

/// Where a run comes from, for a history: as the command line says, or else the environment of a CI.
struct OriginOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "For a history, the commit that was judged; by default what the CI says.", valueName: "hash"))
  var commit: String?

  @Option(
    help: ArgumentHelp(
      "For a history, the branch; by default what the CI says.", valueName: "name"))
  var branch: String?

  @Option(
    help: ArgumentHelp(
      """
      For a history, the date, such as 2026-11-24 or 2026-11-24T03:23:00Z; by default what the CI says, \
      or else now.
      """, valueName: "date"))
  var date: String?

  func validate() throws {
    if let date, Self.date(date) == nil {
      throw ValidationError(
        "--date must be like 2026-11-24 or 2026-11-24T03:23:00Z, not '\(date)'")
    }
  }

  var origin: HistoryRun.Origin {
    let environment = ProcessInfo.processInfo.environment.filter { !$0.value.isEmpty }
    let ci = CIVariables.all.first { environment[$0.commit] != nil }
    func value(_ names: [String]?) -> String? {
      names?.lazy.compactMap { environment[$0] }.first
    }
    return HistoryRun.Origin(
      commit: commit ?? value(ci.map { [$0.commit] }) ?? "",
      branch: branch ?? value(ci?.branches).map(Self.local) ?? "",
      date: (date ?? value(ci?.dates)).flatMap(Self.date) ?? Date.now)
  }

  /// Jenkins names branches as the remote repository has them.
  private static func local(_ branch: String) -> String {
    branch.hasPrefix("origin/") ? String(branch.dropFirst(7)) : branch
  }

  private static func date(_ text: String) -> Date? {
    (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle().year().month().day()))
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
      branches: ["SYSTEM_PULLREQUEST_SOURCEBRANCH", "BUILD_SOURCEBRANCHNAME"]),
    CIVariables(commit: "BITRISE_GIT_COMMIT", branches: ["BITRISE_GIT_BRANCH"]),
    CIVariables(commit: "BUILDKITE_COMMIT", branches: ["BUILDKITE_BRANCH"]),
    CIVariables(commit: "CIRCLE_SHA1", branches: ["CIRCLE_BRANCH"]),
  ]
}
