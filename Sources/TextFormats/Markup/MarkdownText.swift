/// Markdown from text that may contain anything: the only place that escapes for it.
package enum MarkdownText {
  /// Text outside of code, on one line.
  package static func text(_ text: String) -> String {
    var escaped = ""
    let characters = Array(text.tamed.unicodeScalars)
    for (index, character) in characters.enumerated() {
      switch character {
      case "&": escaped += "&amp;"
      // No tag begins with a digit: a share below a tenth stays readable.
      case "<" where characters[(index + 1)...].first.map { "0"..."9" ~= $0 } == true:
        escaped += "<"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!", "$":
        escaped += "\\\(character)"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }

  /// A code span; its fence is longer than any run of backticks inside.
  package static func code(_ text: String, inTable: Bool = false) -> String {
    let text = text.tamed
    if text.allSatisfy({ $0 == " " }) { return Self.text(text) }
    let runs = text.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: runs.contains(1) ? (runs.max() ?? 0) + 1 : 1)
    let pad = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    let span = fence + pad + text + pad + fence
    return inTable ? span.replacingOccurrences(of: "|", by: "\\|") : span
  }

  package static func inline(_ inline: InlineText) -> String {
    inline.parts.map { part in
      switch part {
      case .text(let text): Self.text(text)
      case .code(let text): code(text)
      case .strong(let text): "**\(Self.text(text))**"
      case .link(let text, let address): "[\(Self.text(text))](\(URIText.address(address)))"
      }
    }.joined()
  }

  /// A row of cells that are escaped already.
  package static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
