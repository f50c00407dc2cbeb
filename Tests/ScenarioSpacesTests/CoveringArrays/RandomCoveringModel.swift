import ScenarioSpaces
import TestSupport

extension CoveringModel {
  /// A model of parameters whose levels are alike.
  init(sizes: [Int], strength: Int) {
    self.init(sizes.map { CoveringParameter(levelCount: $0) }, strength: strength)
  }

  /// Three parameters of two levels, the last one negative: the first levels of the others are
  /// together beside it only.
  static var maskedPair: CoveringModel {
    var model = CoveringModel(sizes: [2, 2, 2], strength: 2)
    model.parameters[2].isNegative[1] = true
    model.conditions = [
      .any([
        .level(of: 0, isIn: [false, true]), .level(of: 1, isIn: [false, true]),
        .level(of: 2, isIn: [false, true]),
      ])
    ]
    return model
  }

  /// A model of three to five parameters with something of everything.
  static func random(seed: UInt64, strength: Int) -> CoveringModel {
    var random = SplitMix64(seed: seed)
    let sizes = RandomFunction.sizes(using: &random)
    var model = CoveringModel(sizes: sizes, strength: strength)
    func chance(_ parts: Int) -> Bool { Int.random(in: 0..<parts, using: &random) == 0 }
    for parameter in sizes.indices {
      for level in 0..<sizes[parameter] {
        if chance(8) { model.parameters[parameter].isNegative[level] = true }
        if chance(12) { model.parameters[parameter].isExcluded[level] = true }
        if chance(3) { model.parameters[parameter].weights[level] = 5 }
      }
    }
    if chance(4) { model.parameters[1].isCombined = false }
    if chance(2) {
      model.groups = [
        .init(
          sizes.indices.filter { _ in chance(2) } + [0],
          strength: Int.random(in: 1...3, using: &random))
      ]
    }
    model.conditions = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      .any([
        .random(over: sizes, depth: 2, using: &random),
        .random(over: sizes, depth: 1, using: &random),
      ])
    }
    return model
  }
}

extension LevelCondition {
  static func random(
    over sizes: [Int], depth: Int, using random: inout SplitMix64
  ) -> LevelCondition {
    func truths(_ count: Int) -> [Bool] {
      (0..<count).map { _ in Bool.random(using: &random) }
    }
    let (first, second) = pair(of: sizes.indices, using: &random)
    switch Int.random(in: depth > 0 ? 0..<7 : 0..<4, using: &random) {
    case 0: return .level(of: first, isIn: truths(sizes[first]))
    case 1:
      return .pair(second, first, isIn: (0..<sizes[second]).map { _ in truths(sizes[first]) })
    case 2: return .holds(.init(on: [first, second]) { ($0[0] + 2 * $0[1]) % 3 > 0 })
    case 3:
      return .one(of: [(second, truths(sizes[second])), (first, truths(sizes[first]))])
    case 4: return .not(.random(over: sizes, depth: depth - 1, using: &random))
    case let kind:
      let parts = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        LevelCondition.random(over: sizes, depth: depth - 1, using: &random)
      }
      return kind == 5 ? .all(parts) : .any(parts)
    }
  }

  /// Two different parameters, ascending.
  private static func pair(
    of parameters: Range<Int>, using random: inout SplitMix64
  ) -> (Int, Int) {
    let first = Int.random(in: parameters.dropLast(), using: &random)
    return (first, Int.random(in: first + 1..<parameters.upperBound, using: &random))
  }
}
