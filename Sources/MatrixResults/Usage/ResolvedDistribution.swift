import DeviceProfiles
import ScenarioSpaces

/// A distribution over the levels of a space.
struct ResolvedDistribution {
  let parameter: MatrixParameter
  let isConditional: Bool
  /// Whether it gives use to a level that was run.
  let isUsable: Bool
  /// The weight of each level; they sum to 1.
  let weights: [Double]
  let missing: [UsageWeights.Missing]
  /// What names a version with another SDK than its own: what builds the app decides that, not its users,
  /// so that a row which has the version does not mean it.
  private static let sdk = "+sdk"
  private let devices: [Bool]
  private let rows: [(levels: [Int], factors: ClosedRange<Double>)]

  /// The weight of each level on a device: of a row's levels those that the device has share its part.
  ///
  /// - Parameter levels: Whether each level was run on the device.
  /// - Returns: The weights, whose sum may be less than 1.
  func weights(on levels: [Bool]) -> [Double] {
    var weights = weights
    for (row, _) in rows {
      let own = row.filter { levels[$0] }
      if own.isEmpty || own.count == row.count { continue }
      let part = row.reduce(0) { $0 + weights[$1] }
      for level in row { weights[level] = levels[level] ? part / Double(own.count) : 0 }
    }
    return weights
  }

  /// Resolves a distribution; nil where the space lacks the parameter.
  init?(_ distribution: UsageModel.Distribution, in space: ScenarioSpace, _ wasRun: [[Bool]]) {
    guard let parameter = MatrixParameter(named: distribution.parameter) else { return nil }
    self.parameter = parameter
    isConditional = !distribution.condition.isEmpty
    let (query, problems) = Query.parse(
      distribution.condition, [("device", space.parameters[0].levels)])
    devices = query.allowed[0].map { $0 && problems.isEmpty }
    let names = space.parameters[parameter.rawValue].levels
    var weights = [Double](repeating: 0, count: names.count)
    let wasRun = wasRun[parameter.rawValue]
    // A device that a query leaves out keeps its part of a row; other levels leave theirs to those that
    // a device has.
    var free = parameter == .device ? names.map { _ in true } : wasRun
    var rows: [(levels: [Int], factors: ClosedRange<Double>)] = []
    var missing: [UsageWeights.Missing] = []
    for (row, part) in distribution.parts {
      let matches = LevelValues(row.levels)?.matches(in: names) ?? names.map { _ in false }
      let matching = names.indices.filter { matches[$0] && free[$0] }
      let levels = matching.filter { level in
        !matching.contains { names[level].hasPrefix(names[$0] + Self.sdk) }
      }
      let run = levels.filter { wasRun[$0] }
      if run.isEmpty {
        missing.append(
          .init(
            parameter: parameter, condition: distribution.condition, levels: row.levels,
            share: part))
        continue
      }
      for level in levels { free[level] = false }
      for level in run { weights[level] = part / Double(levels.count) }
      rows.append((run, row.factors))
    }
    let sum = weights.reduce(0, +)
    isUsable = sum > 0
    self.weights = isUsable ? weights.map { $0 / sum } : weights
    (self.rows, self.missing) = (rows, missing)
  }

  /// For each device the distribution of each parameter, as its number.
  ///
  /// - Parameters:
  ///   - all: The distributions.
  ///   - own: How many of them, the first ones, come before the others on a device that they are about.
  ///   - space: The space with the devices.
  /// - Returns: The numbers; nil for a parameter without a distribution.
  static func choices(from all: [Self], own: Int, in space: ScenarioSpace) -> [[Int?]] {
    space.parameters[0].levels.indices.map { device in
      MatrixParameter.allCases.map { parameter in
        let found = all.indices.filter { all[$0].parameter == parameter && all[$0].isFor(device) }
        let first = found.contains { $0 < own } ? found.filter { $0 < own } : found
        return first.first { all[$0].isConditional } ?? first.first
      }
    }
  }

  /// Whether sources disagree about it.
  var isMovable: Bool { rows.contains { $0.factors != 1...1 } }

  /// Whether it says something of a device.
  func isFor(_ device: Int) -> Bool { isUsable && devices[device] }

  /// The rows with a range, for some devices.
  func rows(for devices: [Int]?) -> [UsageWeights.Row] {
    if devices?.isEmpty ?? false { return [] }
    return rows.filter { $0.factors != 1...1 }.map {
      UsageWeights.Row(
        parameter: parameter, devices: devices, levels: $0.levels, factors: $0.factors)
    }
  }
}

extension MatrixParameter {
  fileprivate init?(named name: String) {
    guard let parameter = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = parameter
  }
}

extension UsageModel.Distribution {
  /// The shares above 0, each with its part of all.
  fileprivate var parts: [(row: UsageModel.Share, part: Double)] {
    let rows = shares.filter { $0.share > 0 && $0.share.isFinite }
    // The largest is taken out first, so that no sum is infinite.
    let largest = rows.map(\.share).max() ?? 1
    let sum = rows.reduce(0) { $0 + $1.share / largest }
    return rows.map { ($0, $0.share / largest / sum) }
  }
}

extension UsageModel.Share {
  /// How far the share can be less or more, as factors.
  fileprivate var factors: ClosedRange<Double> {
    let (lowest, highest) = (low / share, high / share)
    guard lowest.isFinite, highest.isFinite, lowest >= 0, lowest <= 1, highest >= 1 else {
      return 1...1
    }
    return lowest...highest
  }
}
