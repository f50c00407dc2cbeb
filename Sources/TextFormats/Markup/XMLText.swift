/// XML 1.0 from text that may contain anything: the only place that escapes for it.
package enum XMLText {
  /// The first line of every document.
  package static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Text for content and for attribute values.
  ///
  /// White space other than blanks, and what turns the reading direction, is written as a number so
  /// that it reads back as it was; characters that XML cannot hold become the replacement
  /// character.
  package static func text(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: escaped += "&amp;"
      case 0x3C: escaped += "&lt;"
      case 0x3E: escaped += "&gt;"
      case 0x22: escaped += "&quot;"
      case 0x27: escaped += "&apos;"
      case 0x09, 0x0A, 0x0D, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E,
        0x2066...0x2069, 0xFEFF:
        escaped += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      case 0x00..<0x20, 0xFFFE, 0xFFFF: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A tag's name and attributes, whose values are escaped here.
  package static func tag(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
    name + attributes.map { " \($0.key)=\"\(text($0.value))\"" }.joined()
  }

  /// An element on a line of its own; the lines inside are whole and escaped already.
  package static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], depth: Int,
    _ lines: [String] = []
  ) -> String {
    let indent = String(repeating: "  ", count: depth)
    let open = "\(indent)<\(tag(name, attributes))"
    return lines.isEmpty ? "\(open)/>\n" : "\(open)>\n\(lines.joined())\(indent)</\(name)>\n"
  }
}
