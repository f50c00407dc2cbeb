import TextFormats

extension MatchReport {
  /// The report for programs: the same bytes for the same file and profiles.
  package var json: String {
    let json: JSONValue = [
      "records": .array(matches.map(\.json)),
      "summary": [
        "explained": .integer(explained), "incomplete": .integer(incomplete),
        "records": .integer(matches.count), "refused": .integer(refused.count),
        "unexplained": .integer(matches.count - explained),
      ],
    ]
    return json.text(.foundation)
  }
}

extension Match {
  fileprivate var json: JSONValue {
    let source = nearest?.json ?? .null
    return [
      "by": isExplained ? source : .null,
      "difference": difference.map { .decimal($0.hundredths) } ?? .null,
      "explained": .bool(isExplained), "id": .string(recording.id),
      "nearest": isExplained ? .null : source, "reason": reason.map { .string($0) } ?? .null,
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
