import DeviceProfiles
import InsetCore
import InsetOracle
import InsetStrategies
import ScenarioSpaces
import Testing

@testable import MatrixEngine

@Suite struct FurthestTests {
  /// Small enough to explain every scenario of every rule.
  private static let query =
    "device:iphone-8,iphone-x,ipad-air-2 os:10.3,12.5 orientation:portrait,landscape-left "
    + "locale:en-US,ja-JP-kana window:full,split-half-right bars:none,nav+tab base:base0,edges "
    + "placement:fill,child accessory:none adjustment:automatic,never"

  /// How far the bottom of a scenario is off where it first is; 0 where it is not.
  private static func points(_ explanation: Explanation) -> Double {
    abs(
      explanation.steps.first { $0.step.isJudged && $0.judgement.bottom != 0 }?
        .judgement.bottom ?? 0)
  }

  @Test func `No scenario of a rule is further off than its furthest`() throws {
    let subjects = [
      "s0a-height-minus-bar", "s2-intersection-in-table", "s3-constraint-literal", "flutter",
      "n4-manual-sums",
    ].compactMap { Strategies.named($0) }
    let matrix = try Shipped.matrix(where: Self.query, subjects)
    let result = try matrix.run().result
    let rules = result.failureRules(limit: 6)
    let furthest = matrix.furthest(in: rules, of: result)
    var wrong: [String] = []
    var looked = 0
    for (number, rules) in rules.enumerated() {
      let (strategy, subject) = (result.strategies[number], matrix.subjects[number])
      for (rule, scenario) in zip(rules.rules, furthest[number]) {
        let best = Self.points(try matrix.explain(scenario, subject))
        if !rule.cube.contains(scenario) { wrong.append("\(strategy.id): not in \(rule.words)") }
        let failing = result.table.scenarios(of: strategy.outcomes, where: rule.cube) {
          Outcome(terminal: $0)?.signature != nil
        }
        for scenario in failing {
          looked += 1
          let other = try matrix.explain(scenario, subject)
          if Self.points(other) > best {
            wrong.append("\(rules.strategy), \(rule.words): \(other.id)")
          }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5)) of \(wrong.count)")
    #expect(looked > 10_000)
  }

  @Test func `The furthest are the same for every number of threads`() throws {
    let matrix = try Shipped.matrix(where: Self.query + " script:show-hide,show-rotate-hide")
    let result = try matrix.run().result
    let rules = result.failureRules(limit: 6)
    #expect(
      matrix.furthest(in: rules, of: result, threads: 1)
        == matrix.furthest(in: rules, of: result, threads: 5))
  }

  @Test func `Of a rule without a bottom the furthest is its lowest scenario`() throws {
    let matrix = try Shipped.matrix(where: Self.query + " script:show-hide")
    let result = try matrix.run().result
    let rules = result.failureRules()
    var count = 0
    for (rules, furthest) in zip(rules, matrix.furthest(in: rules, of: result)) {
      for (rule, scenario) in zip(rules.rules, furthest)
      where rule.signature.aspect == .otherEdges || rule.signature.aspect == .indicators {
        count += 1
        #expect(scenario == rule.representative)
      }
    }
    #expect(count > 0)
  }
}
