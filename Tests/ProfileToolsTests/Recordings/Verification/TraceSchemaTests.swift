import DeviceProfiles
import Foundation
import TestSupport
import Testing

@testable import ProfileTools

/// `docs/trace.schema.json`, held against what reads traces.
@Suite struct TraceSchemaTests {
  private static let kinds = ["trace", "notification", "layout", "marker"]

  /// The definition of a kind of row, or of a part of one.
  private static func definition(_ name: String) throws -> [String: Any] {
    let text = try Repository.text("docs/trace.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let definitions = try #require(schema?["$defs"] as? [String: Any])
    return try #require(definitions[name] as? [String: Any])
  }

  /// The schema of each of a row's keys.
  private static func keys(_ kind: String) throws -> [String: Any] {
    try #require(try definition(kind)["properties"] as? [String: Any])
  }

  /// A row with a value for each key, by its schema.
  private static func row(_ kind: String) throws -> [String: Any] {
    try keys(kind).reduce(into: [:]) { row, key in
      row[key.key] = try value(#require(key.value as? [String: Any]), key.key)
    }
  }

  private static func value(_ schema: [String: Any], _ key: String) throws -> Any {
    if let constant = schema["const"] { return constant }
    if let choices = schema["enum"] as? [Any] { return choices[0] }
    let reference = (schema["$ref"] as? String)?.split(separator: "/").last.map(String.init)
    switch reference {
    case "name", "optionalName": return "a"
    case "pair", "extent": return [1, 2]
    case .some: return [1, 2, 3, 4]
    case nil: break
    }
    let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? ""]
    switch types[0] {
    case "boolean": return true
    case "array": return [try row("bar")]
    case "string": return "18.5"
    default: return 1
    }
  }

  /// The findings about a row that comes first, or behind a header.
  private static func findings(_ row: [String: Any], _ kind: String) throws -> [String] {
    let line = String(
      decoding: try JSONSerialization.data(withJSONObject: row), as: UTF8.self)
    let text = kind == "trace" ? line : "\(SampleTrace.header)\n\(line)"
    return Trace(Array(text.utf8)).refused.lines
  }

  @Test(arguments: kinds) func `A row of all keys can be read`(kind: String) throws {
    #expect(try Self.findings(Self.row(kind), kind) == [])
  }

  @Test(arguments: kinds) func `The required keys are those without which a row is refused`(
    kind: String
  ) throws {
    let row = try Self.row(kind)
    let required = try #require(try Self.definition(kind)["required"] as? [String])
    for key in row.keys {
      var without = row
      without[key] = nil
      #expect(try Self.findings(without, kind).isEmpty == !required.contains(key), "\(key)")
    }
  }

  @Test(arguments: kinds) func `Every key of the schema is read`(kind: String) throws {
    let row = try Self.row(kind)
    for key in row.keys {
      var wrong = row
      wrong[key] = ["no": "value"]
      #expect(try !Self.findings(wrong, kind).isEmpty, "\(key)")
    }
  }

  /// The names that the schema lists for a key; null is none.
  private static func names(_ kind: String, _ key: String) throws -> [String] {
    let schema = try #require(try keys(kind)[key] as? [String: Any])
    return try #require(schema["enum"] as? [Any]).compactMap { $0 as? String }
  }

  @Test func `The schema lists all names that a key may have`() throws {
    #expect(
      try Self.names("notification", "event") == KeyboardEventName.allCases.map(\.logged))
    #expect(
      try Self.names("notification", "keyboard") == KeyboardMode.allCases.map(\.rawValue))
    #expect(try Self.names("bar", "bar") == BarKind.allCases.map(\.rawValue))
  }
}
