/// A JSON value that keeps the order of its members.
indirect enum JSONText {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  /// A count.
  static func count(_ number: Int) -> JSONText { .number("\(number)") }

  /// A length; null where it is no number that JSON knows.
  static func points(_ length: Double) -> JSONText {
    length.isFinite ? .number(Numbers.points(length)) : .null
  }

  /// An array of strings.
  static func strings(_ strings: [String]) -> JSONText { .array(strings.map { .string($0) }) }

  /// Counts by name.
  static func counts(_ counts: [(String, Int)]) -> JSONText {
    .object(counts.map { (key: $0.0, value: .count($0.1)) })
  }

  /// The text, indented by two spaces a level; what holds no other container and fits stays on a
  /// line.
  var pretty: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private static let lineLength = 100

  private func write(to text: inout String, indent: String) {
    let line = isFlat ? line : nil
    if let line, indent.count + line.count <= Self.lineLength {
      text += line
      return
    }
    let inner = indent + "  "
    switch self {
    case .null, .bool, .number, .string: text += self.line
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        text += index == 0 ? "\n" : ",\n"
        text += inner
        value.write(to: &text, indent: inner)
      }
      text += "\n\(indent)]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += index == 0 ? "\n" : ",\n"
        text += "\(inner)\(Self.quoted(member.key)): "
        member.value.write(to: &text, indent: inner)
      }
      text += "\n\(indent)}"
    }
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object: true
    case .null, .bool, .number, .string: false
    }
  }

  private var isFlat: Bool {
    switch self {
    case .array(let values): !values.contains { $0.isContainer }
    case .object(let members): !members.contains { $0.value.isContainer }
    case .null, .bool, .number, .string: true
    }
  }

  private var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let digits): digits
    case .string(let text): Self.quoted(text)
    case .array(let values): "[\(values.map(\.line).joined(separator: ", "))]"
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members):
      "{ "
        + members.map { "\(Self.quoted($0.key)): \($0.value.line)" }.joined(separator: ", ") + " }"
    }
  }

  /// The text without a blank.
  var compact: String {
    switch self {
    case .null, .bool, .number, .string: line
    case .array(let values): "[\(values.map(\.compact).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.key)):\($0.value.compact)" }.joined(separator: ","))}"
    }
  }

  /// A string as JSON writes it: the only place that escapes for it.
  ///
  /// Beyond what JSON asks for, whatever could end a script or turn the reading direction is
  /// escaped too.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: quoted += "\\\""
      case 0x5C: quoted += "\\\\"
      case 0x0A: quoted += "\\n"
      case 0x0D: quoted += "\\r"
      case 0x09: quoted += "\\t"
      case 0x00..<0x20, 0x26, 0x3C, 0x3E, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E,
        0x2066...0x2069, 0xFEFF:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
