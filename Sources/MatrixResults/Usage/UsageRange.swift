import MatrixModels
import ScenarioSpaces

/// How far shares go where sources disagree.
///
/// One parameter at a time: the levels of a row weigh less or more together, by any factor in the row's
/// range. Each parameter lowers a share by a factor, and the lowest share has all of these factors.
struct UsageRange {
  /// What the rows of each parameter have together of an amount; the last is of what no row moves.
  typealias RowSums = [[Double]]

  /// A parameter whose levels some row moves.
  private struct Movable {
    let parameter: Int
    let factors: [ClosedRange<Double>]
    /// The row of each level in each class of devices.
    let rowOf: [[Int]]
  }

  private let parameters: [Movable]

  init(_ usage: UsageWeights) {
    let classes = usage.weights.classes
    // In the order of the parameters, so that products are the same.
    parameters = MatrixParameter.allCases.compactMap { parameter in
      let rows = usage.rows.filter { $0.parameter == parameter }
      if rows.isEmpty { return nil }
      let levels = usage.weights.vectors[parameter.rawValue][0].indices
      let rowOf = (0...(classes.max() ?? 0)).map { deviceClass in
        var rowOf = levels.map { _ in rows.count }
        for (number, row) in rows.enumerated()
        where row.devices?.contains(where: { classes[$0] == deviceClass }) ?? true {
          for level in row.levels { rowOf[level] = number }
        }
        return rowOf
      }
      return Movable(
        parameter: parameter.rawValue, factors: rows.map(\.factors) + [1...1], rowOf: rowOf)
    }
  }

  /// Adds an amount up by rows.
  ///
  /// - Parameter amount: What a level of a parameter has of it in a class of devices.
  /// - Returns: The sums, for each parameter that some row moves.
  /// - Complexity: O(*l* · *c*) for *l* levels and *c* classes.
  func rowSums(
    _ amount: (_ parameter: Int, _ deviceClass: Int, _ level: Int) -> Double
  ) -> RowSums {
    parameters.map { movable in
      var sums = movable.factors.map { _ in 0.0 }
      for (deviceClass, rows) in movable.rowOf.enumerated() {
        for (level, row) in rows.enumerated() {
          sums[row] += amount(movable.parameter, deviceClass, level)
        }
      }
      return sums
    }
  }

  /// The range of a share.
  ///
  /// - Parameters:
  ///   - share: The share, from 0 to 1.
  ///   - part: Its amount.
  ///   - whole: The amount of all.
  /// - Returns: The range; the highest is what the lowest of the rest leaves.
  func range(of share: Double, _ part: RowSums, in whole: RowSums) -> ClosedRange<Double> {
    if parameters.isEmpty { return share...share }
    let rest = zip(part, whole).map { zip($0, $1).map { max(0, $1 - $0) } }
    let (low, high) = (lowest(part, of: whole), 1 - lowest(rest, of: whole))
    return min(low, share)...max(high, share)
  }

  /// The lowest that an amount can be of another; infinite where there is nothing of the other.
  ///
  /// - Complexity: O(*r*²) for *r* rows.
  func lowest(_ amounts: RowSums, of others: RowSums) -> Double {
    var product = 1.0
    var base = 1.0
    for (movable, (amounts, others)) in zip(parameters, zip(amounts, others)) {
      base = amounts.reduce(0, +) / others.reduce(0, +)
      guard base > 0, base < .infinity else { return base }
      product *= Self.lowest(amounts, of: others, movable.factors) / base
    }
    return product * base
  }

  /// The same for one parameter: the rows that have less of it weigh as much as they can, the others as
  /// little.
  private static func lowest(
    _ amounts: [Double], of others: [Double], _ factors: [ClosedRange<Double>]
  ) -> Double {
    let rows = factors.indices.filter { amounts[$0] > 0 || others[$0] > 0 }
      .sorted { amounts[$0] / others[$0] < amounts[$1] / others[$1] }
    var lowest = Double.infinity
    for cut in 0...rows.count {
      var (amount, other) = (0.0, 0.0)
      for (index, row) in rows.enumerated() {
        let factor = index < cut ? factors[row].upperBound : factors[row].lowerBound
        amount += factor * amounts[row]
        other += factor * others[row]
      }
      if other > 0 { lowest = min(lowest, amount / other) }
    }
    return lowest
  }
}
