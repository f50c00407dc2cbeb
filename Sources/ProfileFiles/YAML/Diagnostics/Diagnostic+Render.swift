import TextFormats

extension Diagnostic {
  /// The finding as people read it, without a line end.
  ///
  /// The first line is the form that Xcode and the annotations of CI systems know.
  ///
  /// - Parameters:
  ///   - source: The file's text; without it the line and its caret are left out.
  ///   - isColored: Whether the severity and the caret get colors, for a terminal.
  /// - Returns: The lines, joined.
  /// - Complexity: O(1) in the length of the source.
  package func render(source: SourceText?, inColor isColored: Bool = false) -> String {
    func colored(_ text: String, _ color: TerminalColor) -> String {
      isColored ? color.around(text) : text
    }
    let place = "\(file):\(mark.line):\(mark.column)".shown
    let word = colored(severity.rawValue, severity == .error ? .red : .magenta)
    var lines = ["\(place): \(word): \("\(message) [\(rule)]".shown)"]
    if let (text, gutter, caret) = source.flatMap(excerpt) {
      lines += [text.shown, gutter + colored(caret, .green)]
    }
    lines += notes.map {
      "  note: \($0.message): \($0.file):\($0.mark.line):\($0.mark.column)".shown
    }
    lines += help.map { "  help: \($0)".shown }
    return lines.joined(separator: "\n")
  }

  /// The longest line of an excerpt in columns.
  private static let columns = 120

  /// The line, and the caret below it with what is before it.
  private func excerpt(
    _ source: SourceText
  ) -> (text: String, gutter: String, caret: String)? {
    guard let line = source.line(mark.line), !line.isEmpty, mark.column <= line.count + 1 else {
      return nil
    }
    let number = String(mark.line)
    let gutter = String(repeating: " ", count: number.count)
    let (text, column) = Self.window(line, around: mark.column - 1, Self.columns - number.count - 5)
    let marked = String(String.UnicodeScalarView(text)).marked(at: column, length: length)
    let indent = String(marked.caret.prefix { $0 == " " })
    return (
      "  \(number) | \(marked.line)", "  \(gutter) | \(indent)",
      String(marked.caret.dropFirst(indent.count))
    )
  }

  /// The part of a line around a column that fits a width, and where the column is in it.
  private static func window(
    _ line: ArraySlice<Unicode.Scalar>, around column: Int, _ width: Int
  ) -> (text: [Unicode.Scalar], column: Int) {
    guard line.count > width else { return (Array(line), column) }
    let start = max(0, min(column - width / 2, line.count - width))
    var text = Array(line.dropFirst(start).prefix(width))
    if start > 0 { text[0] = "…" }
    if start + width < line.count { text[width - 1] = "…" }
    return (text, column - start)
  }
}

private enum TerminalColor: Int {
  case red = 31
  case green = 32
  case magenta = 35

  /// A text in this color, bold.
  func around(_ text: String) -> String { "\u{1B}[1;\(rawValue)m\(text)\u{1B}[0m" }
}
