extension JSONReader {
  /// A text in quotation marks.
  mutating func string() throws(TextFinding) -> String {
    var string = String.UnicodeScalarView()
    index += 1
    while let scalar = peek {
      switch scalar {
      case "\"":
        index += 1
        return String(string)
      case "\\": string.append(try escaped())
      case "\0"..."\u{1F}": throw unexpected("a printable character")
      default:
        string.append(scalar)
        index += 1
      }
    }
    throw unexpected("`\"`")
  }

  /// The character of an escape sequence.
  private mutating func escaped() throws(TextFinding) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let mark = peek else { throw unexpected("an escaped character") }
    index += 1
    switch mark {
    case "\"", "\\", "/": return mark
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      var code = try hexadecimal()
      // A character beyond the first plane is written as two halves.
      if (0xD800..<0xDC00).contains(code), take("\\"), take("u") {
        let low = try hexadecimal()
        if (0xDC00..<0xE000).contains(low) { code = 0x10000 + (code - 0xD800) << 10 + low - 0xDC00 }
      }
      if let scalar = Unicode.Scalar(code) { return scalar }
    default: break
    }
    throw TextFinding(
      "invalid-json", "this is no JSON: the backslash escapes no character", place(from: start))
  }

  private mutating func hexadecimal() throws(TextFinding) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let scalar = peek, let digit = Character(scalar).hexDigitValue, scalar.isASCII else {
        throw unexpected("a hexadecimal digit")
      }
      code = code << 4 | UInt32(digit)
      index += 1
    }
    return code
  }

  /// A number that a Double can hold.
  package mutating func number() throws(TextFinding) -> Double {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try digits()
    }
    let written = String(String.UnicodeScalarView(text[start..<index]))
    guard let number = Double(written), number.isFinite else {
      throw TextFinding("bad-value", "the number is out of range", place(from: start))
    }
    return number
  }

  private mutating func digits() throws(TextFinding) {
    let start = index
    while let scalar = peek, ("0"..."9").contains(scalar) { index += 1 }
    if index == start { throw unexpected("a digit") }
  }
}
