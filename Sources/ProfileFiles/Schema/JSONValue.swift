/// A JSON value that keeps the order of its members.
public indirect enum JSONValue: Sendable {
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Members in their order.
  case object([(String, JSONValue)])

  /// A list of texts.
  static func strings(_ texts: [String]) -> Self { .array(texts.map { .string($0) }) }

  /// The text, indented by two spaces a level, with a line end.
  public var text: String {
    var text = ""
    write(to: &text, "")
    return text + "\n"
  }

  private func write(to text: inout String, _ indent: String) {
    switch self {
    case .bool(let value): text += "\(value)"
    case .int(let value): text += "\(value)"
    case .string(let value): text += Self.quoted(value)
    case .array(let values):
      if values.isEmpty { return text += "[]" }
      text += "["
      for (index, value) in values.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + indent + "  "
        value.write(to: &text, indent + "  ")
      }
      text += "\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return text += "{}" }
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + indent + "  \(Self.quoted(member.0)): "
        member.1.write(to: &text, indent + "  ")
      }
      text += "\n\(indent)}"
    }
  }

  private static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default:
        if scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || 0x2028...0x202E ~= scalar.value
          || 0x2066...0x2069 ~= scalar.value
        {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }
}
