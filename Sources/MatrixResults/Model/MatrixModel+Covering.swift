package import DeviceProfiles
package import ScenarioSpaces

extension MatrixModel {
  /// The possible scenarios as rows of a covering array.
  ///
  /// - Parameters:
  ///   - query: The scenarios to choose from; nil for all that are possible.
  ///   - usage: What people use: its shares are the weights of levels; nil where all count alike.
  ///   - strength: How many levels the combinations have.
  /// - Returns: The model; its parameters and levels are those of the space.
  /// - Complexity: That of ``possible``.
  package func coveringModel(
    where query: Query?, usage: UsageModel?, _ strength: ScenarioStrength
  ) -> CoveringModel {
    let parameters = space.parameters.enumerated().map { number, parameter in
      var levels = CoveringParameter(levelCount: parameter.levels.count)
      if let usage { levels.weights = usage.weights(of: parameter) }
      if let query { levels.isExcluded = query.allowed[number].map { !$0 } }
      return levels
    }
    var model = CoveringModel(parameters, strength: strength.strength)
    model.groups = strength.groups.map {
      CoveringModel.Group($0.parameters.map(\.rawValue), strength: $0.strength)
    }
    let (table, excluded) = possible
    model.conditions = [.isIn(LevelDiagram(excluded, in: table, is: 0))]
    return model
  }
}

extension UsageModel {
  /// The share of each level of a parameter in thousandths, at least 1 for those that are used;
  /// those of several devices are added, and all are 1 where nothing is known.
  func weights(of parameter: Parameter) -> [Int] {
    let own = distributions.filter { $0.parameter == parameter.name }
    guard !own.isEmpty else { return parameter.levels.map { _ in 1 } }
    var weights = parameter.levels.map { _ in 0.0 }
    for distribution in own {
      let all = distribution.shares.reduce(0) { $0 + $1.share }
      guard all > 0 else { continue }
      for share in distribution.shares {
        guard let matches = LevelValues(share.levels)?.matches(in: parameter.levels) else {
          continue
        }
        let count = matches.count { $0 }
        for level in weights.indices where matches[level] {
          weights[level] += share.share / all / Double(count)
        }
      }
    }
    return weights.map { $0 > 0 ? max(1, Int(min($0, 1000) * 1000)) : 0 }
  }
}
