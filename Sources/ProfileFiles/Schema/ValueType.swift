package indirect enum ValueType: Hashable, Sendable {
  /// The number of the format, 1.
  case schema
  /// A line of text.
  case text
  /// A query; where it may be empty, nothing between quotes is one.
  case query(mayBeEmpty: Bool)
  /// A name that scenarios use: letters, digits and `.+=@-`.
  case name
  /// `true` or `false`.
  case flag
  /// A number within bounds.
  case number(ClosedRange<Double>)
  /// A number of things, from 1 to 10 to the power of 15.
  case count
  /// A range of OS versions.
  case versions
  /// A range of major SDK versions.
  case sdks
  /// An OS version, and an SDK where it matters.
  case level
  /// A year, a month or a day.
  case date
  /// One of some words.
  case choice([String])
  case list(of: ValueType, mayBeEmpty: Bool = false)
  /// A list of values in an order, in which one may come again.
  case sequence(of: ValueType)
  /// A value or a list of values.
  case oneOrMore(ValueType)
  /// An object with keys of its own.
  case object(ObjectKind)

  /// A length of 0 to 10,000 pt.
  package static let points = Self.number(0...10_000)
  /// A length of 1 to 10,000 pt.
  package static let extent = Self.number(1...10_000)
  /// A coordinate of up to 10,000 pt on either side.
  package static let coordinate = Self.number(-10_000...10_000)

  /// The most characters of a line of text, far above what reports can show.
  static let longestText = 1000
  /// The most characters of a query: the condition of a failure rule may name any number of devices.
  static let longestQuery = 100_000

  package static let percent = Self.number(0...100)

  /// How often something is used: 0 to a trillion.
  package static let weight = Self.number(0...1e12)

  package static func list(_ type: ValueType) -> Self { .list(of: type) }

  package static func rows(_ kind: ObjectKind) -> Self { .list(of: .object(kind)) }

  package static func choice<Value: CaseIterable & RawRepresentable<String>>(of: Value.Type) -> Self
  {
    .choice(Value.allCases.map(\.rawValue))
  }

  package var objectKind: ObjectKind? {
    switch self {
    case .object(let kind): kind
    case .list(of: let type, _), .sequence(of: let type), .oneOrMore(let type): type.objectKind
    case .schema, .text, .query, .name, .flag, .number, .count, .versions, .sdks, .level, .date,
      .choice:
      nil
    }
  }
}

extension ValueType {
  /// What a value must be, such as `a number`.
  package var words: String {
    switch self {
    case .schema: "`1`"
    case .text, .query: "a text"
    case .name: "a name"
    case .flag: "`true` or `false`"
    case .number: "a number"
    case .count: "a whole number from 1 on"
    case .versions: "versions such as `17`, `9.3-12.1` or `26+`"
    case .sdks: "major versions such as `18`, `6-18` or `26+`"
    case .level: "a version such as `17` or `26.1+sdk18`"
    case .date: "a date such as `2026`, `2026-06` or `2026-06-07`"
    case .choice(let words): words.count > 4 ? "a word" : words.listed("or")
    case .list, .sequence: "a list"
    case .oneOrMore(let type): type.words
    case .object(let kind): kind.title
    }
  }
}
