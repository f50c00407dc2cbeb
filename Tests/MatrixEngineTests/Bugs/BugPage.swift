import Foundation
import InsetStrategies

/// The page of the documentation that lists every row.
struct BugPage {
  /// Found once for all tests.
  static let shared = Result { try BugPage() }

  private let bugs: [Bug]
  private let reproductions: [String: BugReproduction]
  private let matrix: BugMatrix

  private init() throws {
    bugs = try Bug.all()
    let matrix = try BugMatrix.shared.get()
    let found = try bugs.filter { $0.strategy != nil }.compactMap(matrix.reproduction)
    reproductions = Dictionary(uniqueKeysWithValues: found.map { ($0.bug.id, $0) })
    self.matrix = matrix
  }

  /// Bugs that a shipped strategy makes.
  var shipped: Int { reproductions.values.filter { !$0.isReported }.count }
  /// Bugs that only a strategy written after a report makes.
  var reported: Int { reproductions.values.filter(\.isReported).count }
  var leftOver: Int { bugs.count - shipped - reported }

  /// The page in Markdown.
  func text() throws -> String {
    var lines = [
      "# Public bugs", "",
      """
      Of \(bugs.count) bugs that were reported in public, \(shipped + reported) reproduce: \
      \(shipped) by shipped strategies, \(reported) by code written after the report; \
      \(leftOver) are left over.
      """, "",
      """
      A bug reproduces where a strategy fails in a scenario with the device, OS, orientation, keyboard, \
      window and events of its row, by the row's points or, where the row has no figures, on the row's \
      side, while another strategy is exact. Naive controls do not count. The rows are in \
      [public-bugs.csv](../Tests/Fixtures/facts/public-bugs.csv), the levels that their values mean in \
      [bug-levels.json](../Tests/Fixtures/facts/bug-levels.json). A version without a level means the \
      nearest one that behaves alike.
      """, "",
      """
      Off is how many points more than is right: negative hides content; of the offset, how far it is \
      beyond the nearest right one. Strategies with `reported-` \
      have the formula of a report; they are in \
      [Reported](../Tests/MatrixEngineTests/Bugs/Reported) and not part of the tool. \
      `insetmatrix explain` shows every other scenario step by step.
      """, "",
      "Scripts that only a row has, to put into a `scripts.yaml` of your own:", "", "```yaml",
      "scripts:",
    ]
    lines += matrix.levels.scripts.map { steps in
      let words = steps.split(separator: " ")
      return
        "  - {name: \(words.joined(separator: "-")), steps: [\(words.joined(separator: ", "))]}"
    }
    lines += ["```", "", "## Reproduced", ""]
    lines += [
      "| bug | cause | device, OS | scenario | strategy | off | mistake | exact there |",
      "| :-- | :-- | :-- | :-- | :-- | :-- | :-- | :-- |",
    ]
    lines += bugs.compactMap { reproductions[$0.id]?.line }
    lines += ["", "## Exceptions", "", "| bug | how it differs from the row |"]
    lines += ["| :-- | :-- |"]
    for bug in bugs {
      let texts =
        (bug.exceptions?.texts ?? [])
        + [bug.policy.map { "Under `\($0)`." }]
        .compactMap(\.self)
      if !texts.isEmpty { lines.append("| \(bug.id) | \(texts.joined(separator: " ")) |") }
    }
    lines += ["", "## Left over", ""]
    for obstacle in Bug.Obstacle.allCases {
      let left = bugs.filter { $0.leftOver?.obstacle == obstacle }
      if !left.isEmpty { lines.append("- \(obstacle.rawValue): \(left.count)") }
    }
    lines += ["", "| bug | cause | device, OS | obstacle | why |"]
    lines += ["| :-- | :-- | :-- | :-- | :-- |"]
    for bug in bugs {
      guard let left = bug.leftOver else { continue }
      let row = try matrix.row(of: bug)
      lines.append(
        "| \(row.link) | \(row.cause) | \(row.place) | \(left.obstacle.rawValue) | \(left.why) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension BugReproduction {
  var isReported: Bool { bug.strategy.flatMap(Strategies.named) == nil }

  /// The row of the table.
  fileprivate var line: String {
    let peers = exact.prefix(2).map { "`\($0)`" }.joined(separator: ", ")
    let edge =
      switch bug.aspect {
      case .otherEdges: " at the top"
      case .indicators: " of the indicator"
      case .offset: " of the offset"
      default: ""
      }
    let points = off.formatted(
      .number.sign(strategy: .always()).precision(.fractionLength(0...1))
        .locale(Locale(identifier: "en_US_POSIX")))
    return """
      | \(row.link) | \(row.cause) | \(row.place) | `\(scenario)` | `\(bug.strategy ?? "")` \
      | \(points)\(edge), `\(step)` | \(bug.why ?? "") | \(peers) |
      """
  }
}

extension CatalogueRow {
  fileprivate var link: String { "[\(id)](https://\(self["source_thread"]))" }
  fileprivate var place: String { "\(self["device_class"]), \(self["os"])" }
}
