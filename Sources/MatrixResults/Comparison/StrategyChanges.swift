/// How many scenarios of a strategy became what from an earlier run to a later one.
///
/// Each scenario that one of the runs judged is counted once. One that a run did not judge is not
/// in its matrix, or was misreported in it.
public struct StrategyChanges: Hashable, Sendable {
  /// The strategy's name.
  public let id: String
  /// Exact before, failing now.
  public let newlyFailing: Int
  /// Failing before, exact now.
  public let fixed: Int
  /// Failing before and now: differently, or by another amount.
  public let changed: Int
  /// Failing before and now in the same way.
  public let stillFailing: Int
  /// Exact before and now.
  public let stillExact: Int
  /// Judged only in the earlier run.
  public let onlyBefore: Judged
  /// Judged only in the later run.
  public let onlyNow: Judged
  /// The lowest scenario that newly fails, is fixed, or fails differently.
  public let examples: Examples
  /// The rules of the later run, in their order.
  public let rules: [RuleChange]

  /// Scenarios that one of the runs judged.
  public struct Judged: Hashable, Sendable {
    /// Every flag good at every step.
    public let exact: Int
    /// Some flag bad at some step.
    public let failing: Int

    /// All of them.
    public var count: Int { exact + failing }
  }

  /// Scenarios by their names, where there are any.
  public struct Examples: Hashable, Sendable {
    /// The lowest that newly fails.
    public let newlyFailing: String?
    /// The lowest that is fixed.
    public let fixed: String?
    /// The lowest that fails differently.
    public let changed: String?
  }

  /// A rule, and how many of its scenarios are new to it.
  public struct RuleChange: Hashable, Sendable {
    /// The rule.
    public let rule: FailureRule
    /// Those of its scenarios that were exact before.
    public let newlyFailing: Int
    /// Those that failed with another signature before.
    public let otherSignature: Int
    /// Those that were not judged before.
    public let onlyNow: Int

    /// The scenarios that did not fail with the rule's signature before.
    public var newScenarios: Int { newlyFailing + otherSignature + onlyNow }
    /// Whether none of its scenarios failed with the rule's signature before.
    public var isNew: Bool { newScenarios == rule.scenarios }
  }

  /// Whether no scenario changed, came or went.
  public var isNothing: Bool {
    newlyFailing + fixed + changed + onlyBefore.count + onlyNow.count == 0
  }
  /// The rules none of whose scenarios failed like that before.
  public var newRules: [RuleChange] { rules.filter(\.isNew) }
}
