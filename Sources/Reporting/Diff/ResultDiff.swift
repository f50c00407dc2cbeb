package import MatrixResults

/// What changed from one result to another, by rule.
package struct ResultDiff: Sendable {
  package let changes: ResultChanges
  /// The rules by which each strategy changed, in the order of the strategies of `changes`.
  package let rules: [ChangeRules]

  /// - Parameters:
  ///   - changes: The changes.
  ///   - limit: The maximum number of rules for each strategy.
  ///   - threads: The maximum number of threads; nil for one per core.
  package init(_ changes: ResultChanges, limit: Int = 40, threads: Int? = nil) {
    self.changes = changes
    rules = changes.changeRules(limit: limit, threads: threads)
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
    case .fixed: return "\(condition): was \(old)"
    case .onlyBefore: return condition
    case .otherAspect, .otherPoints:
      return old == new ? "\(condition): \(new), otherwise" : "\(condition): was \(old), now \(new)"
    }
  }
}
