extension UsageFormat {
  /// The raw events of Mixpanel.
  static let mixpanel = EventFields(
    device: [["properties", "$model"], ["$model"]], system: [["properties", "$os"], ["$os"]],
    version: [["properties", "$os_version"], ["$os_version"]],
    date: [["properties", "time"], ["time"]]
  ).format("Mixpanel events")
}
