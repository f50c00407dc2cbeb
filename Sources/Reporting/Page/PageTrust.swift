import DeviceProfiles
import InsetOracle
import MatrixResults
import TextFormats

/// What a page and JSON say of the verdict and of what it depends on.
struct PageTrust {
  private let figures: ReportFigures
  /// What a run says of which scenarios were chosen.
  private let chosen: String?

  init(_ report: Report) {
    chosen = report.reach?.sentences.first
    figures = report.figures
  }

  /// The verdict: its status, its words and why.
  var verdict: JSONValue {
    let verdict = figures.verdict
    return [
      "status": .string(verdict.name), "words": .string(verdict.words),
      "reason": .string(figures.headline.reason.plain.tamed),
    ]
  }

  /// How scenarios were chosen, if only some were run.
  var run: JSONValue { ["chosen": chosen.map { .string($0.tamed) } ?? .null] }

  /// What the verdict depends on: in sentences, and in figures.
  var trust: JSONValue {
    [
      "conditions": .array(
        figures.headline.conditions.map {
          [
            "name": .string($0.name), "section": .string($0.section),
            "words": .string($0.words.plain.tamed),
          ]
        }),
      "sensitivity": figures.dependence.map(Self.sensitivity) ?? .null,
      "hinges": .array((figures.dependence?.behaviors ?? []).map(Self.changes)),
      "policies": .array(policies),
    ]
  }

  /// What a version of iOS changed, and what that decides; `single` says that one report alone tells
  /// of it.
  static func behavior(_ change: OSChange, _ report: Report) -> JSONValue {
    let fact = change.fact
    let json: JSONValue = [
      "name": .string(fact.id), "title": .string(fact.title), "sentence": .string(fact.sentence),
      "versions": .string(fact.os.words), "grade": .string(fact.grade.words),
      "single": .bool(fact.grade == .oneReport), "source": .string(fact.source),
      "os": .integers(change.levels), "scenarios": .integer(change.scenarios),
    ]
    return json.adding(["decides": report.decisions.first { $0.name == fact.id }.map(decision)])
  }

  /// What is decided for each strategy, in the order of the result.
  private static func decision(_ changes: VerdictChanges) -> JSONValue {
    [
      "scenarios": .integers(changes.changed),
      "use": changes.use.isEmpty ? .null : .array(changes.use.map { .share($0) }),
      "right": changes.right.isEmpty ? .null : .array(changes.right.map { .share($0) }),
    ]
  }

  /// How far assumed figures matter: for each strategy of the gate the most verdicts that any of the
  /// moves changes, and each of the moves.
  private static func sensitivity(_ dependence: Dependence) -> JSONValue {
    [
      "by": 8, "os": .string(dependence.os), "strategies": .strings(dependence.strategies),
      "changed": .integers(dependence.mostChanged),
      "scenarios": .integer(dependence.figures.first?.scenarios ?? 0),
      "all": .array(dependence.figures.map(changes)),
    ]
  }

  private static func changes(_ changes: VerdictChanges) -> JSONValue {
    [
      "name": .string(changes.name), "scenarios": .integer(changes.scenarios),
      "changed": .integers(changes.changed),
    ]
  }

  private var policies: [JSONValue] {
    figures.strategies.flatMap { strategy in
      strategy.policies.filter { $0.failing + $0.exact > 0 }.map { counts in
        let policy = counts.policy
        let other = counts.choice == policy.preferred ? policy.alternative : policy.preferred
        return [
          "strategy": .string(strategy.result.id), "policy": .string(policy.rawValue),
          "subject": .string(policy.subject), "choice": .string(counts.choice),
          "other": .string(other), "failing": .integer(counts.failing),
          "exact": .integer(counts.exact),
        ]
      }
    }
  }
}
