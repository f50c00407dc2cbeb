import MatrixResults
import ScenarioSpaces
import TextFormats

extension JSONReporter {
  /// What changed since an earlier result; null where the two cannot be compared.
  ///
  /// - Parameters:
  ///   - diff: The changes.
  ///   - hasRules: Whether they say which of the later result's rules are new.
  /// - Returns: The changes.
  static func changes(_ diff: ResultDiff?, hasRules: Bool = true) -> JSONValue {
    guard let diff else { return .null }
    let (changes, space) = (diff.changes, diff.changes.model.space)
    return [
      "scenarios": [
        "before": .integer(changes.scenarios.before), "now": .integer(changes.scenarios.now),
      ],
      "levels": .object(
        changes.levels.map {
          (
            $0.parameter,
            [
              "added": .strings($0.added), "removed": .strings($0.removed),
              "addedCounts": .array($0.addedCounts.map(judged)),
              "removedCounts": .array($0.removedCounts.map(judged)),
            ]
          )
        }),
      "samePolicies": .bool(changes.hasSamePolicies),
      "sameBehaviors": .bool(changes.hasSameBehaviors),
      "addedStrategies": .strings(changes.addedStrategies),
      "removedStrategies": .strings(changes.removedStrategies),
      "strategies": .array(changes.strategies.map { strategy($0, space, hasRules) }),
      "rules": diff.ruleJSON,
    ]
  }

  private static func judged(_ judged: StrategyChanges.Judged) -> JSONValue {
    .counts([("exact", judged.exact), ("failing", judged.failing)])
  }

  private static func strategy(
    _ changes: StrategyChanges, _ space: ScenarioSpace, _ hasRules: Bool
  ) -> JSONValue {
    let examples = changes.examples
    let values: JSONValue = [
      "id": .string(changes.id), "newlyFailing": .integer(changes.newlyFailing),
      "fixed": .integer(changes.fixed), "changed": .integer(changes.changed),
      "stillFailing": .integer(changes.stillFailing), "stillExact": .integer(changes.stillExact),
      "onlyNow": judged(changes.onlyNow), "onlyBefore": judged(changes.onlyBefore),
      "onlyNowOfShared": judged(changes.onlyNowOfShared),
      "onlyBeforeOfShared": judged(changes.onlyBeforeOfShared),
      "examples": JSONValue.object([]).adding([
        "newlyFailing": examples.newlyFailing.map { .string($0) },
        "fixed": examples.fixed.map { .string($0) },
        "changed": examples.changed.map { .string($0) },
      ]),
    ]
    let newRules = JSONValue.array(
      changes.newRules.map { change in
        [
          "words": .string(change.rule.words), "condition": .string(change.rule.condition),
          "scenarios": .integer(change.rule.scenarios),
          "newlyFailing": .integer(change.newlyFailing),
          "otherSignature": .integer(change.otherSignature), "onlyNow": .integer(change.onlyNow),
          "representative": .string(space.id(of: change.rule.representative)),
        ]
      })
    return hasRules ? values.adding(["newRules": newRules]) : values
  }
}
