package import InsetCore

/// The keyboard that a device shows: its frame's size, and how much of it is on screen.
package struct KeyboardMetrics: Hashable, Sendable {
  /// The frame's height in points, home indicator included, accessory not.
  package var height: Figure<Double>
  /// The frame's width where the keyboard is narrower than the screen.
  package var width: Double?
  /// The part of the height that is on screen, where it is not all of it.
  package var visible: Double?
}

/// Finds the figure for a keyboard, and fills gaps by named rules.
extension DeviceProfile {
  /// The keyboard of a mode, layout and orientation on a version.
  ///
  /// A row that names the layout, the orientation and the version answers with its own provenance.
  /// Otherwise these rules are tried in order, and the figure is `assumed` and names its rule:
  ///
  /// 1. `same-script`: a row for Latin letters, other things equal.
  /// 2. `nearest-os`: a row for the nearest version, own layout first.
  /// 3. `bar-height`: the plain keyboard of the same configuration plus the height of the bar above
  ///    it, 45 pt in portrait, 38 pt in landscape, 55 pt on iPad.
  /// 4. `collapsed-bar`: the plain keyboard plus 9 pt, the handle of a prediction bar dragged shut.
  /// 5. `plain-keyboard`: the keyboard without its bar, where a bar's mode has a row and it has
  ///    not, and for modes without rows of their own such as digits, emoji, undocked and split.
  ///
  /// - Returns: nil where no rule leads to a row: the profile knows no keyboard of the orientation.
  package func keyboard(
    _ mode: KeyboardMode, layout: KeyboardLayout, orientation: InterfaceOrientation, on os: OSLevel
  ) -> KeyboardMetrics? {
    find(mode, layout, orientation, os) ?? derive(mode, layout, orientation, os)
  }

  private func find(
    _ mode: KeyboardMode, _ layout: KeyboardLayout, _ orientation: InterfaceOrientation,
    _ os: OSLevel
  ) -> KeyboardMetrics? {
    let candidates = keyboards.filter {
      $0.mode == mode && $0.orientation.contains(orientation)
    }
    func holds(_ entry: KeyboardEntry) -> Bool {
      entry.os.contains(os.version)
        && (entry.sdk?.contains(os.sdk ?? os.version.major) ?? true)
    }
    func names(_ entry: KeyboardEntry, _ layout: KeyboardLayout) -> Bool {
      entry.layouts?.contains(layout) ?? true
    }
    if let entry = candidates.first(where: { holds($0) && names($0, layout) }) {
      return metrics(entry)
    }
    if let entry = candidates.first(where: { holds($0) && names($0, .latinQwerty) }) {
      return metrics(entry, rule: .sameScript)
    }
    for wanted in [layout, .latinQwerty] {
      let nearest = candidates.filter { names($0, wanted) }
        .min { $0.os.distance(to: os.version) < $1.os.distance(to: os.version) }
      if let nearest { return metrics(nearest, rule: .nearestOS) }
    }
    return nil
  }

  private func derive(
    _ mode: KeyboardMode, _ layout: KeyboardLayout, _ orientation: InterfaceOrientation,
    _ os: OSLevel
  ) -> KeyboardMetrics? {
    let bar = idiom == .pad ? 55.0 : orientation.isLandscape ? 38 : 45
    func plus(_ other: KeyboardMode, _ height: Double, _ rule: FillingRule) -> KeyboardMetrics? {
      guard let found = find(other, layout, orientation, os) else { return nil }
      return KeyboardMetrics(
        height: Figure(
          found.height.value + height, .assumed,
          source: "\(rule.rawValue) of \(other.rawValue): "
            + found.height.source, place: found.height.place,
          filledBy: rule))
    }
    switch mode {
    case .docked: return plus(.dockedPrediction, -bar, .plainKeyboard)
    case .dockedPrediction: return plus(.docked, bar, .barHeight)
    case .dockedCollapsed: return plus(.docked, 9, .collapsedBar)
    case .dockedCandidates, .dockedPassword:
      return plus(.dockedPrediction, 0, .barHeight) ?? plus(.docked, bar, .barHeight)
    case .numeric, .emoji, .thirdParty, .undocked, .split:
      return plus(.docked, 0, .plainKeyboard) ?? plus(.dockedPrediction, -bar, .plainKeyboard)
    case .hardware:
      return KeyboardMetrics(height: Figure(0, .documented, source: "no keyboard on screen"))
    case .hardwareBar, .floating: return nil
    }
  }

  private func metrics(_ entry: KeyboardEntry, rule: FillingRule? = nil) -> KeyboardMetrics {
    KeyboardMetrics(
      height: rule.map(entry.height.filled) ?? entry.height, width: entry.width,
      visible: entry.visible)
  }
}
