extension UsageFormat {
  /// The raw events of Amplitude.
  static let amplitude = EventFields(
    device: [["device_type"], ["device_family"]], system: [["os_name"]], version: [["os_version"]],
    date: [["event_time"]]
  ).format("Amplitude events")
}
