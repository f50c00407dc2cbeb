import TextFormats

/// Lines as compilers write them, which Xcode and the problem matchers of editors read: one for each
/// failure rule.
public enum XcodeReporter: Reporter {
  /// The name that `--reporter` takes.
  public static let id = "xcode"

  /// Renders a report; a line break inside a name becomes a blank.
  public static func render(_ report: Report) -> String {
    let place = report.plan.map { "\($0):1:1: " } ?? ""
    let notice = report.notice.map { notice in
      "\(place)\(notice.isError ? "error" : "note"): \(notice.words) [run]\n"
    }
    return (notice ?? "")
      + report.findings.map { finding in
        "\(place)\(finding.level.rawValue): \(finding.message) [\(finding.aspect)]".tamed + "\n"
      }.joined()
  }
}
