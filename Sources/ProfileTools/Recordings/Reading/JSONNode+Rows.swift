import InsetCore
import TextFormats

extension JSONNode {
  /// The name of a row: its `id`, or its line where it has none.
  func rowName() throws(TextFinding) -> String {
    try self["id"]?.name() ?? "line \(place.line)"
  }

  /// A text that is printed as it is: without what would steer a terminal.
  func name() throws(TextFinding) -> String {
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
      throw TextFinding(
        "bad-value", "this must be a name of 1 to 100 printable characters", place)
    }
    return text
  }

  /// `[x, y, width, height]`, or an object with `x`, `y`, `w` and `h`.
  func rect() throws(TextFinding) -> Rect {
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
  func size() throws(TextFinding) -> Size {
    let n = try numbers(2)
    return Size(width: n[0], height: n[1])
  }

  /// A list of so many lengths.
  func numbers(_ count: Int) throws(TextFinding) -> [Double] {
    guard case .array(let values) = kind, values.count == count else {
      throw wrongType("a list of \(count) numbers")
    }
    var numbers: [Double] = []
    for value in values { numbers.append(try value.length()) }
    return numbers
  }
}

extension String {
  /// The text as messages quote it: in backticks, and cut where it is long.
  var quoted: String {
    let head = unicodeScalars.prefix(61)
    guard head.count == 61 else { return "`\(self)`" }
    return "`\(String(UnicodeScalarView(head.prefix(60))))…`"
  }
}
