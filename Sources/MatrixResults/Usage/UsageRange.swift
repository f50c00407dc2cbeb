import ScenarioSpaces

/// How far shares go where sources disagree.
///
/// One parameter at a time: the levels of a row weigh less or more together, by any factor in the row's
/// range, among what was run with the levels before them. Each parameter lowers a share by a factor, and
/// the lowest share has all of these factors.
struct UsageRange {
  /// The parameters whose levels rows move; the last row has the levels that none moves.
  private let parameters: [(parameter: Int, rowOf: [[Int]], count: Int)]
  private let factors: [[ClosedRange<Double>]]

  init(_ usage: UsageWeights) {
    let classes = usage.weights.classes
    // In the order of the parameters, so that products are the same.
    let movable = MatrixParameter.allCases.compactMap { parameter in
      let rows = usage.rows.filter { $0.parameter == parameter }
      return rows.isEmpty ? nil : (parameter: parameter.rawValue, rows: rows)
    }
    parameters = movable.map { parameter, rows in
      let levels = usage.weights.vectors[parameter][0].indices
      let rowOf = (0...(classes.max() ?? 0)).map { deviceClass in
        var rowOf = levels.map { _ in rows.count }
        for (number, row) in rows.enumerated()
        where row.devices?.contains(where: { classes[$0] == deviceClass }) ?? true {
          for level in row.levels { rowOf[level] = number }
        }
        return rowOf
      }
      return (parameter, rowOf, rows.count + 1)
    }
    factors = movable.map { $0.rows.map(\.factors) + [1...1] }
  }

  /// The lowest and the highest that the share of some values can be.
  ///
  /// - Parameters:
  ///   - weighted: A strategy's outcomes.
  ///   - isCounted: Whether a value counts; nil for one that is part of nothing.
  /// - Returns: The bounds; nil where sources agree.
  /// - Complexity: O(*e* + *s* · *r*) for *e* edges, *s* sets of levels and *r* rows.
  func bounds(
    in weighted: WeightedDiagram, isCounted: (Int) -> Bool?
  ) -> (low: Double, high: Double)? {
    if parameters.isEmpty { return nil }
    let rows = weighted.rows(of: parameters, bins: 2) { isCounted($0).map { $0 ? 0 : 1 } }
    return (lowest(of: 0, in: rows), 1 - lowest(of: 1, in: rows))
  }

  /// The lowest share of a bin.
  private func lowest(of bin: Int, in rows: [[DrawnLevels]]) -> Double {
    var (product, base) = (1.0, 1.0)
    for (sets, factors) in zip(rows, factors) {
      var (some, all) = (Moving(sets, bins: [bin]), Moving(sets, bins: [0, 1]))
      let whole = all.total(0, from: 1, to: 1)
      base = some.total(0, from: 1, to: 1) / whole
      guard base > 0, base < .infinity else { return base }
      product *= Self.lowest(&some, of: &all, factors, base, whole) / base
    }
    return product * base
  }

  /// The same for one parameter: each row gets the least or the greatest weight that it can have, as
  /// long as that lowers it.
  private static func lowest(
    _ some: inout Moving, of others: inout Moving, _ factors: [ClosedRange<Double>], _ base: Double,
    _ whole: Double
  ) -> Double {
    var weights = factors.map { _ in 1.0 }
    var (best, hasChanged) = (base, true)
    for _ in 0..<8 where hasChanged {
      hasChanged = false
      for (row, factor) in factors.enumerated() {
        for end in [factor.lowerBound, factor.upperBound] where end != weights[row] {
          let old = weights[row]
          let rest = others.total(row, from: old, to: end)
          // Of nothing there is no share.
          guard rest > whole * 1e-10 else { continue }
          let ratio = max(0, some.total(row, from: old, to: end)) / rest
          guard ratio < best * (1 - 1e-10) else { continue }
          (best, weights[row], hasChanged) = (ratio, end, true)
          some.move(row, from: old, to: end)
          others.move(row, from: old, to: end)
        }
      }
    }
    return best
  }
}

/// An amount while the weights of a parameter's rows change: of each set of levels, what it has and
/// what it weighs.
private struct Moving {
  /// For each set the shares of its rows, and what each of them has.
  private let sets: [(shares: [Double], own: [Double])]
  private var amounts: [Double]
  private var weights: [Double]
  /// How many rows of each set weigh anything.
  private var used: [Int]
  /// What sets have as they are.
  private let bases: [Double]

  init(_ sets: [DrawnLevels], bins: [Int]) {
    self.sets = sets.map { set in
      (set.shares, set.shares.indices.map { row in bins.reduce(0) { $0 + set.amounts[$1][row] } })
    }
    amounts = self.sets.map { $0.own.reduce(0, +) }
    weights = sets.map { $0.shares.reduce(0, +) }
    used = sets.map { $0.shares.count { $0 > 0 } }
    bases = zip(amounts, weights).map { $1 > 0 ? $0 / $1 : 0 }
  }

  /// What it is if a row has another weight.
  func total(_ row: Int, from old: Double, to new: Double) -> Double {
    var total = 0.0
    for (index, set) in sets.enumerated() {
      let share = set.shares[row]
      // Rows that all weigh nothing are beside each other what they were.
      if used[index] + Self.change(share, old, new) <= 0 {
        total += bases[index]
      } else {
        let amount = amounts[index] + (new - old) * set.own[row]
        total += amount / (weights[index] + (new - old) * share)
      }
    }
    return total
  }

  mutating func move(_ row: Int, from old: Double, to new: Double) {
    for (index, set) in sets.enumerated() {
      amounts[index] += (new - old) * set.own[row]
      weights[index] += (new - old) * set.shares[row]
      used[index] += Self.change(set.shares[row], old, new)
    }
  }

  /// How many rows weigh something more than before.
  private static func change(_ share: Double, _ old: Double, _ new: Double) -> Int {
    share > 0 ? (new > 0 ? 1 : 0) - (old > 0 ? 1 : 0) : 0
  }
}
