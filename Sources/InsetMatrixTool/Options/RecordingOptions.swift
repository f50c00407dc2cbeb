import ArgumentParser
import InsetMatrix
import ProfileTools
import TextFormats
import Reporting
import ProfileFiles

/// A file of recordings, and where to write the report: options that several commands share.
struct RecordingOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The recordings; - reads standard input.", valueName: "file.jsonl"),
    completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      "json, and the file to write it to; standard output without a file.",
      valueName: "name[:path]"), completion: Completions.json)
  var reporter: String?

  /// Where the report goes.
  enum Target {
    /// The lines for people, on standard output.
    case text
    /// JSON, to a file or, without a path, to standard output.
    case json(path: String?)
  }

  /// Reads "json" or "json:replay.json".
  func target() throws(Failure) -> Target {
    guard let reporter else { return .text }
    let name = reporter.prefix { $0 != ":" }
    guard name == JSONReporter.id else {
      throw UnknownName(
        kind: "reporter", name: String(name), known: [JSONReporter.id]
      ).failure
    }
    let path = reporter.dropFirst(name.count + 1)
    return .json(path: path.isEmpty ? nil : String(path))
  }

  /// Names the rows of the file that were refused; fails where no row is left to judge.
  func tell(_ refused: RefusedRows, of bytes: [UInt8], isAnyLeft: Bool) throws(Failure) {
    try Self.tell(refused, of: bytes, in: Input.name(of: file), isAnyLeft: isAnyLeft)
  }

  /// The same for a file of a name.
  static func tell(
    _ refused: RefusedRows, of bytes: [UInt8], in path: String, isAnyLeft: Bool
  ) throws(Failure) {
    guard refused.count > 0 else { return }
    let source = SourceText(bytes)
    var lines = refused.findings.map { finding in
      Diagnostic(
        finding.rule, finding.message, path,
        YAMLMark(line: finding.place.line, column: finding.place.column),
        length: finding.place.length
      ).render(source: source)
    }
    let others = refused.count - refused.findings.count
    if others > 0 { lines.append("\(path.shown): error: \(others) more rows cannot be read") }
    let message = MessageText(lines: lines.joined(separator: "\n"))
    guard isAnyLeft else { throw Failure(status: .invalidInput, message: message) }
    Output.error(message)
  }

  /// Writes one of two forms of a report.
  func write(_ text: String, json: @autoclosure () -> String, to target: Target) throws(Failure) {
    guard case .json(let path) = target else {
      try Output.print(text)
      return
    }
    guard let path else {
      try Output.print(json())
      return
    }
    try Output.write(json(), to: path)
    Output.error("\(JSONReporter.id) report: \(path)")
  }
}
