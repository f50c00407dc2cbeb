/// A place in the text of a handler, from 1.
package struct HandlerPlace: Hashable, Sendable {
  package var line: Int
  package var column: Int
}

/// What is wrong with a handler, and where.
package struct HandlerError: Error, Hashable {
  package let message: String
  package let place: HandlerPlace

  init(_ message: String, _ place: HandlerPlace) { (self.message, self.place) = (message, place) }
}

/// A word, number or sign of a handler's text.
struct HandlerToken: Hashable {
  enum Kind: Hashable {
    case name(String)
    case number(Double)
    case text
    case sign(String)
    case newline
    case end
  }

  var kind: Kind
  var place: HandlerPlace
  /// Whether blanks or the line's beginning are before it.
  var isSpaced: Bool

  /// The token as messages show it.
  var shown: String {
    switch kind {
    case .name(let name): "`\(name)`"
    case .number: "a number"
    case .text: "a text"
    case .sign(let sign): "`\(sign)`"
    case .newline: "the line's end"
    case .end: "the end"
    }
  }

  /// Splits a text; comments and attributes are left out.
  static func all(in text: String) throws(HandlerError) -> [HandlerToken] {
    var lexer = Lexer(text: Array(text))
    var tokens: [HandlerToken] = []
    while true {
      let token = try lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private struct Lexer {
    let text: [Character]
    var index = 0
    var place = HandlerPlace(line: 1, column: 1)

    static let signs = [
      "...", "..<", "===", "<<", ">>", "!==", "+=", "-=", "*=", "/=", "==", "!=", "<=", ">=", "&&",
      "||", "??",
      "->",
    ]

    mutating func next() throws(HandlerError) -> HandlerToken {
      let isSpaced = try skipBlanks() || index == 0
      let start = place
      func token(_ kind: Kind) -> HandlerToken {
        HandlerToken(kind: kind, place: start, isSpaced: isSpaced)
      }
      guard index < text.count else { return token(.end) }
      let character = text[index]
      if character.isNewline {
        advance()
        return token(.newline)
      }
      if character.isLetter || character == "_" || character == "$" {
        return token(.name(take { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }))
      }
      if character == "`" {
        advance()
        let name = take { $0 != "`" && !$0.isNewline }
        advance()
        return token(.name(name))
      }
      if character.isNumber {
        var digits = take { $0.isNumber || $0 == "_" }
        if index + 1 < text.count, text[index] == ".", text[index + 1].isNumber {
          digits += take { $0 == "." }
          digits += take { $0.isNumber || $0 == "_" }
        }
        digits.removeAll { $0 == "_" }
        guard let number = Double(digits) else {
          throw HandlerError("`\(digits)` is not a decimal number", start)
        }
        return token(.number(number))
      }
      if character == "\"" {
        advance()
        while index < text.count, text[index] != "\"", !text[index].isNewline {
          if starts(with: "\\(") {
            advance()
            skipParentheses()
          } else {
            advance(text[index] == "\\" ? 2 : 1)
          }
        }
        advance()
        return token(.text)
      }
      // Attributes such as @objc say nothing here; `#selector` is a name.
      if character == "@" {
        advance()
        _ = take { $0.isLetter || $0.isNumber }
        if starts(with: "(") { skipParentheses() }
        return try next()
      }
      if character == "#" {
        advance()
        return token(.name("#" + take { $0.isLetter }))
      }
      for sign in Self.signs where starts(with: sign) {
        advance(sign.count)
        return token(.sign(sign))
      }
      advance()
      return token(.sign(String(character)))
    }

    /// Skips blanks and comments; whether there were any.
    private mutating func skipBlanks() throws(HandlerError) -> Bool {
      let first = index
      while index < text.count {
        if text[index].isWhitespace, !text[index].isNewline {
          advance()
        } else if starts(with: "//") {
          while index < text.count, !text[index].isNewline { advance() }
        } else if starts(with: "/*") {
          let start = place
          while index < text.count, !starts(with: "*/") { advance() }
          if index == text.count { throw HandlerError("the comment is not closed", start) }
          advance(2)
        } else {
          break
        }
      }
      return index > first
    }

    /// Skips parentheses and what is in them, as far as they are on this line.
    private mutating func skipParentheses() {
      var depth = 0
      while index < text.count, !text[index].isNewline {
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" { depth -= 1 }
        advance()
        if depth == 0 { return }
      }
    }

    private func starts(with sign: String) -> Bool { text[index...].starts(with: sign) }

    private mutating func take(_ belongs: (Character) -> Bool) -> String {
      var taken = ""
      while index < text.count, belongs(text[index]) {
        taken.append(text[index])
        advance()
      }
      return taken
    }

    private mutating func advance(_ count: Int = 1) {
      for _ in 0..<count where index < text.count {
        if text[index].isNewline {
          place = HandlerPlace(line: place.line + 1, column: 1)
        } else {
          place.column += 1
        }
        index += 1
      }
    }
  }
}
