import ProfileFiles

/// A part of a query with its offset, in Unicode scalars.
struct ProfileQueryPart {
  let text: String
  let offset: Int
  let length: Int

  func error(_ message: String, _ help: String? = nil) -> InvalidProfileQuery {
    InvalidProfileQuery(message, offset: offset, length: length, help: help)
  }
}

/// Takes a question apart: names, signs, and values with or without quotes.
struct ProfileQueryScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The next name; nil at the end.
  mutating func name() throws(InvalidProfileQuery) -> ProfileQueryPart? {
    skipBlanks()
    guard let next else { return nil }
    if "<>=!:".has(next) { return part { "<>=!:".has($0) } }
    if let text = try quoted() { return text }
    return part { !" \t\n<>=!:\"'".has($0) }
  }

  /// The sign that follows; nil if something else does.
  mutating func sign() -> ProfileQueryPart? {
    skipBlanks()
    let start = index
    if skip(":") { return ProfileQueryPart(text: ":", offset: start, length: 1) }
    let sign = part { "<>=!".has($0) }
    if sign.text.isEmpty { return nil }
    return ProfileQueryPart(
      text: sign.text == "==" ? "=" : sign.text, offset: start, length: sign.length)
  }

  /// The value that follows; nil if none does.
  ///
  /// - Parameter inList: Whether a comma ends it, and no blank may precede it.
  /// - Throws: ``InvalidProfileQuery`` for a quote that is never closed.
  /// - Returns: The value without its quotes.
  mutating func value(inList: Bool) throws(InvalidProfileQuery) -> ProfileQueryPart? {
    if !inList { skipBlanks() }
    if let text = try quoted() { return text }
    let end = inList ? " \t\n,\"'" : " \t\n<>=!\"'"
    let value = part { !end.has($0) }
    return value.text.isEmpty ? nil : value
  }

  /// Skips a character; returns false if another one follows.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func skipBlanks() {
    while let next, " \t\n".has(next) { index += 1 }
  }

  /// The longest part of some characters.
  private mutating func part(of belongs: (Unicode.Scalar) -> Bool) -> ProfileQueryPart {
    let start = index
    while let next, belongs(next) { index += 1 }
    return ProfileQueryPart(
      text: String(String.UnicodeScalarView(scalars[start..<index])), offset: start,
      length: index - start)
  }

  /// The text between quotes; nil if no quote follows.
  private mutating func quoted() throws(InvalidProfileQuery) -> ProfileQueryPart? {
    guard let quote = next, "\"'".has(quote) else { return nil }
    let start = index
    guard let end = scalars[(start + 1)...].firstIndex(of: quote) else {
      throw InvalidProfileQuery(
        "the quote is never closed", offset: start, length: 1, help: nil)
    }
    index = end + 1
    return ProfileQueryPart(
      text: String(String.UnicodeScalarView(scalars[(start + 1)..<end])), offset: start,
      length: index - start)
  }
}

extension String {
  fileprivate func has(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
