import Foundation
import TestSupport
import Testing

@Suite struct RecordingCommandTests {
  private static let vectors = "Tests/Fixtures/facts/public-vectors.jsonl"
  private static let recordings = "Tests/Fixtures/facts/recorded-notifications.jsonl"
  private static let commands = [["verify"], ["profiles", "match"]]

  /// The lines of a file that have one of some names.
  private static func lines(of file: String, _ ids: String...) throws -> String {
    try Repository.text(file).split(separator: "\n")
      .filter { line in ids.contains { line.contains(#""id":"\#($0)""#) } }
      .map { $0 + "\n" }.joined()
  }

  /// An object of JSON.
  private static func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The data of the answer that a command printed.
  private static func data(of outcome: Tool.Outcome) throws -> [String: Any] {
    let answer = try json(outcome.output)
    #expect(answer["ok"] as? Bool == (outcome.status == 0))
    return try #require(answer["data"] as? [String: Any])
  }

  @Test func `The oracle agrees with all recorded geometry`() throws {
    let outcome = try Tool.run(["verify", Self.vectors])
    #expect(outcome.status == 0)
    #expect(outcome.output.split(separator: "\n").count == 75)
    #expect(outcome.output.hasSuffix("\noracle: 74 of 74 agree\n"))
  }

  @Test func `An answer that differs is a finding, and what is no vector is not`() throws {
    let vector = try Self.lines(of: Self.vectors, "V070")
    let wrong = vector.replacing(
      "\"expected_content_bottom\":302", with: "\"expected_content_bottom\":336")
    try #require(wrong != vector)
    let outcome = try Tool.run(["verify", "-"], input: vector + wrong + "{\"kind\":\"frame\"}\n")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasSuffix("oracle: 1 of 2 agree, 1 differ, 1 not judged\n"))
  }

  @Test func `A strategy is asked in the oracle's place`() throws {
    let own = try Tool.run(["verify", Self.vectors, "--strategy", "covered-area"])
    #expect(own.status == 0)
    #expect(own.output.hasSuffix("\ncovered-area: 65 of 65 agree, 9 skipped that ask for a mode\n"))
    let raw = try Tool.run(["verify", Self.vectors, "--strategy", "s0b-raw-height"])
    #expect(raw.status == 1)
    #expect(
      raw.output.contains("V070  differs  expected 302 pt, got 336 pt; willChangeFrame reads"))
  }

  /// Those of the other libraries of the table are frames and states, which their own suites have.
  @Test(arguments: [
    ("flutter/", "flutter", "3 of 3 agree, 9 skipped that ask for a mode"),
    ("badoo/Chatto", "chatto", "1 of 1 agree"),
  ])
  func `A strategy agrees with the vectors of its library's own tests`(
    source: String, strategy: String, counts: String
  ) throws {
    let vectors = try Repository.text(Self.vectors).split(separator: "\n").filter {
      $0.contains("\"source\":\"\(source)") || $0.contains("\"source\": \"\(source)")
    }
    let outcome = try Tool.run(
      ["verify", "-", "--strategy", strategy], input: vectors.joined(separator: "\n"))
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("\n\(strategy): \(counts)\n"))
  }

  @Test func `JSON has the counts, with the same bytes each time`() throws {
    let command = ["verify", Self.vectors, "--json"]
    let outcome = try Tool.run(command)
    #expect(try Tool.run(command).output == outcome.output)
    let summary = try #require(try Self.data(of: outcome)["summary"] as? [String: Any])
    #expect(summary["right"] as? Int == 74)
  }

  @Test func `Recordings that no scenario posts are findings`() throws {
    let outcome = try Tool.run(["profiles", "match", Self.recordings, "--json"])
    #expect(outcome.status == 1)
    let root = try Self.data(of: outcome)
    let records = try #require(root["records"] as? [[String: Any]])
    let known = try Repository.text("Tests/Fixtures/facts/unexplained.jsonl")
      .split(separator: "\n").map { try Self.json(String($0))["id"] as? String }
    #expect(
      records.filter { $0["explained"] as? Bool == false }.map { $0["id"] as? String } == known)
  }

  @Test func `A scenario that explains a recording can be explained itself`() throws {
    let outcome = try Tool.run(
      ["profiles", "match", "-", "--json"],
      input: Self.lines(of: Self.recordings, "kb047"))
    #expect(outcome.status == 0)
    let records = try #require(try Self.data(of: outcome)["records"] as? [[String: Any]])
    let nearest = try #require(records.first?["nearest"] as? [String: Any])
    let scenario = try #require(nearest["scenario"] as? String)
    let explanation = try Tool.run(["explain", scenario, "--strategy", "covered-area"])
    #expect(explanation.status == 0)
    #expect(explanation.output.contains("keyboardWillShow        (-352, 0) 352 x 1024"))
  }

  @Test(arguments: commands)
  func `A file that is not there is invalid input`(command: [String]) throws {
    let outcome = try Tool.run(command + ["nowhere.jsonl"])
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("error: cannot read nowhere.jsonl"))
    #expect(outcome.output == "")
  }

  @Test(arguments: commands)
  func `An empty file is incomplete`(command: [String]) throws {
    for text in ["", "\n \n"] {
      let outcome = try Tool.run(command + ["-"], input: text)
      #expect(outcome.status == 5)
      let verb = command == ["verify"] ? "verified" : "matched"
      #expect(outcome.errors == "error: nothing was \(verb): the file is empty\n")
    }
  }

  @Test(arguments: commands)
  func `Broken lines are reported with their place, all at once, and alone are invalid input`(
    command: [String]
  ) throws {
    let scratch = try Scratch()
    let file = try scratch.file("x.jsonl", "{}\n{}\n{\"id\": \"a\",}\n{}\nnull\n")
    let outcome = try Tool.run(command + [file.path])
    #expect(outcome.status == 3)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        \(file.path):3:12: error: this is not JSON: expected a name in quotation marks, not `}` \
        [invalid-json]
          3 | {"id": "a",}
            |            ^
        \(file.path):5:1: error: this must be an object, not null [wrong-type]
          5 | null
            | ^~~~

        """)
  }

  @Test(arguments: [
    ("{\"id\":", "invalid-json"), ("[1]", "wrong-type"),
    ("{\"id\":\"a\",\"norm\":{}}", "missing-key"),
    (
      #"{"kind":"norm_mode","screen":[0,0,1,1],"event":"shake","expected_mode":"docked"}"#,
      "bad-value"
    ),
  ])
  func `A broken row of vectors is refused, the others are judged`(
    row: String, rule: String
  ) throws {
    let vectors = try Self.lines(of: Self.vectors, "V070", "V071").split(separator: "\n")
    let good = try Tool.run(["verify", "-"], input: vectors.joined(separator: "\n"))
    #expect(good.status == 0)
    let input = ([vectors[0], row[...], vectors[1], row[...]]).joined(separator: "\n")
    let outcome = try Tool.run(["verify", "-"], input: input)
    #expect(outcome.status == 3)
    #expect(outcome.output == good.output.dropLast() + ", 2 rows refused\n")
    #expect(outcome.errors.contains("<stdin>:2:"))
    #expect(outcome.errors.contains("<stdin>:4:"))
    #expect(outcome.errors.contains("[\(rule)]"), "\(outcome.errors)")
    let json = try Tool.run(["verify", "-", "--json"], input: input)
    #expect(json.status == 3)
    let summary = try #require(try Self.data(of: json)["summary"] as? [String: Any])
    #expect(summary["right"] as? Int == 2)
    #expect(summary["refused"] as? Int == 2)
  }

  @Test func `A broken row of a log is refused, the others are matched, with or without a name`()
    throws
  {
    let recording = try Self.lines(of: Self.recordings, "kb047")
    let nameless = recording.replacing(#""id":"kb047","#, with: "")
    try #require(nameless != recording)
    let outcome = try Tool.run(
      ["profiles", "match", "-", "--json"],
      input: recording + "{\"begin\":\n" + nameless)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("<stdin>:2:10: error: this is not JSON"))
    let root = try Self.data(of: outcome)
    let records = try #require(root["records"] as? [[String: Any]])
    #expect(records.map { $0["id"] as? String } == ["kb047", "line 3"])
    #expect(records.map { $0["explained"] as? Bool } == [true, true])
    let summary = try #require(root["summary"] as? [String: Any])
    #expect(summary["refused"] as? Int == 1)
  }

  @Test(arguments: commands)
  func `A file with nothing to judge is never green`(command: [String]) throws {
    let input = "{\"id\":\"a\",\"kind\":\"frame\"}\n"
    let outcome = try Tool.run(command + ["-"], input: input)
    #expect(outcome.status == 5)
    #expect(outcome.errors.contains("error: nothing was "))
    let json = try Tool.run(command + ["-", "--json"], input: input)
    #expect(json.status == 5)
    #expect(try Self.json(json.output)["ok"] as? Bool == false)
  }

  @Test(arguments: [
    (["verify", vectors, "--strategy", "s9"], "error: unknown strategy 's9'"),
    (["verify", vectors, "--strategy", "s0b"], "did you mean 's0b-raw-height'?"),
    (["profiles", "match", recordings, "--jsn"], "Unknown option '--jsn'"),
    (["verify", vectors, "--focused-field"], "--focused-field and --policy are for traces"),
    (["profiles", "draw"], "draw"),
  ])
  func `A wrong command line is a usage error`(arguments: [String], words: String) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.output == "")
  }

  @Test func `Broken profiles are reported before anything is matched`() throws {
    let outcome = try Tool.run(["profiles", "match", Self.recordings, "--profiles", "nowhere"])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("there is no folder nowhere"))
  }

  @Test func `The documentation shows what the commands for recordings print`() throws {
    let ids = "V070|V071"
    let verify = try Tool.run(
      ["verify", "-"], input: Self.lines(of: Self.vectors, "V070", "V071"))
    try DocumentedOutput.expect(
      "```\n$ grep -E '\(ids)' \(Self.vectors) | insetmatrix verify -\n\(verify.output)```",
      in: "vectors", of: "docs/recordings.md")
    let log = """
      UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 667}, {375, 258}}";
      UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 409}, {375, 258}}";
      willShow CGRect(x: 0.0, y: 442.0, width: 375.0, height: 225.0)
      LOG keyboardDidShow {"endCoordinates": {"height": 336, "screenX": 0, "screenY": 508, "width": 390}}

      """
    let match = try Tool.run(["profiles", "match", "-"], input: log)
    #expect(match.status == 0)
    try DocumentedOutput.expect(
      "```\n$ insetmatrix profiles match - <<END\n\(log)END\n\(match.output)```", in: "match",
      of: "docs/recordings.md")
  }
}
