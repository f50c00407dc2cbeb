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

/// What the value of a key is.
public indirect enum ValueType: Hashable, Sendable {
  /// The number of the format, 1.
  case schema
  /// A line of text.
  case text
  /// A line of text, or nothing between quotes.
  case query
  /// A name that scenarios use: letters, digits and `.+=@-`.
  case name
  /// `true` or `false`.
  case flag
  /// A number within bounds.
  case number(ClosedRange<Double>)
  /// A range of OS versions.
  case versions
  /// A range of major SDK versions.
  case sdks
  /// An OS version, and an SDK where it matters.
  case level
  /// One of some words.
  case choice([String])
  /// A list of values.
  case list(of: ValueType, mayBeEmpty: Bool = false)
  /// A list of values in an order, in which one may come again.
  case sequence(of: ValueType)
  /// A value or a list of values.
  case oneOrMore(ValueType)
  /// An object with keys of its own.
  case object(ObjectKind)

  /// A length of 0 to 10,000 pt.
  public static let points = Self.number(0...10_000)
  /// A length of 1 to 10,000 pt.
  public static let extent = Self.number(1...10_000)
  /// A coordinate of up to 10,000 pt on either side.
  public static let coordinate = Self.number(-10_000...10_000)

  /// A list with at least one value.
  public static func list(_ type: ValueType) -> Self { .list(of: type) }

  /// A list of objects.
  public static func rows(_ kind: ObjectKind) -> Self { .list(of: .object(kind)) }

  /// One of the raw values of a type.
  public static func choice<Value: CaseIterable & RawRepresentable<String>>(of: Value.Type) -> Self
  {
    .choice(Value.allCases.map(\.rawValue))
  }

  /// The kind of the object, or of the objects in the list.
  public var objectKind: ObjectKind? {
    switch self {
    case .object(let kind): kind
    case .list(of: let type, _), .sequence(of: let type), .oneOrMore(let type): type.objectKind
    case .schema, .text, .query, .name, .flag, .number, .versions, .sdks, .level, .choice: nil
    }
  }
}

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
