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
  /// Otherwise these rules are tried in order, and the figure names its rule:
  ///
  /// 1. `same-script`: a row for Latin letters, other things equal.
  /// 2. The rule of a twin: on phones the password bar has the height of the prediction bar
  ///    (`bar-height`), and on iPads digits are typed on the whole keyboard with its bar
  ///    (`plain-keyboard`), if that has a row for the version.
  /// 3. `nearest-os`: a row for the nearest version, own layout first.
  /// 4. `bar-height`: the plain keyboard of the same configuration plus the height of the bar above
  ///    it, 45 pt in portrait, 38 pt in landscape, 55 pt on iPad; for candidates and passwords the
  ///    keyboard with the prediction bar, if there is one.
  /// 5. `collapsed-bar`: the plain keyboard plus 9 pt, the handle of a prediction bar dragged shut.
  /// 6. `plain-keyboard`: the keyboard without its bar, where a bar's mode has a row and it has
  ///    not, and for modes without rows of their own such as digits, emoji, undocked and split.
  /// 7. `closed-bar`: on iPads a hardware keyboard without its bar keeps the frame that it has with
  ///    it, below the screen.
  ///
  /// The figure is `assumed`. Readings of neighbouring screens confirm the twins: from something
  /// measured their figure is `derived`.
  ///
  /// - Returns: nil where no rule leads to a row: the profile knows no keyboard of the orientation.
  package func keyboard(
    _ mode: KeyboardMode, layout: KeyboardLayout, orientation: InterfaceOrientation, on os: OSLevel
  ) -> KeyboardMetrics? {
    let query = Query(layout: layout, orientation: orientation, os: os)
    return current(mode, query)
      ?? twin(of: mode).flatMap { twin in
        current(twin.mode, query)?
          .taken(by: Filling(twin.rule, of: twin.mode), isConfirmed: true)
      }
      ?? nearest(mode, query) ?? derive(mode, query)
  }

  /// What a keyboard is looked up for.
  private struct Query {
    let layout: KeyboardLayout
    let orientation: InterfaceOrientation
    let os: OSLevel
  }

  /// The keyboard that is as high as another, by readings.
  private func twin(of mode: KeyboardMode) -> (mode: KeyboardMode, rule: FillingRule)? {
    switch (mode, idiom) {
    case (.dockedPassword, .phone): (.dockedPrediction, .barHeight)
    case (.numeric, .pad): (.dockedPrediction, .plainKeyboard)
    default: nil
    }
  }

  /// The row that holds for the version.
  private func current(_ mode: KeyboardMode, _ query: Query) -> KeyboardMetrics? {
    let rows = rows(mode, query).filter {
      keyboards[$0].os.contains(query.os.version)
        && (keyboards[$0].sdk?.contains(query.os.sdk ?? query.os.version.major) ?? true)
    }
    if let row = rows.first(where: { keyboards[$0].names(query.layout) }) {
      return metrics(keyboards[row])
    }
    return rows.first { keyboards[$0].names(.latinQwerty) }
      .map { metrics(keyboards[$0], rule: .sameScript) }
  }

  private func nearest(_ mode: KeyboardMode, _ query: Query) -> KeyboardMetrics? {
    for layout in [query.layout, .latinQwerty] {
      let nearest = rows(mode, query).filter { keyboards[$0].names(layout) }.min {
        keyboards[$0].os.distance(to: query.os.version)
          < keyboards[$1].os.distance(to: query.os.version)
      }
      if let nearest { return metrics(keyboards[nearest], rule: .nearestOS) }
    }
    return nil
  }

  /// The indices of a mode's rows: an entry is costly to copy.
  private func rows(_ mode: KeyboardMode, _ query: Query) -> [Int] {
    keyboards.indices.filter {
      keyboards[$0].mode == mode && keyboards[$0].orientation.contains(query.orientation)
    }
  }

  private func derive(_ mode: KeyboardMode, _ query: Query) -> KeyboardMetrics? {
    let bar = idiom == .pad ? 55.0 : query.orientation.isLandscape ? 38 : 45
    func plus(_ other: KeyboardMode, _ height: Double, _ rule: FillingRule) -> KeyboardMetrics? {
      (current(other, query) ?? nearest(other, query))?
        .taken(by: Filling(rule, of: other), adding: height)
    }
    switch mode {
    case .docked: return plus(.dockedPrediction, -bar, .plainKeyboard)
    case .dockedPrediction: return plus(.docked, bar, .barHeight)
    case .dockedCollapsed: return plus(.docked, 9, .collapsedBar)
    case .dockedCandidates, .dockedPassword:
      return plus(.dockedPrediction, 0, .barHeight) ?? plus(.docked, bar, .barHeight)
    case .numeric where idiom == .pad:
      return plus(.dockedPrediction, 0, .plainKeyboard) ?? plus(.docked, 0, .plainKeyboard)
    case .numeric, .emoji, .thirdParty, .undocked, .split:
      return plus(.docked, 0, .plainKeyboard) ?? plus(.dockedPrediction, -bar, .plainKeyboard)
    case .hardware:
      // Without a bar of its own, the one on screen leaves it.
      let other: KeyboardMode =
        KeyboardMode.hardwareBar.os.contains(query.os.version) ? .hardwareBar : .docked
      guard idiom == .pad, var closed = plus(other, 0, .closedBar) else {
        return KeyboardMetrics(height: Figure(0, .documented, source: "no keyboard on screen"))
      }
      closed.visible = 0
      return closed
    case .hardwareBar, .floating: return nil
    }
  }

  private func metrics(_ entry: KeyboardEntry, rule: FillingRule? = nil) -> KeyboardMetrics {
    KeyboardMetrics(
      height: rule.map { entry.height.filled(by: Filling($0)) } ?? entry.height, width: entry.width,
      visible: entry.visible)
  }
}

extension KeyboardEntry {
  fileprivate func names(_ layout: KeyboardLayout) -> Bool { layouts?.contains(layout) ?? true }
}

extension KeyboardMetrics {
  /// The keyboard of another mode that has its height, or a bar more or less.
  fileprivate func taken(
    by filling: Filling, adding points: Double = 0, isConfirmed: Bool = false
  ) -> KeyboardMetrics {
    var figure = height.filled(by: filling, isConfirmed: isConfirmed)
    figure.value += points
    return KeyboardMetrics(height: figure)
  }
}
