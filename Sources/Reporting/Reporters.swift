/// The formats that a report can be written in.
package enum Reporters {
  /// All of them: the ones for people, for programs, then for the hosts of continuous integration.
  package static let all: [any Reporter.Type] = [
    HTMLReporter.self, MarkdownReporter.self, MarkdownSummaryReporter.self, JSONReporter.self,
    NDJSONReporter.self, CSVReporter.self, JUnitReporter.self, SARIFReporter.self,
    GitHubReporter.self, GitLabReporter.self,
  ]
}
