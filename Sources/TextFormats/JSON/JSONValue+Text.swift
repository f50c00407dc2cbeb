extension JSONValue {
  /// The value as text of several lines that ends with a line end.
  package func text(_ layout: JSONLayout) -> String {
    var text = ""
    write(to: &text, layout, indent: "")
    return text + "\n"
  }

  /// The value as text without white space between tokens.
  package var compact: String {
    switch self {
    case .array(let values): "[\(values.map(\.compact).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.0)):\($0.1.compact)" }.joined(separator: ","))}"
    case .null, .bool, .integer, .number, .encoded, .string: line
    }
  }

  /// A string as JSON writes it: the only place that escapes for it.
  ///
  /// Beyond what JSON requires, this escapes whatever could end a script or change the reading
  /// direction.
  package static func quoted(_ text: String) -> String {
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

  private func write(to text: inout String, _ layout: JSONLayout, indent: String) {
    if isEmpty, layout.breaksEmptyContainers {
      text += "\(line.prefix(1))\n\n\(indent)\(line.suffix(1))"
      return
    }
    if isEmpty || isFlat && layout.lineLength > 0 {
      let line = line
      if isEmpty || indent.count + line.count <= layout.lineLength {
        text += line
        return
      }
    }
    switch self {
    case .null, .bool, .integer, .number, .encoded, .string: text += line
    case .array(let values):
      write(values.map { ("", $0) }, between: "[", "]", to: &text, layout, indent)
    case .object(let members):
      write(
        members.map { (Self.quoted($0.0) + layout.colon, $0.1) }, between: "{", "}", to: &text,
        layout, indent)
    }
  }

  /// Writes the elements of a container, each on a line of its own behind its prefix.
  private func write(
    _ elements: [(prefix: String, value: JSONValue)], between open: String, _ close: String,
    to text: inout String, _ layout: JSONLayout, _ indent: String
  ) {
    let inner = indent + "  "
    text += open
    for (index, element) in elements.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += inner + element.prefix
      element.value.write(to: &text, layout, indent: inner)
    }
    text += "\n\(indent)\(close)"
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object: true
    case .null, .bool, .integer, .number, .encoded, .string: false
    }
  }

  /// Whether it is a container without elements.
  private var isEmpty: Bool {
    switch self {
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    case .null, .bool, .integer, .number, .encoded, .string: false
    }
  }

  /// Whether it holds no other container.
  private var isFlat: Bool {
    switch self {
    case .array(let values): !values.contains { $0.isContainer }
    case .object(let members): !members.contains { $0.1.isContainer }
    case .null, .bool, .integer, .number, .encoded, .string: true
    }
  }

  private var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let number): "\(number)"
    case .number(let digits): digits
    case .encoded(let text): text
    case .string(let text): Self.quoted(text)
    case .array(let values): "[\(values.map(\.line).joined(separator: ", "))]"
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members):
      "{ " + members.map { "\(Self.quoted($0.0)): \($0.1.line)" }.joined(separator: ", ") + " }"
    }
  }
}
