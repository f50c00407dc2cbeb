import Foundation
import Reporting
import TestSupport
import Testing
import TextFormats

/// The whole nightly, once for all tests that look at it.
private let nightly = Result {
  let scratch = try Scratch()
  let path = scratch.folder.appending(path: "nightly.json").path
  // The tests with a browser read the page later.
  let page = Repository.root.appending(path: ".build/nightly.html").path
  let outcome = try Tool.run(["run", "--reporter", "json:\(path)", "--reporter", "html:\(page)"])
  return (
    status: outcome.status, json: try Data(contentsOf: URL(filePath: path)),
    pageSize: try Data(contentsOf: URL(filePath: page)).count
  )
}

@Suite struct NightlyTests {
  @Test func `The nightly judges billions of scenarios and passes its gate`() throws {
    let (status, root) = (try nightly.get().status, try Self.root())
    let counts = root["counts"] as? [String: Any]
    #expect(status == 0)
    #expect((counts?["applicable"] as? Int ?? 0) >= 1_000_000_000)
    #expect((counts?["distinctScenes"] as? Int ?? 0) >= 10_000_000)
    #expect((root["gate"] as? [String: Any])?["passes"] as? Bool == true)
  }

  @Test func `The page of the nightly keeps to five megabytes`() throws {
    #expect(try 1_000_000...5_000_000 ~= nightly.get().pageSize)
  }

  @Test func `The covered area fails nowhere, every write-up somewhere`() throws {
    for strategy in try Self.strategies() {
      let (id, failing) = (strategy["id"] as? String ?? "", strategy["failing"] as? Int)
      if id == "covered-area" { #expect(failing == 0) }
      if Self.isWriteUp(id) { #expect((failing ?? 0) > 0, "\(id)") }
    }
  }

  @Test func `Every scenario that applies has an outcome`() throws {
    let counts = try Self.root()["counts"] as? [String: Any]
    let applicable = try #require(counts?["applicable"] as? Int)
    for strategy in try Self.strategies() {
      let parts = ["exact", "failing", "misreported"].map { strategy[$0] as? Int ?? 0 }
      #expect(parts.reduce(0, +) == applicable, "\(strategy["id"] ?? "")")
    }
  }

  /// Whether a strategy is one of the published write-ups or a naive control.
  private static func isWriteUp(_ id: String) -> Bool {
    id.wholeMatch(of: /[sn][0-9][a-z]?-.*/) != nil
  }

  @Test func `Twelve rules explain many failures of every write-up, and are true of nothing else`()
    throws
  {
    for strategy in try Self.strategies() {
      let id = strategy["id"] as? String ?? ""
      guard Self.isWriteUp(id) else { continue }
      #expect((strategy["explainedBy12"] as? Double ?? 0) >= 0.60, "\(id)")
      #expect((strategy["explainedBy40"] as? Double ?? 0) >= 0.85, "\(id)")
      for rule in strategy["rules"] as? [[String: Any]] ?? [] {
        #expect(rule["purity"] as? Double == 1, "\(id)")
      }
    }
  }

  @Test func `The README's table of strategies is that of the nightly`() throws {
    var rows = ["| strategy | exact | fails when |", "| :-- | --: | :-- |"]
    let words = try Tool.run(["list", "strategies", "--long"]).output
    for (strategy, words) in zip(try Self.strategies(), words.split(separator: "\n")) {
      let (exact, failing) = (strategy["exact"] as? Int ?? 0, strategy["failing"] as? Int ?? 0)
      let share = Numbers.percent(exact, of: exact + failing)
      let failsWhen = words.split(separator: "\t").last.map(String.init) ?? ""
      rows.append("| `\(strategy["id"] as? String ?? "")` | \(share) | \(failsWhen) |")
    }
    try Readme.expect(rows.joined(separator: "\n"), in: "strategies")
  }

  private static func root() throws -> [String: Any] {
    let root = try JSONSerialization.jsonObject(with: nightly.get().json)
    return root as? [String: Any] ?? [:]
  }

  private static func strategies() throws -> [[String: Any]] {
    let strategies = try root()["strategies"] as? [[String: Any]] ?? []
    try #require(strategies.count == 40)
    return strategies
  }
}

/// The parts of the README that tests write: between `<!-- name -->` and `<!-- end -->`.
enum Readme {
  static func expect(
    _ text: String, in section: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let readme = try Repository.text("README.md")
    let parts = readme.components(separatedBy: "<!-- \(section) -->\n")
    try #require(parts.count == 2, sourceLocation: sourceLocation)
    let rest = parts[1].components(separatedBy: "\n<!-- end -->")
    if rest[0] == text { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let new =
        parts[0] + "<!-- \(section) -->\n" + text + "\n<!-- end -->"
        + rest.dropFirst().joined(separator: "\n<!-- end -->")
      try new.write(
        to: Repository.root.appending(path: "README.md"), atomically: true, encoding: .utf8)
    }
    Issue.record(
      "README.md: the section \(section) is stale; record it with RECORD=1",
      sourceLocation: sourceLocation)
  }
}
