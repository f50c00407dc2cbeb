/// A finding about a file: what, by which rule, and where.
package struct Diagnostic: Error, Hashable, Sendable {
  /// How much a finding matters.
  package enum Severity: String, Hashable, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used, but somebody should look at it.
    case warning
  }

  /// Another location that belongs to the finding.
  package struct Note: Hashable, Sendable {
    /// What the note says.
    package var message: String
    package var file: String
    package var mark: YAMLMark

    package init(_ message: String, _ file: String, _ mark: YAMLMark) {
      self.message = message
      self.file = file
      self.mark = mark
    }
  }

  /// How much it matters.
  package var severity: Severity
  /// The rule's name, such as `unknown-key`.
  package var rule: String
  /// What is wrong, in words that need no context.
  package var message: String
  package var file: String
  package var mark: YAMLMark
  /// How many columns are wrong, at least 1.
  package var length: Int
  /// Other locations that belong to it.
  package var notes: [Note]
  /// What to do about it, a sentence each.
  package var help: [String]

  package init(
    _ rule: String, _ message: String, _ file: String, _ mark: YAMLMark, length: Int = 1,
    notes: [Note] = [], help: [String] = [], severity: Severity = .error
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.file = file
    self.mark = mark
    self.length = length
    self.notes = notes
    self.help = help
  }
}

extension Diagnostic: Comparable {
  /// Whether the first comes first in a list: by file, line, column, and then by its words.
  package static func < (a: Self, b: Self) -> Bool {
    if a.file != b.file { return a.file < b.file }
    if a.mark != b.mark { return a.mark < b.mark }
    return (a.rule, a.message) < (b.rule, b.message)
  }
}

extension String {
  /// The text as messages quote it: in backticks, and cut where it is long.
  package var quoted: String {
    let head = unicodeScalars.prefix(61)
    guard head.count == 61 else { return "`\(self)`" }
    return "`\(String(String.UnicodeScalarView(head.prefix(60))))…`"
  }
}

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
