import Foundation
package import Testing

/// Compares a text with the golden under `Tests/Goldens`.
///
/// With `RECORD=1` in the environment the golden is written instead, and the test fails once, so
/// that nobody records without looking.
package func expectGolden(
  _ actual: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectRecorded(actual, at: "Tests/Goldens/\(name)", sourceLocation: sourceLocation)
}

/// Compares a text with a file of the repository; with `RECORD=1` writes it.
///
/// - Parameters:
///   - actual: What the file should have.
///   - name: The file's path from the repository's root.
///   - sourceLocation: Where an issue is recorded.
/// - Throws: What Foundation throws where the file cannot be written.
package func expectRecorded(
  _ actual: String, at name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = Repository.root.appending(path: name)
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try actual.write(to: url, atomically: true, encoding: .utf8)
    Issue.record(
      "recorded \(name); look at the difference and run again", sourceLocation: sourceLocation)
    return
  }
  let expected = try? String(contentsOf: url, encoding: .utf8)
  if actual == expected { return }
  Attachment.record(actual, named: name.replacing("/", with: "-"))
  let pairs = zip(
    actual.split(separator: "\n", omittingEmptySubsequences: false),
    (expected ?? "").split(separator: "\n", omittingEmptySubsequences: false))
  let first = pairs.enumerated().first { $0.element.0 != $0.element.1 }
  Issue.record(
    """
    \(name) differs\(first.map { " at line \($0.offset + 1):\n  is:   \($0.element.0)\n  golden: \($0.element.1)" } ?? " in length")
    """, sourceLocation: sourceLocation)
}
