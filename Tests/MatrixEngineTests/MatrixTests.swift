import DeviceProfiles
import InsetCore
import InsetOracle
import InsetStrategies
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

@testable import MatrixEngine

@Suite struct MatrixTests {
  /// Sub-matrices that between them touch every kind of place, keyboard, bar and script.
  static let samples = [
    "device:iphone-x os:12.5 orientation:portrait locale:en-US,emoji bars:none,nav+tab base:edges "
      + "placement:fill,short,table-controller adjustment:automatic,never accessory:none "
      + "script:show-hide,show-emoji-hide,show-push-focused-hide-pop,show-rotate-hide,"
      + "show-start-pop-hide-cancel-pop,background-other-show-foreground-show,"
      + "show-start-dismiss-commit-dismiss,show-app-switcher-active-hide",
    "device:ipad-air-2 os:9.3,15.8 orientation:landscape-left window:full,split-half-right "
      + "locale:en-GB keyboard:docked,docked+prediction,floating,hardware bars:nav "
      + "placement:fill base:base0 adjustment:automatic accessory:none "
      + "script:show-hide,show-float-dock-hide,show-resize-hide,other-show-show-hide,"
      + "show-bar-off-bar-on-hide,float-show-hide,show-undock-globe-hide",
    "device:iphone-4,ipad-2 os:6.1,7.1 locale:en-US keyboard:docked placement:fill,table-controller "
      + "bars:nav+toolbar accessory:none base:bottom-20 "
      + "script:show-rotate-hide,show-call-hang-up-hide,show-undock-dock-hide,"
      + "show-hide-rotate-show,show-present-dismiss-show",
    "device:iphone-16 os:18.7,26.1,26.1+sdk18 orientation:portrait locale:ja-JP-kana bars:tab "
      + "placement:child,nested,tall adjustment:automatic accessory:none,bar-44 base:base0 "
      + "script:show-hide,show-numeric-hide,show-password-hide,cross-fade-show-hide",
    "device:ipad-pro-13-inch-m4 os:26.1 window:full,free,form-sheet,popover locale:en-US "
      + "bars:nav+tab base:edges orientation:portrait placement:safe-area,short "
      + "accessory:none adjustment:automatic keyboard:docked,hardware+bar,floating "
      + "script:show-hide,show-attach-detach-hide,elsewhere-show-appear-hide,show-globe-hide",
  ]

  @Test(arguments: samples)
  func `Every scenario judged on its own has the outcome that the diagram says`(query: String)
    throws
  {
    let matrix = try Shipped.matrix(where: query)
    let result = try matrix.run().result
    let space = result.space
    let selected = try Query(query, in: space)
    var judged = 0
    var differing: [String] = []
    for scenario in Self.scenarios(of: selected) {
      let isExcluded = matrix.model.constraints.contains { constraint in
        constraint.isViolated(by: scenario)
      }
      #expect((result.table.value(of: result.scope, at: scenario) == 0) == !isExcluded)
      if isExcluded { continue }
      judged += 1
      // Every strategy has its turn many times; each in each scenario would take minutes.
      let turn = judged % 4
      for (number, (strategy, mine)) in zip(matrix.strategies, result.strategies).enumerated()
      where number % 4 == turn {
        let alone = try matrix.explain(scenario, strategy)
        let terminal = result.table.value(of: mine.outcomes, at: scenario)
        // Ambiguity is a matter of several scenarios; AmbiguityJudgeTests has it.
        if terminal == Outcome.ambiguous.terminal { continue }
        let rank = result.table.value(of: result.provenance, at: scenario) - 1
        if alone.outcome != Outcome(terminal: terminal) || alone.provenance.rank != rank {
          differing.append("\(space.id(of: scenario)) \(strategy.id)")
        }
      }
    }
    #expect(differing.prefix(5) == [])
    #expect(judged == result.counts.applicable)
    #expect(judged > 20)
  }

  @Test func `Every scenario that applies has an outcome`() throws {
    let result = try Shipped.matrix(
      where: "locale:en-US,ja-JP-kana,emoji window:full bars:tab base:edges accessory:none "
        + "placement:fill adjustment:automatic", [AnyInsetStrategy(CoveredArea.self)]
    ).run().result
    let all = result.counts(of: result.strategies[0])[0]
    #expect(all.judged + all.ambiguous == result.counts.applicable)
  }

  @Test func `The result is the same on 1, 2, 4 and 7 threads`() throws {
    let matrix = try Shipped.matrix(
      where: "device:iphone-8,ipad-air-2,iphone-x os:9.3,12.5 locale:en-US base:edges bars:tab "
        + "accessory:none placement:fill,nested adjustment:automatic window:full,split-half,form-sheet"
    )
    func run(threads: Int) throws -> RunResult {
      try matrix.run(.init(threads: threads)).result
    }
    let first = try run(threads: 1)
    for threads in [2, 4, 7] {
      let next = try run(threads: threads)
      #expect(next.counts == first.counts)
      #expect(next.distinctScenes == first.distinctScenes)
      #expect(ResultFile.encode(next) == ResultFile.encode(first))
    }
  }

  /// Up to iOS 26; with what betas of iOS 27 did, `did` notifications have another frame than `will`.
  @Test func `The covered area is exact wherever the report is the truth`() throws {
    let result = try Shipped.matrix(
      where: "device:iphone-4,iphone-8,iphone-x,iphone-16 os:!27.1 adjustment:automatic base:edges "
        + "bars:none,nav+tab accessory:none locale:en-US,ja-JP* script:!*passwords*",
      [AnyInsetStrategy(CoveredArea.self)]
    ).run().result
    let counts = result.counts(of: result.strategies[0])[0]
    let firstFailure = result.table.first(result.strategies[0].outcomes) {
      Outcome(terminal: $0)?.verdict?.isExact == false
    }
    #expect(firstFailure.map(result.space.id) == nil)
    #expect(counts.failing == 0)
    #expect(counts.exact > 100_000)
    #expect(result.verdict == .pass)
  }

  @Test func `The worst scenarios kept are the worst and the earliest of them`() throws {
    let query =
      "device:iphone-x os:12.5 orientation:portrait locale:en-US keyboard:docked bars:nav+tab "
      + "accessory:none adjustment:automatic placement:fill,child base:base0"
    let matrix = try Shipped.matrix(where: query)
    let result = try matrix.run().result
    let selected = try Query(query, in: result.space)
    for (strategy, mine) in zip(matrix.strategies, result.strategies) {
      var worst = WorstScenarios()
      for scenario in Self.scenarios(of: selected) {
        let terminal = result.table.value(of: mine.outcomes, at: scenario)
        guard Outcome(terminal: terminal)?.verdict != nil,
          let alone = try? matrix.explain(scenario, strategy),
          case let bottoms = alone.steps.filter(\.step.isJudged).map(\.judgement.bottom),
          let bottom = bottoms.first(where: { $0 < 0 }) ?? bottoms.first(where: { $0 > 0 })
        else { continue }
        let extreme = WorstScenario(
          points: abs(bottom), position: result.space.position(of: scenario))
        if bottom < 0 { worst.hidden.keep(extreme) } else { worst.gap.keep(extreme) }
      }
      #expect(mine.worstScenarios == worst, "\(strategy.id)")
    }
  }

  @Test func `A sub-product that cannot be read is named`() throws {
    let shipped = try Shipped.model()
    let run = MatrixPlan.SubProduct(name: "phones", query: "divice:iphone-8")
    let model = MatrixModel(shipped.profiles, MatrixPlan(os: shipped.plan.os, runs: [run]))
    #expect(throws: InvalidSubProduct.self) { try Matrix(model, strategies: []) }
  }

  @Test func `A scenario runs once when one sub-product or several have it`() throws {
    let shipped = try Shipped.model()
    let queries = [
      "device:iphone-8 os:12.5 locale:en-US", "os:12.5 locale:en-US keyboard:docked bars:tab",
      "device:iphone-8,ipad-air-2 locale:en-US script:show-hide",
    ]
    let runs = queries.map { MatrixPlan.SubProduct(name: $0, query: $0) }
    let model = MatrixModel(shipped.profiles, MatrixPlan(os: shipped.plan.os, runs: runs))
    // Narrowed, so that every scenario can be looked at.
    let query = try Query(
      "device:iphone-8,iphone-x,ipad-air-2 os:12.5,13.7 locale:en-US window:full "
        + "orientation:portrait placement:fill adjustment:never base:base0", in: model.space)
    let result = try Matrix(model, strategies: [], where: query).run().result
    let parts = try queries.map { try Query($0, in: model.space) }
    var asked = 0
    for scenario in Self.scenarios(of: query) {
      let scope = result.table.value(of: result.scope, at: scenario)
      let isAsked = parts.contains { $0.contains(scenario) }
      if scope == 0 || scope == result.notRun { #expect((scope == 0) == isAsked) }
      if scope == 0 { asked += 1 }
    }
    #expect(asked > 0)
    #expect(result.counts.applicable == asked)
  }

  /// All scenarios that a query allows.
  static func scenarios(of query: Query) -> [[Int]] {
    query.allowed.reduce([[]]) { prefixes, allowed in
      prefixes.flatMap { prefix in
        allowed.indices.filter { allowed[$0] }.map { prefix + [$0] }
      }
    }
  }
}
