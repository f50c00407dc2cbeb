import Foundation
import TestSupport
import Testing

/// The JSON Schema, held against the profiles by check-jsonschema, which is none of ours.
///
/// Where the program cannot be had, the tests say that they were skipped.
@Suite struct SchemaAgreementTests {
  /// Findings of the loader that a schema can have, too.
  private static let expressible: Set = [
    "unknown-key", "wrong-type", "invalid-value", "absurd", "negative", "not-a-number", "infinite",
    "invalid-name", "missing-key", "empty-list", "empty-text", "duplicate-value", "too-long",
    "schema-version", "invalid-versions",
  ]

  /// What check-jsonschema says about files.
  private struct Answer: Decodable {
    struct Finding: Decodable { var filename: String }
    var status: String
    var errors: [Finding]
  }

  private func validate(_ paths: [String]) throws -> Answer {
    let process = Process()
    process.executableURL = Repository.root.appending(path: "scripts/check-jsonschema")
    process.arguments = ["-o", "json", "--schemafile", "devices/schema.json"] + paths
    process.currentDirectoryURL = Repository.root
    let scratch = try Scratch()
    let output = try scratch.emptyFile("stdout")
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 77 { try Test.cancel("check-jsonschema cannot be had") }
    return try JSONDecoder().decode(Answer.self, from: Data(contentsOf: output))
  }

  @Test func `Every shipped profile agrees with the schema`() throws {
    let answer = try validate(Repository.files(under: "devices", ending: ".yaml"))
    #expect(answer.status == "ok")
    #expect(answer.errors.map(\.filename) == [])
  }

  @Test func `What breaks the schema fails in both validators`() throws {
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
    let refused = Set(try validate(wrong.sorted()).errors.map(\.filename))
    #expect(wrong.subtracting(refused) == [])
  }
}
