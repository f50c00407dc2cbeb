import ScenarioSpaces

/// The order in which a rule's representative is chosen: what most readers know comes first.
///
/// An iPhone comes before an iPad, then the newest OS, the newest device, portrait, en-US and the
/// lowest position. A device is as new as the first OS of the space that it runs.
struct RepresentativeOrder {
  /// A parameter, and sets of its levels, the preferred ones first.
  private let criteria: [(parameter: Int, choices: [[Int]])]

  init(_ result: RunResult) {
    let space = result.space
    let device = MatrixParameter.device.rawValue
    let os = MatrixParameter.os.rawValue
    func levels(_ parameter: Int) -> Range<Int> { space.parameters[parameter].levels.indices }
    func named(_ name: String, _ parameter: MatrixParameter) -> [Int] {
      levels(parameter.rawValue).filter { space.parameters[parameter.rawValue].levels[$0] == name }
    }
    let phones = result.model.properties.first { $0.parameter == .device && $0.name == "iPhone" }
    let versions = space.parameters[os].levels.map { LevelVersion(ofLevel: $0)?.numbers ?? [] }
    let oldestFirst = levels(os).sorted {
      versions[$0] == versions[$1]
        ? $0 > $1 : versions[$0].lexicographicallyPrecedes(versions[$1])
    }
    let firstOS = levels(device).map { level in
      let below = result.table.child(of: result.scope, parameter: device, level: level)
      return oldestFirst.firstIndex {
        let rest = result.table.child(of: below, parameter: os, level: $0)
        return result.table.first(rest) { $0 == 0 || $0 == result.notRun } != nil
      } ?? -1
    }
    let newestFirst = levels(device).sorted { (-firstOS[$0], $0) < (-firstOS[$1], $1) }
    criteria = [
      (device, [levels(device).filter { phones?.holds[$0] ?? true }]),
      (os, oldestFirst.reversed().map { [$0] }),
      (device, newestFirst.map { [$0] }),
      (MatrixParameter.orientation.rawValue, [named("portrait", .orientation)]),
      (MatrixParameter.locale.rawValue, [named("en-US", .locale)]),
    ]
  }

  /// The cube with the levels of the preferred scenarios that count.
  ///
  /// - Complexity: O(*e*) for a counter of *e* edges.
  func narrowed(_ cube: Query, _ counter: CubeCounter) -> Query {
    var allowed = cube.allowed
    for (parameter, choices) in criteria {
      let counts = counter.countsByLevel(in: Query(allowed: allowed))[parameter]
      func isPresent(_ level: Int) -> Bool { allowed[parameter][level] && counts[level] > 0 }
      guard let choice = choices.first(where: { $0.contains(where: isPresent) }) else { continue }
      let present = Set(choice.filter(isPresent))
      allowed[parameter] = allowed[parameter].indices.map(present.contains)
    }
    return Query(allowed: allowed)
  }
}
