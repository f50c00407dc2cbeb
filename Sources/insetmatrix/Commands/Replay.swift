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
      counted. Exits with 1 if an answer differs, with 5 if there was nothing to judge.
      """)

  @OptionGroup var file: RecordingOptions

  @Option(help: ArgumentHelp("A strategy to ask instead of the oracle.", valueName: "id"))
  var strategy: String?

  mutating func run() throws {
    let target = try file.target()
    let subject = try strategy.map(Self.subject)
    let vectors = try file.read { bytes throws(InvalidRecordings) in try RecordedVectors(bytes) }
    let report = subject.map { ReplayReport(vectors, to: $0) } ?? ReplayReport(vectors)
    try file.write(report.text, json: report.json, to: target)
    if report.rows.isEmpty {
      throw Failure(
        status: .incomplete, message: "error: nothing was judged: no line can be replayed")
    }
    throw (report.agreeing == report.rows.count ? ExitStatus.success : .findings).code
  }

  private static func subject(_ id: String) throws(Failure) -> Subject {
    var options = StrategyOptions()
    options.strategy = [id]
    return try options.subjects()[0]
  }
}

/// A file of recordings, and where to write what it comes to: options that several commands share.
struct RecordingOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The recordings; - reads standard input.", valueName: "file.jsonl"))
  var file: String

  @Option(
    help: ArgumentHelp(
      "json, and the file to write it to; standard output without a file.",
      valueName: "name[:path]"))
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
      throw Failure(
        status: .usage,
        message: "error: there is no reporter \(name); there is \(JSONReporter.id)")
    }
    let path = reporter.dropFirst(name.count + 1)
    return .json(path: path.isEmpty ? nil : String(path))
  }

  /// Reads the file, or tells all that is wrong with it.
  func read<Value>(
    _ decode: ([UInt8]) throws(InvalidRecordings) -> Value
  ) throws(Failure) -> Value {
    let bytes = try Input.read(file)
    do throws(InvalidRecordings) {
      return try decode(bytes)
    } catch {
      let source = SourceText(bytes)
      let path = Input.name(of: file)
      throw Failure(
        status: .invalidInput,
        message: error.findings.map { finding in
          Diagnostic(
            finding.rule, finding.message, path,
            YAMLMark(line: finding.place.line, column: finding.place.column),
            length: finding.place.length
          ).render(source: source)
        }.joined(separator: "\n"))
    }
  }

  /// Writes one of two forms of a report.
  func write(_ text: String, json: () throws -> String, to target: Target) throws(Failure) {
    guard case .json(let path) = target else {
      try Output.print(text)
      return
    }
    do {
      let text = try json()
      guard let path else {
        try Output.print(text)
        return
      }
      try Output.write(text, to: path)
      Output.error("\(JSONReporter.id) report: \(path)")
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(status: .fault, message: "error: cannot encode the report: \(error)")
    }
  }
}
