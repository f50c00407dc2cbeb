import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let unreachableRow = LintRule(
    "unreachable-row", .warning, "Each row is for something that a device has.",
    why: """
      A row for a mode, an orientation or a version that no device of the set has, or a mode that \
      this version of iOS did not have, is not needed. Rows of families count for all devices \
      that extend them; a family without devices is reported by `unused-family`. A row that is kept \
      because it is the nearest one for a later version is suppressed with that reason.
      """,
    ok: .device(
      "keyboards:\n  - {mode: docked, orientation: portrait, os: \"26+\", height: 308}\n"),
    error: .device(
      "keyboards:\n  - {mode: floating, orientation: portrait, os: \"26+\", height: 254}\n", line: 2
    )
  ) { context in
    var reached = ReachedRows()
    for device in context.devices { reached.add(device) }
    return context.tables.values.flatMap { tables in
      reached.unreached(tables.safeAreas) + reached.unreached(tables.bars)
        + reached.unreached(tables.keyboards) + reached.unreached(tables.windows)
    }
  }
}

/// Why a row is not for a device; nil where it is.
private protocol Conditional {
  func obstacle(on device: LintDevice) -> (key: String, words: String)?
}

/// The first obstacle of each row that no device reaches, by the location of the row.
private struct ReachedRows {
  private struct Place: Hashable {
    var file: String
    var line: Int
    var column: Int
  }

  private var obstacles: [Place: (key: String, words: String)] = [:]
  private var reached: Set<Place> = []

  mutating func add(_ device: LintDevice) {
    for tables in device.tables {
      add(tables.safeAreas, device)
      add(tables.bars, device)
      add(tables.keyboards, device)
      add(tables.windows, device)
    }
  }

  private mutating func add<Entry: Conditional>(_ rows: [LintRow<Entry>], _ device: LintDevice) {
    for row in rows {
      let place = place(row)
      if reached.contains(place) { continue }
      if let obstacle = row.entry.obstacle(on: device) {
        obstacles[place] = obstacles[place] ?? obstacle
      } else {
        reached.insert(place)
      }
    }
  }

  func unreached<Entry>(_ rows: [LintRow<Entry>]) -> [LintMatch] {
    rows.compactMap { row -> LintMatch? in
      let place = place(row)
      guard !reached.contains(place), let obstacle = obstacles[place] else { return nil }
      return LintMatch(
        "no device needs this row: \(obstacle.words)", row.object.file,
        at: row.node(obstacle.key))
    }
  }

  private func place<Entry>(_ row: LintRow<Entry>) -> Place {
    let start = row.object.node.start
    return Place(file: row.object.file, line: start.line, column: start.column)
  }
}

extension LintDevice {
  fileprivate func lacks(
    _ orientation: OrientationClass, _ range: OSRange
  ) -> (key: String, words: String)? {
    if range.intersection(os) == nil { return ("os", "no device with it runs iOS \(range)") }
    if !orientations.isEmpty, !orientations.contains(where: { orientation.contains($0) }) {
      return ("orientation", "no device with it turns to \(orientation.rawValue)")
    }
    return nil
  }
}

extension SafeAreaEntry: Conditional {
  fileprivate func obstacle(on device: LintDevice) -> (key: String, words: String)? {
    device.lacks(orientation, os)
  }
}

extension BarEntry: Conditional {
  fileprivate func obstacle(on device: LintDevice) -> (key: String, words: String)? {
    device.lacks(orientation, os)
  }
}

extension WindowEntry: Conditional {
  fileprivate func obstacle(on device: LintDevice) -> (key: String, words: String)? {
    device.lacks(orientation, os)
  }
}

extension KeyboardEntry: Conditional {
  fileprivate func obstacle(on device: LintDevice) -> (key: String, words: String)? {
    if !device.modes.isEmpty, !device.modes.contains(mode) {
      return ("mode", "no device with it has the keyboard \(mode.rawValue)")
    }
    if mode.os.intersection(os) == nil {
      return ("os", "the keyboard \(mode.rawValue) came later or went before iOS \(os)")
    }
    return device.lacks(orientation, os)
  }
}
