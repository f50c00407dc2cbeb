import Foundation
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
  ]

  @Test(arguments: commands)
  func `An answer has the members that its schema names`(
    arguments: [String], data: String
  ) throws {
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(Repository.text("docs/answers.schema.json").utf8))
        as? [String: Any])
    let outcome = try Tool.run(arguments)
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let members = try #require(answer as? [String: Any])
    #expect(members["ok"] as? Bool == (outcome.status == 0))
    try Self.compare(answer, schema)
    let definitions = try #require(schema["$defs"] as? [String: Any])
    try Self.compare(
      try #require(members["data"]), try #require(definitions[data] as? [String: Any]))
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
    switch schema["type"] as? String {
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
