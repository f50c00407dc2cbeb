import DeviceProfiles

/// The rows of an export under the names of the matrix.
struct PlacedExport {
  /// How often levels occur together.
  struct Row {
    var count: Double
    /// Parts of 1 of the devices that may be meant; empty where none is known.
    var devices: [String: Double] = [:]
    /// `iphone` or `ipad`, where no more is known.
    var deviceClass: String?
    /// The class that runs the version, where that says only whose other values are.
    var versionClass: String?
    /// The values of the other parameters, and the part of 1 of each.
    var values: [String: [String: Double]] = [:]
    /// Whether no device that may be meant runs the version.
    var isImpossible = false
    /// The subjects whose names could not be placed.
    var missed: Set<String> = []
    /// What the export's row says something of.
    var subjects: Set<String> = []
  }

  private(set) var rows: [Row] = []
  private(set) var notes = UsageNotes()
  private let names: UsageNames
  private let weights: ModelWeights
  private let padsAreNamed: Bool
  /// Whether some versions do not say whose they are, where those of iPadOS do.
  private let hasOpenVersions: Bool

  init(_ export: UsageExport, _ names: UsageNames, _ weights: ModelWeights) {
    self.names = names
    self.weights = weights
    let versions = export.rows.compactMap { $0.names["os"] }
    let padsAreNamed = versions.contains(where: UsageNames.isOfPad)
    self.padsAreNamed = padsAreNamed
    hasOpenVersions = padsAreNamed && versions.contains { $0.first.map { "0"..."9" ~= $0 } == true }
    let placed = export.rows.map { row in
      (
        row: row,
        // The version before the device: it says which devices may be meant.
        placements: row.names.sorted { Self.order($0.key) < Self.order($1.key) }
          .map {
            (subject: $0.key, name: $0.value, placement: names.placement($0.value, of: $0.key))
          }
      )
    }
    var newest: [String: OSVersion] = [:]
    for case ("device", _, .oneOf(let devices)) in placed.flatMap(\.placements) {
      for device in devices {
        guard let name = Self.deviceClass(of: device), let age = names.age(of: device) else {
          continue
        }
        newest[name] = max(newest[name] ?? age, age)
      }
    }
    for (row, placements) in placed { add(row, placements, newest) }
  }

  private static func order(_ subject: String) -> (Int, String) {
    ([UsageExport.deviceClass, "os"].firstIndex(of: subject) ?? 2, subject)
  }

  /// What people call the classes.
  private static let titles = ["iphone": "iPhone", "ipad": "iPad", "ipod": "iPod"]

  /// The class that a device's name begins with.
  static func deviceClass(of device: String) -> String? {
    ["iphone", "ipad", "ipod"].first(where: device.hasPrefix)
  }

  private mutating func add(
    _ row: (names: UsageExport.Names, count: Double),
    _ placements: [(subject: String, name: String, placement: Placement)],
    _ newest: [String: OSVersion]
  ) {
    let count = row.count
    notes.count(count, of: Set(row.names.keys))
    for case (_, _, .foreign(let words)) in placements {
      notes.leaveOut(words, count)
      return
    }
    var placed = Row(count: count, subjects: Set(row.names.keys))
    var isMissed = false
    for (subject, name, placement) in placements {
      switch placement {
      case .unknown, .foreign:
        notes.miss(name, of: subject, count)
        placed.missed.insert(subject)
      case .levels(let levels, let isNear):
        placed.values[subject] = [levels: 1]
        if isNear { notes.approximate(name, by: levels, count) }
      case .deviceClass(let name): placed.deviceClass = name
      case .oneOf(let levels): place(name, subject, as: levels, in: &placed)
      case .unnamed(let deviceClass):
        guard let newest = newest[deviceClass] else {
          placed.deviceClass = deviceClass
          continue
        }
        let newer = names.models.filter { model in
          model.hasPrefix(deviceClass) && names.age(of: model).map { $0 > newest } == true
        }
        if newer.isEmpty {
          notes.miss(name, of: subject, count)
          placed.deviceClass = deviceClass
          isMissed = true
        } else {
          place(name, subject, as: newer, in: &placed)
        }
      }
    }
    // Where no model has a name, the export is about classes.
    if placed.devices.isEmpty, let name = placed.deviceClass, !newest.isEmpty, !isMissed {
      let models = names.levels("\(name)*", of: "device")
      place(Self.titles[name] ?? name, "device", as: models, in: &placed)
    }
    if placed.devices.isEmpty, placed.deviceClass == nil {
      placed.versionClass = UsageNames.deviceClass(
        ofVersion: row.names["os"] ?? "", padsAreNamed: padsAreNamed)
      if !hasOpenVersions { placed.deviceClass = placed.versionClass }
    }
    if !placed.isImpossible { rows.append(placed) }
  }

  private mutating func place(
    _ name: String, _ subject: String, as levels: [String], in row: inout Row
  ) {
    let versions = row.values["os"]?.keys.sorted() ?? []
    let levels =
      subject == "device" && !versions.isEmpty
      ? levels.filter { device in versions.contains { names.runs(device, $0) } } : levels
    if levels.isEmpty {
      row.isImpossible = true
      notes.leaveOut(
        "\(UsageNotes.quoted(name)) with iOS \(versions.joined(separator: ", ")), which it does not run",
        row.count)
      return
    }
    let parts = subject == "device" ? weights.parts(of: levels) : ModelWeights.even(levels)
    if levels.count > 1 {
      let how = subject == "device" ? weights.words(for: levels) : "evenly"
      notes.spread(name, over: levels, how, row.count)
    }
    if subject == "device" { row.devices = parts } else { row.values[subject] = parts }
  }

  /// Notes classes of devices whose models the export does not have.
  mutating func spreadClasses() {
    guard knowsClassesOnly else { return }
    for row in rows {
      guard let name = row.deviceClass, let title = Self.titles[name] else { continue }
      let levels = names.levels("\(name)*", of: "device")
      notes.goOn(with: row.subjects)
      notes.spread(title, overAll: levels.count, weights.words(for: levels), row.count)
    }
  }

  /// Notes rows that say one of two things that are counted together, and not the other.
  mutating func missJoint() {
    for row in rows where row.devices.isEmpty != (row.values["os"] == nil) {
      let subject = row.devices.isEmpty ? "device" : "os"
      notes.goOn(with: row.subjects)
      if !row.missed.contains(subject) { notes.miss("(missing)", of: subject, row.count) }
    }
  }
}

/// How much devices are used, from what is known of others.
struct ModelWeights {
  private var weights: [String: Double] = [:]
  private let source: String?

  init(_ base: UsageModel?, _ names: UsageNames) {
    source = base?.name
    for distribution in base?.distributions ?? [] where distribution.parameter == "device" {
      for share in distribution.shares {
        let levels = names.levels(share.levels, of: "device")
        for level in levels { weights[level, default: 0] += share.share / Double(levels.count) }
      }
    }
  }

  /// The part of each of some devices; even where nothing is known of them.
  func parts(of devices: [String]) -> [String: Double] {
    let total = devices.reduce(0) { $0 + (weights[$1] ?? 0) }
    guard total > 0 else { return Self.even(devices) }
    return Dictionary(devices.map { ($0, (weights[$0] ?? 0) / total) }) { $1 }
  }

  static func even(_ levels: [String]) -> [String: Double] {
    Dictionary(levels.map { ($0, 1 / Double(levels.count)) }) { $1 }
  }

  /// How it is spread, in words.
  func words(for devices: [String]) -> String {
    let isKnown = devices.contains { weights[$0] ?? 0 > 0 }
    return isKnown ? "as in \(source ?? "")" : "evenly"
  }
}
