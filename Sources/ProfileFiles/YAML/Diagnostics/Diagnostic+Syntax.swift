/// Syntax errors in the words of people, at the location of the mistake: a parser stops where it
/// cannot go on, which may be far behind it.
extension Diagnostic {
  /// The finding of the parser, or what is behind it where that is known.
  func explained(in text: [UInt8]) -> Diagnostic {
    guard rule == "yaml-syntax" else { return self }
    let source = SourceText(text)
    if let line = source.line(mark.line), line.dropFirst(mark.column - 1).first == "\t" {
      return Diagnostic(
        rule, "a tab; YAML indents with spaces", file, mark, help: ["put spaces in its place"])
    }
    guard let quote = QuoteScan(text).openQuote, quote < mark else { return self }
    let isAtEnd = source.line(mark.line)?.isEmpty ?? true
    return Diagnostic(
      rule, "a quote that is not closed", file, quote,
      notes: isAtEnd ? [] : [Note("what follows makes no sense from here on", file, mark)],
      help: ["close it on its line"])
  }
}
