import ArgumentParser
import MatrixEngine
import Recordings

/// Logs of real keyboards, held against the profiles.
struct ProfilesMatch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match", abstract: "Says which scenarios post the frames of a log.",
    discussion: """
      The file has a JSON object on each line, or the userInfo of keyboard notifications as Xcode \
      prints it. Exits with 1 if a recording is not explained, with 5 if there is none.
      """)

  @OptionGroup var file: RecordingOptions
  @OptionGroup var profiles: ProfileOptions

  mutating func run() throws {
    let target = try file.target()
    let recordings = try file.read { bytes throws(InvalidRecordings) in
      try RecordedNotifications(bytes)
    }
    let report = MatchReport(recordings, in: PostedIndex(try profiles.load()))
    try file.write(report.text, json: report.json, to: target)
    if report.matches.isEmpty {
      throw Failure(
        status: .incomplete,
        message: "error: nothing was matched: no line has two frames on a known screen")
    }
    throw (report.explained == report.matches.count ? ExitStatus.success : .findings).code
  }
}
