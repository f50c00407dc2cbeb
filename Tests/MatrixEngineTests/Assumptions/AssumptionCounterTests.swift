import DeviceProfiles
import InsetCore
import MatrixFixtures
import MatrixResults
@testable import MatrixEngine
import ScenarioSpaces
import Testing

@Suite struct AssumptionCounterTests {
  @Test(arguments: MatrixTests.samples)
  func `Figures are counted as if every scenario were looked at`(query: String) throws {
    let matrix = try Shipped.matrix(where: query, [])
    var (table, excluded) = matrix.model.possible
    let scope = matrix.scope(excluded, in: &table)
    let usage = UsageModel(
      name: "a test", unit: "sessions",
      distributions: [
        .init(
          parameter: "locale", kind: .own, source: "", date: "",
          shares: [.init("en-US", 70), .init("*,!en-US", 30)])
      ])
    let weights = UsageWeights(
      usage, in: matrix.model.space, wasRun: RunLevels(of: scope, in: table) { $0 == 0 }
    ).weights
    let drawn = try #require(table.weighted(scope, by: weights) { $0 == 0 })
    var shares: [AssumedFigure: Double] = [:]
    var applicable = 0
    for scenario in MatrixTests.scenarios(of: try Query(query, in: matrix.model.space)) {
      let isExcluded = matrix.model.constraints.contains { constraint in
        constraint.isViolated(by: scenario)
      }
      guard !isExcluded, let staged = ComposedScene(scenario, in: matrix.model) else { continue }
      applicable += 1
      let keys = matrix.assumptions(of: scenario)
      #expect((staged.provenance == .assumed) == !keys.isEmpty)
      var alone = Query(all: matrix.model.space)
      for (parameter, level) in scenario.enumerated() { alone.narrow(parameter) { $0 == level } }
      let share = drawn.expectation(where: alone, bins: 1) { $0 == 0 ? 0 : nil }[0]
      for key in keys { shares[key, default: 0] += share }
    }
    let counted = matrix.assumptions(usage: usage, threads: 2)
    #expect(counted.applicable == applicable)
    #expect(counted.figures.map(\.share) == counted.figures.map(\.share).sorted(by: >))
    #expect(counted.figures.count == shares.count)
    for figure in counted.figures {
      let same = shares.filter {
        $0.key.kind == figure.kind && $0.key.place == figure.place && $0.key.rule == figure.rule
          && $0.key.keyboard == figure.keyboard
      }
      #expect(same.count == 1 && same.values.allSatisfy { abs($0 - figure.share) < 1e-9 })
    }
    #expect(!shares.isEmpty)
  }

  @Test func `The order does not depend on the number of threads`() throws {
    let matrix = try Shipped.matrix(
      where: "device:iphone-15,ipad-mini-6th-generation os:17.7 base:base0 bars:nav+tab", [])
    let (one, many) = (matrix.assumptions(threads: 1), matrix.assumptions(threads: 8))
    #expect(one.figures == many.figures)
    #expect(one.figures.contains { $0.rule == .nearestOS || $0.rule == .sameScript })
    #expect(one.figures.contains { $0.rule == nil })
    #expect(one.figures.allSatisfy { (1...2).contains($0.devices) })
    // The keyboard decides the figures of keyboards and of the bar above the keys, and no others.
    #expect(
      one.figures.allSatisfy {
        ($0.keyboard != nil) == ($0.kind == .keyboard || $0.kind == .language)
      })
  }
}

extension Matrix {
  /// The assumed figures that a scenario depends on.
  fileprivate func assumptions(of scenario: [Int]) -> Set<AssumedFigure> {
    func level(_ parameter: MatrixParameter) -> Int { scenario[parameter.rawValue] }
    let device = model.profiles.devices[level(.device)]
    let os = model.plan.os[level(.os)]
    let orientation = InterfaceOrientation.allCases[level(.orientation)]
    let locale = model.profiles.locales[level(.locale)]
    let keyboard = model.keyboards[level(.keyboard)]
    let script = model.plan.scripts[level(.script)]
    var keys = device.assumptions(
      in: orientation, model.windows[level(.window)], BarSet.allCases[level(.bars)], on: os,
      isTurned: script.actions.contains(.rotate), isResized: script.actions.contains(.resize))
    for appearance in script.appearances {
      keys.formUnion(
        device.assumptions(appearance, keyboard, locale.layout, orientation, os))
    }
    return keys.union(locale.assumptions(keyboard.mode))
  }
}
