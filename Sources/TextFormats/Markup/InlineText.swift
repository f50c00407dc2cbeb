/// Text with code and emphasis in it, independent of any format: each format escapes every part.
package struct InlineText: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A run of text.
  package enum Part: Hashable, Sendable {
    /// Text without markup.
    case text(String)
    /// A name or a command.
    case code(String)
    /// Text with strong emphasis.
    case strong(String)
    /// Text that leads to an address.
    case link(String, to: String)
  }

  /// The runs in their order.
  package var parts: [Part]

  package init(stringLiteral text: String) { parts = [.text(text)] }

  package init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  package init(_ parts: [Part]) { self.parts = parts }

  /// Text in which backticks enclose code.
  package init(marked text: String) {
    parts = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.isEmpty }
      .map { $0.offset % 2 == 0 ? .text(String($0.element)) : .code(String($0.element)) }
  }

  /// The concatenation of two texts.
  package static func + (a: InlineText, b: InlineText) -> InlineText {
    InlineText(a.parts + b.parts)
  }

  /// The text without markup.
  package var plain: String {
    parts.map { part in
      switch part {
      case .text(let text), .code(let text), .strong(let text), .link(let text, _): text
      }
    }.joined()
  }

  /// Collects the runs of an interpolated literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { parts.append(.text(text)) }
    }

    /// Appends text without markup.
    package mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }

    /// Appends a name or a command.
    package mutating func appendInterpolation(code: String) { parts.append(.code(code)) }

    /// Appends text with strong emphasis.
    package mutating func appendInterpolation(strong: String) { parts.append(.strong(strong)) }

    /// Appends text that leads to an address; plain text where that is none of HTTPS.
    package mutating func appendInterpolation(_ text: String, link: String) {
      parts.append(link.hasPrefix("https://") ? .link(text, to: link) : .text(text))
    }
  }
}

extension [InlineText] {
  /// The concatenation of the elements, with a separator between each two.
  package func joined(_ separator: String) -> InlineText {
    var parts: [InlineText.Part] = []
    for text in self {
      if !parts.isEmpty { parts.append(.text(separator)) }
      parts += text.parts
    }
    return InlineText(parts)
  }
}
