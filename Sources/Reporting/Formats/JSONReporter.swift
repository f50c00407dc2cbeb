import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixModels
import MatrixResults
import ScenarioSpaces
import TextFormats

/// A report for programs: every count, nothing rounded.
package enum JSONReporter: Reporter {
  package static let id = "json"

  package static func render(_ report: Report) -> String {
    let figures = report.figures
    let json: JSONValue = [
      "model": model(figures), "counts": counts(figures),
      "provenance": .counts(figures.provenance.map { ($0.name, $0.scenarios) }),
      "strategies": .array(figures.strategies.map { strategy($0, figures) }),
      "gate": [
        "exact": .strings(figures.result.model.gate.exact),
        "except": .array(
          zip(figures.result.model.gate.except, figures.exceptions.failing).map {
            ["query": .string($0), "failing": .integer($1)]
          }),
        "verdict": .string(figures.verdict.words),
        "passes": .bool(figures.verdict == .pass),
      ],
      "dependence": figures.dependence.map(dependence) ?? .null,
    ]
    return json.adding([
      "changes": report.comparison.isAsked ? changes(report.comparison.diff) : nil,
      "trends": report.trends.map(trends),
    ]).text(.filled)
  }

  private static func dependence(_ dependence: Dependence) -> JSONValue {
    func changes(_ all: [VerdictChanges]) -> JSONValue {
      .array(
        all.map {
          [
            "varied": .string($0.name), "scenarios": .integer($0.scenarios),
            "changed": .counts(zip(dependence.strategies, $0.changed).map { ($0, $1) }),
          ]
        })
    }
    return [
      "os": .string(dependence.os), "figures": changes(dependence.figures),
      "behaviors": changes(dependence.behaviors),
    ]
  }

  private static func model(_ figures: ReportFigures) -> JSONValue {
    let parameters = figures.result.space.parameters
    return [
      "parameters": .array(
        parameters.map { ["name": .string($0.name), "levels": .strings($0.levels)] }),
      "constraints": .strings(figures.result.model.constraints),
      "runs": .array(
        figures.result.model.runs.map { ["name": .string($0.name), "where": .string($0.query)] }),
      "policies": .object(
        Policy.allCases.map { ($0.rawValue, .string(figures.result.model.policies[$0])) }),
      "without": .strings(figures.result.model.without),
    ]
  }

  private static func counts(_ figures: ReportFigures) -> JSONValue {
    let counts = figures.counts
    return [
      "nominal": .integer(counts.nominal),
      "excluded": .counts(counts.excluded.map { ($0.name, $0.scenarios) }),
      "notRun": .integer(counts.notRun), "applicable": .integer(counts.applicable),
      "ambiguous": .integer(counts.ambiguous),
      "distinctScenes": .integer(counts.distinctScenes),
      "pairsPossible": .integer(figures.pairs.possible),
      "pairsCovered": .integer(figures.pairs.covered),
    ]
  }

  private static func strategy(
    _ strategy: ReportFigures.Strategy, _ figures: ReportFigures
  ) -> JSONValue {
    let total = strategy.total
    return [
      "id": .string(strategy.result.id), "name": .string(strategy.result.about.name),
      "publications": publications(strategy.result.about),
      "reading": .string(strategy.result.about.reading),
      "design": mechanism(strategy.result.mechanism),
      "exact": .integer(total.exact), "failing": .integer(total.failing),
      "hidden": .integer(total.hidden), "gap": .integer(total.gap),
      "otherEdges": .integer(total.otherEdges), "indicators": .integer(total.indicators),
      "offset": .integer(total.offset), "notRestored": .integer(total.notRestored),
      "ambiguous": .integer(total.ambiguous),
      "notAvailable": .integer(total.notAvailable),
      "policies": policies(strategy), "causes": causes(strategy),
      "heldByCauses": .integer(strategy.causes.held),
      "explainedBy12": share(strategy.rules?.explained(by: 12), of: total.failing),
      "explainedBy40": share(strategy.rules?.explained(by: 40), of: total.failing),
      "rules": .array((strategy.rules?.rules ?? []).map { rule($0, figures) }),
      "by": pivots(strategy, figures), "worst": .array(strategy.examples.map { worst($0) }),
    ]
  }

  private static func publications(_ about: StrategyDescription) -> JSONValue {
    .array(
      about.publications.map {
        [
          "project": .string($0.project), "version": .string($0.version),
          "date": .string($0.date), "license": .string($0.license), "code": .string($0.code),
          "link": .string($0.link),
        ]
      })
  }

  /// A share with four digits, rounded down, so that only all of it is 1.
  private static func share(_ part: Int?, of whole: Int) -> JSONValue {
    let (full, rest) = (whole == 0 ? 10_000 : (part ?? 0) * 10_000 / whole)
      .quotientAndRemainder(dividingBy: 10_000)
    return .number(rest == 0 ? "\(full)" : "\(full).\(String(rest + 10_000).dropFirst())")
  }

  private static func policies(_ strategy: ReportFigures.Strategy) -> JSONValue {
    .object(
      strategy.policies.filter { $0.failing + $0.exact > 0 }.map {
        (
          $0.policy.rawValue,
          .counts([("failingWouldBeExact", $0.failing), ("exactWouldFail", $0.exact)])
        )
      })
  }

  private static func causes(_ strategy: ReportFigures.Strategy) -> JSONValue {
    .array(
      zip(strategy.result.about.causes, strategy.causes.causes).map { cause, counts in
        let words: JSONValue = [
          "sentence": .string(cause.sentence), "effects": .strings(cause.effects.map(\.rawValue)),
          "query": cause.query.map { .string($0) } ?? .null, "isOften": .bool(cause.isOften),
        ]
        guard let counts else { return words }
        return words.adding([
          "judged": .integer(counts.judged), "failing": .integer(counts.failing),
          "asSaid": .integer(counts.asSaid), "failingAlone": .integer(counts.failingAlone),
        ])
      })
  }

  private static func rule(_ rule: FailureRule, _ figures: ReportFigures) -> JSONValue {
    [
      "signature": [
        "aspect": .string(rule.signature.aspect.rawValue),
        "firstWrongStep": .integer(rule.signature.step),
      ],
      "condition": .string(rule.condition), "words": .string(rule.words),
      "amount": .string(rule.amount), "scenarios": .integer(rule.scenarios),
      "newlyExplained": .integer(rule.newlyExplained),
      "purity": share(rule.scenarios, of: rule.judged),
      "representative": .string(figures.result.space.id(of: rule.representative)),
    ]
  }

  private static func mechanism(_ mechanism: AdjustmentMechanism) -> JSONValue {
    switch mechanism {
    case .insets: "insets"
    case .bottomConstraint: "bottomConstraint"
    case .translation: "translation"
    }
  }

  private static func pivots(
    _ strategy: ReportFigures.Strategy, _ figures: ReportFigures
  ) -> JSONValue {
    .object(
      ReportFigures.pivots.map { parameter in
        let counts = strategy.counts[parameter]
        let levels = zip(figures.levels(of: parameter), counts).map { level, counts in
          (
            level,
            JSONValue.counts([
              ("exact", counts.exact), ("failing", counts.failing),
              ("ambiguous", counts.ambiguous), ("notAvailable", counts.notAvailable),
            ])
          )
        }
        return (parameter.name, .object(levels))
      })
  }

  private static func worst(_ example: WorstExample) -> JSONValue {
    let measure = example.measure
    return [
      "kind": .string(example.kind.rawValue), "points": .points(example.points),
      "scenario": .string(example.explanation.id), "step": .integer(example.number),
      "expected": .points(measure.expected), "actual": .points(measure.actual),
    ]
  }
}
