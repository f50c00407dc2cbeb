import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let predictionShorterThanPlain = LintRule(
    "prediction-shorter-than-plain", .error,
    "A keyboard with a bar above its keys is at least as high as without.",
    why: """
      Prediction, candidates, AutoFill and the handle of a collapsed bar are above the same keys. \
      Where a row with a bar is lower than the plain row for the same layout, orientation and \
      version, the two are exchanged or belong to different devices.
      """,
    ok: .device(
      """
      keyboards:
        - {mode: docked, orientation: portrait, os: "26+", height: 308}
        - {mode: docked+prediction, orientation: portrait, os: "26+", height: 335}

      """),
    error: .device(
      """
      keyboards:
        - {mode: docked, orientation: portrait, os: "26+", height: 335}
        - {mode: docked+prediction, orientation: portrait, os: "26+", height: 308}

      """, line: 3)
  ) { context in
    context.devices.flatMap { device -> [LintMatch] in
      let rows = Array(device.rows(\.keyboards))
      let plain = rows.filter { $0.entry.mode == .docked }
      return rows.filter { $0.entry.mode.hasBar }.compactMap { bar -> LintMatch? in
        plain.first { $0.isHigher(than: bar) && device.bothHold(bar, $0, among: rows) }
          .map { bar.shorter(than: $0) }
      }
    }
  }
}

extension LintRow<KeyboardEntry> {
  fileprivate func isHigher(than other: Self) -> Bool {
    entry.height.value > other.entry.height.value
  }

  fileprivate func shorter(than plain: Self) -> LintMatch {
    let height = entry.height.value.points
    let other = plain.entry.height.value.points
    return LintMatch(
      "\(entry.mode.rawValue) is \(height) pt high, without the bar it is \(other) pt",
      object.file, at: node("height"),
      notes: [Diagnostic.Note("without the bar", plain.object.file, plain.node("height").start)])
  }

  /// Whether the row is the first that answers for a layout, an orientation and a version.
  fileprivate func answers(
    _ layout: KeyboardLayout, _ orientation: OrientationClass, _ os: OSVersion, sdk: Int,
    among rows: [Self]
  ) -> Bool {
    let first = rows.first { row in
      row.entry.mode == entry.mode && row.entry.orientation.meets(orientation)
        && row.entry.os.contains(os) && row.entry.holds(sdk: sdk)
        && (row.entry.layouts?.contains(layout) ?? true)
    }
    return first?.object.node.start == object.node.start && first?.object.file == object.file
  }
}

extension LintDevice {
  /// Whether two rows answer for the same layout, orientation, version and SDK of the device.
  fileprivate func bothHold(
    _ a: LintRow<KeyboardEntry>, _ b: LintRow<KeyboardEntry>, among rows: [LintRow<KeyboardEntry>]
  ) -> Bool {
    guard a.entry.orientation.meets(b.entry.orientation),
      let os = a.entry.os.intersection(b.entry.os)?.intersection(self.os)
    else { return false }
    let sdks = (a.entry.sdk ?? 0...999).clamped(to: b.entry.sdk ?? 0...999)
    let sdk = max(sdks.lowerBound, 1)
    guard a.entry.holds(sdk: sdk), b.entry.holds(sdk: sdk) else { return false }
    let layouts = (a.entry.layouts ?? b.entry.layouts ?? [.latinQwerty]).filter {
      b.entry.layouts?.contains($0) ?? true
    }
    let orientation = a.entry.orientation == .any ? b.entry.orientation : a.entry.orientation
    return layouts.contains { layout in
      [a, b].allSatisfy {
        $0.answers(layout, orientation, os.first, sdk: sdk, among: rows)
      }
    }
  }
}

extension KeyboardEntry {
  fileprivate func holds(sdk number: Int) -> Bool { sdk?.contains(number) ?? true }
}

extension KeyboardMode {
  /// Whether a bar is above the keys of the plain keyboard.
  fileprivate var hasBar: Bool {
    switch self {
    case .dockedPrediction, .dockedCollapsed, .dockedCandidates, .dockedPassword: true
    case .docked, .numeric, .emoji, .thirdParty, .floating, .undocked, .split, .hardware,
      .hardwareBar:
      false
    }
  }
}
