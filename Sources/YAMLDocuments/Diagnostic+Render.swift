extension Diagnostic {
  /// The finding as people read it, without a line end.
  ///
  /// The first line is the form that Xcode and the annotations of CI systems know.
  ///
  /// - Parameter source: The file's text; without it the line and its caret are left out.
  /// - Returns: The lines, joined.
  /// - Complexity: O(1) in the length of the source.
  public func render(source: SourceText?) -> String {
    let place = "\(file):\(mark.line):\(mark.column)"
    var lines = ["\(place): \(severity.rawValue): \(message) [\(rule)]"]
    lines += source.map(excerpt) ?? []
    lines += notes.map { "  note: \($0.message): \($0.file):\($0.mark.line):\($0.mark.column)" }
    lines += help.map { "  help: \($0)" }
    return lines.map(\.shown).joined(separator: "\n")
  }

  /// The longest line of an excerpt in columns.
  private static let columns = 120

  private func excerpt(_ source: SourceText) -> [String] {
    guard let line = source.line(mark.line), !line.isEmpty, mark.column <= line.count + 1 else {
      return []
    }
    let number = String(mark.line)
    let gutter = String(repeating: " ", count: number.count)
    let (text, column) = Self.window(line, around: mark.column - 1, Self.columns - number.count - 5)
    let underlined = max(1, min(length, text.count - column))
    let caret =
      String(repeating: " ", count: column) + "^" + String(repeating: "~", count: underlined - 1)
    return ["  \(number) | \(String(String.UnicodeScalarView(text)))", "  \(gutter) | \(caret)"]
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
