/// Text with names in it, before any format: each format escapes every part.
struct Phrase: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A run of text.
  enum Part: Hashable, Sendable {
    case text(String)
    case code(String)
    case strong(String)
  }

  var parts: [Part]

  init(stringLiteral text: String) { parts = [.text(text)] }

  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  init(_ parts: [Part]) { self.parts = parts }

  /// Appends another phrase.
  static func + (a: Phrase, b: Phrase) -> Phrase { Phrase(a.parts + b.parts) }

  /// The text alone.
  var plain: String {
    parts.map { part in
      switch part {
      case .text(let text), .code(let text), .strong(let text): text
      }
    }.joined()
  }

  struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { parts.append(.text(text)) }
    }

    mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }

    mutating func appendInterpolation(code: String) { parts.append(.code(code)) }

    mutating func appendInterpolation(strong: String) { parts.append(.strong(strong)) }
  }
}

extension [Phrase] {
  /// All of them, with something between each two.
  func joined(_ separator: String) -> Phrase {
    var parts: [Phrase.Part] = []
    for phrase in self {
      if !parts.isEmpty { parts.append(.text(separator)) }
      parts += phrase.parts
    }
    return Phrase(parts)
  }
}
