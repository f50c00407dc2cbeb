import DeviceProfiles
import YAMLDocuments

/// A scalar of a known type.
enum DecodedScalar: Hashable {
  case text(String)
  case flag(Bool)
  case number(Double)
  case versions(OSRange)
  case sdks(ClosedRange<Int>)
  case level(OSLevel)
}

/// A value of a known type.
enum DecodedValue {
  case scalar(DecodedScalar)
  case list([DecodedEntry])
  case object(DecodedObject)
}

/// A value and the node that it was read from.
struct DecodedEntry {
  var value: DecodedValue
  var node: YAMLNode
}

/// Where the figures of an object come from, as far as it is said.
struct Origin: Hashable {
  var provenance: Provenance?
  var source: String?
}

/// The values of an object that agree with its table.
///
/// A value that does not agree is missing here and has been reported; ``wrote(_:)`` still knows it.
struct DecodedObject {
  let kind: ObjectKind
  let file: String
  let node: YAMLNode
  /// The origin that holds where the object has none of its own.
  var defaults = Origin()
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
  func wrote(_ key: String) -> Bool { written.contains(key) }

  /// The entry of a key that the table has.
  func entry(_ key: String) -> DecodedEntry? {
    precondition(kind[key] != nil, "\(kind.title) has no key \(key)")
    return entries[key]
  }

  func scalar(_ key: String) -> DecodedScalar? {
    if case .scalar(let scalar)? = entry(key)?.value { scalar } else { nil }
  }

  /// The entries of a list, or the one entry that stands for a list.
  func list(_ key: String) -> [DecodedEntry]? {
    guard let entry = entry(key) else { return nil }
    if case .list(let entries) = entry.value { return entries }
    return [entry]
  }

  func object(_ key: String) -> DecodedObject? { objects(key).first }

  func objects(_ key: String) -> [DecodedObject] {
    (list(key) ?? []).compactMap { entry in
      guard case .object(var object) = entry.value else { return nil }
      object.defaults = origin
      return object
    }
  }

  var origin: Origin {
    guard kind["provenance"] != nil else { return defaults }
    return Origin(
      provenance: choice("provenance") ?? defaults.provenance,
      source: text("source") ?? defaults.source)
  }
}

/// Typed reading; nil for what is missing or was reported.
extension DecodedObject {
  func text(_ key: String) -> String? { scalar(key)?.text }

  func flag(_ key: String) -> Bool? {
    if case .flag(let flag)? = scalar(key) { flag } else { nil }
  }

  func number(_ key: String) -> Double? {
    if case .number(let number)? = scalar(key) { number } else { nil }
  }

  func versions(_ key: String) -> OSRange? {
    if case .versions(let versions)? = scalar(key) { versions } else { nil }
  }

  func sdks(_ key: String) -> ClosedRange<Int>? {
    if case .sdks(let sdks)? = scalar(key) { sdks } else { nil }
  }

  func choice<Value: RawRepresentable<String>>(_ key: String) -> Value? {
    text(key).flatMap(Value.init(rawValue:))
  }

  func texts(_ key: String) -> [String]? { list(key)?.compactMap(\.scalar?.text) }

  func choices<Value: RawRepresentable<String>>(_ key: String) -> [Value]? {
    texts(key)?.compactMap(Value.init(rawValue:))
  }

  /// A value with the object's origin and the place of a key, or of the object itself.
  func figure<Value>(_ value: Value, at key: String? = nil) -> Figure<Value>? {
    guard let provenance = origin.provenance, let source = origin.source else { return nil }
    let line = (key.flatMap { entry($0)?.node } ?? node).start.line
    return Figure(
      value, provenance, source: source, place: SourcePlace(file: file, line: line))
  }

  func figure(_ key: String) -> Figure<Double>? { number(key).flatMap { figure($0, at: key) } }
}

extension DecodedEntry {
  var scalar: DecodedScalar? { if case .scalar(let scalar) = value { scalar } else { nil } }
}

extension DecodedScalar {
  var text: String? { if case .text(let text) = self { text } else { nil } }
}
