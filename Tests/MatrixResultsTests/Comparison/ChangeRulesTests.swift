import InsetOracle
@testable import MatrixResults
import ScenarioSpaces
import TestSupport
import Testing

@Suite struct ChangeRulesTests {
  private static let outcomes: [Outcome] = [
    .notJudged, .ambiguous, HandmadeResult.exact, HandmadeResult.failing(.gap),
    HandmadeResult.failing(.gap, .below100), HandmadeResult.failing(.hidden),
    HandmadeResult.failing(.hidden, step: 2),
  ]

  private static func random(
    _ devices: [String], _ random: inout SplitMix64
  ) -> HandmadeResult {
    var result = HandmadeResult(devices: devices, outcomes: [:])
    for device in devices {
      for script in ["s1", "s2", "s3"] {
        result.outcomes["\(device)/\(script)"] = outcomes.randomElement(using: &random)
      }
    }
    return result
  }

  private static func rules(
    _ old: HandmadeResult, _ new: HandmadeResult, threads: Int? = nil
  ) throws -> (ResultChanges, ChangeRules) {
    let changes = try #require(ResultChanges(from: old.result, to: new.result, rules: []))
    return (changes, try #require(changes.changeRules(threads: threads).first))
  }

  /// Each scenario's change by hand, held against the rules that cover it.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `Rules cover every change, and nothing that was judged beside it`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let old = Self.random(["a", "b", "c"], &random)
    let new = Self.random(seed % 2 == 0 ? ["a", "b", "c"] : ["d", "b", "c"], &random)
    let (changes, rules) = try Self.rules(old, new)
    let space = changes.model.space
    var changed = 0
    for device in space.parameters[0].levels {
      for script in ["s1", "s2", "s3"] {
        let name = "\(device)/\(script)"
        let (before, now) = (old.outcomes[name], new.outcomes[name])
        let scenario = try space.scenario(id: "\(device)/x/x/x/x/x/x/x/x/x/x/x/\(script)")
        let covering = rules.rules.filter { $0.cube.contains(scenario) }
        let change = OutcomeChange(from: before, to: now)
        if let change {
          changed += 1
          #expect(!covering.isEmpty)
          #expect(covering.allSatisfy { $0.change == change })
        } else if before?.verdict != nil || now?.verdict != nil {
          #expect(covering.isEmpty)
        }
      }
    }
    #expect(rules.changed == changed && rules.unexplained == 0)
    #expect(try Self.rules(old, new, threads: 1).1 == rules)
  }

  @Test func `What came and went has rules of its own`() throws {
    let (_, rules) = try Self.rules(ResultChangesTests.before, ResultChangesTests.after)
    let kinds = Dictionary(grouping: rules.rules, by: \.change.kind)
    #expect(kinds[.newlyFailing]?.map(\.condition) == ["device:b script:s1"])
    #expect(kinds[.newlyFailing]?.first?.change.now == FailureSignature(.hidden, step: 1))
    #expect(kinds[.fixed]?.first?.change.before == FailureSignature(.gap, step: 1))
    #expect(kinds[.otherAspect]?.first?.change.now == FailureSignature(.hidden, step: 2))
    #expect(kinds[.failingNow]?.allSatisfy { $0.representative.hasPrefix("c/") } == true)
    #expect(kinds[.onlyBefore]?.map(\.condition) == ["device:a"])
    #expect(kinds[.otherPoints] == nil && rules.changed == 6)
  }

  /// The scenarios of a rule, by its text in the space of each run that has them.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `A condition can be used in each run that has its scenarios`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let old = Self.random(["a", "b", "c"], &random)
    let new = Self.random(["d", "b", "c"], &random)
    let (changes, rules) = try Self.rules(old, new)
    for rule in rules.rules {
      let runs: [HandmadeResult] =
        switch rule.change.kind {
        case .failingNow: [new]
        case .onlyBefore: [old]
        default: [old, new]
        }
      let all = Self.judged(in: [old, new], changes.model.space, where: rule.cube)
      for run in runs {
        let query = try Query(rule.condition, in: run.result.space)
        #expect(Self.judged(in: [run], run.result.space, where: query) == all, "\(rule.condition)")
      }
    }
  }

  /// The names of the scenarios that a run judged, and a query has.
  private static func judged(
    in runs: [HandmadeResult], _ space: ScenarioSpace, where query: Query
  ) -> Set<String> {
    let names = runs.flatMap { $0.outcomes.filter { $0.value.verdict != nil }.keys }
    return Set(
      names.filter { name in
        let parts = name.split(separator: "/")
        let id = "\(parts[0])/x/x/x/x/x/x/x/x/x/x/x/\(parts[1])"
        return (try? space.scenario(id: id)).map(query.contains) ?? false
      })
  }

  @Test func `Equal results have no rules, and a limit leaves the rest unexplained`() throws {
    #expect(
      try Self.rules(ResultChangesTests.after, ResultChangesTests.after).1
        == ChangeRules(strategy: "subject", changed: 0, rules: []))
    let changes = try #require(
      ResultChanges(
        from: ResultChangesTests.before.result, to: ResultChangesTests.after.result, rules: []))
    let rules = try #require(changes.changeRules(limit: 1).first)
    #expect(rules.rules.count == 1)
    #expect(rules.unexplained == 6 - rules.rules[0].scenarios)
  }
}
