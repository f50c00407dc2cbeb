import InsetCore

/// How the figures of profiles agree with what was read, and how well each of them is known by that.
package struct Agreement: Sendable {
  /// A reading beside the figure that the profiles have for it.
  package struct Comparison: Sendable {
    package let reading: Reading
    /// The figure; nil where no profile has one, as for a version that the device never ran.
    package let figure: Figure<Double>?

    package var agrees: Bool {
      figure.map { abs($0.value - reading.value) <= Reading.tolerance } ?? false
    }
  }

  /// The readings of a row's figure.
  package struct Readings: Sendable {
    package fileprivate(set) var agreeing: [Reading] = []
    package fileprivate(set) var differing: [Reading] = []

    /// How well a figure is known by them.
    ///
    /// Where nobody has read the figure, somebody who read another one disputes what is more than a
    /// guess.
    package func grade(_ stated: Provenance) -> Provenance {
      // Whoever has read both is no second source.
      let agree = Set(agreeing.map { [$0.reader, $0.field.rawValue] })
      let differ = Set(differing.map { [$0.reader, $0.field.rawValue] })
      if !differ.subtracting(agree).isEmpty {
        return agree.isEmpty && stated == .assumed ? .assumed : .disputed
      }
      return Set(agreeing.map(\.reader)).count > 1 ? .confirmed : .measured
    }
  }

  /// A reading beside each figure, in the order of the readings.
  package let comparisons: [Comparison]
  /// The readings of each row of a table, by the place of its figure.
  package let readings: [SourceLocation: Readings]

  /// When a figure was last read as it is; nil where a rule took it over, or no source states when.
  package func date<Value>(of figure: Figure<Value>) -> String? {
    guard figure.filledBy.isEmpty, let place = figure.place else { return nil }
    return readings[place]?.agreeing.compactMap(\.date).max()
  }

  /// Compares readings with the figures of profiles.
  ///
  /// A figure that two independent sources have read is `confirmed`, one that a single source has read
  /// `measured`. Where sources are more than half a point apart it is `disputed`.
  ///
  /// - Complexity: O(*n* · *d* · *r*) for *n* readings, of *d* devices each, and tables of *r* rows.
  package init(of profiles: ProfileSet, with readings: [Reading]) {
    var comparisons: [Comparison] = []
    var rows: [SourceLocation: Readings] = [:]
    for reading in readings {
      let figures = profiles.figures(for: reading)
      let agreeing = figures.filter { abs($0.value - reading.value) <= Reading.tolerance }
      comparisons.append(
        Comparison(reading: reading, figure: agreeing.first ?? figures.first))
      // What does not say on which version it was read says nothing of a row.
      guard reading.system != nil else { continue }
      let own = (agreeing.isEmpty ? figures : agreeing).filter(\.filledBy.isEmpty)
      for place in Set(own.compactMap(\.place)) {
        if agreeing.isEmpty {
          rows[place, default: Readings()].differing.append(reading)
        } else {
          rows[place, default: Readings()].agreeing.append(reading)
        }
      }
    }
    self.readings = rows
    self.comparisons = comparisons.map { comparison in
      var figure = comparison.figure
      if let place = figure?.place, figure?.filledBy.isEmpty == true, let row = rows[place] {
        let stated = figure?.provenance ?? .assumed
        figure?.provenance = row.grade(stated)
      }
      return Comparison(reading: comparison.reading, figure: figure)
    }
  }
}

extension ProfileSet {
  /// The profiles with the grades that readings give their figures.
  package func graded(by agreement: Agreement) -> ProfileSet {
    func grade<Value>(_ figure: inout Figure<Value>) {
      if let place = figure.place, let row = agreement.readings[place] {
        figure.provenance = row.grade(figure.provenance)
      }
    }
    var profiles = self
    let comparisons = agreement.comparisons
    profiles.readings = ReadingCount(
      all: comparisons.count, agreeing: comparisons.count(where: \.agrees))
    for device in profiles.devices.indices {
      for row in profiles.devices[device].safeAreas.indices {
        grade(&profiles.devices[device].safeAreas[row].insets)
      }
      for row in profiles.devices[device].bars.indices {
        grade(&profiles.devices[device].bars[row].height)
      }
      for row in profiles.devices[device].keyboards.indices {
        grade(&profiles.devices[device].keyboards[row].height)
      }
    }
    return profiles
  }

  /// The figures that a reading may be of: of each of its devices, on each of its versions.
  fileprivate func figures(for reading: Reading) -> [Figure<Double>] {
    let layout = locales.first { $0.id == reading.language }?.layout ?? .latinQwerty
    return devices.lazy.filter {
      $0.id == reading.device || $0.families.contains(reading.device)
    }.flatMap { device in
      (reading.system ?? device.os).samples.filter(device.runs).flatMap {
        device.figures(for: reading, layout, on: OSLevel($0, sdk: reading.sdk))
      }
    }
  }
}

extension DeviceProfile {
  fileprivate func figures(
    for reading: Reading, _ layout: KeyboardLayout, on os: OSLevel
  ) -> [Figure<Double>] {
    let orientation: InterfaceOrientation =
      reading.orientation == .landscape ? .landscapeRight : .portrait
    func inset(_ edge: KeyPath<Insets, Double>) -> [Figure<Double>] {
      safeArea(orientation, on: os).map { [$0.map { $0[keyPath: edge] }] } ?? []
    }
    func bars(_ kind: BarKind) -> [Figure<Double>] {
      SizeClass.allCases.compactMap { bar(kind, orientation, width: $0, on: os)?.height }
    }
    switch reading.field {
    case .safeAreaTop: return inset(\.top)
    case .safeAreaLeft: return inset(\.left)
    case .safeAreaBottom: return inset(\.bottom)
    case .safeAreaRight: return inset(\.right)
    case .keyboard:
      guard let mode = reading.mode, keyboardModes.contains(mode) else { return [] }
      return keyboard(mode, layout: layout, orientation: orientation, on: os).map { [$0.height] }
        ?? []
    case .statusBar: return bars(.status)
    case .navigationBar: return bars(.navigation)
    case .tabBar: return bars(.tab)
    case .toolbar: return bars(.toolbar)
    }
  }
}

extension OSRange {
  /// The first and the last version of each major one; a range of one version is that.
  fileprivate var samples: [OSVersion] {
    if first == last { return [first] }
    return (first.major...min(last.major, first.major + 99)).flatMap { major in
      let (low, high) = (max(first, OSVersion(major)), min(last, OSVersion(major, 9)))
      return low == high ? [low] : [low, high]
    }
  }
}
