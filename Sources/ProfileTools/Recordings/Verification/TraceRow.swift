import TextFormats

/// A row of a trace behind the header, with its line.
package struct TraceRow: Hashable, Sendable {
  package indirect enum Content: Hashable, Sendable {
    case notification(TraceNotification)
    case layout(TraceLayout)
    case marker(TraceMarker)
  }

  /// The line in the file, counted from 1.
  package var line: Int
  package var content: Content

  init(_ row: JSONNode) throws(TextFinding) {
    line = row.place.line
    let kind = try row.required("kind")
    switch try kind.text() {
    case "notification": content = .notification(try TraceNotification(row))
    case "layout": content = .layout(try TraceLayout(row))
    case "marker": content = .marker(try TraceMarker(row))
    default:
      throw kind.unknown("row of a trace", ["notification", "layout", "marker"])
    }
  }
}
