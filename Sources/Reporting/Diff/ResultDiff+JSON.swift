import MatrixResults
package import TextFormats

extension ResultDiff {
  /// Everything, for programs.
  package var json: JSONValue { JSONReporter.changes(self) }
}

extension ChangeRules {
  var json: JSONValue {
    [
      "strategy": .string(strategy), "changed": .integer(changed),
      "unexplained": .integer(unexplained), "rules": .array(rules.map(\.json)),
    ]
  }
}

extension ChangeRule {
  fileprivate var json: JSONValue {
    func signature(_ signature: FailureSignature?, _ amount: String) -> JSONValue? {
      signature.map {
        [
          "aspect": .string($0.aspect.rawValue), "step": .integer($0.step),
          "amount": .string(amount),
        ]
      }
    }
    let json: JSONValue = [
      "kind": .string(change.kind.rawValue), "words": .string(sentence),
      "condition": .string(condition), "scenarios": .integer(scenarios),
      "newlyExplained": .integer(newlyExplained), "representative": .string(representative),
    ]
    return json.adding([
      "before": signature(change.before, amountBefore), "now": signature(change.now, amount),
    ])
  }
}
