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
    package var except: [String]

    package init(exact: [String], except: [String] = []) {
      self.exact = exact
      self.except = except
    }

    /// The gate without a strategy.
    package static let none = Gate(exact: [])
  }

  /// The OS levels, oldest first.
  package var os: [OSLevel]
  /// The sub-products; a scenario runs when one of them has it.
  package var runs: [SubProduct]
  /// The scripts, in the order of their file.
  package var scripts: [Script]
  package var gate: Gate
  package var app: AppViews

  package init(
    os: [OSLevel], runs: [SubProduct], scripts: [Script] = Script.basic,
    gate: Gate = Gate(exact: ["covered-area"]), app: AppViews = AppViews()
  ) {
    self.os = os
    self.scripts = scripts
    self.runs = runs
    self.gate = gate
    self.app = app
  }
}

/// All that the files under `devices/` say.
package struct ProfileSet: Hashable, Sendable {
  /// The devices, in the order of their files' paths.
  package var devices: [DeviceProfile]
  package var locales: [InputLocale]

  package init(devices: [DeviceProfile], locales: [InputLocale]) {
    self.devices = devices
    self.locales = locales
  }
}
