/// What a nightly runs: the contents of `matrix.yaml`.
package struct MatrixPlan: Hashable, Sendable, Codable {
  /// A part of the space that runs in full.
  package struct SubProduct: Hashable, Sendable, Codable {
    package var name: String
    /// Which scenarios, as a query such as `device:iphone-15* orientation:portrait`; empty for all.
    package var query: String
    package var place: SourceLocation?

    package init(name: String, query: String, place: SourceLocation? = nil) {
      self.name = name
      self.query = query
      self.place = place
    }
  }

  /// What decides between success and failure.
  package struct Gate: Hashable, Sendable, Codable {
    /// The strategies that must be exact.
    package var exact: [String]
    /// Where they are known to fail, as queries; a run of everything must find failures in each.
    ///
    /// `baseline.yaml` says the same with reasons and numbers, and takes its place.
    package var except: [String]

    package init(exact: [String], except: [String] = []) {
      self.exact = exact
      self.except = except
    }

    /// The gate without a strategy.
    package static let none = Gate(exact: [])
  }

  /// What else a gate asks for: not kept in results, as it does not change what is judged.
  package struct Limits: Hashable, Sendable, Codable {
    /// The greatest shares of scenarios, in percent, in which strategies may hide content that
    /// nobody accepted.
    package var hidden: [String: Double]
    /// The same in shares of use, in percent.
    package var hiddenOfUse: [String: Double]
    /// How many scenarios must be run at least.
    package var leastScenarios: Int?
    /// By how many percent fewer scenarios may be run than the time before.
    package var greatestShrinkage: Double?

    package init(
      hidden: [String: Double] = [:], hiddenOfUse: [String: Double] = [:],
      leastScenarios: Int? = nil, greatestShrinkage: Double? = nil
    ) {
      self.hidden = hidden
      self.hiddenOfUse = hiddenOfUse
      self.leastScenarios = leastScenarios
      self.greatestShrinkage = greatestShrinkage
    }

    /// The strategies that may hide content up to a limit, by name.
    package var strategies: [String] { Set(hidden.keys).union(hiddenOfUse.keys).sorted() }
  }

  /// The OS levels, oldest first.
  package var os: [OSLevel]
  /// The sub-products; a scenario runs when one of them has it.
  package var runs: [SubProduct]
  /// The scripts, in the order of their file.
  package var scripts: [Script]
  package var gate: Gate
  /// What the gate asks for beside exactness; nil for nothing.
  package var limits: Limits?
  package var app: AppViews

  package init(
    os: [OSLevel], runs: [SubProduct], scripts: [Script] = Script.basic,
    gate: Gate = Gate(exact: ["covered-area"]), limits: Limits? = nil,
    app: AppViews = AppViews()
  ) {
    self.os = os
    self.scripts = scripts
    self.runs = runs
    self.gate = gate
    self.limits = limits
    self.app = app
  }
}

/// All that the files under `devices/` say.
package struct ProfileSet: Hashable, Sendable {
  /// The devices, in the order of their files' paths.
  package var devices: [DeviceProfile]
  package var locales: [InputLocale]
  /// How many readings the figures were compared with, and with how many of them they agree.
  package var readings = ReadingCount()

  package init(devices: [DeviceProfile], locales: [InputLocale]) {
    self.devices = devices
    self.locales = locales
  }
}
