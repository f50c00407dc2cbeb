import ProfileFiles
package import DeviceProfiles

/// Values in which two devices or families differ, side by side.
package struct ProfileDifference: Hashable, Sendable {
  /// A value or a row of which the two have different ones, or only one has any.
  package struct Row: Hashable, Sendable {
    /// The name of the value or row.
    package let path: ProfilePath
    /// When they differ; empty for always.
    package fileprivate(set) var conditions: String
    /// What the first has; nil for nothing.
    package let first: ProfileTrace.Entry?
    /// What the second has; nil for nothing.
    package let second: ProfileTrace.Entry?
  }

  /// The differences in the order of the tables.
  package let rows: [Row]

  /// Compares two traces.
  ///
  /// Rows are compared by their resolved values: in each orientation and on each version that both
  /// run. Names and hardware identifiers always differ and are left out.
  ///
  /// - Parameters:
  ///   - first: A device or family.
  ///   - second: Another one.
  ///   - levels: The versions to compare on, oldest first.
  /// - Complexity: O(*n*² · *v*) for *n* rows of one name and *v* versions.
  package init(_ first: ProfileTrace, _ second: ProfileTrace, on levels: [OSLevel]) {
    let sides = [TracedSide(first), TracedSide(second)]
    let common = levels.filter { level in sides.allSatisfy { $0.runs(level) } }
    var seen: Set<TracedLocation> = []
    let places = (sides[0].places + sides[1].places).filter { seen.insert($0).inserted }
    let tables = ObjectKind.device.keys.map { ProfilePath.singular($0.name) }
    func rank(_ place: TracedLocation) -> Int {
      let name = place.path.parts[0]
      return tables.firstIndex { $0 == name || $0 == ProfilePath.singular(name) } ?? tables.count
    }
    let sorted = places.enumerated().sorted {
      (rank($0.element), $0.element.path.description, $0.offset)
        < (rank($1.element), $1.element.path.description, $1.offset)
    }.map(\.element)
    var rows: [Row] = []
    for place in sorted {
      for row in Self.rows(place, sides, common) {
        // What differs alike in both orientations is reported once.
        var plain = row
        plain.conditions = row.conditions.replacing("portrait", with: "landscape")
        if place.orientation == .landscape,
          let twin = rows.lastIndex(where: {
            var other = $0
            other.conditions = $0.conditions.replacing("portrait", with: "landscape")
            return other == plain
          })
        {
          rows[twin].conditions = rows[twin].conditions.replacing("portrait", with: "any")
        } else {
          rows.append(row)
        }
      }
    }
    self.rows = rows
  }

  /// The differences in one configuration: a row for each run of versions on which they are the
  /// same.
  private static func rows(
    _ place: TracedLocation, _ sides: [TracedSide], _ levels: [OSLevel]
  ) -> [Row] {
    guard place.orientation != nil else {
      let (a, b) = (sides[0].entry(place, on: nil), sides[1].entry(place, on: nil))
      return a?.text == b?.text
        ? [] : [Row(path: place.path, conditions: "", first: a, second: b)]
    }
    var runs: [(first: Int, last: Int, row: Row)] = []
    for (index, level) in levels.enumerated() {
      let (a, b) = (sides[0].entry(place, on: level), sides[1].entry(place, on: level))
      if a?.text == b?.text { continue }
      let row = Row(path: place.path, conditions: "", first: a, second: b)
      if let last = runs.last, last.last == index - 1, last.row == row {
        runs[runs.count - 1].last = index
      } else {
        runs.append((index, index, row))
      }
    }
    return runs.map { run in
      let isAll = run.first == 0 && run.last == levels.count - 1
      let versions =
        isAll
        ? nil
        : run.first == run.last
          ? "iOS \(levels[run.first])" : "iOS \(levels[run.first]) to \(levels[run.last])"
      var row = run.row
      row.conditions = [place.orientation?.rawValue, place.rest, versions].compactMap(\.self)
        .filter { !$0.isEmpty }.joined(separator: ", ")
      return row
    }
  }
}

/// Where a value holds, but for the version.
private struct TracedLocation: Hashable {
  var path: ProfilePath
  /// nil for a value of its own.
  var orientation: OrientationClass?
  /// The other conditions in words.
  var rest = ""
}

/// One of two traces.
private struct TracedSide {
  private let os: OSRange?
  private let entries: [ProfileTrace.Entry]

  init(_ trace: ProfileTrace) {
    let names: Set = ["id", "family", "name", "identifiers"]
    entries = trace.entries.filter { !names.contains($0.path.description) }
    let range = trace.entries.first { $0.path.description == "os" }?.values.first?.scalars.first
    os = if case .versions(let os)? = range { os } else { nil }
  }

  func runs(_ level: OSLevel) -> Bool { os?.contains(level.version) ?? true }

  var places: [TracedLocation] { entries.flatMap { places(of: $0) } }

  /// The first entry that applies to a configuration.
  func entry(_ place: TracedLocation, on level: OSLevel?) -> ProfileTrace.Entry? {
    entries.first { entry in
      guard places(of: entry).contains(place) else { return false }
      return level.map { entry.limits?.holds(on: $0) ?? true } ?? true
    }
  }

  private func places(of entry: ProfileTrace.Entry) -> [TracedLocation] {
    guard let limits = entry.limits else { return [TracedLocation(path: entry.path)] }
    let isNamedByOrientation = OrientationClass(rawValue: entry.path.parts[1]) != nil
    let path = isNamedByOrientation ? ProfilePath([entry.path.parts[0]]) : entry.path
    let orientations: [OrientationClass] =
      switch limits.extents["orientation"] {
      case .orientation(.portrait): [.portrait]
      case .orientation(.landscape): [.landscape]
      default: [.portrait, .landscape]
      }
    return orientations.map {
      TracedLocation(path: path, orientation: $0, rest: limits.without("orientation", "os", "sdk"))
    }
  }
}

extension RowConditions {
  /// Whether a row holds on a version, other things aside.
  fileprivate func holds(on level: OSLevel) -> Bool {
    if case .versions(let range)? = extents["os"], !range.contains(level.version) { return false }
    if case .sdks(let range)? = extents["sdk"] {
      return range.contains(level.sdk ?? level.version.major)
    }
    return true
  }
}
