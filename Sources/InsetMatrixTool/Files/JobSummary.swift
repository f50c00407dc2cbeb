import Foundation
import InsetMatrix
import Reporting

/// The summary of a job of GitHub Actions: a file that all steps append to.
enum JobSummary {
  /// GitHub drops the whole file at a mebibyte; what is counted is two bytes more than the file has.
  private static let limit = (1 << 20) - 2

  /// Appends the summary where the format is GitHub's and the job has one.
  ///
  /// Where it does not fit beside the summaries of earlier steps, it is left out with a warning.
  static func append(
    _ report: Report, _ reporter: any Reporter.Type,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Failure) {
    guard reporter == GitHubReporter.self, let path = environment["GITHUB_STEP_SUMMARY"],
      !path.isEmpty
    else { return }
    let old = FileManager.default.fileExists(atPath: path) ? try orFailure(Input.read(path)) : []
    let gap = old.isEmpty ? "" : "\n"
    let summary = gap + MarkdownSummaryReporter.render(report)
    guard old.count + summary.utf8.count <= limit else {
      Output.error("warning: the job summary is full: \(path) has \(old.count) bytes")
      return
    }
    try Output.write(old + summary.utf8, to: path)
  }
}
