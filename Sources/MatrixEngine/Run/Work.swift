import ScenarioSpaces

/// What a run has to do: units of work, and the places that each speaks for.
struct Work {
  /// A group of places that is judged at once, or a single place.
  struct Unit: Sendable {
    var group: Int
    /// The levels of the first place.
    var place: [Int]
    /// How many places it speaks for.
    var places: Int
  }

  private(set) var units: [Unit] = []
  private var unitOfPlace: [Int: Int] = [:]

  /// The units of a shard, without the groups that are done.
  init(_ survey: Survey, _ options: Matrix.Options, done: Set<Int>) {
    let levels = survey.places.map(\.levels)
    let mine = options.shard?.range(of: levels, work: survey.work) ?? levels.indices
    var unitOfGroup: [Int: Int] = [:]
    for number in mine where !done.contains(survey.places[number].group) {
      let group = survey.places[number].group
      if !options.isExhaustive, let unit = unitOfGroup[group] {
        units[unit].places += 1
        unitOfPlace[number] = unit
      } else {
        unitOfGroup[group] = units.count
        unitOfPlace[number] = units.count
        units.append(Unit(group: group, place: levels[number], places: 1))
      }
    }
  }

  /// The unit that speaks for a place; nil where the place is not part of the work.
  func unit(of place: Int) -> Int? { unitOfPlace[place] }

  /// For each unit, the applicable scenarios of its places.
  func scenarios(_ survey: Survey, in table: DiagramTable) -> [Int] {
    // The diagram below a place is counted over all parameters, the place's own included.
    let above = table.sizes.prefix(4).reduce(1, *)
    var known: [Diagram: Int] = [:]
    return units.map { unit in
      let scope = survey.groups[unit.group].scope
      let whole = known[scope] ?? table.tally(scope, bins: 1) { $0 == 0 ? [0] : [] }[0]
      known[scope] = whole
      return whole / above * unit.places
    }
  }
}
