import ScenarioSpaces

/// Checks arrays of small models by looking at every possible row, with nothing of what makes them.
struct ArrayVerifier {
  typealias Tuple = [ParameterLevel]

  let model: CoveringModel
  /// The sets of parameters that are combined.
  let sets: [[Int]]
  /// What allowed rows without a negative level hold.
  let positive: Set<Tuple>
  /// What allowed rows hold and a model wants.
  let wanted: Set<Tuple>

  init(_ model: CoveringModel) {
    self.model = model
    sets = Self.sets(of: model)
    let rows = RandomFunction.scenarios(model.parameters.map(\.levelCount)).filter {
      Self.allows($0, model)
    }
    var positive: Set<Tuple> = []
    for row in rows where Self.negative(of: row, model) == nil {
      positive.formUnion(Self.tuples(of: row, sets))
    }
    var wanted = positive
    for row in rows { wanted.formUnion(Self.tuples(of: row, sets, model, positive)) }
    (self.positive, self.wanted) = (positive, wanted)
  }

  /// The numbers of the rows that are not allowed, or no rows of the model at all.
  func wrongRows(in rows: [[Int]]) -> [Int] {
    rows.indices.filter { !Self.allows(rows[$0], model) }
  }

  /// What the allowed rows do not hold.
  func missing(in rows: [[Int]]) -> Set<Tuple> {
    rows.filter { Self.allows($0, model) }.reduce(into: wanted) {
      $0.subtract(Self.tuples(of: $1, sets, model, positive))
    }
  }

  private static func allows(_ row: [Int], _ model: CoveringModel) -> Bool {
    guard row.count == model.parameters.count,
      zip(row, model.parameters).allSatisfy({ $0 >= 0 && $0 < $1.levelCount })
    else { return false }
    let cells = zip(model.parameters, row).map { $0.flags(of: $1) }
    return !cells.contains { $0.isExcluded } && cells.count { $0.isNegative } <= 1
      && model.conditions.allSatisfy { $0.holds(in: row) }
  }

  /// What a row counts for: all of its tuples, or those with its negative level and those that no
  /// row without one holds.
  private static func tuples(
    of row: [Int], _ sets: [[Int]], _ model: CoveringModel, _ positive: Set<Tuple>
  ) -> [Tuple] {
    guard let negative = negative(of: row, model) else { return tuples(of: row, sets) }
    return tuples(of: row, sets).filter { tuple in
      tuple.contains { $0.parameter == negative } || !positive.contains(tuple)
    }
  }

  private static func tuples(of row: [Int], _ sets: [[Int]]) -> [Tuple] {
    sets.map { set in set.map { ParameterLevel($0, row[$0]) } }
  }

  /// The parameter with a negative level.
  private static func negative(of row: [Int], _ model: CoveringModel) -> Int? {
    row.indices.first { model.parameters[$0].isNegative[row[$0]] }
  }

  private static func sets(of model: CoveringModel) -> [[Int]] {
    let all = (1..<1 << model.parameters.count).map { bits in
      model.parameters.indices.filter { bits >> $0 & 1 == 1 }
    }
    let combined = Set(model.parameters.indices.filter { model.parameters[$0].isCombined })
    let asked = all.filter { set in
      let groups = model.groups.filter { Set($0.parameters).isSuperset(of: set) }
      return groups.contains { set.count == min($0.strength, Set($0.parameters).count) }
        || groups.isEmpty && set.count == min(model.strength, combined.count)
          && combined.isSuperset(of: set)
    }
    return asked.filter { set in
      !asked.contains { $0.count > set.count && Set($0).isSuperset(of: set) }
    }
  }
}

extension CoveringParameter {
  /// What it says of a level.
  fileprivate func flags(of level: Int) -> (isExcluded: Bool, isNegative: Bool) {
    (isExcluded[level], isNegative[level])
  }
}

extension LevelCondition {
  /// Whether it holds, found level by level.
  fileprivate func holds(in row: [Int]) -> Bool {
    switch self {
    case .level(let parameter, let isIn): isIn[row[parameter]]
    case .pair(let first, let second, let isIn): isIn[row[first]][row[second]]
    case .holds(let condition): condition.holds(condition.parameters.map { row[$0] })
    case .isIn(let set): set.contains(row)
    case .one(let cells): cells.count { $0.isIn[row[$0.parameter]] } == 1
    case .not(let condition): !condition.holds(in: row)
    case .all(let conditions): conditions.allSatisfy { $0.holds(in: row) }
    case .any(let conditions): conditions.contains { $0.holds(in: row) }
    }
  }
}
