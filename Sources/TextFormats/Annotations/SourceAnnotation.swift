/// A message about a location in a file, for the formats that compilers and CI systems read.
package struct SourceAnnotation: Hashable, Sendable {
  /// How severe a message is.
  package enum Severity: String, Hashable, Sendable {
    /// Something has to be changed.
    case error
    /// A warning.
    case warning
    /// More information.
    case note
  }

  /// A range of columns on a line; both are counted from 1.
  package struct Location: Hashable, Sendable {
    package var file: String
    package var line: Int
    /// The first column; nil for the whole line.
    package var column: Int?
    /// The column after the last one.
    package var endColumn: Int?

    package init(file: String, line: Int, column: Int? = nil, endColumn: Int? = nil) {
      self.file = file
      self.line = line
      self.column = column
      self.endColumn = endColumn
    }
  }

  package var severity: Severity
  /// The location; nil where the message is about no file.
  package var location: Location?
  package var message: String

  package init(_ severity: Severity, at location: Location?, _ message: String) {
    self.severity = severity
    self.location = location
    self.message = message
  }

  /// The line that compilers write and that Xcode and the problem matchers of editors read; a line
  /// break inside a name becomes a space.
  ///
  /// - Parameter rule: The name that follows the message in brackets.
  /// - Returns: The line with its line end.
  package func compilerLine(rule: String? = nil) -> String {
    let location = location.map { "\($0.file):\($0.line):\($0.column ?? 1): " } ?? ""
    let rule = rule.map { " [\($0)]" } ?? ""
    return "\(location)\(severity.rawValue): \(message)\(rule)".tamed + "\n"
  }

  /// The workflow command that GitHub Actions shows as an annotation of the changed lines.
  package func workflowCommand(title: String) -> String {
    var properties: [String] = []
    if let location {
      properties = ["file=\(Self.property(location.file))", "line=\(location.line)"]
      if let column = location.column { properties.append("col=\(column)") }
      if let endColumn = location.endColumn { properties.append("endColumn=\(endColumn)") }
    }
    properties.append("title=\(Self.property(title))")
    let command = severity == .note ? "notice" : severity.rawValue
    return "::\(command) \(properties.joined(separator: ","))::\(Self.data(message))\n"
  }

  private static func data(_ text: String) -> String { escape(text, ["%": "%25"]) }

  /// A property, which commas and colons would end too.
  private static func property(_ text: String) -> String {
    escape(text, ["%": "%25", ":": "%3A", ",": "%2C"])
  }

  /// Escapes each line, and lets nothing control the log.
  private static func escape(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" }
    return lines.map { line in
      String(line).tamed.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
    }.joined(separator: "%0A")
  }
}
