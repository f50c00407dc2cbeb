import Foundation
import TestSupport
import Testing

@Suite struct SampleTests {
  /// A few devices that between them show most rules.
  static let query =
    "device:iphone-4,iphone-8,iphone-15,ipad-air-2 os:7.1,12.5,18.7 locale:en-US "
    + "adjustment:automatic window:full,slide-over"

  /// A strategy of each kind.
  static let strategies = [
    "covered-area", "s0a-height-minus-bar", "s1-intersection-on-did-show",
    "s3-constraint-intent", "uikeyboard-layout-guide",
  ]

  @Test(arguments: ["markdown", "html", "json"])
  func `The committed sample is what the tool writes`(reporter: String) throws {
    let ending = reporter == "markdown" ? "md" : reporter
    let outcome = try Tool.run(
      ["run", "--where", Self.query, "--reporter", reporter]
        + Self.strategies.flatMap { ["--strategy", $0] })
    #expect(outcome.status == 0)
    let url = Repository.root.appending(path: "Reports/sample.\(ending)")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try outcome.output.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded Reports/sample.\(ending); look at the difference and run again")
    }
    #expect(try Repository.text("Reports/sample.\(ending)") == outcome.output)
  }

  @Test func `README and page show what explain prints`() throws {
    let words = ["ipad", "split", "view", "hardware", "bar"]
    let outcome = try Tool.run(["explain"] + words)
    #expect(outcome.status == 0)
    let text = "```\n$ insetmatrix explain \(words.joined(separator: " "))\n\(outcome.output)```"
    try DocumentedOutput.expect(text, in: "explain", of: "docs/explain.md")
    try DocumentedOutput.expect(text, in: "explain", of: "README.md")
  }

  @Test func `README and page show what check prints`() throws {
    let lines = [
      "keyboardWillShow: contentInset.bottom = keyboardFrameEnd.height",
      "keyboardWillHide: contentInset.bottom = 0",
    ]
    let outcome = try Tool.run(["check"] + lines.flatMap { ["-e", $0] })
    #expect(outcome.status == 1)
    let command = "$ insetmatrix check" + lines.map { " \\\n    -e '\($0)'" }.joined() + "\n"
    try DocumentedOutput.expect(
      "```\n\(command)\(outcome.output)```", in: "check", of: "docs/check.md")
    // Up to the end of the first cause.
    let first = outcome.output.components(separatedBy: "\n\n2. ")[0]
    try DocumentedOutput.expect("```\n\(command)\(first)\n...\n```", in: "check", of: "README.md")
  }

  @Test func `The profile in the documentation is the one that is shipped`() throws {
    let profile = try Repository.text("devices/iphone/iphone-15.yaml")
    try DocumentedOutput.expect("```yaml\n\(profile)```", in: "profile", of: "docs/profiles.md")
  }
}
