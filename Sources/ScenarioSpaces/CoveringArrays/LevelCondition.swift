/// A Boolean expression over the levels of parameters.
package indirect enum LevelCondition: Hashable, Sendable {
  /// Whether the level of a parameter is one of some; one truth value per level.
  case level(of: Int, isIn: [Bool])
  /// A relation of two different parameters: for each level of the first, those of the second.
  case pair(Int, Int, isIn: [[Bool]])
  case not(LevelCondition)
  /// Whether all hold; true for none.
  case all([LevelCondition])
  /// Whether any holds; false for none.
  case any([LevelCondition])

  /// The parameters that it looks at.
  package var parameters: Set<Int> {
    switch self {
    case .level(let parameter, _): [parameter]
    case .pair(let first, let second, _): [first, second]
    case .not(let condition): condition.parameters
    case .all(let conditions), .any(let conditions):
      conditions.reduce(into: []) { $0.formUnion($1.parameters) }
    }
  }

  /// The condition with its parameters renumbered.
  func renumbered(_ number: (Int) -> Int) -> LevelCondition {
    switch self {
    case .level(let parameter, let levels): .level(of: number(parameter), isIn: levels)
    case .pair(let first, let second, let levels):
      .pair(number(first), number(second), isIn: levels)
    case .not(let condition): .not(condition.renumbered(number))
    case .all(let conditions): .all(conditions.map { $0.renumbered(number) })
    case .any(let conditions): .any(conditions.map { $0.renumbered(number) })
    }
  }
}

extension DiagramTable {
  /// The function that is 1 where a condition holds and 0 elsewhere.
  ///
  /// - Complexity: That of one ``apply(_:_:_:)`` for each operand.
  package mutating func diagram(of condition: LevelCondition) -> Diagram {
    switch condition {
    case .level(let parameter, let levels):
      return node(parameter, levels.map { .terminal($0 ? 1 : 0) })
    case .pair(let first, let second, let levels):
      let isAscending = first < second
      return diagram(over: isAscending ? [first, second] : [second, first]) {
        (isAscending ? levels[$0[0]][$0[1]] : levels[$0[1]][$0[0]]) ? 1 : 0
      }
    case .not(let condition):
      let diagram = diagram(of: condition)
      return map(diagram) { 1 - $0 }
    case .all(let conditions):
      return fold(conditions, from: 1) { $0 & $1 }
    case .any(let conditions):
      return fold(conditions, from: 0) { $0 | $1 }
    }
  }

  /// Combines conditions in pairs, so that large diagrams come last.
  private mutating func fold(
    _ conditions: [LevelCondition], from start: Int, _ combine: (Int, Int) -> Int
  ) -> Diagram {
    var diagrams = conditions.map { diagram(of: $0) }
    if diagrams.isEmpty { return .terminal(start) }
    while diagrams.count > 1 {
      diagrams = stride(from: 0, to: diagrams.count, by: 2).map {
        $0 + 1 < diagrams.count ? apply(diagrams[$0], diagrams[$0 + 1], combine) : diagrams[$0]
      }
    }
    return diagrams[0]
  }
}
