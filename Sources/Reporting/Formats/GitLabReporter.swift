/// GitLab's code quality report: an issue for each failure rule.
public enum GitLabReporter: Reporter {
  /// The name that `--reporter` takes.
  public static let id = "gitlab-codequality"

  /// Renders a report.
  public static func render(_ report: Report) -> String {
    JSONText.array(
      report.findings.map { finding in
        .object([
          ("description", .string(finding.message)), ("check_name", .string(finding.aspect)),
          ("fingerprint", .string(finding.fingerprint)),
          ("severity", .string(finding.level == .error ? "critical" : "minor")),
          (
            "location",
            .object([
              ("path", .string(report.plan)), ("lines", .object([("begin", .count(1))])),
            ])
          ),
        ])
      }
    ).pretty
  }
}
