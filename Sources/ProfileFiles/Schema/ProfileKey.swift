/// A key of an object in a profile file: one line of a table.
public struct ProfileKey: Hashable, Sendable {
  /// When a key must be there.
  public enum Presence: Hashable, Sendable {
    /// In each object.
    case required
    /// In the object, or in one that its file extends.
    case inherited
    /// Not at all.
    case optional
  }

  /// The key.
  public let name: String
  /// What its value is.
  public let type: ValueType
  /// When it must be there.
  public let presence: Presence
  /// What it means, in a sentence.
  public let words: String

  /// A key that each object must have.
  public static func required(_ name: String, _ type: ValueType, _ words: String) -> Self {
    Self(name: name, type: type, presence: .required, words: words)
  }

  /// A key that the object, or one that its file extends, must have.
  public static func inherited(_ name: String, _ type: ValueType, _ words: String) -> Self {
    Self(name: name, type: type, presence: .inherited, words: words)
  }

  /// A key that may be left out.
  public static func optional(_ name: String, _ type: ValueType, _ words: String) -> Self {
    Self(name: name, type: type, presence: .optional, words: words)
  }
}
