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
  let markdown = scratch.folder.appending(path: "nightly.md")
  let outcome = try Tool.run([
    "run", "--reporter", "json:\(path)", "--reporter", "html:\(page)", "--reporter",
    "markdown:\(markdown.path)",
  ])
  return (
    status: outcome.status, progress: outcome.errors,
    json: try Data(contentsOf: URL(filePath: path)),
    pageSize: try Data(contentsOf: URL(filePath: page)).count,
    markdown: try String(contentsOf: markdown, encoding: .utf8)
  )
}

/// `make check` runs them, with the variable set.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["INSETMATRIX_WHOLE_MATRIX"] == "1"))
struct NightlyTests {
  @Test func `The nightly judges billions of scenarios and passes its gate`() throws {
    let (status, root) = (try nightly.get().status, try Self.root())
    let counts = root["counts"] as? [String: Any]
    #expect(status == 0)
    #expect((counts?["applicable"] as? Int ?? 0) >= 1_000_000_000)
    #expect((counts?["distinctScenes"] as? Int ?? 0) >= 8_000_000)
    #expect((root["gate"] as? [String: Any])?["passes"] as? Bool == true)
  }

  @Test func `The page of the nightly keeps to four and a half megabytes`() throws {
    #expect(try 1_000_000...4_500_000 ~= nightly.get().pageSize)
  }

  @Test
  func `The Markdown of the nightly keeps to two pages, with narrow tables and no empty section`()
    throws
  {
    let markdown = try nightly.get().markdown
    #expect(1_000...12_000 ~= markdown.utf8.count)
    let lines = markdown.split(separator: "\n").map(String.init)
    let columns = lines.filter { $0.hasPrefix("| :") }.map { $0.split(separator: "|").count - 1 }
    #expect(columns.count > 1 && columns.allSatisfy { $0 <= 8 })
    let titles = lines.indices.filter { lines[$0].hasPrefix("## ") }
    #expect(titles.count > 2)
    #expect(titles.allSatisfy { $0 + 1 < lines.count && !lines[$0 + 1].hasPrefix("#") })
  }

  @Test func `The covered area is exact but for what the gate tolerates, every write-up fails`()
    throws
  {
    for strategy in try Self.strategies() {
      let (id, failing) = (strategy["id"] as? String ?? "", strategy["failing"] as? Int)
      // What the gate tolerates; another failure would be its exit code.
      if id == "covered-area" { #expect((failing ?? .max) < 10_000) }
      if Self.isWriteUp(id) { #expect((failing ?? 0) > 0, "\(id)") }
    }
  }

  @Test func `Every scenario that applies has an outcome`() throws {
    let counts = try Self.root()["counts"] as? [String: Any]
    let applicable = try #require(counts?["applicable"] as? Int)
    for strategy in try Self.strategies() {
      let parts = ["exact", "failing", "ambiguous", "notAvailable"].map {
        strategy[$0] as? Int ?? 0
      }
      #expect(parts.reduce(0, +) == applicable, "\(strategy["id"] ?? "")")
    }
  }

  /// Whether a strategy is one of the published write-ups or a naive control.
  private static func isWriteUp(_ id: String) -> Bool {
    id.wholeMatch(of: /[sn][0-9][a-z]?-.*/) != nil
  }

  @Test func `Each weakness fails as it says, and all together hold most failures`() throws {
    var heldShares: [Double] = []
    for strategy in try Self.strategies() {
      let id = strategy["id"] as? String ?? ""
      let failing = strategy["failing"] as? Int ?? 0
      let weaknesses = (strategy["weaknesses"] as? [[String: Any]] ?? []).filter {
        $0["query"] is String
      }
      #expect(weaknesses.count <= 8, "\(id)")
      let held = strategy["heldByWeaknesses"] as? Int ?? 0
      heldShares.append(failing == 0 ? 1 : Double(held) / Double(failing))
      for weakness in weaknesses {
        let (judged, asSaid) = (weakness["judged"] as? Int ?? 0, weakness["asSaid"] as? Int ?? 0)
        let words = "\(id): \(weakness["query"] ?? "") \(asSaid) of \(judged)"
        #expect(asSaid > 0, "\(words)")
        #expect(
          asSaid * 100 >= judged * (weakness["isOften"] as? Bool == true ? 50 : 85), "\(words)")
      }
    }
    // What fails in one scenario of a hundred needs no words, and others have causes without a name.
    #expect(heldShares.sorted()[heldShares.count / 2] >= 0.9)
  }

  @Test func `The page of strategies has their words and their shares in the nightly`() throws {
    let list = try Tool.run(["list", "strategies", "--long"]).output.split(separator: "\n")
    let strategies = try Self.strategies()
    try #require(list.count == strategies.count)
    var blocks: [String: [String]] = [:]
    for (words, counts) in zip(list, strategies) {
      blocks[Self.block(of: counts), default: []].append(try Self.entry(words, counts))
    }
    for block in ["own", "write-ups", "implementations", "controls"] {
      let entries = try #require(blocks[block]).joined(separator: "\n\n")
      try DocumentedOutput.expect(entries, in: block, of: "docs/strategies.md")
    }
  }

  @Test func `The page of strategies begins with the tiers of the nightly's report`() throws {
    let markdown = try nightly.get().markdown
    let section = try #require(markdown.components(separatedBy: "## Strategies\n\n").last)
    let end = try #require(section.range(of: "\n\n## "))
    try DocumentedOutput.expect(
      String(section[..<end.lowerBound]), in: "tiers", of: "docs/strategies.md")
  }

  @Test func `The README shows how far the nightly went`() throws {
    let done = try nightly.get().progress.split(separator: "\n").map(String.init).filter {
      $0.contains(": 100 %, ")
    }
    try #require(done.count == 2)
    let reports = ["md", "html", "json"].map { "Reports/nightly.\($0)" }
    let lines = ["```", "$ make nightly", "..."] + done + ["..."] + reports + ["```"]
    try DocumentedOutput.expect(lines.joined(separator: "\n"), in: "nightly", of: "README.md")
  }

  /// The part of the page that has a strategy.
  private static func block(of strategy: [String: Any]) -> String {
    if strategy["id"] as? String == "covered-area" { return "own" }
    return switch strategy["group"] as? String {
    case "write-up": "write-ups"
    case "control": "controls"
    default: "implementations"
    }
  }

  /// A strategy's section: what it does, how often it is exact, and when it fails.
  private static func entry(_ line: Substring, _ counts: [String: Any]) throws -> String {
    let words = line.split(separator: "\t", omittingEmptySubsequences: false)
    try #require(words.count > 5)
    let animation = words[5] == "unknown" ? "" : " Moves \(MarkdownText.text(String(words[5])))."
    let (exact, failing) = (counts["exact"] as? Int ?? 0, counts["failing"] as? Int ?? 0)
    let share = Numbers.percent(exact, of: exact + failing)
    let (ambiguous, missing) = (
      counts["ambiguous"] as? Int ?? 0, counts["notAvailable"] as? Int ?? 0
    )
    let all = exact + failing + ambiguous + missing
    let reach =
      missing * 100 < all
      ? "exact.**"
      : "exact** where it is available, in \(Numbers.percent(all - missing, of: all)) of all."
    let weaknesses = counts["weaknesses"] as? [[String: Any]] ?? []
    let rows = zip(weaknesses, shares(counts)).map { weakness, share in
      guard let query = weakness["query"] as? String else {
        return "| \(weakness["sentence"] ?? "") | not in the matrix | | |"
      }
      let effects = (weakness["effects"] as? [String] ?? []).map { Self.effects[$0] ?? $0 }
        .joined(separator: " or ")
      let often = weakness["isOften"] as? Bool == true ? "often " : ""
      return "| \(weakness["sentence"] ?? "") | \(often)\(effects) | `\(query)` | \(share) |"
    }
    let head = [
      "| fails when | what is wrong | scenarios | of its failures |", "| :-- | :-- | :-- | --: |",
    ]
    let table = rows.isEmpty ? "" : "\n\n" + (head + rows).joined(separator: "\n")
    return """
      ### `\(words[0])`

      \(words[2]): **\(share) \(reach) \(words[3])

      \(Self.sources(counts))\(animation)\(Self.availability(counts))\(table)
      """
  }

  /// Where a strategy is available, as a sentence after another one; empty for everywhere.
  private static func availability(_ strategy: [String: Any]) -> String {
    let queries = (strategy["availability"] as? [[String: String]] ?? []).map {
      "`\($0["query", default: ""])` (\($0["source", default: ""]))"
    }
    return queries.isEmpty ? "" : " Available in \(queries.joined(separator: ", "))."
  }

  /// What a strategy models, with links, and how it is read.
  private static func sources(_ strategy: [String: Any]) -> String {
    let publications = strategy["publications"] as? [[String: String]] ?? []
    let sources = publications.map { publication in
      let part = { publication[$0, default: ""] }
      let title = [part("project"), part("version")].filter { !$0.isEmpty }.joined(separator: " ")
      let details = [part("date"), part("license"), part("code")].filter { !$0.isEmpty }
      let name = MarkdownText.text(title)
      let link = part("link")
      return ([link.isEmpty ? name : "[\(name)](\(link))"] + details.map(MarkdownText.text))
        .joined(separator: ", ")
    }
    let reading = strategy["reading"] as? String ?? ""
    let words = "Source: \(sources.joined(separator: "; "))."
    return reading.isEmpty ? words : "\(words) Read as: \(MarkdownText.text(reading))."
  }

  /// What is wrong, as a phrase.
  private static let effects = [
    "hidden": "hidden content", "gap": "a gap", "padding": "lost padding",
    "other-edges": "a wrong inset at another edge",
    "indicators": "a wrong indicator", "offset": "a wrong content offset",
    "not-restored": "insets that stay",
  ]

  /// For each weakness, its share of the strategy's failures.
  private static func shares(_ strategy: [String: Any]) -> [String] {
    (strategy["weaknesses"] as? [[String: Any]] ?? []).map { weakness in
      guard let failing = weakness["failing"] as? Int else { return "–" }
      return Numbers.percent(failing, of: strategy["failing"] as? Int ?? 0)
    }
  }

  private static func root() throws -> [String: Any] {
    let root = try JSONSerialization.jsonObject(with: nightly.get().json)
    return root as? [String: Any] ?? [:]
  }

  private static func strategies() throws -> [[String: Any]] {
    let strategies = try root()["strategies"] as? [[String: Any]] ?? []
    try #require(!strategies.isEmpty)
    return strategies
  }
}
