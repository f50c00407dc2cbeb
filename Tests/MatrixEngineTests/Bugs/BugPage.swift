import DeviceProfiles
import Foundation
import InsetStrategies
import MatrixFixtures
import MatrixResults

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

  /// The bugs, those of the newest systems first.
  private var newest: [Bug] {
    let versions = bugs.map { bug -> Double in
      let os = (try? matrix.row(of: bug)["os"]) ?? ""
      return os.split { !"0123456789.".contains($0) }.compactMap { Double($0) }.max() ?? 0
    }
    return bugs.indices.sorted { (versions[$0], $1) > (versions[$1], $0) }.map { bugs[$0] }
  }

  /// The bugs as `insetmatrix bugs` reads them.
  func table() throws -> String {
    let columns = [
      "id", "url", "symptom", "device", "os", "circumstances", "report", "mistake", "scenario",
      "strategy", "off", "exact", "options", "note",
      "left over",
    ]
    let shipped = Set(try Shipped.model().plan.scripts.map(\.id))
    let rows = try newest.map { bug in
      let row = try matrix.row(of: bug)
      let found = reproductions[bug.id]
      let script = found.map { String($0.scenario.split(separator: "/").last ?? "") }
      let circumstances = ["kb_mode", "window_mode", "bars", "placement", "event_sequence"]
        .map { row[$0] }.filter { $0 != "-" && $0 != "fullscreen" }
      let scenario = script.map(shipped.contains) ?? false ? found?.scenario : nil
      let strategy = found?.isReported ?? true ? nil : bug.strategy
      let exact = (found?.exact ?? []).filter { Strategies.named($0) != nil }.prefix(3)
      let note =
        bug.exceptions?.ambiguous
        ?? (found?.isEarlier ?? false
          ? "An earlier version of it; the one that is judged today is not available there." : nil)
      let fields: [String?] = [
        bug.id, "https://\(row["source_thread"])", found?.symptom.rawValue, row["device_class"],
        row["os"], circumstances.joined(separator: "; "), row["symptom"], bug.why, scenario,
        strategy,
        found.map { "\($0.points), \($0.step)" }, exact.joined(separator: " "),
        bug.policy.map { "--policy \($0)" } ?? bug.with.map { "--with \($0)" }, note,
        bug.leftOver?.why,
      ]
      return fields.map { $0 ?? "" }
    }
    return ([columns] + rows).map { fields in
      fields.map(Self.quoted).joined(separator: ",") + "\n"
    }.joined()
  }

  private static func quoted(_ field: String) -> String {
    field.contains { ",\"".contains($0) }
      ? "\"\(field.replacingOccurrences(of: "\"", with: "\"\""))\"" : field
  }

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
      side, while another strategy is exact. Its mistake has to be the one that the report tells: \
      [bug-mistakes.json](../Tests/Fixtures/facts/bug-mistakes.json) lists which strategy makes which. \
      Naive controls, and modes that do nothing, count only where the report's own code is that \
      mistake. The rows are in \
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
    lines += ["```"]
    for symptom in BugSymptom.allCases {
      let found = newest.compactMap { reproductions[$0.id] }.filter { $0.symptom == symptom }
      lines += ["", "## \(symptom.rawValue)", ""]
      lines += [
        "| bug | cause | device, OS | scenario | strategy | off | mistake | exact there |",
        "| :-- | :-- | :-- | :-- | :-- | :-- | :-- | :-- |",
      ]
      lines += found.map(\.line)
    }
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

  /// How far it is off.
  fileprivate var points: String {
    off.formatted(
      .number.sign(strategy: .always()).precision(.fractionLength(0...1))
        .locale(Locale(identifier: "en_US_POSIX")))
  }

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
