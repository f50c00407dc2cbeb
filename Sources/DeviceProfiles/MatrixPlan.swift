/// What a nightly runs: the contents of `matrix.yaml`.
public struct MatrixPlan: Hashable, Sendable {
  /// A part of the space that runs in full.
  public struct SubProduct: Hashable, Sendable {
    /// Its name in reports.
    public var name: String
    /// Which scenarios, as a query such as `device:iphone-15* orientation:portrait`; empty for all.
    public var query: String
    /// Where the query stands.
    public var place: SourcePlace?

    /// Creates a sub-product.
    public init(name: String, query: String, place: SourcePlace? = nil) {
      self.name = name
      self.query = query
      self.place = place
    }
  }

  /// The OS levels, oldest first.
  public var os: [OSLevel]
  /// The sub-products; a scenario runs when one of them has it.
  public var runs: [SubProduct]
  /// The scripts, in the order of their file.
  public var scripts: [Script]
  /// The strategies that must be exact.
  public var gate: [String]
  /// The views of one's own app.
  public var app: AppViews

  /// Creates a plan.
  public init(
    os: [OSLevel], runs: [SubProduct], scripts: [Script] = Script.basic,
    gate: [String] = ["covered-area"], app: AppViews = AppViews()
  ) {
    self.os = os
    self.scripts = scripts
    self.runs = runs
    self.gate = gate
    self.app = app
  }
}

/// All that the files under `devices/` say.
public struct ProfileSet: Hashable, Sendable {
  /// The devices, in the order of their files' paths.
  public var devices: [DeviceProfile]
  /// The input languages.
  public var locales: [InputLocale]

  /// Creates a set.
  public init(devices: [DeviceProfile], locales: [InputLocale]) {
    self.devices = devices
    self.locales = locales
  }
}
