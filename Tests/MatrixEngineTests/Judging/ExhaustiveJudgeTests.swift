import DeviceProfiles
import InsetCore
import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

struct ExhaustiveJudgeTests {
  @Test func `A run judges an app's own views, one by one or all at once`() throws {
    let model = try OwnViews.model()
    let query = try Query(
      "device:iphone-15,ipad-mini-4 os:14.8,18.7 locale:en-US keyboard:pin-pad,drawer "
        + "accessory:none,toolbar bars:none placement:fill adjustment:automatic base:base0 "
        + "window:full orientation:portrait script:show,show-hide,float-show-hide", in: model.space)
    let strategies = Strategies.all.filter { $0.id == "covered-area" || $0.id == "n1-constant-216" }
    let matrix = try Matrix(model, strategies: strategies, where: query)
    let result = try matrix.run().result
    #expect(result.counts.applicable > 10)
    #expect(result.counts(of: result.strategies[0])[0].failing == 0)
    #expect(result.counts(of: result.strategies[1])[0].failing > 0)
    var options = Matrix.Options()
    options.isExhaustive = true
    #expect(ResultFile.encode(try matrix.run(options).result) == ResultFile.encode(result))
  }

  /// Writes nothing, where it is available: levels of a class, of an accessory, of a layout and of a
  /// script.
  private struct Idle: InsetStrategy {
    static let about = StrategyDescription(
      summary: "", formula: "",
      availability: [
        Availability("os:!17.7 accessory:none,bar-88", source: "a test"),
        Availability("device:iphone-15* adjustment:never base:!base0", source: "a test"),
        Availability("script:!show locale:!de-DE", source: "a test"),
      ], source: "a test")

    mutating func receive(_ event: Event, _ view: inout ViewState) {}
  }

  /// Writes nothing and is available everywhere.
  private struct Everywhere: InsetStrategy {
    mutating func receive(_ event: Event, _ view: inout ViewState) {}
  }

  @Test func `Outside of where a strategy is available it is judged in no scenario`() throws {
    let model = try Shipped.wholeModel()
    let query = try Query(
      "device:iphone-15*,iphone-16* os>=16 os<19 locale:de-DE,en-US,fr-FR keyboard:docked,docked+prediction "
        + "accessory:none,bar* bars:none,tab placement:child,fill base:base0,bottom-20 window:full "
        + "orientation:portrait field:middle script:show,show-hide", in: model.space)
    let strategies = [AnyInsetStrategy(Idle.self), AnyInsetStrategy(Everywhere.self)]
    let matrix = try Matrix(model, strategies: strategies, where: query)
    let result = try matrix.run().result
    var options = Matrix.Options()
    options.isExhaustive = true
    #expect(ResultFile.encode(try matrix.run(options).result) == ResultFile.encode(result))
    let counts = result.strategies.map { result.counts(of: $0)[0] }
    #expect(counts[0].notAvailable > 0)
    #expect(counts[0].failing > 0)
    #expect(counts[1].notAvailable == 0)
    let places = try Idle.about.availability.map { try Query($0.query, in: model.space) }
    let worst = try #require(result.strategies[0].worstScenarios.hidden)
    #expect(places.allSatisfy { $0.contains(model.space[worst.position]) })
    // One scenario for each outcome: what explains it agrees.
    let outcomes = result.strategies[0].outcomes
    for outcome in result.table.terminals(of: outcomes) where outcome != 0 {
      let scenario = try #require(result.table.first(outcomes) { $0 == outcome })
      let explanation = try matrix.explain(scenario, strategies[0])
      #expect(explanation.outcome == Outcome(terminal: outcome))
      #expect(
        explanation.missing.map(\.query)
          == zip(Idle.about.availability, places).filter { !$0.1.contains(scenario) }.map(\.0.query)
      )
    }
  }

  @Test func `Queries of shipped strategies can be read, and each has a scenario of the nightly`()
    throws
  {
    let space = try Shipped.model().space
    for strategy in Strategies.all {
      var all = Query(all: space)
      for availability in strategy.about.availability {
        let query = try Query(availability.query, in: space)
        #expect(!query.isEverything, "\(strategy.id): \(availability.query)")
        all.narrow(to: query)
      }
      #expect(all.allowed.allSatisfy { $0.contains(true) }, "\(strategy.id)")
    }
  }
}
