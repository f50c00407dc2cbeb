import ArgumentParser
import Foundation
import RunHistory

/// Where a run comes from, for a history: as the command line says, or else the environment of a CI.
struct OriginOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The branch; by default what the CI says.", valueName: "name"))
  var branch: String?

  /// The variables that CIs have, the first that is there counts.
  private static let commits = [
    "GITHUB_SHA", "CI_COMMIT_SHA", "GIT_COMMIT", "CI_COMMIT", "BUILD_SOURCEVERSION",
  ]
  private static let branches = [
    "GITHUB_HEAD_REF", "GITHUB_REF_NAME", "CI_COMMIT_REF_NAME", "GIT_BRANCH", "CI_BRANCH",
    "BUILD_SOURCEBRANCHNAME",
  ]

  /// The origin; the date is now where nobody says.
  func origin(commit: String? = nil, date: String? = nil) throws(Failure) -> HistoryRun.Origin {
    let environment = ProcessInfo.processInfo.environment
    func value(_ names: [String]) -> String {
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    }
    return HistoryRun.Origin(
      commit: commit ?? value(Self.commits), branch: branch ?? value(Self.branches),
      date: try date.map { text throws(Failure) in try Self.date(text) } ?? Date.now)
  }

  /// Reads `2026-11-24` or `2026-11-24T03:23:00Z`.
  private static func date(_ text: String) throws(Failure) -> Date {
    let day = Date.ISO8601FormatStyle().year().month().day()
    guard let date = (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: day))
    else {
      throw Failure(
        status: .usage,
        message: "error: a history needs a date such as 2026-11-24 or 2026-11-24T03:23:00Z, "
          + "not '\(text)'")
    }
    return date
  }
}
