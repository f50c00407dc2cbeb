package import DeviceProfiles

/// A scalar of a known type.
package enum DecodedScalar: Hashable, Sendable {
  /// A line of text, a name or one of some words.
  case text(String)
  /// `true` or `false`.
  case flag(Bool)
  /// A finite number.
  case number(Double)
  /// A range of OS versions.
  case versions(OSRange)
  /// A range of major SDK versions.
  case sdks(ClosedRange<Int>)
  /// An OS version, and an SDK where it matters.
  case level(OSLevel)
}

/// A value of a known type.
package enum DecodedValue: Sendable {
  /// A single value.
  case scalar(DecodedScalar)
  case list([DecodedEntry])
  /// An object with keys of its own.
  case object(DecodedObject)
}

/// A value and the node that it was read from.
package struct DecodedEntry: Sendable {
  package var value: DecodedValue
  package var node: YAMLNode
}

/// Where the figures of an object come from, as far as it is said.
package struct Origin: Hashable, Sendable {
  /// How the figures are known.
  package var provenance: Provenance?
  /// Who says so.
  package var source: String?
}

/// The values of an object that agree with its table.
///
/// A value that does not agree is missing here and has been reported; ``wrote(_:)`` still knows it.
package struct DecodedObject: Sendable {
  /// The table that the object was read by.
  package let kind: ObjectKind
  package let file: String
  /// The node that the object was read from.
  package let node: YAMLNode
  /// The origin that holds where the object has none of its own.
  package var defaults = Origin()
  private var written: Set<String> = []
  private var entries: [String: DecodedEntry] = [:]

  init(kind: ObjectKind, file: String, node: YAMLNode) {
    self.kind = kind
    self.file = file
    self.node = node
  }

  mutating func write(_ entry: DecodedEntry?, for key: String) {
    written.insert(key)
    entries[key] = entry
  }

  /// Whether the file has the key, with a good value or a bad one.
  package func wrote(_ key: String) -> Bool { written.contains(key) }

  package func entry(_ key: String) -> DecodedEntry? {
    precondition(kind[key] != nil, "\(kind.title) has no key \(key)")
    return entries[key]
  }

  /// The scalar of a key; nil for what is missing or was reported.
  package func scalar(_ key: String) -> DecodedScalar? {
    if case .scalar(let scalar)? = entry(key)?.value { scalar } else { nil }
  }

  /// The entries of a list, or the one entry in place of a list.
  package func list(_ key: String) -> [DecodedEntry]? {
    guard let entry = entry(key) else { return nil }
    if case .list(let entries) = entry.value { return entries }
    return [entry]
  }

  /// The object of a key; nil for what is missing or was reported.
  package func object(_ key: String) -> DecodedObject? { objects(key).first }

  /// The objects in the list of a key, each with this one's origin as its default.
  package func objects(_ key: String) -> [DecodedObject] {
    (list(key) ?? []).compactMap { entry in
      guard case .object(var object) = entry.value else { return nil }
      object.defaults = origin
      return object
    }
  }

  /// The origin of the figures: its own, or else the default.
  package var origin: Origin {
    guard kind["provenance"] != nil else { return defaults }
    return Origin(
      provenance: choice("provenance") ?? defaults.provenance,
      source: text("source") ?? defaults.source)
  }
}

/// Typed reading; nil for what is missing or was reported.
extension DecodedObject {
  package func text(_ key: String) -> String? { scalar(key)?.text }

  /// The truth value of a key.
  package func flag(_ key: String) -> Bool? {
    if case .flag(let flag)? = scalar(key) { flag } else { nil }
  }

  package func number(_ key: String) -> Double? {
    if case .number(let number)? = scalar(key) { number } else { nil }
  }

  /// The range of OS versions of a key.
  package func versions(_ key: String) -> OSRange? {
    if case .versions(let versions)? = scalar(key) { versions } else { nil }
  }

  package func sdks(_ key: String) -> ClosedRange<Int>? {
    if case .sdks(let sdks)? = scalar(key) { sdks } else { nil }
  }

  /// The text of a key as one of the words of a type.
  package func choice<Value: RawRepresentable<String>>(_ key: String) -> Value? {
    text(key).flatMap(Value.init(rawValue:))
  }

  package func texts(_ key: String) -> [String]? { list(key)?.compactMap(\.scalar?.text) }

  /// The texts in the list of a key as words of a type.
  package func choices<Value: RawRepresentable<String>>(_ key: String) -> [Value]? {
    texts(key)?.compactMap(Value.init(rawValue:))
  }

  /// A value with the object's origin and the location of a key, or of the object itself.
  package func figure<Value>(_ value: Value, at key: String? = nil) -> Figure<Value>? {
    guard let provenance = origin.provenance, let source = origin.source else { return nil }
    let line = (key.flatMap { entry($0)?.node } ?? node).start.line
    return Figure(
      value, provenance, source: source, place: SourceLocation(file: file, line: line))
  }

  package func figure(_ key: String) -> Figure<Double>? {
    number(key).flatMap { figure($0, at: key) }
  }
}

extension DecodedEntry {
  /// The scalar; nil for a list or an object.
  package var scalar: DecodedScalar? { if case .scalar(let scalar) = value { scalar } else { nil } }
}

extension DecodedScalar {
  /// The text; nil for a value of another type.
  package var text: String? { if case .text(let text) = self { text } else { nil } }
}
