import InsetCore

/// A value in a line of JSON and its location.
struct JSONNode {
  indirect enum Kind {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// No name occurs twice.
    case object([(name: String, value: JSONNode)])
  }

  var kind: Kind
  var place: RecordingLocation

  /// The value of a member; nil where it is missing or null, or this is no object.
  subscript(name: String) -> JSONNode? {
    guard case .object(let members) = kind, let member = members.first(where: { $0.name == name }),
      !member.value.isNull
    else { return nil }
    return member.value
  }

  var isNull: Bool { if case .null = kind { true } else { false } }

  /// The value of a member that must be there.
  func required(_ name: String) throws(RecordingFinding) -> JSONNode {
    guard let value = self[name] else {
      throw RecordingFinding("missing-key", "there is no `\(name)`", place)
    }
    return value
  }

  /// A length in points, of which no screen has a billion.
  func length() throws(RecordingFinding) -> Double {
    guard case .number(let length) = kind else { throw wrongType("a number") }
    guard abs(length) < 1e9 else {
      throw RecordingFinding("bad-value", "no screen has so many points", place)
    }
    return length
  }

  func text() throws(RecordingFinding) -> String {
    guard case .string(let text) = kind else { throw wrongType("a text") }
    return text
  }

  func array() throws(RecordingFinding) -> [JSONNode] {
    guard case .array(let values) = kind else { throw wrongType("a list") }
    return values
  }

  /// The name of a row: its `id`, or its line where it has none.
  func rowName() throws(RecordingFinding) -> String {
    try self["id"]?.name() ?? "line \(place.line)"
  }

  /// A text that is printed as it is: without what would steer a terminal.
  func name() throws(RecordingFinding) -> String {
    let text = try text()
    let isPrintable = text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .surrogate,
        .privateUse:
        false
      default: true
      }
    }
    guard !text.isEmpty, isPrintable, text.unicodeScalars.count <= 100 else {
      throw RecordingFinding(
        "bad-value", "this must be a name of 1 to 100 printable characters", place)
    }
    return text
  }

  /// `[x, y, width, height]`, or an object with `x`, `y`, `w` and `h`.
  func rect() throws(RecordingFinding) -> Rect {
    let n: [Double]
    if case .object = kind {
      n = [
        try required("x").length(), try required("y").length(), try required("w").length(),
        try required("h").length(),
      ]
    } else {
      n = try numbers(4)
    }
    return Rect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// `[width, height]`.
  func size() throws(RecordingFinding) -> Size {
    let n = try numbers(2)
    return Size(width: n[0], height: n[1])
  }

  /// A list of so many lengths.
  func numbers(_ count: Int) throws(RecordingFinding) -> [Double] {
    guard case .array(let values) = kind, values.count == count else {
      throw wrongType("a list of \(count) numbers")
    }
    var numbers: [Double] = []
    for value in values { numbers.append(try value.length()) }
    return numbers
  }

  func wrongType(_ wanted: String) -> RecordingFinding {
    RecordingFinding("wrong-type", "this must be \(wanted), not \(words)", place)
  }

  private var words: String {
    switch kind {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .array(let values): "a list of \(values.count)"
    case .object: "an object"
    }
  }
}
