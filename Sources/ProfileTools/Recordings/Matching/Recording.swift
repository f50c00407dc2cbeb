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
  /// The frame before the change, as the OS version reported it.
  package var begin: LoggedFrame
  /// The frame after the change.
  package var end: LoggedFrame
  /// The OS versions; nil where nobody knows.
  package var os: RecordedOSVersion?
}

/// The recordings of a file, and what of its lines has less than a match needs.
package struct RecordedNotifications: Hashable, Sendable {
  /// The recordings in the order of the file.
  package var recordings: [Recording]
  /// How many lines have no frame after a change.
  package var incomplete: Int
  /// The lines, or dumps, that cannot be read.
  package var refused: RefusedRows

  /// Reads a trace, a JSON object on each line, or a text with names of notifications and rectangles.
  ///
  /// Of a trace, its notifications count that have both frames; of other lines, those that have at
  /// least a part of the frame after the change.
  package init(_ bytes: [UInt8]) {
    let text = RecordingText(bytes)
    if Trace.isTrace(bytes) {
      let trace = Trace(bytes)
      let all = trace.recordings
      recordings = all.compactMap(\.self)
      incomplete = all.count - recordings.count
      refused = trace.refused
    } else if let logged = LoggedText.recordings(text) {
      recordings = logged.values
      incomplete = 0
      refused = logged.refused
    } else {
      let rows = text.map(Recording.read)
      recordings = rows.values.compactMap(\.self)
      incomplete = rows.values.count - recordings.count
      refused = rows.refused
    }
  }
}

extension Recording {
  /// A line's recording; nil where nothing of the frame after the change was logged.
  fileprivate static func read(_ row: JSONNode) throws(TextFinding) -> Recording? {
    let id = try row.rowName()
    guard let node = row["end"] ?? row["endCoordinates"] else { return nil }
    let end = try LoggedFrame(node)
    if end.isEmpty { return nil }
    let before = row["begin"] ?? row["startCoordinates"]
    let begin =
      try before.map { node throws(TextFinding) in try LoggedFrame(node) } ?? LoggedFrame()
    let screen = try screen(of: row)
    let event = try row["event"]?.text()
    let os = try row["ios"]?.text()
    return Recording(
      id: id, event: event.flatMap { KeyboardEventName(logged: $0) }, screen: screen,
      begin: begin, end: end, os: os.flatMap { RecordedOSVersion($0) })
  }

  /// The size as a list, or as two members.
  private static func screen(of row: JSONNode) throws(TextFinding) -> Size? {
    if let screen = row["screen"] { return try screen.size() }
    guard let width = try row["screen_w"]?.length(), let height = try row["screen_h"]?.length()
    else { return nil }
    return Size(width: width, height: height)
  }
}
