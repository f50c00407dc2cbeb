import ArgumentParser
import Foundation
import InsetCore
import InsetStrategies
import Recordings
import Reporting
import YAMLDocuments

/// The oracle, or a strategy, asked about recorded geometry.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judges recorded geometry: does the oracle agree with the answers of others?",
    discussion: """
      Each line of the file is a JSON object with `norm`, `norm_mode` or `norm_seq`; others are \
      counted, and a line that cannot be read is refused alone. Exits with 1 if an answer differs \
      or a line was refused, with 3 if no other line is left, with 5 if there was nothing to judge.
      """)

  @OptionGroup var file: RecordingOptions

  @Option(
    help: ArgumentHelp("A strategy to ask instead of the oracle.", valueName: "id"),
    completion: Completions.strategies)
  var strategy: String?

  mutating func run() throws {
    let target = try file.target()
    let subject = try strategy.map(Self.subject)
    let bytes = try Input.read(file.file)
    let vectors = RecordedVectors(bytes)
    let report = subject.map { ReplayReport(vectors, to: $0) } ?? ReplayReport(vectors)
    try file.tell(report.refused, of: bytes, isAnyLeft: !report.rows.isEmpty)
    try file.write(report.text, json: report.json, to: target)
    if report.rows.isEmpty {
      let isEmpty = report.notReplayable + report.skipped == 0
      throw Failure(
        status: .incomplete,
        message: "error: nothing was replayed: "
          + (isEmpty ? "the file is empty" : "no line can be replayed"))
    }
    let isExpected = report.agreeing == report.rows.count && report.refused.count == 0
    throw (isExpected ? ExitStatus.success : .findings).code
  }

  private static func subject(_ id: String) throws(Failure) -> Subject {
    var options = StrategyOptions()
    options.strategy = [id]
    return try options.subjects()[0]
  }
}

/// A file of recordings, and where to write what it comes to: options that several commands share.
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
        kind: "reporter", name: String(name), known: [JSONReporter.id],
        help: "there is \(JSONReporter.id)"
      ).failure
    }
    let path = reporter.dropFirst(name.count + 1)
    return .json(path: path.isEmpty ? nil : String(path))
  }

  /// Names the rows of the file that were refused; fails where no row is left to judge.
  func tell(_ refused: RefusedRows, of bytes: [UInt8], isAnyLeft: Bool) throws(Failure) {
    guard refused.count > 0 else { return }
    let source = SourceText(bytes)
    let path = Input.name(of: file)
    var lines = refused.findings.map { finding in
      Diagnostic(
        finding.rule, finding.message, path,
        YAMLMark(line: finding.place.line, column: finding.place.column),
        length: finding.place.length
      ).render(source: source)
    }
    let others = refused.count - refused.findings.count
    if others > 0 { lines.append("\(path): error: \(others) more rows cannot be read") }
    let message = lines.joined(separator: "\n")
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
