/// How many scenarios of a strategy became what from an earlier run to a later one.
///
/// Each scenario that one of the runs judged is counted once. One that a run did not judge is not
/// in its matrix, or is ambiguous in it, or lacks what the strategy is made of.
package struct StrategyChanges: Hashable, Sendable {
  /// The strategy's name.
  package let id: String
  /// Exact before, failing now.
  package let newlyFailing: Int
  /// Failing before, exact now.
  package let fixed: Int
  /// Failing before and now: differently, or by another amount.
  package let changed: Int
  /// Failing before and now in the same way.
  package let stillFailing: Int
  /// Exact before and now.
  package let stillExact: Int
  /// Judged only in the earlier run.
  package let onlyBefore: Judged
  /// Judged only in the later run.
  package let onlyNow: Judged
  /// Those of ``onlyBefore`` of whose levels both ran scenarios: constraints or availability changed.
  package let onlyBeforeOfShared: Judged
  /// Those of ``onlyNow`` of whose levels both ran scenarios.
  package let onlyNowOfShared: Judged
  /// The lowest scenario that newly fails, is fixed, or fails differently.
  package let examples: Examples
  /// The rules of the later run, in their order.
  package let rules: [RuleChange]

  /// Scenarios that one of the runs judged.
  package struct Judged: Hashable, Sendable {
    /// Every flag good at every step.
    package let exact: Int
    /// Some flag bad at some step.
    package let failing: Int

    package var count: Int { exact + failing }
  }

  /// Scenarios by their names, where there are any.
  package struct Examples: Hashable, Sendable {
    /// The lowest that newly fails.
    package let newlyFailing: String?
    /// The lowest that is fixed.
    package let fixed: String?
    /// The lowest that fails differently.
    package let changed: String?
  }

  /// A rule, and how many of its scenarios are new to it.
  package struct RuleChange: Hashable, Sendable {
    package let rule: FailureRule
    /// Those of its scenarios that were exact before.
    package let newlyFailing: Int
    /// Those that failed with another signature before.
    package let otherSignature: Int
    /// Those that were not judged before.
    package let onlyNow: Int

    /// The scenarios that did not fail with the rule's signature before.
    package var newScenarios: Int { newlyFailing + otherSignature + onlyNow }
    /// Whether none of its scenarios failed with the rule's signature before, and some were judged.
    package var isNew: Bool { newScenarios == rule.scenarios && onlyNow < newScenarios }
  }

  /// Whether no scenario changed, came or went.
  package var isNothing: Bool {
    newlyFailing + fixed + changed + onlyBefore.count + onlyNow.count == 0
  }
  /// The rules none of whose scenarios failed like that before.
  package var newRules: [RuleChange] { rules.filter(\.isNew) }
}
