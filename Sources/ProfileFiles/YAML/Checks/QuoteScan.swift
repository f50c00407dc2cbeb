/// Looks for a quote that somebody forgot to close: it ends at the next quote of its kind, lines
/// below, and what follows that is no YAML.
struct QuoteScan {
  private let text: [Unicode.Scalar]
  private var index = 0
  private var mark = YAMLMark(line: 1, column: 1)
  /// How many brackets and braces are open.
  private var depth = 0
  /// The column of the line's first key.
  private var indent = 1

  init(_ bytes: [UInt8]) { text = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars) }

  /// Where the first such quote is; nil where there is none.
  ///
  /// - Complexity: O(*n*) in the number of characters.
  var openQuote: YAMLMark? {
    var scan = self
    return scan.find()
  }

  private mutating func find() -> YAMLMark? {
    // Whether a value may start here; a quote elsewhere is a character like any other.
    var isStart = true
    var isLineStart = true
    while let scalar = next {
      switch scalar {
      case "\n":
        (isStart, isLineStart) = (true, true)
      case " ", "\t", "\r": break
      case "#" where isAfterBlank:
        skipLine()
        continue
      case "\"" where isStart, "'" where isStart:
        if isLineStart { (indent, isLineStart) = (mark.column, false) }
        if let open = skipQuoted(scalar) { return open }
        isStart = false
        continue
      case "|" where isStart && depth == 0, ">" where isStart && depth == 0:
        skipBlock()
        (isStart, isLineStart) = (true, true)
        continue
      default:
        let isDash = scalar == "-" && isBeforeBlank
        if isLineStart, !isDash { (indent, isLineStart) = (mark.column, false) }
        isStart = startsValue(scalar, isStart: isStart)
      }
      advance()
    }
    return nil
  }

  /// Whether a value may start behind a character.
  private mutating func startsValue(_ scalar: Unicode.Scalar, isStart: Bool) -> Bool {
    switch scalar {
    case "[" where isStart, "{" where isStart:
      depth += 1
      return true
    case "]" where depth > 0, "}" where depth > 0:
      depth -= 1
      return false
    case ",": return depth > 0
    case "-": return isStart && isBeforeBlank
    case ":": return isBeforeBlank || depth > 0
    default: return false
    }
  }

  /// Passes a quoted text; its location where it never ends, or ends on another line and something
  /// follows it there.
  private mutating func skipQuoted(_ quote: Unicode.Scalar) -> YAMLMark? {
    let start = mark
    advance()
    while let scalar = next {
      advance()
      if scalar == "\\" && quote == "\"" || scalar == quote && quote == "'" && next == quote {
        advance()
      } else if scalar == quote {
        return mark.line == start.line || isEndOfValue ? nil : start
      }
    }
    return start
  }

  /// Whether a value may end here.
  private var isEndOfValue: Bool {
    let rest = text[index...].first { $0 != " " && $0 != "\t" }
    return rest.map { "\r\n#,]}:".unicodeScalars.contains($0) } ?? true
  }

  /// Passes the lines of a text in block style: those that are empty or deeper than its key.
  private mutating func skipBlock() {
    skipLine()
    let limit = indent
    while next != nil {
      let line = text[(index + 1)...].prefix { $0 != "\n" }
      let depth = line.prefix { $0 == " " }.count
      if depth < line.count, depth + 1 <= limit { return }
      advance()
      skipLine()
    }
  }

  private var next: Unicode.Scalar? { index < text.count ? text[index] : nil }

  private var isAfterBlank: Bool {
    index == 0 || [" ", "\t", "\n"].contains(text[index - 1])
  }

  private var isBeforeBlank: Bool {
    index + 1 == text.count || [" ", "\t", "\r", "\n"].contains(text[index + 1])
  }

  private mutating func skipLine() {
    while let scalar = next, scalar != "\n" { advance() }
  }

  private mutating func advance() {
    guard let scalar = next else { return }
    index += 1
    mark =
      scalar == "\n"
      ? YAMLMark(line: mark.line + 1, column: 1)
      : YAMLMark(line: mark.line, column: mark.column + 1)
  }
}
