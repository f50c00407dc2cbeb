package import TextFormats

/// The matches of a file's recordings.
package struct MatchReport: Sendable {
  /// A match for each recording, in the order of the file.
  package let matches: [Match]
  /// How many lines of the file have less than a match needs.
  package let incomplete: Int
  /// The lines, or dumps, that could not be read.
  package let refused: RefusedRows

  /// Matches all recordings of a file; without any, the index is not made.
  package init(_ file: RecordedNotifications, in index: @autoclosure () -> PostedIndex) {
    matches = file.recordings.isEmpty ? [] : file.recordings.map(index().match)
    incomplete = file.incomplete
    refused = file.refused
  }

  /// How many recordings some scenario posts.
  package var explained: Int { matches.count { $0.isExplained } }

  /// Two or three lines for each recording and one for all of them.
  package var text: String {
    var lines = matches.flatMap(\.lines)
    var parts = ["\(explained) of \(matches.count) explained"]
    if explained < matches.count { parts.append("\(matches.count - explained) not") }
    if incomplete > 0 { parts.append("\(incomplete) without a frame") }
    if let refused = refused.summary { parts.append(refused) }
    lines.append(parts.joined(separator: ", "))
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Match {
  fileprivate var lines: [String] {
    var lines: [String] = []
    let note = reason.map { ": \($0)" } ?? ""
    if isExplained {
      lines.append("\(recording.id)  explained\(note)")
    } else {
      lines.append(
        "\(recording.id)  unexplained\(difference.map { ", \($0.inPoints) off" } ?? "")\(note)")
    }
    guard let source = nearest else { return lines }
    let keyboards = source.keyboards.map {
      $0.accessory == "none" ? $0.keyboard : "\($0.keyboard) with \($0.accessory)"
    }
    lines.append(
      "  \(source.scenario), step \(source.step) (\(source.action)), \(source.event.logged)")
    let os =
      source.os.count > 1 ? "\(source.os[0]) to \(source.os[source.os.count - 1])" : source.os[0]
    lines.append(
      "  "
        + [
          source.devices.joined(separator: ", "), "iOS \(os)",
          source.orientations.joined(separator: ", "), keyboards.joined(separator: ", "),
        ].joined(separator: "; "))
    return lines
  }
}

extension MatchReport {
  /// The report for programs.
  package var json: JSONValue {
    [
      "records": .array(matches.map(\.json)),
      "summary": [
        "explained": .integer(explained), "incomplete": .integer(incomplete),
        "records": .integer(matches.count), "refused": .integer(refused.count),
        "unexplained": .integer(matches.count - explained),
      ],
    ]
  }
}

extension Match {
  fileprivate var json: JSONValue {
    [
      "difference": difference.map { .decimal($0.hundredths) } ?? .null,
      "explained": .bool(isExplained), "id": .string(recording.id),
      "nearest": nearest?.json ?? .null, "reason": reason.map { .string($0) } ?? .null,
    ]
  }
}

extension NotificationSource {
  fileprivate var json: JSONValue {
    [
      "action": .string(action), "devices": .strings(devices), "event": .string(event.logged),
      "keyboards": .array(
        keyboards.map { ["accessory": .string($0.accessory), "keyboard": .string($0.keyboard)] }),
      "orientations": .strings(orientations), "os": .strings(os), "scenario": .string(scenario),
      "step": .integer(step),
    ]
  }
}
