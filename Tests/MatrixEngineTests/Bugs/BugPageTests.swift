import Foundation
import TestSupport
import Testing

@Suite struct BugPageTests {
  @Test func `The page and the table list what the tests find`() throws {
    let page = try BugPage.shared.get()
    for (path, text) in [("docs/bugs.md", try page.text()), ("devices/bugs.csv", try page.table())]
    {
      if ProcessInfo.processInfo.environment["RECORD"] == "1" {
        let url = Repository.root.appending(path: path)
        try text.write(to: url, atomically: true, encoding: .utf8)
        Issue.record("recorded \(path); look at the difference and run again")
      }
      #expect(try Repository.text(path) == text, "\(path) is stale; record it with RECORD=1")
    }
  }
}
