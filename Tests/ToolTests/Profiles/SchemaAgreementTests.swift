import Foundation
import TestSupport
import Testing

/// The JSON Schema, held against the profiles by check-jsonschema, which is none of ours.
///
/// The first one installs it, so they come one after the other; where it cannot be had, they say that
/// they were skipped.
@Suite(.serialized) struct SchemaAgreementTests {
  /// Findings of the loader that a schema can have, too.
  private static let expressible: Set = [
    "unknown-key", "wrong-type", "invalid-value", "absurd", "negative", "not-a-number", "infinite",
    "invalid-name", "missing-key", "empty-list", "empty-text", "duplicate-value", "too-long",
    "schema-version", "invalid-versions", "invalid-date",
  ]

  /// What check-jsonschema says about files.
  private struct Answer: Decodable {
    struct Finding: Decodable { var filename: String }
    var status: String
    var errors: [Finding]
  }

  /// The draft that the schema names, and the one that editors know.
  static let drafts = [
    "https://json-schema.org/draft/2020-12/schema", "http://json-schema.org/draft-07/schema#",
  ]

  private func check(_ arguments: [String]) throws -> Answer {
    let process = Process()
    process.executableURL = Repository.root.appending(path: "scripts/check-jsonschema")
    process.arguments = ["-o", "json"] + arguments
    process.currentDirectoryURL = Repository.root
    let scratch = try Scratch()
    let output = try scratch.emptyFile("stdout")
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 77 { try Test.cancel("check-jsonschema cannot be had") }
    return try JSONDecoder().decode(Answer.self, from: Data(contentsOf: output))
  }

  /// Reads the schema as one of a draft, and gives it to a function.
  private func withSchema<R>(of draft: String, _ body: (String) throws -> R) throws -> R {
    let text = try Repository.text("devices/schema.json")
    try #require(text.contains("\"\(Self.drafts[0])\""))
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "schema.json")
    try text.replacing(Self.drafts[0], with: draft)
      .write(to: file, atomically: true, encoding: .utf8)
    return try body(file.path)
  }

  @Test(arguments: drafts) func `The schema is valid itself`(draft: String) throws {
    let answer = try withSchema(of: draft) { try check(["--check-metaschema", $0]) }
    #expect(answer.status == "ok")
  }

  @Test(arguments: drafts) func `Every shipped profile agrees with the schema`(
    draft: String
  ) throws {
    let profiles = Repository.files(under: "devices", ending: ".yaml")
    let answer = try withSchema(of: draft) { try check(["--schemafile", $0] + profiles) }
    #expect(answer.status == "ok")
    #expect(answer.errors.map(\.filename) == [])
  }

  @Test(arguments: drafts) func `What breaks the schema fails in both validators`(
    draft: String
  ) throws {
    let folder = "Tests/Fixtures/profiles/err"
    var wrong: Set<String> = []
    for path in Repository.files(under: folder, ending: ".out") {
      for line in try Repository.text(path).split(separator: "\n") {
        guard line.contains(": error: "), let rule = line.split(separator: "[").last?.dropLast(),
          Self.expressible.contains(String(rule))
        else { continue }
        wrong.insert("\(folder)/\(line.prefix { $0 != ":" })")
      }
    }
    #expect(wrong.count > 15)
    let answer = try withSchema(of: draft) { try check(["--schemafile", $0] + wrong.sorted()) }
    let refused = Set(answer.errors.map(\.filename))
    #expect(wrong.subtracting(refused) == [])
  }

  /// A file for each row, for the check knows no JSON lines.
  @Test func `Every row of the sample traces agrees with their schema, and wrong ones do not`()
    throws
  {
    let schema = "docs/trace.schema.json"
    #expect(try check(["--check-metaschema", schema]).status == "ok")
    let scratch = try Scratch()
    let traces = Repository.files(under: "Tests/Fixtures/traces", ending: ".jsonl")
    let lines = try traces.flatMap { try Repository.text($0).split(separator: "\n") }
    let rows = try lines.enumerated().map {
      try scratch.file("\($0.offset).json", String($0.element)).path
    }
    #expect(rows.count > 20)
    let right = try check(["--schemafile", schema] + rows)
    #expect(right.errors.map(\.filename) == [])
    let wrong = try lines.enumerated().map { index, line in
      try scratch.file(
        "wrong-\(index).json", String(line).replacing("\"kind\"", with: "\"kid\"")
      ).path
    }
    let refused = try check(["--schemafile", schema] + wrong)
    #expect(Set(refused.errors.map(\.filename)) == Set(wrong))
  }
}
