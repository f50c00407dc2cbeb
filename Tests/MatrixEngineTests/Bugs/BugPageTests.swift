import Foundation
import TestSupport
import Testing

@Suite struct BugPageTests {
  @Test func `The page lists what the tests find`() throws {
    let text = try BugPage.shared.get().text()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let url = Repository.root.appending(path: "docs/bugs.md")
      try text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded docs/bugs.md; look at the difference and run again")
    }
    #expect(try Repository.text("docs/bugs.md") == text, "stale; record it with RECORD=1")
  }
}
