import ScenarioSpaces

/// Which levels of the joint space each run ran.
struct ComparedLevels {
  /// For each level of the joint space, whether a space has it and whether its run ran scenarios of it.
  private struct SpaceLevels: Equatable {
    let has: [[Bool]]
    let ran: [[Bool]]
  }

  private let joint: ScenarioSpace
  private let earlier: SpaceLevels
  private let later: SpaceLevels
  /// The scenarios whose levels both ran; nil where both ran the same.
  let shared: Query?

  init(_ alignment: SpaceAlignment, _ earlier: [[Bool]], _ later: [[Bool]]) {
    joint = alignment.joint
    func joined(_ numbers: [[Int?]], _ ran: [[Bool]]) -> SpaceLevels {
      SpaceLevels(
        has: numbers.map { $0.map { $0 != nil } },
        ran: zip(numbers, ran).map { numbers, ran in numbers.map { $0.map { ran[$0] } ?? false } })
    }
    let old = joined(alignment.earlier, earlier)
    let new = joined(alignment.later, later)
    shared =
      old == new ? nil : Query(allowed: zip(old.ran, new.ran).map { zip($0, $1).map { $0 && $1 } })
    (self.earlier, self.later) = (old, new)
  }

  /// The levels that only one space has, or of which only one run ran scenarios, by parameter.
  func changed(by differences: [OutcomeDifference]) -> [ResultChanges.Levels] {
    if earlier == later { return [] }
    let counts = differences.map { $0.onlyOne() }
    return joint.parameters.enumerated().compactMap { index, parameter in
      func sum(_ level: Int, _ exact: Int) -> StrategyChanges.Judged {
        func total(_ bin: Int) -> Int { counts.reduce(0) { $0 + $1[index][level * 4 + bin] } }
        return .init(exact: total(exact), failing: total(exact + 1))
      }
      // What one space lacks differs, also where a choice has none of it.
      func isOnly(_ level: Int, in own: SpaceLevels, not other: SpaceLevels) -> Bool {
        own.has[index][level]
          && (!other.has[index][level] || own.ran[index][level] && !other.ran[index][level])
      }
      let added = parameter.levels.indices.filter { isOnly($0, in: later, not: earlier) }
      let removed = parameter.levels.indices.filter { isOnly($0, in: earlier, not: later) }
      if added.isEmpty && removed.isEmpty { return nil }
      return ResultChanges.Levels(
        parameter: parameter.name, added: added.map { parameter.levels[$0] },
        removed: removed.map { parameter.levels[$0] }, addedCounts: added.map { sum($0, 2) },
        removedCounts: removed.map { sum($0, 0) })
    }
  }
}
