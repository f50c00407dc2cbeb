import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixResults
import ScenarioSpaces
import TextFormats

/// A report for programs: every count, nothing rounded.
package enum JSONReporter: Reporter {
  package static let id = "json"

  package static func render(_ report: Report) -> String {
    let figures = report.figures
    let findings = Dictionary(grouping: report.findings, by: \.strategy)
    let json: JSONValue = [
      "version": .string(Release.version), "model": model(figures), "counts": counts(figures),
      "provenance": .counts(figures.provenance.map { ($0.name, $0.scenarios) }),
      "strategies": .array(figures.strategies.indices.map { strategy($0, figures, findings) }),
      "gate": [
        "exact": .strings(figures.result.model.gate.exact),
        "baseline": .array(figures.gate.known.entries.map(known)),
        "violations": .array(figures.gate.violations.map { .string($0.words) }),
        "verdict": .string(figures.verdict.words),
        "passes": .bool(figures.verdict == .pass),
      ],
      "dependence": figures.dependence.map(dependence) ?? .null,
    ]
    return json.adding([
      "use": figures.shares.map(use), "trust": PageTrust(report).trust,
      "behaviors": .array(report.osChanges.map { PageTrust.behavior($0, report) }),
      "context": context(report.context), "choice": report.reach.map(\.json),
      "changes": report.comparison.isAsked
        ? changes(report.comparison.diff) : JSONValue?.none,
      "trends": report.trends.map(trends),
    ]).text(.filled)
  }

  /// Where the result comes from; nil where nobody said.
  private static func context(_ context: RunContext) -> JSONValue? {
    let facts = [
      ("command", context.command), ("commit", context.commit), ("date", context.date),
      ("link", context.link),
    ]
    let known = facts.compactMap { name, text in text.map { (name, JSONValue.string($0)) } }
    return known.isEmpty ? nil : .object(known)
  }

  private static func known(_ known: KnownFailure) -> JSONValue {
    [
      "query": .string(known.entry.query), "state": .string(known.state.rawValue),
      "failing": .integer(known.failing),
      "listed": known.entry.failing.map { .integer($0) } ?? .null,
    ]
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
      "with": .strings(figures.result.model.with),
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
    _ number: Int, _ figures: ReportFigures, _ findings: [String: [Finding]]
  ) -> JSONValue {
    let strategy = figures.strategies[number]
    let total = strategy.total
    let shares = figures.shares?.strategies[number]
    let json: JSONValue = [
      "id": .string(strategy.result.id), "name": .string(strategy.result.about.name),
      "group": .string(strategy.result.about.group.rawValue),
      "publications": publications(strategy.result.about),
      "reading": .string(strategy.result.about.reading),
      "animation": .string(strategy.result.about.animation.timing.rawValue),
      "design": mechanism(strategy.result.mechanism),
      "exact": .integer(total.exact), "failing": .integer(total.failing),
      "hidden": .integer(total.hidden), "gap": .integer(total.gap),
      "paddingLost": .integer(total.paddingLost),
      "otherEdges": .integer(total.otherEdges), "indicators": .integer(total.indicators),
      "offset": .integer(total.offset), "notRestored": .integer(total.notRestored),
      "ambiguous": .integer(total.ambiguous),
      "notAvailable": .integer(total.notAvailable),
      "availability": .array(
        strategy.result.about.availability.map {
          ["query": .string($0.query), "source": .string($0.source)]
        }),
      "policies": policies(strategy), "weaknesses": weaknesses(strategy),
      "heldByWeaknesses": .integer(strategy.weaknesses.held),
      "by": pivots(strategy, figures), "worst": .array(strategy.examples.map { worst($0) }),
    ]
    return json.adding([
      "explainedBy12": strategy.rules.map { share($0.explained(by: 12), of: total.failing) },
      "explainedBy40": strategy.rules.map { share($0.explained(by: 40), of: total.failing) },
      "rules": strategy.rules.map { _ in
        .array(
          (findings[strategy.result.id] ?? []).enumerated().map { index, each in
            rule(each).adding(["use": shares.map { .share($0.rules[index]) }])
          })
      },
      "use": figures.shares.map { use($0, number) },
      "singleReports": figures.singleReports[number].map {
        [
          "exact": .share($0.exact), "behaviors": .strings($0.titles),
          "areLeftOut": .bool($0.areLeftOut),
        ]
      },
    ])
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
  private static func share(_ part: Int, of whole: Int) -> JSONValue {
    let (full, rest) = (whole == 0 ? 10_000 : part * 10_000 / whole)
      .quotientAndRemainder(dividingBy: 10_000)
    return .number(rest == 0 ? "\(full)" : "\(full).\(String(rest + 10_000).dropFirst())")
  }

  private static func policies(_ strategy: ReportFigures.Strategy) -> JSONValue {
    .object(
      strategy.policies.filter { $0.failing + $0.exact > 0 }.map {
        (
          $0.policy.rawValue,
          .counts([("failingWouldChange", $0.failing), ("exactWouldFail", $0.exact)])
        )
      })
  }

  private static func weaknesses(_ strategy: ReportFigures.Strategy) -> JSONValue {
    .array(
      zip(strategy.result.about.weaknesses, strategy.weaknesses.counts).map { weakness, counts in
        let words: JSONValue = [
          "sentence": .string(weakness.sentence),
          "effects": .strings(weakness.effects.map(\.rawValue)),
          "query": weakness.query.map { .string($0) } ?? .null, "isOften": .bool(weakness.isOften),
        ]
        guard let counts else { return words }
        return words.adding([
          "judged": .integer(counts.judged), "failing": .integer(counts.failing),
          "asSaid": .integer(counts.asSaid), "failingAlone": .integer(counts.failingAlone),
        ])
      })
  }

  private static func rule(_ finding: Finding) -> JSONValue {
    let rule = finding.rule
    let json: JSONValue = [
      "key": .string(finding.rule.key),
      "signature": [
        "aspect": .string(rule.signature.aspect.rawValue),
        "firstWrongStep": .integer(rule.signature.step),
      ],
      "condition": .string(rule.condition), "words": .string(rule.words),
      "title": .string(rule.title),
      "amount": .string(rule.amount), "scenarios": .integer(rule.scenarios),
      "newlyExplained": .integer(rule.newlyExplained),
      "representative": .string(finding.scenario), "command": .string(finding.command),
    ]
    return json.adding(["since": finding.since.map { .string($0.rawValue) }])
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

/// Shares of use.
extension JSONReporter {
  /// What the shares of use rest on.
  static func use(_ shares: UsageShares) -> JSONValue {
    let json: JSONValue = [
      "name": .string(shares.usage.model.name), "unit": .string(shares.usage.model.unit),
      "kinds": .counts(shares.usage.kinds.map { ($0.kind.rawValue, $0.count) }),
      "even": .strings(shares.usage.even.map(\.name)),
      "missing": .array(
        shares.usage.missing.map {
          [
            "parameter": .string($0.parameter.name), "where": .string($0.condition),
            "levels": .string($0.levels), "share": .share($0.share),
          ]
        }),
      "judged": .share(shares.judged), "ownInsets": .share(shares.ownInsets),
      "provenance": .object(
        Provenance.allCases.map { ($0.rawValue, .share(shares.provenance[$0.rank])) }),
    ]
    return json.adding(["own": shares.usage.own.map { .strings($0.map(\.name)) }])
  }

  /// A strategy's shares of use, in percent; together they are 100.
  static func use(_ shares: UsageShares, _ number: Int) -> JSONValue {
    let strategy = shares.strategies[number]
    let range = strategy.hiddenRange
    let json: JSONValue = [
      "hidden": .share(strategy.hidden),
      "hiddenRange": .array([.share(range.lowerBound), .share(range.upperBound)]),
      "harms": .object(Harm.allCases.map { ("\($0)", .share(strategy[$0])) }),
      "policies": .object(
        Policy.allCases.map { ($0.rawValue, .share(strategy.policies[$0.number])) }),
      "weaknesses": .array(strategy.weaknesses.map { $0.map { .share($0) } ?? .null }),
    ]
    return json.adding([
      "ownInsets": strategy.ownInsets.map { own in
        .object(Harm.allCases.map { ("\($0)", .share(own[$0.rawValue])) })
      }
    ])
  }
}
