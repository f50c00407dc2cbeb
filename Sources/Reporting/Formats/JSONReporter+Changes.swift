import MatrixEngine
import MatrixResults
import ScenarioSpaces

extension JSONReporter {
  /// What changed since an earlier result; null where the two cannot be compared.
  static func changes(_ changes: ResultChanges?, _ space: ScenarioSpace) -> JSONText {
    guard let changes else { return .null }
    return .object([
      (
        "levels",
        .object(
          changes.levels.map {
            (
              key: $0.parameter,
              value: .object([("added", .strings($0.added)), ("removed", .strings($0.removed))])
            )
          })
      ), ("samePolicies", .bool(changes.hasSamePolicies)),
      ("addedStrategies", .strings(changes.addedStrategies)),
      ("removedStrategies", .strings(changes.removedStrategies)),
      ("strategies", .array(changes.strategies.map { strategy($0, space) })),
    ])
  }

  private static func strategy(_ changes: StrategyChanges, _ space: ScenarioSpace) -> JSONText {
    func judged(_ judged: StrategyChanges.Judged) -> JSONText {
      .counts([("exact", judged.exact), ("failing", judged.failing)])
    }
    let examples = changes.examples
    return .object([
      ("id", .string(changes.id)), ("newlyFailing", .count(changes.newlyFailing)),
      ("fixed", .count(changes.fixed)), ("changed", .count(changes.changed)),
      ("stillFailing", .count(changes.stillFailing)), ("stillExact", .count(changes.stillExact)),
      ("onlyNow", judged(changes.onlyNow)), ("onlyBefore", judged(changes.onlyBefore)),
      (
        "examples",
        .object(
          [
            ("newlyFailing", examples.newlyFailing), ("fixed", examples.fixed),
            ("changed", examples.changed),
          ].compactMap { name, id in id.map { (key: name, value: .string($0)) } })
      ),
      (
        "newRules",
        .array(
          changes.newRules.map { change in
            .object([
              ("words", .string(change.rule.words)),
              ("condition", .string(change.rule.condition)),
              ("scenarios", .count(change.rule.scenarios)),
              ("newlyFailing", .count(change.newlyFailing)),
              ("otherSignature", .count(change.otherSignature)),
              ("onlyNow", .count(change.onlyNow)),
              ("representative", .string(space.id(of: change.rule.representative))),
            ])
          })
      ),
    ])
  }
}
