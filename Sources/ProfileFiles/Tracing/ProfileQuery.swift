import DeviceProfiles

/// A question about profiles: `keyboard.docked.height > 300 and keyboard.docked.orientation = portrait`.
///
/// A comparison has a path, one of `> >= < <= = !=` and a value; `and` or a space joins them.
/// Comparisons of the same table and name are about the same row. Text and words know `=` and `!=`
/// only, and `*` in them; `=` of a list asks for one of its values, of versions whether they have
/// the version.
public struct ProfileQuery: Hashable, Sendable {
  enum Operator: String, CaseIterable {
    case atLeast = ">="
    case atMost = "<="
    case notEqual = "!="
    case above = ">"
    case below = "<"
    case equal = "="
  }

  struct Term: Hashable, Sendable {
    var pattern: ProfilePattern
    var comparison: Operator
    var value: String
  }

  let terms: [Term]

  /// Reads a question.
  ///
  /// - Throws: ``InvalidProfileQuery`` with the place of what is wrong.
  public init(_ text: String) throws(InvalidProfileQuery) {
    var terms: [Term] = []
    var tokens = try Self.tokens(text)[...]
    while let path = tokens.popFirst() {
      if path.text == "and", !path.isQuoted, !terms.isEmpty { continue }
      let pattern: ProfilePattern
      do throws(InvalidProfilePath) {
        pattern = try ProfilePattern(path.text)
      } catch {
        throw InvalidProfileQuery(
          error.message, at: path, help: error.near.map { "did you mean `\($0)`?" })
      }
      guard pattern.isLeaf else {
        throw InvalidProfileQuery(
          "`\(path.text)` is a group of values", at: path,
          help: "it goes on with \(pattern.continuations.prefix(12).listed("or"))")
      }
      guard let sign = tokens.popFirst(), let comparison = Operator(rawValue: sign.text),
        !sign.isQuoted
      else {
        throw InvalidProfileQuery(
          "`\(path.text)` needs one of `> >= < <= = !=` after it", at: path, help: nil)
      }
      guard let value = tokens.popFirst(), value.isQuoted || Operator(rawValue: value.text) == nil
      else {
        throw InvalidProfileQuery("`\(sign.text)` needs a value after it", at: sign, help: nil)
      }
      terms.append(Term(pattern: pattern, comparison: comparison, value: value.text))
    }
    guard !terms.isEmpty else {
      throw InvalidProfileQuery(
        "there is nothing to look for", at: Token(text: "", offset: 0),
        help: "write it like `keyboard.docked.height > 300`")
    }
    self.terms = terms
  }

  struct Token {
    var text: String
    var offset: Int
    var isQuoted = false
  }

  /// Words, texts between quotes, and signs.
  private static func tokens(_ text: String) throws(InvalidProfileQuery) -> [Token] {
    var tokens: [Token] = []
    let characters = Array(text)
    var index = 0
    while index < characters.count {
      let start = index
      let character = characters[index]
      if character == " " {
        index += 1
      } else if character == "\"" || character == "'" {
        guard let end = characters[(index + 1)...].firstIndex(of: character) else {
          throw InvalidProfileQuery(
            "the quote is never closed", at: Token(text: "\(character)", offset: index), help: nil)
        }
        tokens.append(
          Token(text: String(characters[(index + 1)..<end]), offset: start, isQuoted: true))
        index = end + 1
      } else if "<>=!".contains(character) {
        while index < characters.count, "<>=!".contains(characters[index]) { index += 1 }
        let sign = String(characters[start..<index])
        tokens.append(Token(text: sign == "==" ? "=" : sign, offset: start))
      } else {
        while index < characters.count, !" <>=!\"'".contains(characters[index]) { index += 1 }
        tokens.append(Token(text: String(characters[start..<index]), offset: start))
      }
    }
    return tokens
  }
}

/// A question that cannot be read.
public struct InvalidProfileQuery: Error, Hashable, Sendable {
  /// What is wrong.
  public let message: String
  /// Where, in characters from the start.
  public let offset: Int
  /// How many characters are wrong.
  public let length: Int
  /// What was meant, or what there is.
  public let help: String?

  init(_ message: String, at token: ProfileQuery.Token, help: String?) {
    self.message = message
    offset = token.offset
    length = max(1, token.text.count)
    self.help = help
  }
}
