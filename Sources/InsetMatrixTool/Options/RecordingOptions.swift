import ArgumentParser
import InsetMatrix
import ProfileTools
import TextFormats
import ProfileFiles

/// A file of recordings, and the form of the answer: options that several commands share.
struct RecordingOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The recordings; - reads standard input.", valueName: "file.jsonl"),
    completion: .file())
  var file: String

  @Flag(help: "As JSON; see docs/answers.md.")
  var json = false

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

  /// Prints a report for people, or its data for programs.
  func print(
    _ text: @autoclosure () -> String, _ data: @autoclosure () -> JSONValue, isOk: Bool
  ) throws(Failure) {
    if json {
      try JSONAnswer(isOk: isOk, data: data()).print()
    } else {
      try Output.print(text())
    }
  }
}
