import DeviceProfiles
import TextFormats

/// What a recorder wrote about a run of an app, all lengths in points.
package struct Trace: Hashable, Sendable {
  /// The first row; nil where it cannot be read, and then there is no other row.
  package var header: TraceHeader?
  /// The rows behind the header, in the order of the file.
  package var rows: [TraceRow]
  /// The rows that cannot be read.
  package var refused: RefusedRows

  private static let kind = "trace"

  /// Reads a JSON object on each line; a row that cannot be read is refused alone.
  ///
  /// Without a header nothing says what the rows mean, so that none of them counts.
  package init(_ bytes: [UInt8]) {
    var header: TraceHeader?
    var isFirst = true
    let read = RecordingText(bytes).map { row throws(TextFinding) -> TraceRow? in
      defer { isFirst = false }
      let isHeader = row.isOfKind(Self.kind)
      if isHeader, isFirst {
        header = try TraceHeader(row)
        return nil
      }
      if isHeader || isFirst {
        throw TextFinding(
          "missing-header",
          isHeader
            ? "only the first row is a header"
            : "the first row must be a header such as {\"kind\":\"\(Self.kind)\",\"version\":1,…}",
          row.place)
      }
      return try TraceRow(row)
    }
    self.header = header
    rows = header == nil ? [] : read.values.compactMap(\.self)
    refused = read.refused
  }

  /// Whether the first row that can be read is the header of a trace.
  package static func isTrace(_ bytes: [UInt8]) -> Bool {
    for line in RecordingText(bytes).lines {
      guard let row = try? JSONReader.read(line.text, line: line.number) else { continue }
      return row.isOfKind(kind)
    }
    return false
  }
}

extension JSONNode {
  fileprivate func isOfKind(_ kind: String) -> Bool {
    if case .string(kind) = self["kind"]?.kind { true } else { false }
  }
}

extension Trace {
  /// The notifications, named by their lines; nil for one without both frames.
  var recordings: [Recording?] {
    let os = header.flatMap { RecordedOSVersion($0.os.description) }
    return rows.compactMap { row -> Recording?? in
      guard case .notification(let notification) = row.content else { return nil }
      guard let begin = notification.begin, let end = notification.end else { return .some(nil) }
      return Recording(
        id: "line \(row.line)", event: notification.event, screen: notification.screen,
        begin: LoggedFrame(begin), end: LoggedFrame(end), os: os)
    }
  }
}
