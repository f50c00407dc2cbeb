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
  /// Whether a raised, split or floating keyboard hides nothing that its user could not uncover by
  /// moving it (preferred), or all from its top edge down, like a docked one.
  case raisedKeyboard = "raised-keyboard"

  /// The oracle's default choice.
  public var preferred: String {
    switch self {
    case .indicatorInsets: "add"
    case .baseInset: "padding"
    case .remoteKeyboard: "physical"
    case .hardwareBar: "covers"
    case .raisedKeyboard: "ignored"
    }
  }

  /// The choice that is allowed beside it.
  public var alternative: String {
    switch self {
    case .indicatorInsets: "larger"
    case .baseInset: "obstruction"
    case .remoteKeyboard: "local-only"
    case .hardwareBar: "ignored"
    case .raisedKeyboard: "covers"
    }
  }
}

/// The policies for which the alternative is chosen; all others are as the oracle prefers.
public struct PolicyChoices: OptionSet, Hashable, Sendable {
  /// One bit for each policy, in their order.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The alternative of one policy.
  @inlinable public init(_ policy: Policy) { self.init(rawValue: 1 << policy.number) }

  @inlinable static var indicatorInsets: PolicyChoices { PolicyChoices(.indicatorInsets) }
  @inlinable static var baseInset: PolicyChoices { PolicyChoices(.baseInset) }
  @inlinable static var remoteKeyboard: PolicyChoices { PolicyChoices(.remoteKeyboard) }
  @inlinable static var hardwareBar: PolicyChoices { PolicyChoices(.hardwareBar) }
  @inlinable static var raisedKeyboard: PolicyChoices { PolicyChoices(.raisedKeyboard) }

  /// Reads `name=choice`, such as `remote-keyboard=local-only`, on top of the choices so far.
  ///
  /// - Returns: Whether there is such a policy with such a choice.
  public mutating func choose(_ text: String) -> Bool {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let policy = Policy(rawValue: parts[0]) else { return false }
    switch parts[1] {
    case policy.preferred: remove(PolicyChoices(policy))
    case policy.alternative: insert(PolicyChoices(policy))
    default: return false
    }
    return true
  }

  /// The choice made for a policy.
  public subscript(policy: Policy) -> String {
    contains(PolicyChoices(policy)) ? policy.alternative : policy.preferred
  }

  /// The same choices with one policy the other way round.
  public func flipping(_ policy: Policy) -> PolicyChoices {
    symmetricDifference(PolicyChoices(policy))
  }
}

extension Policy {
  /// The policy's number in their order.
  @inlinable public var number: Int {
    switch self {
    case .indicatorInsets: 0
    case .baseInset: 1
    case .remoteKeyboard: 2
    case .hardwareBar: 3
    case .raisedKeyboard: 4
    }
  }
}
