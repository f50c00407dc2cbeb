package import DeviceProfiles
package import ScenarioSpaces

/// What people use, as weights of the levels that were run.
package struct UsageWeights: Sendable {
  /// A row whose sources disagree: how far its levels can weigh less or more, all together.
  package struct Row: Hashable, Sendable {
    package let parameter: MatrixParameter
    /// The devices that it is about, by their levels; nil for all.
    package let devices: [Int]?
    package let levels: [Int]
    /// The lowest and the highest factor.
    package let factors: ClosedRange<Double>
  }

  /// Levels that are used and that the run lacks.
  package struct Missing: Hashable, Sendable {
    package let parameter: MatrixParameter
    /// The devices that it is about, as a query; empty for all others.
    package let condition: String
    /// The levels as the row names them.
    package let levels: String
    /// The part of the row's distribution, from 0 to 1.
    package let share: Double
  }

  /// The model; where another one completes it, as much of both as counts, under a name that says so.
  package let model: UsageModel
  /// The parameters whose figures are the model's own; nil where no other model completes it.
  package let own: [MatrixParameter]?
  /// What levels weigh; only proportions count, and of levels that a device has.
  package let weights: LevelWeights
  /// The rows with a range.
  package let rows: [Row]
  package let missing: [Missing]
  /// The parameters of which some device has no distribution: all their levels weigh the same.
  package let even: [MatrixParameter]

  /// Resolves a model against what was run.
  package init(_ model: UsageModel, in result: RunResult) {
    self.init(
      model, in: result.space,
      wasRun: RunLevels(of: result.scope, in: result.table) { $0 == 0 })
  }

  /// Resolves a model against a space.
  ///
  /// - Parameters:
  ///   - model: What people use.
  ///   - space: The space of a run.
  ///   - runLevels: The levels that were run.
  package init(_ model: UsageModel, in space: ScenarioSpace, wasRun runLevels: RunLevels) {
    let wasRun = runLevels.all
    let applied = AppliedUsage(model, in: space, wasRun)
    let model = applied.model
    (self.model, own) = (model, applied.own)
    let all = model.distributions.compactMap { ResolvedDistribution($0, in: space, wasRun) }
    let choices = ResolvedDistribution.choices(from: all, own: applied.ownCount, in: space)
    let classes = DeviceClasses(
      choices.enumerated().map { device, choice in
        MatrixParameter.allCases.map { parameter in
          let even = Self.even(wasRun[parameter.rawValue])
          let figures = choice[parameter.rawValue].map { all[$0] }
          let levels = runLevels.levels(of: parameter, on: device)
          if parameter == .device { return figures?.weights ?? even }
          let weights = figures?.weights(on: levels) ?? even
          return zip(weights, levels).map { $1 ? $0 : nil }
        }
      },
      // What moves the levels of one moves those of all.
      of: choices.map { $0.map { $0.flatMap { all[$0].isMovable ? $0 : nil } } })
    let weights = LevelWeights(classes: classes.numbers, vectors: classes.vectors)
    self.weights = weights
    let devices = wasRun[0].indices.filter {
      wasRun[0][$0] && weights.vectors[0][classes.numbers[$0]][$0] > 0
    }
    even = MatrixParameter.allCases.filter { parameter in
      devices.contains { choices[$0][parameter.rawValue] == nil }
    }
    let users = all.enumerated().map { number, distribution in
      choices.indices.filter { choices[$0][distribution.parameter.rawValue] == number }
    }
    rows = zip(all, users).flatMap { $0.rows(for: $1.count == choices.count ? nil : $1) }
    missing =
      applied.missing
      + zip(all, users).flatMap { distribution, users in
        users.contains { wasRun[0][$0] } || !distribution.isUsable ? distribution.missing : []
      }
  }

  /// The same weight for all levels that were run, or for all where none was.
  private static func even(_ wasRun: [Bool]) -> [Double] {
    let count = wasRun.count { $0 }
    return wasRun.map {
      count == 0 ? 1 / Double(wasRun.count) : $0 ? 1 / Double(count) : 0
    }
  }

  /// How many distributions are known in each way.
  package var kinds: [(kind: UsageModel.Kind, count: Int)] {
    UsageModel.Kind.allCases.map { kind in
      (kind, model.distributions.count { $0.kind == kind })
    }
  }
}

/// A model that another one completes, as far as either counts for what was run.
private struct AppliedUsage {
  /// One's own distributions come first.
  private(set) var model: UsageModel
  private(set) var ownCount: Int
  /// The parameters with own figures that count; nil where nothing completes the model.
  private(set) var own: [MatrixParameter]?
  /// What own figures give use to that the run lacks, where they count for nothing.
  private(set) var missing: [UsageWeights.Missing] = []

  init(_ model: UsageModel, in space: ScenarioSpace, _ wasRun: [[Bool]]) {
    self.model = model
    ownCount = model.distributions.count
    guard let completion = model.completion else { return }
    func resolved(
      _ distributions: [UsageModel.Distribution]
    ) -> [(figures: UsageModel.Distribution, resolved: ResolvedDistribution)] {
      distributions.compactMap { figures in
        ResolvedDistribution(figures, in: space, wasRun).map { (figures, $0) }
      }
    }
    func chosen(_ all: [ResolvedDistribution], own: Int) -> Set<Int> {
      let choices = ResolvedDistribution.choices(from: all, own: own, in: space)
      return Set(zip(choices, wasRun[0]).filter(\.1).flatMap { $0.0.compactMap(\.self) })
    }
    let all = resolved(model.distributions.filter { completion.own.contains($0.parameter) })
    missing = all.map(\.resolved).filter { !$0.isUsable }.flatMap(\.missing)
    let counting = chosen(all.map(\.resolved), own: all.count)
    let used = all.indices.filter(counting.contains).map { all[$0] }
    let parameters = Set(used.map(\.resolved.parameter))
    let own = MatrixParameter.allCases.filter(parameters.contains)
    self.own = own
    ownCount = used.count
    // Of what one's own figures are about, others say something of the remaining devices. Shares of
    // devices are of all of them.
    let others = resolved(
      completion.distributions.filter { other in
        !(other.parameter == MatrixParameter.device.name && own.contains(.device))
      })
    let both = used + others
    let applied = chosen(both.map(\.resolved), own: used.count)
    let rest = both.indices.dropFirst(used.count).filter {
      applied.contains($0) || !own.contains(both[$0].resolved.parameter)
    }.map { both[$0] }
    self.model.distributions = used.map(\.figures) + rest.map(\.figures)
    if own.isEmpty {
      (self.model.name, self.model.unit) = (completion.name, completion.unit)
    } else if !rest.isEmpty {
      let partial = Set(rest.map(\.resolved.parameter))
      let titles = own.map { $0.title + (partial.contains($0) ? " on some devices" : "") }
      let last = titles.count > 1 ? " and \(titles[titles.count - 1])" : ""
      let list = titles.dropLast(last.isEmpty ? 0 : 1).joined(separator: ", ") + last
      self.model.name = "\(model.name) for \(list), \(completion.name) for the rest"
    }
  }
}
