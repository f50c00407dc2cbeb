import ProfileFiles
import TextFormats

extension Diagnostic {
  /// The diagnostic without its notes and its help.
  var annotation: SourceAnnotation {
    SourceAnnotation(
      severity == .error ? .error : .warning, at: .init(file, mark, length: length), message)
  }

  var messageWithHelp: String {
    ([message] + help.map { "help: \($0)" }).joined(separator: "\n")
  }
}

extension SourceAnnotation.Location {
  init(_ file: String, _ mark: YAMLMark, length: Int = 1) {
    self.init(
      file: file, line: mark.line, column: mark.column, endColumn: mark.column + length)
  }
}
