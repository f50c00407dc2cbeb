package import DeviceProfiles
package import ScenarioSpaces

extension MatrixModel {
  /// The possible scenarios of a query that people use most, whether the plan runs them or not.
  ///
  /// Levels weigh what the usage says, as if they were independent; those that it has nothing of come
  /// last, newer versions before older ones.
  ///
  /// - Parameters:
  ///   - query: The scenarios to choose from.
  ///   - usage: What people use; nil where every level weighs the same.
  ///   - usual: Levels that come before all others of their parameters.
  ///   - limit: The most scenarios.
  /// - Returns: The scenarios, the most used first; of equals the first by their levels.
  /// - Complexity: That of ``possible``, O(*e*) for its *e* edges, and O(*n* · *l*) for *n* scenarios and
  ///   all *l* levels.
  package func mostUsed(
    where query: Query, _ usage: UsageModel?, preferring usual: [MatrixParameter: String] = [:],
    limit: Int
  ) -> [[Int]] {
    let (table, excluded) = possible
    let levels = RunLevels(of: excluded, in: table) { $0 == 0 }
    let even = LevelWeights(
      classes: space.parameters[0].levels.map { _ in 0 },
      vectors: space.parameters.map { [$0.levels.map { _ in 1 }] })
    let weights = usage.map { UsageWeights($0, in: space, wasRun: levels).weights } ?? even
    let preferred = MatrixParameter.allCases.map { parameter in
      usual[parameter].flatMap { space.parameters[parameter.rawValue].level(named: $0) }
    }
    var search = UsedSearch(table, query, weights, preferred)
    return search.scenarios(of: excluded, limit: limit)
  }
}

/// Finds the paths to 0 with the greatest product of weights, the greatest first.
private struct UsedSearch {
  /// A beginning of scenarios.
  private struct Beginning {
    var levels: [Int] = []
    var diagram: Diagram
    /// The product of its levels' weights.
    var weight = 1.0
    /// The greatest product that it can become.
    var bound = 1.0
  }

  private let table: DiagramTable
  private let query: Query
  /// For each class, parameter and level its weight; all are above 0.
  private let weights: [[[Double]]]
  private let classes: [Int]
  /// For each class and parameter the greatest product of what follows a node.
  private var bounds: [[NodeMap<Double>]]

  init(_ table: DiagramTable, _ query: Query, _ weights: LevelWeights, _ preferred: [Int?]) {
    (self.table, self.query, classes) = (table, query, weights.classes)
    self.weights = (0..<weights.classCount).map { number in
      weights.vectors.enumerated().map { parameter, vectors in
        vectors[number].enumerated().map { level, weight in
          // Of equals and of unused levels: the newest version, otherwise the first level.
          let order = parameter == MatrixParameter.os.rawValue ? level : -level
          let rank = preferred[parameter] == level ? 1e12 : 1
          return max(weight, 1e-9) * rank * (1 + Double(order) * 1e-9)
        }
      }
    }
    let none = table.sizes.map { _ in NodeMap<Double>() }
    bounds = [[NodeMap<Double>]](repeating: none, count: weights.classCount)
  }

  mutating func scenarios(of diagram: Diagram, limit: Int) -> [[Int]] {
    var found: [[Int]] = []
    // The best is the last.
    var open = [Beginning(diagram: diagram)]
    while found.count < limit, let best = open.popLast() {
      if best.levels.count == table.sizes.count {
        found.append(best.levels)
        continue
      }
      for next in continuations(of: best) {
        let place = open.lastIndex { $0.bound < next.bound }.map { $0 + 1 } ?? 0
        open.insert(next, at: place)
      }
    }
    return found
  }

  /// A beginning with each next level that leads to a possible scenario.
  private mutating func continuations(of beginning: Beginning) -> [Beginning] {
    let parameter = beginning.levels.count
    return levels(of: parameter).compactMap { level in
      let number = classes[beginning.levels.first ?? level]
      let child = table.child(of: beginning.diagram, parameter: parameter, level: level)
      let rest = bound(child, parameter + 1, number)
      if rest == 0 { return nil }
      let weight = beginning.weight * weights[number][parameter][level]
      return Beginning(
        levels: beginning.levels + [level], diagram: child, weight: weight, bound: weight * rest)
    }
  }

  /// The greatest product of a function's parameters from one on; 0 where nothing is possible.
  private mutating func bound(_ diagram: Diagram, _ parameter: Int, _ number: Int) -> Double {
    if parameter == table.sizes.count { return diagram.terminal == 0 ? 1 : 0 }
    let weights = weights[number][parameter]
    if table.parameter(of: diagram) > parameter {
      let best = levels(of: parameter).map { weights[$0] }.max() ?? 0
      return best * bound(diagram, parameter + 1, number)
    }
    if let known = bounds[number][parameter][diagram] { return known }
    let best = levels(of: parameter).map { level in
      weights[level]
        * bound(table.child(of: diagram, parameter: parameter, level: level), parameter + 1, number)
    }.max()
    bounds[number][parameter][diagram] = best ?? 0
    return best ?? 0
  }

  private func levels(of parameter: Int) -> [Int] {
    query.allowed[parameter].indices.filter { query.allowed[parameter][$0] }
  }
}
