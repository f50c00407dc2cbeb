import ArgumentParser
import InsetMatrix
import ProfileTools

/// What a real app did on a simulator or device, or recorded geometry, judged.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judges recordings: what a real app did, or geometry with the answers of others.",
    usage: """
      insetmatrix verify trace.jsonl
      insetmatrix verify vectors.jsonl --strategy covered-area
      """,
    discussion: """
      The file is a trace of KeyboardRecorder: a JSON object on each line, a header first. Without \
      one, each line is a vector: an object with `norm`, `norm_mode` or `norm_seq`; others are \
      counted. A row that cannot be read is refused alone. Exits with 1 if an inset is wrong or an \
      answer differs, otherwise with 3 if a row was refused, with 5 if there was nothing to judge.
      """)

  @OptionGroup var file: RecordingOptions

  @Option(
    help: ArgumentHelp(
      "A strategy to ask instead of the oracle, for vectors.", valueName: "id"),
    completion: Completions.strategies)
  var strategy: String?

  @OptionGroup(title: "Judgement calls, for traces") var policies: PolicyOptions

  @Flag(help: "The focused field must be visible, too, for traces.")
  var focusedField = false

  mutating func run() throws {
    let choices = try policies.choices()
    let strategy = try strategy.map { id throws(Failure) in try StrategyOptions.selected([id])[0] }
    let bytes = try orFailure(Input.read(file.file))
    let report: any JudgedRecording
    if Trace.isTrace(bytes) {
      try refuse(strategy != nil, "--strategy is for vectors, and this is a trace")
      report = VerificationReport(Trace(bytes), choices, judgesField: focusedField)
    } else {
      try refuse(
        focusedField || !policies.policy.isEmpty,
        "--focused-field and --policy are for traces, and this file has vectors")
      let vectors = RecordedVectors(bytes)
      report =
        if let strategy { ReplayReport(vectors, to: strategy) } else { ReplayReport(vectors) }
    }
    try file.tell(report.refused, of: bytes, isAnyLeft: report.judged > 0)
    let isRight = report.right == report.judged && report.refused.count == 0
    try file.print(report.text, report.json, isOk: isRight && report.judged > 0)
    if report.right < report.judged { throw ExitStatus.findings.code }
    if report.refused.count > 0 { throw ExitStatus.invalidInput.code }
    if report.judged == 0 {
      throw Failure(
        status: .incomplete, message: "error: nothing was verified: \(report.reasonForNothing)")
    }
  }

  /// Refuses an option that the file has no use for.
  private func refuse(_ isGiven: Bool, _ reason: String) throws(Failure) {
    if isGiven { throw Failure(status: .usage, message: "error: \(reason)") }
  }
}
