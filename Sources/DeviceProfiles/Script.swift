/// A sequence of actions: a level of the matrix.
public struct Script: Hashable, Sendable {
  /// One action of a user or the system.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    /// A field becomes first responder and the keyboard of the scenario's mode comes.
    case show
    /// The keyboard goes.
    case hide
    /// The user switches to emoji while the keyboard is up.
    case emoji
    /// The device is turned by 90 degrees while the keyboard is up.
    case rotate
    /// The floating keyboard comes.
    case float
  }

  /// The level's name: the actions joined by `-`.
  public var id: String { actions.map(\.rawValue).joined(separator: "-") }
  /// The actions in order.
  public var actions: [Action]

  /// Creates a script from its actions.
  public init(_ actions: [Action]) { self.actions = actions }

  /// The scripts that the matrix knows, shortest first.
  public static let all = [
    Script([.show]),
    Script([.show, .hide]),
    Script([.show, .hide, .show]),
    Script([.show, .emoji, .hide]),
    Script([.show, .rotate, .hide]),
    Script([.float, .show, .hide]),
  ]
}
