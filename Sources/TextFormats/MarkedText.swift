extension Unicode.Scalar {
  /// How many columns a terminal gives the scalar: none to a mark that joins the one before it, two
  /// to ideographs, kana, hangul and emoji, one to all others.
  package var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: isWide ? 2 : 1
    }
  }

  /// Whether the scalar is wide or full-width in Unicode's sense, by blocks.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension String {
  /// The text on one line of output.
  package var shown: String { String(String.UnicodeScalarView(unicodeScalars.map(\.shown))) }

  /// The text as one line of output, and the line under it that marks a part.
  ///
  /// - Parameters:
  ///   - offset: Where the part starts, in Unicode scalars.
  ///   - length: How many scalars it has, at least 1.
  /// - Returns: The two lines.
  package func marked(at offset: Int, length: Int = 1) -> (line: String, caret: String) {
    let scalars = unicodeScalars.map { $0.isLineBreak ? " " : $0.shown }
    let column = scalars.prefix(offset).reduce(0) { $0 + $1.columns }
    let width = scalars.dropFirst(offset).prefix(length).reduce(0) { $0 + $1.columns }
    let underline = String(repeating: "~", count: max(1, width) - 1)
    return (
      String(String.UnicodeScalarView(scalars)),
      String(repeating: " ", count: column) + "^" + underline
    )
  }
}

extension Unicode.Scalar {
  /// Whether YAML 1.1 starts a new line after it.
  package var isLineBreak: Bool {
    switch value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it is invisible and changes what is seen around it: control characters but tab and
  /// line breaks, directions that are forced on the text, byte order marks and non-characters.
  package var isUnprintable: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x85: false
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE...0xFFFF: true
    default: false
    }
  }

  /// Its representation on a line of output: itself, or U+FFFD where it would disturb the line.
  package var shown: Unicode.Scalar {
    self == "\t" ? " " : isUnprintable || isLineBreak ? "\u{FFFD}" : self
  }
}
