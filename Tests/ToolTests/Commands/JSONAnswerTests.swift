import Foundation
import HistoryFixtures
import TestSupport
import Testing

/// What `--json` prints, against docs/answers.schema.json.
@Suite struct JSONAnswerTests {
  /// A command, and the name of its data in the schema.
  static let commands: [(arguments: [String], data: String)] = [
    (["check", "-e", "contentInset.bottom = keyboardFrameEnd.height", "--json"], "check"),
    (["explain", "iphone 15 tab bar", "--json"], "explain"),
    (["explain", "iphone 15 tab bar", "--strategy", "s0b-raw-height", "--json"], "explain"),
    (["explain", "web page", "--json"], "explain"),
    (["bugs", "panned", "--json"], "bugs"),
    (["list", "windows", "--json"], "list"), (["list", "strategies", "--json"], "list"),
    (["list", "scenarios", "--where", "iphone 15", "--limit", "2", "--json"], "list"),
    (["verify", "Tests/Fixtures/traces/wrong.jsonl", "--json"], "verify"),
    (["verify", "Tests/Fixtures/traces/right.jsonl", "--json"], "verify"),
    (["verify", "Tests/Fixtures/facts/public-vectors.jsonl", "--json"], "verify"),
    (["profiles", "match", "Tests/Fixtures/traces/right.jsonl", "--json"], "profiles match"),
    (["profiles", "coverage", "--where", "iphone 15 ios 18", "--json"], "profiles coverage"),
    (
      ["profiles", "show", "iphone-15", "--os", "18.7", "--window", "page-sheet", "--json"],
      "profiles show"
    ),
    (["profiles", "explain", "iphone-15", "keyboard.docked", "--json"], "profiles explain"),
    (["profiles", "diff", "iphone-15", "iphone-14", "--json"], "profiles diff"),
    (["profiles", "diff", "iphone-15", "iphone-15", "--json"], "profiles diff"),
    (
      [
        "sensitivity", "--strategy", "covered-area", "--where",
        "device:iphone-15 os:18.7 locale:en-US keyboard:docked window:full accessory:none bars:none",
        "--json",
      ], "sensitivity"
    ),
  ]

  @Test(arguments: commands)
  func `An answer has the members that its schema names`(
    arguments: [String], data: String
  ) throws {
    let schema = try Self.schema()
    let outcome = try Tool.run(arguments)
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let members = try #require(answer as? [String: Any])
    #expect(members["ok"] as? Bool == (outcome.status == 0))
    try Self.compare(answer, schema)
    let definition = try #require(Self.definitions()[data] as? [String: Any])
    try Self.compare(try #require(members["data"]), definition)
  }

  private static func schema() throws -> [String: Any] {
    try #require(
      JSONSerialization.jsonObject(with: Data(Repository.text("docs/answers.schema.json").utf8))
        as? [String: Any])
  }

  private static func definitions() throws -> [String: Any] {
    try #require(schema()["$defs"] as? [String: Any])
  }

  @Test func `An answer about results has the members that its schema names`() throws {
    let history = try TinyHistory([[], [1, 5]].map { TinyResult(failing: $0) })
    let definitions = try Self.definitions()
    let gate = try GateCommandTests.app()
    for (outcome, data) in [
      (try history.run(["list", "--json"]), "history list"),
      (try history.run(["show", "2", "--json"]), "history show"),
      (try history.tool(["diff", "1", "2", "--history", "nights", "--json"]), "diff"),
      (try GateCommandTests.tool("gate a.imx --json", in: gate), "gate"),
      (try GateCommandTests.tool("baseline review a.imx --json", in: gate), "baseline review"),
    ] {
      let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let members = try #require(answer as? [String: Any], "\(outcome.errors)")
      #expect(members["ok"] as? Bool == (outcome.status == 0))
      let definition = try #require(definitions[data] as? [String: Any])
      try Self.compare(try #require(members["data"]), definition)
    }
    let shown = try JSONSerialization.jsonObject(
      with: Data(history.run(["show", "2", "--json"]).output.utf8))
    let strategies = ((shown as? [String: Any])?["data"] as? [String: Any])?["strategies"]
    #expect((strategies as? [[String: Any]])?.map { $0["failing"] as? Int } == [2])
  }

  @Test func `An explanation of some strategies leaves the others out`() throws {
    let arguments = ["explain", "iphone 15 tab bar", "--strategy", "s0b-raw-height", "--json"]
    let answer = try JSONSerialization.jsonObject(
      with: Data(Tool.run(arguments).output.utf8))
    let data = (answer as? [String: Any])?["data"] as? [String: Any]
    let wrong = data?["wrong"] as? [[String: Any]]
    #expect(wrong?.map { $0["strategy"] as? String } == ["s0b-raw-height"])
    #expect(data?["exact"] as? [String] == [])
  }

  /// Compares a value with the part of JSON Schema that the file uses.
  private static func compare(_ value: Any, _ schema: [String: Any]) throws {
    let types = schema["type"] as? [String] ?? [schema["type"] as? String].compactMap(\.self)
    if value is NSNull, types.contains("null") { return }
    switch types.first {
    case "object":
      let members = try #require(value as? [String: Any])
      let properties = schema["properties"] as? [String: Any] ?? [:]
      let required = schema["required"] as? [String] ?? []
      #expect(Set(required).subtracting(members.keys) == [])
      if schema["additionalProperties"] as? Bool == false {
        #expect(Set(members.keys).subtracting(properties.keys) == [])
      }
      for (name, value) in members {
        let other = schema["additionalProperties"] as? [String: Any]
        if let part = properties[name] as? [String: Any] ?? other { try compare(value, part) }
      }
    case "array":
      let items = try #require(schema["items"] as? [String: Any])
      for value in try #require(value as? [Any]) { try compare(value, items) }
    case "string": #expect(value is String)
    case "boolean", "number", "integer": #expect(value is NSNumber, "\(value)")
    default: break
    }
  }
}
