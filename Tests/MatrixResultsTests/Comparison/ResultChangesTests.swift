import DeviceProfiles
import InsetOracle
@testable import MatrixResults
import ScenarioSpaces
import Testing

private func changes(_ old: HandmadeResult, _ new: HandmadeResult) throws -> ResultChanges {
  let later = new.result
  return try #require(
    ResultChanges(from: old.result, to: later, rules: later.failureRules()))
}

@Suite struct ResultChangesTests {
  /// Two devices; the first goes, the second becomes the first, a third comes.
  static let before = HandmadeResult(
    devices: ["a", "b"],
    outcomes: [
      "a/s1": HandmadeResult.exact, "a/s2": HandmadeResult.failing(.gap),
      "b/s1": HandmadeResult.exact, "b/s2": HandmadeResult.failing(.gap),
      "b/s3": HandmadeResult.failing(.gap),
    ])
  static let after = HandmadeResult(
    devices: ["b", "c"],
    outcomes: [
      "b/s1": HandmadeResult.failing(.hidden), "b/s2": HandmadeResult.exact,
      "b/s3": HandmadeResult.failing(.hidden, step: 2), "c/s1": HandmadeResult.exact,
      "c/s2": HandmadeResult.failing(.gap), "c/s3": .ambiguous,
    ])

  @Test func `Scenarios that become something else are counted, and those that come and go`() throws
  {
    let changes = try changes(Self.before, Self.after)
    #expect(
      changes.levels == [
        .init(
          parameter: "device", added: ["c"], removed: ["a"],
          addedCounts: [.init(exact: 1, failing: 1)], removedCounts: [.init(exact: 1, failing: 1)])
      ])
    let strategy = try #require(changes["subject"])
    #expect(strategy.newlyFailing == 1 && strategy.fixed == 1 && strategy.changed == 1)
    #expect(strategy.stillFailing == 0 && strategy.stillExact == 0)
    #expect(strategy.onlyBefore == .init(exact: 1, failing: 1))
    #expect(strategy.onlyNow == .init(exact: 1, failing: 1))
    // All of it is because of the devices.
    #expect(strategy.onlyBeforeOfShared.count == 0 && strategy.onlyNowOfShared.count == 0)
    func id(_ device: String, _ script: String) -> String {
      "\(device)/x/x/x/x/x/x/x/x/x/x/x/\(script)"
    }
    #expect(
      strategy.examples
        == .init(newlyFailing: id("b", "s1"), fixed: id("b", "s2"), changed: id("b", "s3")))
    // Three failing scenarios, three signatures or devices: none failed like that before, and one of
    // them was not judged.
    #expect(strategy.rules.reduce(0) { $0 + $1.rule.scenarios } == 3)
    #expect(strategy.newRules == strategy.rules.filter { $0.onlyNow == 0 })
    #expect(strategy.newRules.count == 2)
    #expect(!changes.isNothing && changes.hasSamePolicies)
  }

  @Test func `A level of both spaces comes with the first run of its scenarios`() throws {
    let exact = HandmadeResult.exact
    let old = HandmadeResult(
      devices: ["a", "b"], outcomes: ["a/s1": exact, "a/s2": HandmadeResult.failing(.gap)])
    var new = old
    new.outcomes = ["a/s1": exact, "b/s1": exact, "b/s3": HandmadeResult.failing(.gap)]
    let changes = try changes(old, new)
    #expect(
      changes.levels == [
        .init(
          parameter: "device", added: ["b"], removed: [],
          addedCounts: [.init(exact: 1, failing: 1)], removedCounts: []),
        .init(
          parameter: "script", added: ["s3"], removed: ["s2"],
          addedCounts: [.init(exact: 0, failing: 1)],
          removedCounts: [.init(exact: 0, failing: 1)]),
      ])
    let strategy = try #require(changes["subject"])
    #expect(strategy.onlyNow.count == 2 && strategy.onlyNowOfShared.count == 0)
    #expect(strategy.onlyBefore.count == 1 && strategy.onlyBeforeOfShared.count == 0)
    // A filter can still have them.
    #expect(changes.gone == [])
    #expect(try MatrixResultsTests.changes(Self.before, Self.after).gone == ["a"])
  }

  @Test func `What stays is distinguished from what fails differently`() throws {
    let old = HandmadeResult(
      devices: ["a", "b"],
      outcomes: [
        "a/s1": HandmadeResult.exact, "a/s2": HandmadeResult.failing(.gap),
        "a/s3": HandmadeResult.failing(.gap),
        "b/s1": HandmadeResult.failing(.hidden), "b/s2": HandmadeResult.failing(.hidden),
        "b/s3": .ambiguous,
      ])
    var new = old
    new.outcomes["a/s3"] = HandmadeResult.failing(.gap, .below100)
    new.outcomes["b/s2"] = HandmadeResult.failing(.hidden, indicator: true)
    new.outcomes["b/s3"] = HandmadeResult.failing(.gap, step: 2)
    let changes = try changes(old, new)
    let strategy = try #require(changes["subject"])
    #expect(strategy.stillExact == 1 && strategy.stillFailing == 2 && strategy.changed == 2)
    #expect(strategy.newlyFailing == 0 && strategy.fixed == 0)
    // What could not be judged before counts as coming, since nothing is known of it.
    #expect(strategy.onlyNow == .init(exact: 0, failing: 1))
    #expect(strategy.onlyNowOfShared == strategy.onlyNow && changes.levels.isEmpty)
    #expect(strategy.onlyBefore.count == 0)
    // A rule that had scenarios of its signature before is not new.
    let isOld = strategy.rules.filter { $0.rule.signature.step == 1 }
    #expect(!isOld.isEmpty && isOld.allSatisfy { !$0.isNew && $0.newScenarios == 0 })
    // Nor is one of which nothing was judged before.
    #expect(strategy.newRules == [] && strategy.rules.contains { $0.onlyNow == 1 })
  }

  @Test func `Equal results differ in nothing`() throws {
    let changes = try changes(Self.after, Self.after)
    #expect(changes.isNothing && changes["subject"]?.stillFailing == 3)
    #expect(changes["subject"]?.stillExact == 2 && changes["subject"]?.newRules == [])
  }

  @Test func `Every judged scenario is counted once`() throws {
    for (old, new) in [(Self.before, Self.after), (Self.after, Self.before)] {
      let (before, now) = (old.result, new.result)
      let strategy = try #require(try changes(old, new)["subject"])
      let both =
        strategy.newlyFailing + strategy.fixed + strategy.changed + strategy.stillFailing
        + strategy.stillExact
      #expect(both + strategy.onlyBefore.count == before.counts(of: before.strategies[0])[0].judged)
      #expect(both + strategy.onlyNow.count == now.counts(of: now.strategies[0])[0].judged)
    }
  }

  @Test func `Other strategies, policies and parameters are reported`() throws {
    var other = Self.after
    other.strategy = "other"
    other.policies = PolicyChoices(.baseInset)
    let changes = try changes(Self.after, other)
    #expect(changes.strategies.isEmpty && !changes.hasSamePolicies)
    #expect(changes.addedStrategies == ["other"] && changes.removedStrategies == ["subject"])
  }
}
