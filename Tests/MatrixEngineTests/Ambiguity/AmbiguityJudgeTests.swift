import DeviceProfiles
import InsetCore
import InsetOracle
import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

@Suite struct AmbiguityJudgeTests {
  /// A few devices and languages with all scripts: small enough to compare all pairs.
  private static let model = Result {
    let shipped = try Shipped.model()
    var plan = shipped.plan
    plan.runs = [MatrixPlan.SubProduct(name: "everything", query: "")]
    plan.gate = .none
    let devices = ["iphone-6", "iphone-15", "ipad-air-2", "ipad-pro-13-inch-m4"]
    return MatrixModel(
      ProfileSet(
        devices: shipped.profiles.devices.filter { devices.contains($0.id) },
        locales: shipped.profiles.locales.filter { ["en-US", "ja-JP-kana"].contains($0.id) }),
      plan)
  }

  /// Layouts on versions that say least, that lack the guide, and that have it.
  static let layouts = [
    "device:iphone-6 os:8.4 window:full bars:tab placement:fill adjustment:automatic",
    "device:ipad-air-2 os:8.4 window:form-sheet bars:nav+tab placement:fill adjustment:never",
    "device:ipad-air-2 os:13.7 window:popover bars:nav placement:fill adjustment:never",
    "device:ipad-air-2 os:9.3 window:full bars:none placement:child adjustment:automatic",
    "device:ipad-air-2 os:14.8 window:full bars:none placement:table-controller "
      + "adjustment:automatic",
    "device:ipad-air-2 os:15.8 window:form-sheet bars:tab placement:fill adjustment:automatic",
    "device:ipad-pro-13-inch-m4 os:18.7 window:stage-manager bars:none placement:fill "
      + "adjustment:never",
    "device:iphone-15 os:26.1 window:full bars:none placement:swiftui adjustment:automatic",
    "device:iphone-15 os:17.7 window:full bars:nav placement:web-view adjustment:always",
  ].map { $0 + " orientation:portrait accessory:none base:edges field:middle" }

  @Test(arguments: layouts)
  func `A run finds the ambiguous scenarios that a comparison of all pairs finds`(
    layout: String
  ) throws {
    let (result, scenarios) = try Self.run(layout)
    let ambiguous = ShownScenes(around: scenarios[0], in: try Self.model.get()).ambiguous
    #expect(Self.ambiguous(result, scenarios) == ambiguous)
    #expect(ambiguous.count < scenarios.count)
  }

  /// On an iPad, whose keyboards can be raised, and other apps', and the bar of a hardware one.
  @Test(arguments: [(Policy.remoteKeyboard, false), (.hardwareBar, true), (.raisedKeyboard, true)])
  func `A run finds those that a comparison finds under other choices, where they may differ`(
    policy: Policy, differs: Bool
  ) throws {
    let policies = PolicyChoices(policy)
    let model = try Self.model.get()
    let differences = try Self.layouts.filter { $0.contains("ipad") }.map { layout in
      let (result, scenarios) = try Self.run(layout, policies)
      let ambiguous = Self.ambiguous(result, scenarios)
      #expect(
        ShownScenes(around: scenarios[0], in: model, policies: policies).ambiguous == ambiguous)
      let (preferred, _) = try Self.run(layout)
      return Self.ambiguous(preferred, scenarios) != ambiguous
    }
    #expect(differences.contains(true) == differs)
  }

  /// Twins may be of scripts that nobody asked for.
  @Test func `A run of one script finds what a run of all finds of it`() throws {
    let model = try Self.model.get()
    var count = 0
    for layout in Self.layouts {
      let (result, scenarios) = try Self.run(layout)
      let all = Self.ambiguous(result, scenarios)
      let scripts = Set(all.map { $0[MatrixParameter.script.rawValue] }).sorted()
      for script in scripts.prefix(4) {
        let (alone, found) = try Self.run("\(layout) script:\(model.plan.scripts[script].id)")
        let mine = all.filter { $0[MatrixParameter.script.rawValue] == script }
        #expect(Self.ambiguous(alone, found) == mine, "\(layout)")
        count += mine.count
      }
    }
    #expect(count > 10)
  }

  @Test func `Every layout's comparison depends on what is ambiguous in some`() throws {
    let counts = try Self.layouts.map { layout in
      let (result, scenarios) = try Self.run(layout)
      return Self.ambiguous(result, scenarios).count
    }
    #expect(counts.count { $0 > 0 } >= 3, "\(counts)")
  }

  /// The others separate no two scenarios of these layouts; ``AmbiguityCandidateTests`` has them.
  @Test(arguments: [ShownScenes.Observable.kinds, .endFrames])
  func `An observable that is left out makes more scenarios ambiguous`(
    observable: ShownScenes.Observable
  ) throws {
    let rest = Set(ShownScenes.Observable.allCases).subtracting([observable])
    let model = try Self.model.get()
    let isCaught = try Self.layouts.contains { layout in
      let (result, scenarios) = try Self.run(layout)
      return ShownScenes(around: scenarios[0], in: model, observables: rest).ambiguous
        != Self.ambiguous(result, scenarios)
    }
    #expect(isCaught)
  }

  @Test func `A truth that an app could read would leave nothing ambiguous`() throws {
    let model = try Self.model.get()
    let isCaught = try Self.layouts.contains { layout in
      let (result, scenarios) = try Self.run(layout)
      return ShownScenes(around: scenarios[0], in: model, showsTruth: true).ambiguous
        != Self.ambiguous(result, scenarios)
    }
    #expect(isCaught)
  }

  /// Layouts with an ambiguous scenario: an automatic one, and one that never adjusts.
  @Test(arguments: [layouts[0], layouts[5]])
  func `A twin is shown the same, is possible, and is itself known by its twin`(
    layout: String
  ) throws {
    let model = try Self.model.get()
    let (result, scenarios) = try Self.run(layout)
    let matrix = try Matrix(model, strategies: [AnyInsetStrategy(CoveredArea.self)])
    for scenario in Self.ambiguous(result, scenarios).sorted(by: {
      $0.lexicographicallyPrecedes($1)
    })
    .prefix(4) {
      let twin = try #require(try matrix.twin(of: scenario))
      let other = try model.space.scenario(id: twin.id)
      #expect(scenarios.contains(other))
      let theirs = try matrix.explain(other, matrix.strategies[0])
      #expect(theirs.steps[twin.twinStep - 1].expectation == twin.expectation)
      #expect(try matrix.explain(scenario, matrix.strategies[0], twin: twin).outcome == .ambiguous)
      let mine = try matrix.explain(scenario, matrix.strategies[0])
      let needed = mine.steps[twin.step - 1].expectation
      #expect(abs(needed.content.bottom - twin.expectation.content.bottom) > 1)
    }
  }

  @Test func `A scenario that is shown for what it is has no twin`() throws {
    let model = try Self.model.get()
    let matrix = try Matrix(model, strategies: [])
    let id =
      "iphone-15/17.7/portrait/full/en-US/docked/none/none/fill/automatic/base0/middle/show-hide"
    #expect(try matrix.twin(of: model.space.scenario(id: id)) == nil)
  }

  /// The result of all scenarios of a layout, and the scenarios.
  private static func run(
    _ layout: String, _ policies: PolicyChoices = PolicyChoices()
  ) throws -> (RunResult, [[Int]]) {
    let model = try model.get()
    let query = try Query(layout, in: model.space)
    let matrix = try Matrix(
      model, strategies: [AnyInsetStrategy(CoveredArea.self)], where: query, policies: policies)
    let result = try matrix.run().result
    let scenarios = result.table.scenarios(of: result.scope) { $0 == 0 }
    return (result, Array(scenarios))
  }

  private static func ambiguous(_ result: RunResult, _ scenarios: [[Int]]) -> Set<[Int]> {
    Set(
      scenarios.filter {
        result.table.value(of: result.strategies[0].outcomes, at: $0)
          == Outcome.ambiguous.terminal
      })
  }
}
