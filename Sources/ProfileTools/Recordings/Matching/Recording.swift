package import InsetCore
import TextFormats

/// A keyboard notification that somebody logged on a real device or simulator.
package struct Recording: Hashable, Sendable {
  /// The name in the file.
  package var id: String
  /// The notification; nil where the log does not name it.
  package var event: KeyboardEventName?
  /// The screen's size in either orientation; nil where a log has frames only.
  package var screen: Size?
  /// The frame before the change, as the OS of the era reported it.
  package var begin: Rect
  /// The frame after the change.
  package var end: Rect
  /// The OS versions; nil where nobody knows.
  package var os: RecordedOSVersion?
}

/// The recordings of a file, and what of its lines has less than a match needs.
package struct RecordedNotifications: Hashable, Sendable {
  /// The recordings in the order of the file.
  package var recordings: [Recording]
  /// How many lines have no two frames on a known screen.
  package var incomplete: Int
  /// The lines, or dumps, that cannot be read.
  package var refused: RefusedRows

  /// Reads a trace, a JSON object on each line, or a `userInfo` as debuggers print it.
  ///
  /// Of a trace, its notifications count that have both frames; of other lines, those of the kind
  /// `full-frame` that have both frames and a screen.
  package init(_ bytes: [UInt8]) {
    let text = RecordingText(bytes)
    if Trace.isTrace(bytes) {
      let trace = Trace(bytes)
      let all = trace.recordings
      recordings = all.compactMap(\.self)
      incomplete = all.count - recordings.count
      refused = trace.refused
    } else if let dumps = UserInfoDump.recordings(text) {
      recordings = dumps.values
      incomplete = 0
      refused = dumps.refused
    } else {
      let rows = text.map(Recording.read)
      recordings = rows.values.compactMap(\.self)
      incomplete = rows.values.count - recordings.count
      refused = rows.refused
    }
  }
}

extension Recording {
  /// A line's recording; nil where it lacks a frame or the screen.
  fileprivate static func read(_ row: JSONNode) throws(TextFinding) -> Recording? {
    guard case .string("full-frame") = row["kind"]?.kind else { return nil }
    let id = try row.rowName()
    guard let screen = try screen(of: row), let begin = try row["begin"]?.rect(),
      let end = try row["end"]?.rect()
    else { return nil }
    let event = try row["event"]?.text()
    let os = try row["ios"]?.text()
    return Recording(
      id: id, event: event.flatMap { KeyboardEventName(logged: $0) }, screen: screen, begin: begin,
      end: end, os: os.flatMap { RecordedOSVersion($0) })
  }

  /// The size as a list, or as two members.
  private static func screen(of row: JSONNode) throws(TextFinding) -> Size? {
    if let screen = row["screen"] { return try screen.size() }
    guard let width = try row["screen_w"]?.length(), let height = try row["screen_h"]?.length()
    else { return nil }
    return Size(width: width, height: height)
  }
}
