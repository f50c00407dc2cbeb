package import DeviceProfiles
import InsetCore
package import MatrixResults
package import TextFormats

/// What changed from one result to another, by rule.
package struct ResultDiff: Sendable {
  package let changes: ResultChanges
  /// The later result.
  let result: RunResult
  /// The rules by which each strategy changed, in the order of the strategies of `changes`.
  package let rules: [ChangeRules]
  /// For each rule the share of use of its scenarios, from 0 to 1; nil where nothing is weighed.
  let shares: [[Double]]?
  /// The files that the commands read.
  let files: GateMessage.Files

  /// - Parameters:
  ///   - changes: The changes.
  ///   - result: The later result.
  ///   - limit: The maximum number of rules for each strategy.
  ///   - usage: What people use; nil to count scenarios alone.
  ///   - files: The files that the commands read.
  ///   - threads: The maximum number of threads; nil for one per core.
  package init(
    _ changes: ResultChanges, of result: RunResult, limit: Int = 40, usage: UsageModel? = nil,
    reading files: GateMessage.Files = GateMessage.Files(result: nil), threads: Int? = nil
  ) {
    self.changes = changes
    self.result = result
    self.files = files
    let rules = changes.changeRules(limit: limit, threads: threads)
    self.rules = rules
    shares = usage.map { changes.useShares(of: rules, $0) }
  }
}

extension ResultDiff {
  /// The rules of a strategy with their shares of use; what is used most first, where that is known.
  func rules(of strategy: Int) -> [(rule: ChangeRule, use: Double?)] {
    let rules = self.rules[strategy].rules
    guard let shares = shares?[strategy] else { return rules.map { ($0, nil) } }
    return zip(rules, shares).enumerated()
      .sorted { (-$0.element.1, $0.offset) < (-$1.element.1, $1.offset) }
      .map { ($0.element.0, $0.element.1) }
  }
}

extension ChangeRule {
  /// The condition, and how its scenarios fail or failed, such as "split keyboards: content hidden,
  /// first wrong at step 2, 50 to 100 pt".
  var sentence: String {
    let condition = words.isEmpty ? "always" : words
    func failure(_ signature: FailureSignature?, _ amount: String) -> String {
      [signature?.words.lowercased() ?? "", amount].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    let (old, new) = (failure(change.before, amountBefore), failure(change.now, amount))
    switch change.kind {
    case .newlyFailing, .failingNow: return "\(condition): \(new)"
    case .fixed: return "\(condition); earlier: \(old)"
    case .onlyBefore: return condition
    case .otherAspect, .otherPoints:
      return old == new
        ? "\(condition): \(new), otherwise" : "\(condition): \(new); earlier: \(old)"
    }
  }
}

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
