/// HTML and SVG from text that may contain anything: the only place that escapes for them.
///
/// What comes out is well-formed XML too.
package enum HTMLText {
  /// Text for content and for attribute values.
  package static func text(_ text: String) -> String {
    var escaped = ""
    for scalar in text.tamed.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// An element; values are escaped here, the content must be escaped already.
  package static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: String
  ) -> String {
    "\(open(name, attributes))>\(content)</\(name)>"
  }

  /// An element without content.
  package static func void(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:]
  ) -> String {
    "\(open(name, attributes))/>"
  }

  private static func open(
    _ name: String, _ attributes: KeyValuePairs<String, String>
  ) -> String {
    "<\(name)" + attributes.map { " \($0.key)=\"\(text($0.value))\"" }.joined()
  }

  /// Inline text with its markup; names keep their own reading direction.
  package static func inline(_ inline: InlineText) -> String {
    inline.parts.map { part in
      switch part {
      case .text(let text): Self.text(text)
      case .code(let text): "<code><bdi>\(Self.text(text))</bdi></code>"
      case .strong(let text): "<strong>\(Self.text(text))</strong>"
      case .link(let text, let address):
        element("a", ["href": URIText.address(address)], Self.text(text))
      }
    }.joined()
  }
}
