/// A kind of object in profile files: the table of its keys.
package struct ObjectKind: Hashable, Sendable {
  /// What messages call it, such as `a device file`.
  package let title: String
  /// Its keys in the order in which people write them.
  package let keys: [ProfileKey]

  package init(_ title: String, _ keys: [ProfileKey]) {
    self.title = title
    self.keys = keys
  }

  /// The key of a name; nil where the table has none.
  package subscript(name: String) -> ProfileKey? { keys.first { $0.name == name } }
}
