import ArgumentParser
import InsetMatrix
import ProfileTools

/// The oracle, or a strategy, asked about recorded geometry.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judges recorded geometry: does the oracle agree with the answers of others?",
    usage: """
      insetmatrix replay vectors.jsonl
      """,
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
    let strategy = try strategy.map { id throws(Failure) in try StrategyOptions.selected([id])[0] }
    let bytes = try orFailure(Input.read(file.file))
    let vectors = RecordedVectors(bytes)
    let report = strategy.map { ReplayReport(vectors, to: $0) } ?? ReplayReport(vectors)
    try file.tell(report.refused, of: bytes, isAnyLeft: !report.rows.isEmpty)
    let isExpected = report.agreeing == report.rows.count && report.refused.count == 0
    try file.print(report.text, report.json, isOk: isExpected && !report.rows.isEmpty)
    if report.rows.isEmpty {
      let isEmpty = report.notReplayable + report.skipped == 0
      throw Failure(
        status: .incomplete,
        message: "error: nothing was replayed: "
          + (isEmpty ? "the file is empty" : "no line can be replayed"))
    }
    throw (isExpected ? ExitStatus.success : .findings).code
  }
}
