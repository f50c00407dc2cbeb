import Foundation
import TestSupport
import Testing

/// The parts of the documentation that tests write: between `<!-- name -->` and `<!-- end -->`.
enum DocumentedOutput {
  /// Tests run in parallel, and several of them write the same page.
  private static let recording = NSLock()

  /// Compares a block of a page with what it should be.
  ///
  /// With `RECORD=1` in the environment a stale block is replaced, and the test fails once, so that
  /// nobody records without looking.
  ///
  /// - Parameters:
  ///   - text: What the block should be.
  ///   - block: The block's name.
  ///   - path: The page's path from the repository's root.
  ///   - sourceLocation: Where an issue is recorded.
  /// - Throws: What Foundation throws where the page cannot be read or written.
  static func expect(
    _ text: String, in block: String, of path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (start, end) = ("<!-- \(block) -->\n", "\n<!-- end -->")
    try recording.withLock {
      let page = try Repository.text(path)
      let parts = page.components(separatedBy: start)
      try #require(parts.count == 2, "\(path): \(block)", sourceLocation: sourceLocation)
      var rest = parts[1].components(separatedBy: end)
      try #require(rest.count > 1, "\(path): \(block)", sourceLocation: sourceLocation)
      if rest[0] == text { return }
      if ProcessInfo.processInfo.environment["RECORD"] == "1" {
        rest[0] = text
        try (parts[0] + start + rest.joined(separator: end)).write(
          to: Repository.root.appending(path: path), atomically: true, encoding: .utf8)
      }
      Issue.record(
        "\(path): the block \(block) is stale; record it with RECORD=1",
        sourceLocation: sourceLocation)
    }
  }
}
