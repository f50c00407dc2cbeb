import MatrixModels
import MatrixResults
import ScenarioSpaces

/// A failure of each strategy on each of the devices, where no other picture shows one.
extension TypicalScenarios {
  /// Failing scenarios to draw, as everyday as they are.
  ///
  /// - Parameter drawn: What is drawn anyway.
  /// - Returns: A scenario for each strategy, device and new version on which none of `drawn` fails.
  /// - Complexity: O(*s* · *d* · *e*) for *s* strategies, *d* devices and diagrams of *e* edges for
  ///   each.
  func failing(besides drawn: Set<[Int]>) -> [[Int]] {
    devices.flatMap { device in
      versions(of: device).flatMap { os in
        failing(on: device, os, besides: drawn.filter { $0[0] == device && $0[1] == os })
      }
    }
  }

  private func failing(on device: Int, _ os: Int, besides drawn: Set<[Int]>) -> [[Int]] {
    result.strategies.reduce(into: []) { others, strategy in
      let isShown = drawn.union(others).contains {
        isFailing(result.table.value(of: strategy.outcomes, at: $0))
      }
      if isShown { return }
      if let scenario = failure(of: strategy, device, os) { others.append(scenario) }
    }
  }

  private func isFailing(_ terminal: Int) -> Bool { Outcome(terminal: terminal)?.signature != nil }

  /// The most everyday failing scenario of a device and a version, one that hides content if there
  /// is any; nil where none fails.
  func failure(of strategy: StrategyResult, _ device: Int, _ os: Int) -> [Int]? {
    func isHidden(_ terminal: Int) -> Bool {
      Outcome(terminal: terminal)?.signature?.aspect == .hidden
    }
    return failure(of: strategy, device, os, where: isHidden)
      ?? failure(of: strategy, device, os, where: isFailing)
  }

  private func failure(
    of strategy: StrategyResult, _ device: Int, _ os: Int, where isWanted: @escaping (Int) -> Bool
  ) -> [Int]? {
    var query = Query(all: result.space)
    query.narrow(MatrixParameter.device.rawValue) { $0 == device }
    query.narrow(MatrixParameter.os.rawValue) { $0 == os }
    func first(_ query: Query) -> [Int]? {
      var scenarios = result.table.scenarios(
        of: strategy.outcomes, where: query, passes: isWanted)
      return scenarios.next()
    }
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

  /// In what order a scenario becomes an everyday one: first in what a picture shows.
  private static let narrowing: [MatrixParameter] = [
    .window, .orientation, .script, .keyboard, .accessory, .placement, .bars, .adjustment, .base,
    .field, .locale,
  ]
}
