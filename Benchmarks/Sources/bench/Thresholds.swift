import Foundation

/// What an evaluation may take: the contents of `thresholds.json`.
struct Thresholds: Codable {
  /// Counts per evaluation.
  struct Limit: Codable {
    /// Executed instructions.
    var instructions: Double
    /// Calls of `malloc`.
    var allocations: Double
  }

  /// How far above its limit a count may lie, as a part of it.
  var margin: Double
  /// For each workload, its limits.
  var limits: [String: Limit]

  /// Counts every workload, prints it beside its limits, and says whether none is exceeded.
  static func check() throws -> Bool {
    let file = URL(filePath: "Benchmarks/thresholds.json")
    let thresholds = try JSONDecoder().decode(Thresholds.self, from: Data(contentsOf: file))
    var idle: [String: Child.Counts] = [:]
    var isWithin = true
    for kind in Workload.Kind.allCases {
      // What every workload of a kind does before its first evaluation.
      let setup = kind.setup.rawValue
      let baseline = try idle[setup] ?? Child.count(["work", setup, "0"]).counts
      idle[setup] = baseline
      let (output, counts) = try Child.count(["work", kind.rawValue, "\(kind.passes)"])
      let evaluations = Double(Int(output) ?? 0)
      let actual = Limit(
        instructions: Double(counts.instructions - baseline.instructions) / evaluations,
        allocations: Double(counts.allocations - baseline.allocations) / evaluations)
      let limit = thresholds.limits[kind.rawValue]
      isWithin = report(kind.rawValue, actual, limit, thresholds.margin) && isWithin
    }
    return isWithin
  }

  private static func report(
    _ name: String, _ actual: Limit, _ limit: Limit?, _ margin: Double
  ) -> Bool {
    func cell(_ word: String, _ value: Double, _ limit: Double?) -> (String, Bool) {
      guard let limit else { return ("\(value.rounded(to: 3)) \(word)", true) }
      let isWithin = value <= limit * (1 + margin)
      let verdict = isWithin ? "limit" : "ABOVE the limit"
      return ("\(value.rounded(to: 3)) \(word) (\(verdict) \(limit))", isWithin)
    }
    let instructions = cell("instructions", actual.instructions, limit?.instructions)
    let allocations = cell("allocations", actual.allocations, limit?.allocations)
    print(row(name, instructions.0, allocations.0))
    return instructions.1 && allocations.1
  }
}

extension Workload.Kind {
  /// Passes enough to outweigh what differs between two runs.
  fileprivate var passes: Int { self == .matrix || self == .lint ? 1 : 40 }

  /// The workload that, without a pass, prepares what this one does.
  fileprivate var setup: Self {
    switch self {
    case .swift, .swiftCoveredArea: .swift
    case .matrix: .matrix
    case .lint: .lint
    }
  }
}
