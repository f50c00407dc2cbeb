import DeviceProfiles

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
