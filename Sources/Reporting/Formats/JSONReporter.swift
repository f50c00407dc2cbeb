import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixEngine
import MatrixModels
import MatrixResults
import ScenarioSpaces

/// A report for programs: every count, nothing rounded.
public enum JSONReporter: Reporter {
  /// The name that `--reporter` takes.
  public static let id = "json"

  /// Renders a report.
  public static func render(_ report: Report) -> String {
    let figures = ReportFigures(report)
    var members: [(key: String, value: JSONText)] = [
      ("model", model(figures)), ("counts", counts(figures)),
      ("provenance", .counts(figures.provenance.map { ($0.name, $0.scenarios) })),
      ("strategies", .array(figures.strategies.map { strategy($0, figures) })),
      (
        "gate",
        .object([
          ("exact", .strings(figures.result.model.gate)),
          ("verdict", .string(figures.verdict.words)),
          ("passes", .bool(figures.verdict == .pass)),
        ])
      ),
    ]
    switch figures.comparison {
    case .none: break
    case .impossible, .changes:
      members.append(("changes", changes(figures.comparison.changes, figures.result.space)))
    }
    return JSONText.object(members).pretty
  }

  private static func model(_ figures: ReportFigures) -> JSONText {
    let parameters = figures.result.space.parameters
    return .object([
      (
        "parameters",
        .array(
          parameters.map {
            .object([("name", .string($0.name)), ("levels", .strings($0.levels))])
          })
      ), ("constraints", .strings(figures.result.model.constraints)),
      (
        "runs",
        .array(
          figures.result.model.runs.map {
            .object([("name", .string($0.name)), ("where", .string($0.query))])
          })
      ),
      (
        "policies",
        .object(
          Policy.allCases.map {
            (key: $0.rawValue, value: .string(figures.result.model.policies[$0]))
          })
      ),
    ])
  }

  private static func counts(_ figures: ReportFigures) -> JSONText {
    let counts = figures.counts
    return .object([
      ("nominal", .count(counts.nominal)),
      ("excluded", .counts(counts.excluded.map { ($0.name, $0.scenarios) })),
      ("notRun", .count(counts.notRun)), ("applicable", .count(counts.applicable)),
      ("misreported", .count(figures.misreported)),
      ("misreportedBy", .counts(counts.misreported.map { ($0.name, $0.scenarios) })),
      ("distinctScenes", .count(counts.distinctScenes)),
      ("pairsPossible", .count(figures.pairs.possible)),
      ("pairsCovered", .count(figures.pairs.covered)),
    ])
  }

  private static func strategy(
    _ strategy: ReportFigures.Strategy, _ figures: ReportFigures
  ) -> JSONText {
    let total = strategy.total
    return .object([
      ("id", .string(strategy.result.id)), ("design", design(strategy.result.design)),
      ("exact", .count(total.exact)), ("failing", .count(total.failing)),
      ("hidden", .count(total.hidden)), ("gap", .count(total.gap)),
      ("otherEdges", .count(total.otherEdges)), ("indicators", .count(total.indicators)),
      ("notRestored", .count(total.notRestored)), ("misreported", .count(total.misreported)),
      ("policies", policies(strategy)),
      ("explainedBy12", share(strategy.rules?.explained(by: 12), of: total.failing)),
      ("explainedBy40", share(strategy.rules?.explained(by: 40), of: total.failing)),
      ("rules", .array((strategy.rules?.rules ?? []).map { rule($0, figures) })),
      ("by", pivots(strategy, figures)), ("worst", .array(strategy.examples.map { worst($0) })),
    ])
  }

  /// A share with four digits, rounded down, so that only all of it is 1.
  private static func share(_ part: Int?, of whole: Int) -> JSONText {
    let (full, rest) = (whole == 0 ? 10_000 : (part ?? 0) * 10_000 / whole)
      .quotientAndRemainder(dividingBy: 10_000)
    return .number(rest == 0 ? "\(full)" : "\(full).\(String(rest + 10_000).dropFirst())")
  }

  private static func policies(_ strategy: ReportFigures.Strategy) -> JSONText {
    .object(
      strategy.policies.filter { $0.failing + $0.exact > 0 }.map {
        (
          key: $0.policy.rawValue,
          value: .counts([("failingWouldBeExact", $0.failing), ("exactWouldFail", $0.exact)])
        )
      })
  }

  private static func rule(_ rule: FailureRule, _ figures: ReportFigures) -> JSONText {
    .object([
      (
        "signature",
        .object([
          ("aspect", .string(rule.signature.aspect.rawValue)),
          ("firstWrongStep", .count(rule.signature.step)),
        ])
      ), ("condition", .string(rule.condition)),
      ("words", .string(rule.words)), ("amount", .string(rule.amount)),
      ("scenarios", .count(rule.scenarios)), ("newlyExplained", .count(rule.newlyExplained)),
      ("purity", share(rule.scenarios, of: rule.judged)),
      ("representative", .string(figures.result.space.id(of: rule.representative))),
    ])
  }

  private static func design(_ design: Design) -> JSONText {
    switch design {
    case .insets: .string("insets")
    case .bottomConstraint: .string("bottomConstraint")
    case .translation: .string("translation")
    }
  }

  private static func pivots(
    _ strategy: ReportFigures.Strategy, _ figures: ReportFigures
  ) -> JSONText {
    .object(
      zip(ReportFigures.pivots, strategy.by).map { parameter, counts in
        let levels = zip(figures.levels(of: parameter), counts).map { level, counts in
          (
            key: level,
            value: JSONText.counts([
              ("exact", counts.exact), ("failing", counts.failing),
              ("misreported", counts.misreported),
            ])
          )
        }
        return (key: parameter.name, value: .object(levels))
      })
  }

  private static func worst(_ example: WorstExample) -> JSONText {
    let measure = example.measure
    return .object([
      ("kind", .string(example.kind.rawValue)), ("points", .points(example.points)),
      ("scenario", .string(example.explanation.id)), ("step", .count(example.number)),
      ("expected", .points(measure.expected)), ("actual", .points(measure.actual)),
    ])
  }
}
