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
      The file is any log with keyboard frames: the userInfo of notifications, rectangles as Swift \
      and Objective-C print them, events of React Native, or a JSON object on each line. An end frame \
      is enough, or a part of one. Lines that cannot be read are refused, and the others are matched. \
      Exits with 1 if a recording is not explained, has no frame or was refused, with 3 if every \
      recording was refused, with 5 if there is no recording.
      """)

  @OptionGroup var file: RecordingOptions
  @OptionGroup(title: "Profiles") var profiles: ProfileOptions

  mutating func run() throws {
    let bytes = try orFailure(Input.read(file.file))
    let recorded = RecordedNotifications(bytes)
    try file.tell(recorded.refused, of: bytes, isAnyLeft: !recorded.recordings.isEmpty)
    let model = try profiles.load().model
    let report = MatchReport(recorded, in: PostedIndex(model, for: recorded.recordings))
    let isExpected =
      report.explained == report.matches.count && report.incomplete == 0
      && report.refused.count == 0
    try file.print(report.text, report.json, isOk: isExpected && !report.matches.isEmpty)
    if report.matches.isEmpty {
      throw Failure(
        status: .incomplete,
        message: "error: nothing was matched: "
          + (report.incomplete == 0
            ? "the file is empty" : "no line has a frame after a change"))
    }
    throw (isExpected ? ExitStatus.success : .findings).code
  }
}
