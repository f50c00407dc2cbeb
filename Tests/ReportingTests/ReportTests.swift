import DeviceProfiles
import MatrixEngine
import Testing
@testable import Reporting

@Test func `Reports depend on the result alone`() throws {
  let one = try TinyMatrix.report()
  let other = try TinyMatrix.report(TinyMatrix.profiles, TinyMatrix.plan, TinyMatrix.strategies)
  for reporter in Reporters.all { #expect(reporter.render(one) == reporter.render(other)) }
  #expect(
    Reporters.all.map { $0.id } == [
      "html", "markdown", "json", "ndjson", "csv", "junit", "ctrf", "sarif", "github",
      "gitlab-codequality", "checkstyle", "xcode",
    ])
}

@Test func `A plan that is part of the tool is no file to point at`() throws {
  var report = try TinyMatrix.report()
  report.plan = nil
  for reporter in Reporters.all {
    #expect(!reporter.render(report).contains("devices/matrix.yaml"), "\(reporter.id)")
  }
  // Where a format needs a path it is that of the plan that users would write.
  for reporter in [SARIFReporter.self, GitLabReporter.self, CheckstyleReporter.self]
    as [any Reporter.Type]
  {
    #expect(reporter.render(report).contains("\"matrix.yaml\""), "\(reporter.id)")
  }
  for line in GitHubReporter.render(report).split(separator: "\n") {
    #expect(line.contains(" title=") && !line.contains("file="), "\(line)")
  }
  for line in XcodeReporter.render(report).split(separator: "\n") {
    #expect(line.hasPrefix("error: ") || line.hasPrefix("warning: "), "\(line)")
  }
}
