extension UsageFormat {
  /// Events of Sentry; errors only, from devices that have errors.
  static let sentry = EventFields(
    device: [["contexts", "device", "model"], ["contexts", "device", "family"]],
    system: [["contexts", "os", "name"]], version: [["contexts", "os", "version"]],
    orientation: [["contexts", "device", "orientation"]],
    language: [["contexts", "culture", "locale"]],
    simulator: [["contexts", "device", "simulator"]],
    date: [["timestamp"], ["dateCreated"]]
  ).format("Sentry events")
}
