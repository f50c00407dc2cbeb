/// A key of an object in a profile file: one line of a table.
package struct ProfileKey: Hashable, Sendable {
  /// When a key must be there.
  package enum Presence: Hashable, Sendable {
    /// In each object.
    case required
    /// In the object, or in one that its file extends.
    case inherited
    case optional
  }

  package let name: String
  package let type: ValueType
  /// When it must be there.
  package let presence: Presence
  /// What it means, in a sentence.
  package let words: String

  /// A key that each object must have.
  package static func required(_ name: String, _ type: ValueType, _ words: String) -> Self {
    Self(name: name, type: type, presence: .required, words: words)
  }

  /// A key that the object, or one that its file extends, must have.
  package static func inherited(_ name: String, _ type: ValueType, _ words: String) -> Self {
    Self(name: name, type: type, presence: .inherited, words: words)
  }

  /// A key that may be left out.
  package static func optional(_ name: String, _ type: ValueType, _ words: String) -> Self {
    Self(name: name, type: type, presence: .optional, words: words)
  }
}
