import ScenarioSpaces

/// For each level, which rules of which strategies allow it: a bit for each rule.
///
/// A rule holds in a product of levels, so that it holds in some scenario of a product of other
/// levels exactly where it holds in some level, or some tuple of them, of each factor.
struct RuleMasks: Sendable {
  /// At most so many rules of a strategy have a bit.
  static let limit = UInt64.bitWidth

  /// For each strategy, a bit for each rule.
  typealias Mask = [UInt64]

  /// For each parameter and level, the rules that allow it.
  private let allowing: [[Mask]]
  /// No rule of any strategy.
  let none: Mask

  /// Gives a bit to each rule about the bottom.
  init(_ rules: [FailureRules], sizes: [Int]) {
    none = Mask(repeating: 0, count: rules.count)
    allowing = sizes.enumerated().map { parameter, size in
      (0..<size).map { level in
        rules.map { rules in
          var bits: UInt64 = 0
          for (number, rule) in rules.rules.prefix(Self.limit).enumerated()
          where rule.signature.isOfBottom && rule.cube.allowed[parameter][level] {
            bits |= 1 << UInt64(number)
          }
          return bits
        }
      }
    }
  }

  /// The rules of a strategy that allow a level.
  func allowing(_ level: Int, of parameter: MatrixParameter, _ strategy: Int) -> UInt64 {
    allowing[parameter.rawValue][level][strategy]
  }

  /// The rules that allow all of some levels, from a parameter on.
  func mask(_ levels: [Int], from parameter: MatrixParameter) -> Mask {
    var mask = Mask(repeating: .max, count: none.count)
    for (offset, level) in levels.enumerated() {
      let allowing = allowing[parameter.rawValue + offset][level]
      for strategy in mask.indices { mask[strategy] &= allowing[strategy] }
    }
    return mask
  }
}

extension RuleMasks.Mask {
  /// Takes in the rules of another mask.
  mutating func formUnion(_ other: Self) {
    for index in indices { self[index] |= other[index] }
  }

  /// The rules of both.
  func intersection(_ other: Self) -> Self { zip(self, other).map { $0 & $1 } }

  /// Whether there is no rule.
  var isNone: Bool { allSatisfy { $0 == 0 } }
}
