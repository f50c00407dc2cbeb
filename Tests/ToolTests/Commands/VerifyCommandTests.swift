import Foundation
import TestSupport
import Testing

@Suite struct VerifyCommandTests {
  private static let right = "Tests/Fixtures/traces/right.jsonl"
  private static let wrong = "Tests/Fixtures/traces/wrong.jsonl"
  /// Of a device that no profile knows.
  private static let new = "Tests/Fixtures/traces/new-phone.jsonl"

  /// The lines of a trace.
  private static func rows(_ path: String) throws -> [String] {
    try Repository.text(path).split(separator: "\n").map(String.init)
  }

  private static func verify(_ rows: [String]) throws -> Tool.Outcome {
    try Tool.run(["verify", "-"], input: rows.joined(separator: "\n"))
  }

  @Test func `An app whose insets are right passes`() throws {
    let outcome = try Tool.run(["verify", Self.right])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasSuffix("\n2 of 2 settled states are right\n"))
  }

  @Test func `An app whose insets are wrong fails, with the points`() throws {
    let outcome = try Tool.run(["verify", Self.wrong])
    #expect(outcome.status == 1)
    for words in ["gap of 34 pt", "hidden by 28 pt", "not restored, gap of 34 pt"] {
      #expect(outcome.output.contains(words), "\(outcome.output)")
    }
    #expect(outcome.output.hasSuffix("\n0 of 3 settled states are right, 3 wrong\n"))
  }

  @Test func `JSON has the same verdicts`() throws {
    let outcome = try Tool.run(["verify", Self.wrong, "--json"])
    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(answer["ok"] as? Bool == false)
    let root = try #require(answer["data"] as? [String: Any])
    #expect(root["app"] as? String == "Notes")
    let states = try #require(root["states"] as? [[String: Any]])
    #expect(states.map { $0["bottom"] as? Double } == [34, -28, 34])
    #expect(states.map { $0["line"] as? Int } == [6, 10, 13])
    #expect(states.map { $0["notRestored"] as? Bool } == [false, false, true])
    #expect((root["summary"] as? [String: Any])?["wrong"] as? Int == 3)
  }

  @Test func `A refused row is named with its place, and the others are judged`() throws {
    var rows = try Self.rows(Self.right)
    rows.insert("{\"kind\":\"marker\",\"name\":7}", at: 3)
    let outcome = try Self.verify(rows)
    #expect(outcome.status == 3)
    #expect(outcome.output.hasSuffix("\n2 of 2 settled states are right, 1 row refused\n"))
    #expect(
      outcome.errors == """
        <stdin>:4:25: error: this must be a text, not a number [wrong-type]
          4 | {"kind":"marker","name":7}
            |                         ^

        """)
    var worse = try Self.rows(Self.wrong)
    worse.insert("{}", at: 3)
    #expect(try Self.verify(worse).status == 1)
  }

  /// What nobody would write, and what a broken disk might.
  @Test(arguments: [
    (String(repeating: "[", count: 100_000), "[too-deep]"),
    (#"{"kind":"layout","view":[0,0,NaN,1]}"#, "[invalid-json]"),
    (#"{"kind":"notification","event":"keyboardDidShow","screen":[1e999,1]}"#, "[bad-value]"),
    (#"{"kind":"notification","event":"keyboardDidShow","screen":[1e12,1]}"#, "[bad-value]"),
    (#"{"kind":"notification","event":"keyboardDidShow"}"#, "[missing-key]"),
    (#"{"kind":"marker","name":"\u0007"}"#, "[bad-value]"),
    ("{\"kind\":\"marker\",\"name\":\"\u{1b}[31m\"}", "[invalid-json]"),
    (
      "{\"kind\":\"marker\",\"name\":\"" + String(repeating: "x", count: 1 << 20) + "\"}",
      "[bad-value]"
    ),
  ])
  func `Hostile rows are refused, and nothing of them reaches the terminal`(
    row: String, rule: String
  ) throws {
    let outcome = try Self.verify(try Self.rows(Self.right) + [row])
    #expect(outcome.status == 3)
    #expect(outcome.output.hasSuffix("\n2 of 2 settled states are right, 1 row refused\n"))
    #expect(outcome.errors.contains("<stdin>:12:"), "\(outcome.errors.prefix(300))")
    #expect(outcome.errors.contains(rule), "\(outcome.errors.prefix(300))")
    #expect(outcome.errors.utf8.count < 2000)
    #expect(!outcome.errors.contains("\u{1b}") && !outcome.errors.contains("\u{7}"))
  }

  @Test func `Without a header nothing is judged`() throws {
    let outcome = try Self.verify(Array(try Self.rows(Self.right).dropFirst()))
    #expect(outcome.status == 5)
    #expect(
      outcome.errors == "error: nothing was verified: no line is a vector, and the first is no "
        + "header of a trace\n")
  }

  @Test func `A trace with nothing to judge is never green`() throws {
    let rows = try Self.rows(Self.right)
    for (input, words) in [
      ([], "the file is empty"),
      (Array(rows.prefix(3)), "no layout follows a keyboard's notifications"),
      (Array(rows.prefix(1) + rows.dropFirst(3)), "no settled state can be judged"),
    ] {
      let outcome = try Self.verify(input)
      #expect(outcome.status == 5)
      #expect(outcome.errors == "error: nothing was verified: \(words)\n")
    }
  }

  @Test(arguments: [
    (["verify"], "Missing expected argument"),
    (["verify", right, "--strategy", "covered-area"], "--strategy is for vectors"),
    (["verify", right, "--jsn"], "Unknown option '--jsn'"),
    (["verify", right, "--policy", "tail"], "unknown policy 'tail'"),
    (["verify", right, right], "Unexpected argument"),
    (
      ["profiles", "import", right, "--keyboard", "docked+predicton"],
      "unknown keyboard 'docked+predicton'; did you mean 'docked+prediction'?"
    ),
    (
      [
        "profiles", "import", "Tests/Fixtures/import/iphone-18e-27.1.json", "--keyboard", "emoji",
      ], "error: --keyboard is for traces, and this file has measurements"
    ),
  ])
  func `A wrong command line is a usage error`(arguments: [String], words: String) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.output == "")
  }

  @Test func `A trace's figures come into a device file as measured, with its name`() throws {
    let outcome = try Tool.run(
      ["profiles", "import", Self.new, "--keyboard", "docked+prediction"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors == "")
    #expect(
      outcome.output.hasSuffix(
        """
        provenance: measured
        source: "new-phone.jsonl (iPhone19,8; iOS 27.1)"
        safeAreas:
          - {orientation: portrait, os: "27.1", top: 59, left: 0, bottom: 34, right: 0}
        bars:
          - {bar: navigation, orientation: portrait, os: "27.1", height: 54}
        keyboards:
          - {mode: docked+prediction, layouts: [latin-qwerty], orientation: portrait, os: "27.1", \
        sdk: "27", height: 345.333}
          - {mode: emoji, orientation: portrait, os: "27.1", sdk: "27", height: 388}

        """), "\(outcome.output)")
  }

  @Test func `A keyboard of which nobody says what it is is named and left out`() throws {
    let outcome = try Tool.run(["profiles", "import", Self.new])
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "\(Self.new):4: a keyboard of 345.33 pt was left out: say what it is with --keyboard\n")
    #expect(!outcome.output.contains("docked"))
    #expect(outcome.output.contains("mode: emoji"))
  }

  @Test func `The documentation shows what the commands for traces print`() throws {
    let verify = try Tool.run(["verify", Self.wrong])
    try DocumentedOutput.expect(
      "```\n$ insetmatrix verify \(Self.wrong)\n\(verify.output)```", in: "verify",
      of: "docs/recordings.md")
    let scratch = try Scratch()
    let list = "Tests/Fixtures/import/devicetypes.json"
    let file = scratch.folder.appending(path: "iphone-18e.yaml").path
    _ = try Tool.run(["profiles", "import", list, "--device", "iPhone 18e", "-o", file])
    let words = [Self.new, "--keyboard", "docked+prediction", "--into"]
    let merged = try Tool.run(["profiles", "import"] + words + [file])
    #expect(merged.status == 0)
    let name = "iphone-18e.yaml"
    try DocumentedOutput.expect(
      "```\n$ insetmatrix profiles import \(words.joined(separator: " ")) \(name)\n"
        + "\(merged.errors.replacing(file, with: name))```", in: "import-trace",
      of: "docs/recordings.md")
  }

  /// The recorder writes these; its own tests prove it.
  @Test(arguments: [
    ("right", 0, "3 of 3 settled states are right"),
    ("wrong", 1, "0 of 2 settled states are right, 2 wrong"),
  ])
  func `What the recorder writes is judged`(name: String, status: Int32, words: String) throws {
    let outcome = try Tool.run(["verify", "Tests/Fixtures/traces/recorded/\(name).jsonl"])
    #expect(outcome.status == status)
    #expect(outcome.output.hasSuffix("\n\(words)\n"), "\(outcome.output)")
  }
}
