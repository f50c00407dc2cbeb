import MatrixEngine
import MatrixResults
import Reporting
import ScenarioSpaces
import Testing

@testable import InsetMatrix

@Suite struct TypicalFailuresTests {
  private static func typical() throws -> TypicalScenarios {
    let matrix = try Matrix(
      MatrixModel(TinyMatrix.profiles, TinyMatrix.plan), strategies: TinyMatrix.strategies)
    return try TypicalScenarios(matrix, TinyMatrix.report().result)
  }

  /// The lowest scenario of a strategy with certain levels and outcomes; nil where there is none.
  private static func first(
    of strategy: StrategyResult, in result: RunResult, with levels: [(MatrixParameter, Int)],
    where passes: @escaping (FailureSignature) -> Bool
  ) -> [Int]? {
    var query = Query(all: result.space)
    for (parameter, level) in levels { query.narrow(parameter.rawValue) { $0 == level } }
    var scenarios = result.table.scenarios(of: strategy.outcomes, where: query) {
      Outcome(terminal: $0)?.signature.map(passes) ?? false
    }
    return scenarios.next()
  }

  private static func aspect(
    of scenario: [Int], _ strategy: StrategyResult, in result: RunResult
  ) -> FailureSignature.Aspect? {
    Outcome(terminal: result.table.value(of: strategy.outcomes, at: scenario))?.signature?.aspect
  }

  @Test func `Each strategy's worst is in a picture of each device where it fails at all`() throws {
    let typical = try Self.typical()
    let result = typical.result
    let scenes = typical.scenarios(of: [], nil, threads: nil)
    var failures = 0
    for device in result.space.parameters[MatrixParameter.device.rawValue].levels.indices {
      for os in typical.versions(of: device).prefix(typical.devices.contains(device) ? 3 : 1) {
        for strategy in result.strategies {
          let place = [(MatrixParameter.device, device), (.os, os)]
          func fails(_ aspects: [FailureSignature.Aspect]) -> Bool {
            Self.first(of: strategy, in: result, with: place) { aspects.contains($0.aspect) } != nil
          }
          guard fails(FailureSignature.Aspect.allCases) else { continue }
          failures += 1
          let wanted = fails([.hidden]) ? [.hidden] : FailureSignature.Aspect.allCases
          #expect(
            scenes.contains { scene in
              scene[0] == device && scene[1] == os
                && Self.aspect(of: scene, strategy, in: result).map(wanted.contains) == true
            }, "\(strategy.id) on \(device), \(os)")
        }
      }
    }
    #expect(failures > 3)
    #expect(typical.failing(besides: Set(scenes)) == [], "what is drawn anyway is enough")
  }

  @Test func `A failure is of content that is hidden, and upright in the whole screen, if one is`()
    throws
  {
    let typical = try Self.typical()
    let result = typical.result
    // The first strategy alone, so that no scene is there for another one.
    let strategy = try #require(
      result.strategies.first { strategy in
        result.counts(of: strategy)[0].hidden > 0 && result.counts(of: strategy)[0].gap > 0
      })
    for device in typical.devices {
      for os in typical.versions(of: device) {
        guard let scenario = typical.failure(of: strategy, device, os) else { continue }
        let place = [(MatrixParameter.device, device), (.os, os)]
        func first(_ levels: [(MatrixParameter, Int)], _ aspects: [FailureSignature.Aspect])
          -> [Int]?
        {
          Self.first(of: strategy, in: result, with: place + levels) { aspects.contains($0.aspect) }
        }
        let aspect = try #require(Self.aspect(of: scenario, strategy, in: result))
        #expect(aspect == .hidden || first([], [.hidden]) == nil)
        let upright = first([(.window, 0), (.orientation, 0)], [aspect])
        #expect(upright == nil || scenario[MatrixParameter.orientation.rawValue] == 0)
        #expect(upright == nil || scenario[MatrixParameter.window.rawValue] == 0)
      }
    }
  }

  @Test(arguments: [MatrixParameter.device, .os, .orientation, .window, .keyboard])
  func `A level has a picture of two causes of each strategy, or of all`(
    parameter: MatrixParameter
  ) throws {
    let typical = try Self.typical()
    let result = typical.result
    let causes = zip(result.strategies, result.failureRules()).map {
      FailureCause.all(of: $0, $1, in: result.space)
    }
    let scenes = typical.scenarios(of: causes, nil, threads: 2)
    var pictured = 0
    for level in result.space.parameters[parameter.rawValue].levels.indices {
      for (strategy, causes) in zip(result.strategies, causes) {
        func isShown(_ cause: FailureCause, by scene: [Int]) -> Bool {
          zip(cause.cube.allowed, scene).allSatisfy { $0[$1] }
            && Self.aspect(of: scene, strategy, in: result).map(cause.aspects.contains) == true
        }
        let all = causes.filter { cause in
          var query = cause.cube
          query.narrow(parameter.rawValue) { $0 == level }
          var scenarios = result.table.scenarios(of: strategy.outcomes, where: query) {
            Outcome(terminal: $0)?.signature.map { cause.aspects.contains($0.aspect) } ?? false
          }
          return scenarios.next() != nil
        }
        let hiding = all.filter { $0.aspects.contains(.hidden) }
        let most = hiding.isEmpty ? all : hiding
        let own = most.filter { cause in
          scenes.contains { $0[parameter.rawValue] == level && isShown(cause, by: $0) }
        }
        #expect(own.count >= min(2, most.count), "\(strategy.id) with \(parameter.name) \(level)")
        pictured += own.count
      }
    }
    #expect(pictured > 3)
  }

  @Test func `What is known of a strategy comes before the rules of a search`() throws {
    let result = try TinyMatrix.report().result
    for (strategy, rules) in zip(result.strategies, result.failureRules()) {
      let causes = FailureCause.all(of: strategy, rules, in: result.space)
      let known = strategy.about.weaknesses.filter { $0.query != nil }.map(\.sentence)
      #expect(causes.map(\.words) == (known.isEmpty ? rules.rules.prefix(8).map(\.title) : known))
      #expect(causes.allSatisfy { ($0.query == nil) == known.isEmpty })
    }
  }
}
