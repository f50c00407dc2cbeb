/// A choice that Apple leaves open, with the answer that the oracle prefers and the other one.
public enum Policy: String, Hashable, Sendable, CaseIterable {
  /// Whether the indicator keeps its own inset on top of the keyboard's part (preferred), or only
  /// the larger of the two.
  case indicatorInsets = "indicator-insets"
  /// Whether the app's own bottom inset is padding that stays above the keyboard (preferred), or an
  /// obstruction that the keyboard covers.
  case baseInset = "base-inset"
  /// Whether another app's keyboard counts where it covers the view (preferred), or the last
  /// keyboard of the app itself does.
  case remoteKeyboard = "remote-keyboard"
  /// Whether the bar of a hardware keyboard counts like a keyboard (preferred), or as none.
  case hardwareBar = "hardware-bar"

  /// The choice that the oracle prefers unless it is told otherwise.
  public var preferred: String {
    switch self {
    case .indicatorInsets: "add"
    case .baseInset: "padding"
    case .remoteKeyboard: "physical"
    case .hardwareBar: "covers"
    }
  }

  /// The choice that is allowed beside it.
  public var alternative: String {
    switch self {
    case .indicatorInsets: "larger"
    case .baseInset: "obstruction"
    case .remoteKeyboard: "local-only"
    case .hardwareBar: "ignored"
    }
  }
}

/// The policies for which the alternative is chosen; all others are as the oracle prefers.
public struct PolicyChoices: Hashable, Sendable {
  /// The policies in their alternative.
  public private(set) var alternatives: Set<Policy> = []

  /// Every policy as the oracle prefers it.
  public init() {}

  /// Reads `name=choice`, such as `remote-keyboard=local-only`, on top of the choices so far.
  ///
  /// - Returns: Whether there is such a policy with such a choice.
  public mutating func choose(_ text: String) -> Bool {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let policy = Policy(rawValue: parts[0]) else { return false }
    switch parts[1] {
    case policy.preferred: alternatives.remove(policy)
    case policy.alternative: alternatives.insert(policy)
    default: return false
    }
    return true
  }

  /// The choice made for a policy.
  public subscript(policy: Policy) -> String {
    alternatives.contains(policy) ? policy.alternative : policy.preferred
  }

  /// The same choices with one policy the other way round.
  public func flipping(_ policy: Policy) -> PolicyChoices {
    var other = self
    other.alternatives.formSymmetricDifference([policy])
    return other
  }
}
