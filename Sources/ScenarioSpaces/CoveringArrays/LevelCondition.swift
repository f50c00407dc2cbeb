/// A Boolean expression over the levels of parameters.
package indirect enum LevelCondition: Sendable {
  /// Whether the level of a parameter is one of some; one truth value per level.
  case level(of: Int, isIn: [Bool])
  /// A relation of two different parameters: for each level of the first, those of the second.
  case pair(Int, Int, isIn: [[Bool]])
  /// A predicate, evaluated for each combination of its parameters' levels.
  case holds(Constraint.Condition)
  /// Whether a row is one of a set.
  case isIn(LevelDiagram)
  /// Whether exactly one of the conditions on single parameters holds, each on another one.
  case one(of: [(parameter: Int, isIn: [Bool])])
  case not(LevelCondition)
  /// Whether all hold; true for none.
  case all([LevelCondition])
  /// Whether any holds; false for none.
  case any([LevelCondition])

  /// The rows that do not violate a constraint.
  package static func excluding(_ constraint: Constraint) -> LevelCondition {
    .not(.any(constraint.alternatives.map { .all($0.map(LevelCondition.holds)) }))
  }

  /// The parameters that it looks at.
  package var parameters: Set<Int> {
    switch self {
    case .level(let parameter, _): [parameter]
    case .pair(let first, let second, _): [first, second]
    case .holds(let condition): Set(condition.parameters)
    case .isIn(let set): set.parameters
    case .one(let levels): Set(levels.map(\.parameter))
    case .not(let condition): condition.parameters
    case .all(let conditions), .any(let conditions):
      conditions.reduce(into: []) { $0.formUnion($1.parameters) }
    }
  }

  /// Whether diagrams of it must branch on parameters in their order.
  var isOrdered: Bool {
    switch self {
    case .isIn: true
    case .level, .pair, .holds, .one: false
    case .not(let condition): condition.isOrdered
    case .all(let conditions), .any(let conditions): conditions.contains(where: \.isOrdered)
    }
  }

  /// The condition on some of the levels, which have new numbers.
  ///
  /// - Parameter levels: For each parameter, the old number of each level.
  /// - Returns: The condition on the new numbers.
  func restricted(to levels: [[Int]]) -> LevelCondition {
    switch self {
    case .level(let parameter, let isIn):
      return .level(of: parameter, isIn: levels[parameter].map { isIn[$0] })
    case .pair(let first, let second, let isIn):
      return .pair(
        first, second,
        isIn: levels[first].map { row in levels[second].map { isIn[row][$0] } })
    case .holds(let condition):
      return .holds(
        Constraint.Condition(on: condition.parameters) { row in
          condition.holds(zip(condition.parameters, row).map { levels[$0][$1] })
        })
    case .isIn(let set): return .isIn(set.restricted(to: levels))
    case .one(let cells):
      return .one(
        of: cells.map { cell in (cell.parameter, levels[cell.parameter].map { cell.isIn[$0] }) })
    case .not(let condition): return .not(condition.restricted(to: levels))
    case .all(let conditions): return .all(conditions.map { $0.restricted(to: levels) })
    case .any(let conditions): return .any(conditions.map { $0.restricted(to: levels) })
    }
  }

  /// Throws where the condition does not fit parameters of some numbers of levels.
  func check(_ sizes: [Int]) throws(CoveringError) {
    switch self {
    case .level(let parameter, let isIn): try Self.check(parameter, isIn.count, sizes)
    case .pair(let first, let second, let isIn):
      try Self.check(first, isIn.count, sizes)
      for row in isIn { try Self.check(second, row.count, sizes) }
      if first == second { throw .conditionShape(parameter: first) }
    case .holds(let condition):
      for parameter in condition.parameters where !sizes.indices.contains(parameter) {
        throw .unknownParameter(parameter)
      }
    case .isIn(let set):
      for parameter in set.parameters where !sizes.indices.contains(parameter) {
        throw .unknownParameter(parameter)
      }
    case .one(let cells):
      for cell in cells { try Self.check(cell.parameter, cell.isIn.count, sizes) }
      if let first = cells.first, parameters.count < cells.count {
        throw .conditionShape(parameter: first.parameter)
      }
    case .not(let condition): try condition.check(sizes)
    case .all(let conditions), .any(let conditions):
      for condition in conditions { try condition.check(sizes) }
    }
  }

  private static func check(
    _ parameter: Int, _ count: Int, _ sizes: [Int]
  ) throws(CoveringError) {
    guard sizes.indices.contains(parameter) else { throw .unknownParameter(parameter) }
    guard count == sizes[parameter] else { throw .conditionShape(parameter: parameter) }
  }
}
