import MatrixResults
import ScenarioSpaces

/// A failure of each strategy on each device, where no other picture shows one.
extension TypicalScenarios {
  /// Failing scenarios to draw, as everyday as they are.
  ///
  /// Typical devices have them for each of their new versions, the others for the newest.
  ///
  /// - Parameter drawn: What is drawn anyway.
  /// - Returns: A scenario for each strategy, device and version on which none of `drawn` shows its
  ///   worst: hidden content, or any failure where it hides none.
  /// - Complexity: O(*s* · *d* · *e*) for *s* strategies, *d* devices and diagrams of *e* edges for
  ///   each.
  func failing(besides drawn: Set<[Int]>) -> [[Int]] {
    let typical = Set(devices)
    return result.space.parameters[MatrixParameter.device.rawValue].levels.indices.flatMap {
      device in
      versions(of: device).prefix(typical.contains(device) ? .max : 1).flatMap { os in
        failing(on: device, os, besides: drawn.filter { $0[0] == device && $0[1] == os })
      }
    }
  }

  private func failing(on device: Int, _ os: Int, besides drawn: Set<[Int]>) -> [[Int]] {
    result.strategies.reduce(into: []) { others, strategy in
      guard let isWorst = worst(of: strategy, device, os) else { return }
      let isShown = drawn.union(others).contains {
        isWorst(result.table.value(of: strategy.outcomes, at: $0))
      }
      if isShown { return }
      if let scenario = failure(of: strategy, device, os, where: isWorst) {
        others.append(scenario)
      }
    }
  }

  /// The most everyday failing scenario of a device and a version, one that hides content if there
  /// is any; nil where none fails.
  func failure(of strategy: StrategyResult, _ device: Int, _ os: Int) -> [Int]? {
    worst(of: strategy, device, os).flatMap { failure(of: strategy, device, os, where: $0) }
  }

  /// Whether an outcome is of the worst kind that a strategy has there: hidden content, or any failure
  /// where it hides none; nil where it does not fail.
  private func worst(of strategy: StrategyResult, _ device: Int, _ os: Int) -> ((Int) -> Bool)? {
    func isFailing(_ terminal: Int) -> Bool { Outcome(terminal: terminal)?.signature != nil }
    func isHidden(_ terminal: Int) -> Bool {
      Outcome(terminal: terminal)?.signature?.aspect == .hidden
    }
    return [isHidden, isFailing].first {
      self.first(of: strategy, in: query(device, os), where: $0) != nil
    }
  }

  private func failure(
    of strategy: StrategyResult, _ device: Int, _ os: Int, where isWanted: @escaping (Int) -> Bool
  ) -> [Int]? {
    everyday(in: query(device, os)) { first(of: strategy, in: $0, where: isWanted) }
  }

  /// The most everyday scenario of those that a function finds.
  func everyday(in query: Query, _ first: (Query) -> [Int]?) -> [Int]? {
    var query = query
    guard var best = first(query) else { return nil }
    for parameter in Self.narrowing {
      let levels = result.space.parameters[parameter.rawValue].levels
      var narrowed = query
      narrowed.narrow(parameter.rawValue) { levels[$0] == Self.usual[parameter] }
      guard let scenario = first(narrowed) else { continue }
      (query, best) = (narrowed, scenario)
    }
    return best
  }

  private func query(_ device: Int, _ os: Int) -> Query {
    var query = Query(all: result.space)
    query.narrow(MatrixParameter.device.rawValue) { $0 == device }
    query.narrow(MatrixParameter.os.rawValue) { $0 == os }
    return query
  }

  func first(
    of strategy: StrategyResult, in query: Query, where isWanted: @escaping (Int) -> Bool
  ) -> [Int]? {
    var scenarios = result.table.scenarios(of: strategy.outcomes, where: query, passes: isWanted)
    return scenarios.next()
  }

  /// In what order a scenario becomes an everyday one: first in what a picture shows.
  private static let narrowing: [MatrixParameter] = [
    .window, .orientation, .script, .keyboard, .accessory, .placement, .bars, .adjustment, .base,
    .field, .locale,
  ]
}
