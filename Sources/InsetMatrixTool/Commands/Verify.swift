import ArgumentParser
import InsetMatrix
import ProfileTools

/// What a real app did on a simulator or device, judged by the oracle.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judges what a real app did: were its insets right whenever nothing was underway?",
    usage: """
      insetmatrix verify trace.jsonl
      """,
    discussion: """
      The file is a trace of KeyboardRecorder: a JSON object on each line, a header first. A row \
      that cannot be read is refused alone. Exits with 1 if an inset is wrong, otherwise with 3 if \
      a row was refused, with 5 if there was nothing to judge.
      """)

  @OptionGroup var file: RecordingOptions
  @OptionGroup(title: "Judgement calls") var policies: PolicyOptions

  @Flag(help: "The focused field must be visible, too.")
  var focusedField = false

  mutating func run() throws {
    let choices = try policies.choices()
    let bytes = try orFailure(Input.read(file.file))
    let trace = Trace(bytes)
    let report = VerificationReport(trace, choices, judgesField: focusedField)
    try file.tell(report.refused, of: bytes, isAnyLeft: !trace.rows.isEmpty)
    let isRight = report.right == report.rows.count && report.refused.count == 0
    try file.print(report.text, report.json, isOk: isRight && !report.rows.isEmpty)
    if report.right < report.rows.count { throw ExitStatus.findings.code }
    if report.refused.count > 0 { throw ExitStatus.invalidInput.code }
    if report.rows.isEmpty {
      throw Failure(
        status: .incomplete, message: "error: nothing was verified: \(report.reasonForNothing)")
    }
  }
}
