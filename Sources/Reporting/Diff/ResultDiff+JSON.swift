import InsetCore
import MatrixResults
package import TextFormats

extension ResultDiff {
  /// Everything, for programs.
  package var json: JSONValue {
    JSONReporter.changes(self, hasRules: false).adding(["version": .string(Release.version)])
  }
}

extension ResultDiff {
  /// The rules of each strategy that changed.
  var ruleJSON: JSONValue {
    .array(
      rules.indices.filter { rules[$0].changed > 0 }.map { number in
        let strategy = rules[number]
        return [
          "strategy": .string(strategy.strategy), "changed": .integer(strategy.changed),
          "unexplained": .integer(strategy.unexplained),
          "rules": .array(
            rules(of: number).map { rule, use in
              rule.json.adding(["use": use.map { .share($0) }])
            }),
        ]
      })
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
