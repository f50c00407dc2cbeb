import ArgumentParser
import InsetMatrix
import ProfileTools

/// Compares logs of real keyboards with the profiles.
struct ProfilesMatch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match", abstract: "Says which scenarios post the frames of a log.",
    usage: """
      insetmatrix profiles match keyboard.jsonl
      """,
    discussion: """
      The file has a JSON object on each line, or the userInfo of keyboard notifications as Xcode \
      prints it. A recording that cannot be read is refused alone. Exits with 1 if a recording is \
      not explained or was refused, with 3 if no other is left, with 5 if there is none.
      """)

  @OptionGroup var file: RecordingOptions
  @OptionGroup(title: "Profiles") var profiles: ProfileOptions

  mutating func run() throws {
    let target = try file.target()
    let bytes = try orFailure(Input.read(file.file))
    let recorded = RecordedNotifications(bytes)
    try file.tell(recorded.refused, of: bytes, isAnyLeft: !recorded.recordings.isEmpty)
    let model = try profiles.load().model
    let report = MatchReport(recorded, in: PostedIndex(model))
    try file.write(report.text, json: report.json, to: target)
    if report.matches.isEmpty {
      throw Failure(
        status: .incomplete,
        message: "error: nothing was matched: "
          + (report.incomplete == 0
            ? "the file is empty" : "no line has two frames on a known screen"))
    }
    let isExpected = report.explained == report.matches.count && report.refused.count == 0
    throw (isExpected ? ExitStatus.success : .findings).code
  }
}
