import MatrixResults
import TextFormats

extension JSONReporter {
  /// How the runs of a history developed; counts are given where they change.
  static func trends(_ trends: RunTrends) -> JSONValue {
    [
      "runs": .array(trends.runs.map(run)),
      "strategies": .array(
        trends.strategies.map { strategy in
          [
            "id": .string(strategy.id),
            "counts": steps(strategy.counts, trends.runs) { counts in
              counts.map {
                [
                  ("exact", .integer($0.exact)), ("failing", .integer($0.failing)),
                  ("hidden", .integer($0.hidden)), ("gap", .integer($0.gap)),
                ]
              } ?? []
            },
          ]
        }),
      "rules": .array(trends.rules.map { rule($0, trends.runs) }),
      "alerts": .array(
        trends.alerts.map { ["what": .string($0.name), "growth": .decimal($0.growth)] }),
    ]
  }

  private static func run(_ run: RunTrends.Run) -> JSONValue {
    let json: JSONValue = [
      "run": .string(run.name), "date": .string(run.date), "commit": .string(run.commit),
      "verdict": .string(run.verdict), "applicable": .integer(run.applicable),
    ]
    return json.adding([
      "wallSeconds": run.wallSeconds.map { .decimal($0) },
      "peakRSSBytes": run.peakRSSBytes.map { .integer($0) },
    ])
  }

  private static func rule(_ rule: RunTrends.Rule, _ runs: [RunTrends.Run]) -> JSONValue {
    let json: JSONValue = [
      "key": .string(rule.key), "strategy": .string(rule.strategy),
      "condition": .string(rule.condition),
      "words": .string(rule.words), "firstSeen": .string(rule.firstSeen),
      "counts": steps(rule.scenarios, runs) { count in
        count.map { [("scenarios", .integer($0))] } ?? []
      },
    ]
    return json.adding(["fixed": rule.fixed.map { .string(runs[$0].name) }])
  }

  /// The first value, and each that is not that of the run before, with the run's number.
  private static func steps<Value: Equatable>(
    _ values: [Value], _ runs: [RunTrends.Run], _ json: (Value) -> [(String, JSONValue)]
  ) -> JSONValue {
    .array(
      values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }.map {
        .object([("run", .string(runs[$0].name))] + json(values[$0]))
      })
  }
}
