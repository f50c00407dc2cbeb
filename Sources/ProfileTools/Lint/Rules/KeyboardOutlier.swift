import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let keyboardOutlier = LintRule(
    "keyboard-outlier", .warning,
    "A device's own keyboard is about as high as those of devices with the same screen.",
    why: """
      Devices with screens of the same size are a geometry class, and their keyboards seldom differ \
      by more than the dock under the keys. A row in a device's own file is compared with what at \
      least three other devices of the class have for the same mode, layout, orientation and version; \
      a fifth more or less is an outlier.
      """,
    ok: .device(
      "keyboards:\n  - {mode: docked, orientation: portrait, os: \"17-18\", height: 300}\n",
      others: LintExample.twins(3)),
    error: .device(
      "keyboards:\n  - {mode: docked, orientation: portrait, os: \"17-18\", height: 219}\n",
      line: 2, others: LintExample.twins(3))
  ) { context in
    let classes = Dictionary(grouping: context.devices) { GeometryClass(of: $0) }
      .filter { $0.key.screen != nil && $0.value.count > GeometryClass.fewest }
    return classes.values.flatMap { devices -> [LintMatch] in
      var heights = UsualHeights(devices)
      return devices.flatMap { device in
        (device.tables.first?.keyboards ?? []).compactMap { row in
          row.outlier(among: heights.of(row.entry), of: device.id)
        }
      }
    }
  }
}

/// Devices whose keyboards should be alike.
private struct GeometryClass: Hashable {
  var screen: Size?
  var idiom: Idiom?

  init(of device: LintDevice) {
    screen = device.screen
    idiom = device.idiom
  }

  /// The fewest devices that say what is usual.
  static let fewest = 3
  /// How far a height may be from what is usual, as a part of it.
  static let tolerance = 0.2
}

/// What the devices of a class have for a keyboard; devices ask for the same ones.
private struct UsualHeights {
  typealias Row = (device: String, row: LintRow<KeyboardEntry>)

  private let devices: [LintDevice]
  private var cache: [KeyboardEntry.AnyInsetStrategy: [Row]] = [:]

  init(_ devices: [LintDevice]) { self.devices = devices }

  /// For each device that has the keyboard its nearest row.
  mutating func of(_ entry: KeyboardEntry) -> [Row] {
    if let rows = cache[entry.strategy] { return rows }
    let rows = devices.compactMap { device -> Row? in
      device.rows(\.keyboards).first { $0.entry.strategy.meets(entry.strategy) }
        .map { (device.id, $0) }
    }
    cache[entry.strategy] = rows
    return rows
  }
}

extension LintRow<KeyboardEntry> {
  fileprivate func outlier(among rows: [UsualHeights.Row], of device: String) -> LintMatch? {
    var counts: [Double: (devices: Int, first: Int)] = [:]
    for (index, other) in rows.enumerated() where other.device != device {
      counts[other.row.entry.height.value, default: (0, index)].devices += 1
    }
    let height: Double = entry.height.value
    let isNear = counts.keys.contains { abs(height - $0) <= GeometryClass.tolerance * $0 }
    let most = counts.values.map(\.devices).max() ?? 0
    guard !isNear, most >= GeometryClass.fewest,
      let usual = counts.filter({ $0.value.devices == most }).min(by: { $0.key < $1.key })
    else { return nil }
    let there = rows[usual.value.first].row
    let words = "the \(usual.key.points) pt of \(most) devices of the same geometry class"
    return LintMatch(
      "\(entry.mode.rawValue) of \(height.points) pt is far from \(words)", object.file,
      at: node("height"),
      notes: [
        Diagnostic.Note(
          "\(usual.key.points) pt here", there.object.file, there.node("height").start)
      ], help: ["did you mean \(usual.key.points)?"])
  }
}

extension KeyboardEntry {
  /// The keyboard that a row is about.
  fileprivate struct AnyInsetStrategy: Hashable {
    var mode: KeyboardMode
    var layouts: [KeyboardLayout]?
    var orientation: OrientationClass
    var os: OSRange
    var sdk: ClosedRange<Int>?

    /// Whether both can be the same one.
    func meets(_ other: Self) -> Bool {
      guard mode == other.mode, orientation.meets(other.orientation),
        os.intersection(other.os) != nil, (sdk ?? 0...999).overlaps(other.sdk ?? 0...999)
      else { return false }
      guard let layouts, let others = other.layouts else { return true }
      return layouts.contains { others.contains($0) }
    }
  }

  fileprivate var strategy: AnyInsetStrategy {
    AnyInsetStrategy(mode: mode, layouts: layouts, orientation: orientation, os: os, sdk: sdk)
  }
}

extension LintExample {
  /// Devices beside an example, all of one family.
  static func twins(_ count: Int) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (1...count).map {
        let text = other.replacing("id: other", with: "id: twin-\($0)")
          .replacing("iPhone15,5", with: "iPhone14,\($0)")
        return ("twin-\($0).yaml", text)
      })
  }
}
