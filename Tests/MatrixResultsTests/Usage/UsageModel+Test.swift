import DeviceProfiles

extension UsageModel {
  /// A model of some distributions.
  init(_ distributions: Distribution...) {
    self.init(name: "a test", unit: "sessions", distributions: distributions)
  }
}

extension UsageModel.Distribution {
  /// Shares of a parameter that somebody assumes.
  init(_ parameter: String, where condition: String = "", _ shares: UsageModel.Share...) {
    self.init(
      parameter: parameter, condition: condition, kind: .assumed, source: "a guess", date: "2026",
      shares: shares)
  }
}
