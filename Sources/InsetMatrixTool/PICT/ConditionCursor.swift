import TextFormats

/// A place in the text of constraints, which goes on over the ends of lines.
struct ConditionCursor {
  private let lines: [PlacedText]
  private var line = 0
  private var index: Int

  /// - Parameter lines: The lines without those that are empty.
  init(_ lines: [PlacedText]) {
    self.lines = lines
    index = lines.first?.scalars.startIndex ?? 0
  }

  /// Whether nothing but white space follows.
  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return line == lines.count
    }
  }

  /// Where the next word begins; the end of the text where there is none.
  var place: TextLocation {
    mutating get {
      skipSpace()
      if line < lines.count { return lines[line].place(of: index) }
      return lines.last.map { $0.place(of: $0.scalars.endIndex) } ?? TextLocation(1, 1)
    }
  }

  private mutating func skipSpace() {
    while line < lines.count {
      let scalars = lines[line].scalars
      while index < scalars.endIndex, scalars[index].properties.isWhitespace { index += 1 }
      if index < scalars.endIndex { return }
      line += 1
      index = line < lines.count ? lines[line].scalars.startIndex : 0
    }
  }

  /// What is left of the line, from the next word on.
  private var rest: ArraySlice<Unicode.Scalar> {
    mutating get {
      skipSpace()
      return line < lines.count ? lines[line].scalars[index...] : []
    }
  }

  /// Whether a sign or keyword follows, in any case.
  mutating func isNext(_ word: String) -> Bool {
    let next = rest.prefix(word.unicodeScalars.count)
    return Name(String(String.UnicodeScalarView(next))) == Name(word)
  }

  /// Reads a sign or keyword, in any case.
  mutating func take(_ word: String) -> Bool {
    guard isNext(word) else { return false }
    index += word.unicodeScalars.count
    return true
  }

  /// Reads what is left of a text up to a sign, and the sign; texts go on over the ends of lines.
  ///
  /// A backslash takes its special meaning from a quote, a bracket and a backslash.
  mutating func text(endingWith end: Unicode.Scalar, from start: TextLocation)
    throws(TextFinding) -> String
  {
    var text = String.UnicodeScalarView()
    while let scalar = next() {
      if scalar == end { return String(text) }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      let place = place
      guard let scalar = next(), "\\\"]".unicodeScalars.contains(scalar) else {
        throw TextFinding(
          "constraint-syntax", "a quote, a bracket or a backslash must follow a backslash", place)
      }
      text.append(scalar)
    }
    throw TextFinding("constraint-syntax", "there is no `\(end)` for this", start)
  }

  /// Reads a character, be it white space; the ends of lines are none.
  private mutating func next() -> Unicode.Scalar? {
    while line < lines.count {
      if index < lines[line].scalars.endIndex {
        index += 1
        return lines[line].scalars[index - 1]
      }
      line += 1
      index = line < lines.count ? lines[line].scalars.startIndex : 0
    }
    return nil
  }

  /// Reads the longest number that is next.
  mutating func number() -> Double? {
    // No number needs more characters.
    let signs = rest.prefix(64).prefix {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
    }
    for length in stride(from: signs.count, to: 0, by: -1) {
      let text = String(String.UnicodeScalarView(signs.prefix(length)))
      guard let number = ComparedValues.number(text) else { continue }
      index += length
      return number
    }
    return nil
  }
}
