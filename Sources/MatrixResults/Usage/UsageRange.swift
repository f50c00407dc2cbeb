import MatrixModels
import ScenarioSpaces

/// Amounts and masses of the levels of a usage, and how far their quotient goes where sources
/// disagree.
///
/// One parameter at a time: the levels of a row weigh less or more together, by any factor in the
/// row's range. What that adds is added up over the parameters.
struct UsageRange {
  /// The levels of a row, or all that no row moves.
  private struct Group {
    var factors: ClosedRange<Double>
    var amount = 0.0
    var mass = 0.0

    var negated: Group { Group(factors: factors, amount: -amount, mass: mass) }
  }

  private let rows: [MatrixParameter: [UsageWeights.Row]]
  private let classes: [Int]
  private let sizes: [Int]

  init(_ usage: UsageWeights) {
    rows = Dictionary(grouping: usage.rows, by: \.parameter)
    classes = usage.weights.classes
    sizes = usage.weights.vectors.map { $0[0].count }
  }

  /// The range of a share.
  ///
  /// - Parameters:
  ///   - base: The share.
  ///   - amount: Its part that a level of a parameter adds in a class.
  ///   - mass: What the level adds to the whole.
  /// - Returns: The range; it contains the share.
  /// - Complexity: O(*l* · *c* + *r*²) for *l* levels, *c* classes and *r* rows.
  func range(
    around base: Double, amount: (_ parameter: Int, _ deviceClass: Int, _ level: Int) -> Double,
    mass: (_ parameter: Int, _ deviceClass: Int, _ level: Int) -> Double
  ) -> ClosedRange<Double> {
    var (low, high) = (base, base)
    // In the order of the parameters, so that sums are the same.
    for parameter in MatrixParameter.allCases {
      guard let rows = rows[parameter] else { continue }
      let groups = groups(rows, parameter.rawValue, amount, mass)
      high += max(0, Self.highest(groups) - base)
      low -= max(0, base + Self.highest(groups.map(\.negated)))
    }
    return low...high
  }

  private func groups(
    _ rows: [UsageWeights.Row], _ parameter: Int, _ amount: (Int, Int, Int) -> Double,
    _ mass: (Int, Int, Int) -> Double
  ) -> [Group] {
    var groups = [Group(factors: 1...1)] + rows.map { Group(factors: $0.factors) }
    for deviceClass in 0...(classes.max() ?? 0) {
      var groupOf = [Int](repeating: 0, count: sizes[parameter])
      for (number, row) in rows.enumerated() where isAbout(row, deviceClass) {
        for level in row.levels { groupOf[level] = number + 1 }
      }
      for (level, group) in groupOf.enumerated() {
        groups[group].amount += amount(parameter, deviceClass, level)
        groups[group].mass += mass(parameter, deviceClass, level)
      }
    }
    return groups.filter { $0.mass > 0 }
  }

  private func isAbout(_ row: UsageWeights.Row, _ deviceClass: Int) -> Bool {
    row.devices?.contains { classes[$0] == deviceClass } ?? true
  }

  /// The highest quotient of the sums: the groups with the highest ones of their own weigh as much as
  /// they can, all others as little.
  private static func highest(_ groups: [Group]) -> Double {
    let groups = groups.sorted { $0.amount / $0.mass > $1.amount / $1.mass }
    var best = -Double.infinity
    for cut in 0...groups.count {
      var (amount, mass) = (0.0, 0.0)
      for (index, group) in groups.enumerated() {
        let factor = index < cut ? group.factors.upperBound : group.factors.lowerBound
        amount += factor * group.amount
        mass += factor * group.mass
      }
      if mass > 0 { best = max(best, amount / mass) }
    }
    return best
  }
}
