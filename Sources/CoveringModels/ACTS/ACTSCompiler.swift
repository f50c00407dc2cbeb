import ScenarioSpaces

/// Makes conditions on levels of expressions.
struct ACTSCompiler {
  /// For each parameter the value of each level.
  private let operands: [[ACTSOperand]]
  /// How many truth values the conditions may still have.
  private(set) var budget: Int

  init(_ operands: [[ACTSOperand]], budget: Int) {
    (self.operands, self.budget) = (operands, budget)
  }

  /// The condition that a Boolean expression is true; nil where it is too large.
  ///
  /// A comparison with a division by zero does not hold.
  mutating func condition(_ expression: ACTSExpression) -> LevelCondition? {
    switch expression {
    case .not(let part): return condition(part).map { .not($0) }
    case .all(let parts): return conditions(parts).map { .all($0) }
    case .any(let parts): return conditions(parts).map { .any($0) }
    default: return table(expression)
    }
  }

  private mutating func conditions(_ parts: [ACTSExpression]) -> [LevelCondition]? {
    var conditions: [LevelCondition] = []
    for part in parts {
      guard let condition = condition(part) else { return nil }
      conditions.append(condition)
    }
    return conditions
  }

  /// The truth values of an expression for all levels of its parameters.
  private mutating func table(_ expression: ACTSExpression) -> LevelCondition? {
    let operands = operands
    let parameters = expression.parameters.sorted()
    let size = parameters.reduce(1) { min($0 * operands[$1].count, budget + 1) }
    guard size <= budget else { return nil }
    budget -= size
    let isTrue = { @Sendable (levels: [Int]) -> Bool in
      expression.value { number in
        operands[number][levels[parameters.firstIndex(of: number) ?? 0]]
      } == .boolean(true)
    }
    switch parameters.count {
    case 0: return isTrue([]) ? .all([]) : .any([])
    case 1:
      return .level(of: parameters[0], isIn: operands[parameters[0]].indices.map { isTrue([$0]) })
    case 2:
      return .pair(
        parameters[0], parameters[1],
        isIn: operands[parameters[0]].indices.map { first in
          operands[parameters[1]].indices.map { isTrue([first, $0]) }
        })
    default: return .holds(Constraint.Condition(on: parameters, isTrue))
    }
  }
}
