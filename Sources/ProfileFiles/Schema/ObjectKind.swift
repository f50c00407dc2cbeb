/// A kind of object in profile files: the table of its keys.
public struct ObjectKind: Hashable, Sendable {
  /// What messages call it, such as `a device file`.
  public let title: String
  /// Its keys in the order in which people write them.
  public let keys: [ProfileKey]

  /// Creates a kind from its title and keys.
  public init(_ title: String, _ keys: [ProfileKey]) {
    self.title = title
    self.keys = keys
  }

  /// The key of a name; nil where the table has none.
  public subscript(name: String) -> ProfileKey? { keys.first { $0.name == name } }
}
