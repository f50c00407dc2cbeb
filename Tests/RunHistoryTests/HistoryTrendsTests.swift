import Foundation
import GRDB
import HistoryFixtures
import MatrixResults
import Testing

@testable import RunHistory

@Suite struct HistoryTrendsTests {
  @Test func trendsSayWhenRulesCameAndWent() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    // Scenario 4 fails in the runs 2 and 3 of main; the work of a branch does not count.
    for (number, failing) in [[], [4], [4], [], []].enumerated() {
      try history.store(TinyResult(failing: Set(failing)), day: number)
      if number == 2 { try history.store(TinyResult(failing: [7, 8]), branch: "work") }
    }
    let trends = try history.trends(branch: "main")
    #expect(trends.runs.map(\.number) == [1, 2, 3, 5, 6])
    #expect(trends.runs.map(\.date.first) == Array(repeating: "1", count: 5))
    #expect(trends.strategies.map(\.id) == ["subject"])
    #expect(trends.strategies[0].counts.map { $0?.failing } == [0, 1, 1, 0, 0])
    #expect(trends.rules.map(\.scenarios) == [[0, 1, 1, 0, nil]])
    #expect(trends.rules[0].firstSeen == 2 && trends.rules[0].fixed == 3)
    #expect(trends.rules[0].condition == "device:d1 script:s2")
    let last = try history.trends(branch: "main", limit: 3)
    #expect(last.runs.map(\.number) == [3, 5, 6] && last.rules.map(\.firstSeen) == [2])
    #expect(try history.trends(branch: "none") == RunTrends(runs: [], strategies: [], rules: []))
    #expect(try history.trends().rules.count > 1)
    // A run of a part of the plan fixes nothing of what it has not looked at.
    var part = TinyResult(failing: [])
    part.query = "device:d0"
    try history.store(part, day: 6)
    #expect(try history.trends(branch: "main").runs.map(\.number) == [7])
    try history.store(TinyResult(failing: []), day: 7)
    let whole = try history.trends(branch: "main")
    #expect(whole.runs.map(\.number) == [1, 2, 3, 5, 6, 8] && whole.rules[0].fixed == 3)
  }

  /// A rule that a strategy's others push out of its list fails as before.
  @Test func rulesThatAreNoLongerListedAreCounted() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    // One rule of a scenario, then one of a whole script before it, and at last neither.
    let nights: [Set<Int>] = [[4], [4], [2, 5, 8, 11, 4], [2, 5, 8, 11], [2, 5, 8, 11], [4]]
    for (number, failing) in nights.enumerated() {
      try history.store(TinyResult(failing: failing), limit: 1, day: number)
    }
    let rules = try history.trends().rules
    #expect(rules.map(\.condition) == ["device:d1 script:s2", "script:s3"])
    #expect(rules[0].scenarios == [1, 1, 1, 0, 0, 1] && rules[0].fixed == nil)
    #expect(rules[1].scenarios == [0, 0, 4, 4, 4, 0] && rules[1].fixed == 5)
    #expect(rules.map(\.firstSeen) == [1, 3])
  }

  /// A rule that comes among those that are listed was seen where it failed before.
  @Test func rulesThatAreListedLaterAreNoNewerForThat() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    let nights: [Set<Int>] = [[2, 5, 8, 11, 4], [4]]
    for (number, failing) in nights.enumerated() {
      try history.store(TinyResult(failing: failing), limit: 1, day: number)
    }
    let rule = try #require(try history.trends().rules.last)
    #expect(rule.condition == "device:d1 script:s2")
    #expect(rule.firstSeen == 1 && rule.scenarios == [1, 1])
  }

  /// A rule that began to fail below the list is known not to have failed in the first run of its profiles.
  @Test(arguments: [1, 3, 6])
  func rulesThatBeganBelowTheListAreNew(quiet: Int) throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    let nights: [Set<Int>] = Array(repeating: [], count: quiet) + [[2, 5, 8, 11, 4], [4], [4]]
    for (number, failing) in nights.enumerated() {
      try history.store(TinyResult(failing: failing), limit: 1, day: number)
    }
    let rule = try #require(try history.trends().rules.last)
    #expect(rule.condition == "device:d1 script:s2" && rule.firstSeen == quiet + 1)
    #expect(rule.scenarios.first == 0 && rule.scenarios.suffix(3) == [1, 1, 1])
  }

  /// What a listed rule had is nothing new as part of another one, smaller or larger.
  @Test(
    arguments: [
      [[], [3, 6], [3]], [[], [3], [3, 6]], [[], [3, 5, 6, 8], [3, 5]],
    ] as [[Set<Int>]])
  func partsOfListedRulesAreNotNew(nights: [Set<Int>]) throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    for (number, failing) in nights.enumerated() {
      try history.store(TinyResult(failing: failing), day: number)
    }
    #expect(try history.trends().rules.map { $0.scenarios[0] } == [0, nil])
  }

  /// The results that others go back to may be of other branches: they say nothing of this one.
  @Test func rulesOfOtherBranchesAreNotCounted() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    try history.store(TinyResult(failing: []), branch: "work")
    let nights: [Set<Int>] = [[2, 5, 8, 11, 4], [4]]
    for (number, failing) in nights.enumerated() {
      try history.store(TinyResult(failing: failing), limit: 1, day: number)
    }
    #expect(try history.trends(branch: "main").rules.last?.scenarios == [1, 1])
    #expect(try history.trends(branch: "work").rules.isEmpty)
  }

  /// A good run counts, too, where the results that the run before goes back to are of another branch, of
  /// runs that are gone, or failed likewise.
  @Test(
    arguments: [
      ([nil, [], [2, 5, 8, 11, 4], [4]], [0, 1, 1]),
      ([[], [], nil, [2, 5, 8, 11, 4], [4]], [0, 1, 1]),
      ([[2, 5, 8, 11, 4], [], [2, 5, 8, 11, 4], [4]], [1, 0, 1, 1]),
      ([[2, 5, 8, 11, 4], [2, 5, 8, 11, 4], [4]], [1, 1, 1]),
    ] as [([Set<Int>?], [Int])])
  func rulesThatBeganAfterTheBestRunAreNew(nights: [Set<Int>?], counts: [Int?]) throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    for (number, failing) in nights.enumerated() {
      if let failing {
        try history.store(TinyResult(failing: failing), limit: 1, day: number)
      } else if number == 0 {
        try history.store(TinyResult(failing: []), branch: "work")
      } else {
        #expect(try history.prune(.init(count: 1)) == [1])
      }
    }
    let rules = try history.trends(branch: "main").rules
    #expect(rules.first { $0.condition == "device:d1 script:s2" }?.scenarios == counts)
  }

  /// Where the run in which a rule was fixed goes, the next one says so.
  @Test func fixedRulesStayFixedWhereRunsArePruned() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    for (number, failing) in [[0, 1, 2], [0, 1, 2], [], [], [], [3]].enumerated() {
      try history.store(
        TinyResult(failing: Set(failing)), day: number, keep: number == 1 ? "release" : "")
    }
    _ = try history.prune(.init(count: 2))
    let trends = try history.trends()
    #expect(trends.runs.map(\.number) == [2, 5, 6])
    #expect(trends.rules.map(\.scenarios) == [[3, 0, nil], [nil, 0, 1]])
    #expect(trends.rules.map(\.fixed) == [1, nil])
    try history.keep(history.run(named: "2"), for: "")
    _ = try history.prune(.init(count: 1))
    #expect(try history.trends().rules.map(\.scenarios) == [[1]])
  }

  /// Without its device a rule is neither there nor fixed; with another device it is what it was.
  @Test func rulesWithoutJudgedScenariosAreNotFixed() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    try history.store(TinyResult(failing: [10], devices: 4), day: 0)
    try history.store(TinyResult(failing: [], devices: 3, digest: 8), day: 1)
    let rule = try #require(try history.trends().rules.first)
    #expect(rule.condition == "device:d3 script:s2")
    #expect(rule.scenarios == [1, nil] && rule.fixed == nil)
    // A rule of some devices is fixed where all that are left of them are.
    let elsewhere = try Folder()
    let other = try RunHistory(elsewhere.path)
    try other.store(TinyResult(failing: [7, 10], devices: 4), day: 0)
    try other.store(TinyResult(failing: [7], devices: 3, digest: 8), day: 1)
    try other.store(TinyResult(failing: [], devices: 3, digest: 8), day: 2)
    let both = try #require(try other.trends().rules.first)
    #expect(both.condition == "device:d2,d3 script:s2")
    #expect(both.scenarios == [2, 1, 0] && both.fixed == 2)
  }

  /// `device:!tablet` means the devices of its night, whatever comes under it later.
  @Test func conditionsMeanTheLevelsOfTheirRuns() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    try history.night(0, ["phone-1", "phone-2", "tablet"], failing: [0, 1, 2, 3, 4, 5])
    try history.night(1, ["other", "tablet"], failing: [])
    try history.night(2, ["other", "phone-1", "tablet"], failing: [3])
    try history.night(3, ["other", "tablet"], failing: [])
    try history.night(4, ["other", "phone-1", "tablet"], failing: [])
    let rule = try #require(try history.trends().rules.first)
    #expect(rule.condition == "device:!tablet")
    #expect(rule.scenarios == [6, nil, 1, nil, 0] && rule.fixed == 4)
    // A rule of a device that has just come failed nowhere before.
    try history.night(5, ["phone-3", "phone-4", "tablet"], failing: [0, 1, 2, 3, 4, 5])
    let other = try #require(try history.trends().rules.first { $0.key == rule.key })
    #expect(other.scenarios == [6, nil, 1, nil, 0, 6])
  }

  /// What is mended while its device is away is fixed when the device is back.
  @Test func rulesAreFollowedAcrossRunsThatJudgeNoneOfTheirScenarios() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    try history.store(TinyResult(failing: [10], devices: 4), day: 0)
    for day in 1...2 { try history.store(TinyResult(failing: [], devices: 3, digest: 8), day: day) }
    for day in 3...4 { try history.store(TinyResult(failing: [], devices: 4), day: day) }
    let rule = try #require(try history.trends().rules.first)
    #expect(rule.scenarios == [1, nil, nil, 0, nil] && rule.fixed == 3)
  }

  /// What was not run of the profiles is not what a condition is about; nor is what other branches run.
  @Test func conditionsMeanWhatWasRunOnTheirBranch() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    let devices = ["other", "phone", "tablet"]
    func night(_ day: Int, run: Set<String>, failing: Set<Int>, branch: String = "main") throws {
      var tiny = TinyResult(failing: failing, devices: devices, digest: 7)
      tiny.run = run
      try history.store(tiny, branch: branch, day: day)
    }
    try night(0, run: ["phone", "tablet"], failing: [3, 4, 5])
    try night(1, run: ["other", "tablet"], failing: [])
    // On a branch, the condition of the same rule is about another device.
    try night(1, run: ["other", "tablet"], failing: [0, 1, 2], branch: "work")
    try night(2, run: ["other", "tablet"], failing: [])
    let open = try #require(try history.trends(branch: "main").rules.first)
    #expect(open.condition == "device:!tablet" && open.scenarios == [3, nil, nil])
    try night(3, run: ["other", "phone", "tablet"], failing: [])
    #expect(try history.trends(branch: "main").rules.first?.fixed == 3)
  }

  /// A rule is fixed where all that are left of its devices are, and fails again where others come back
  /// as they were.
  @Test func rulesAreCountedAgainWhereTheirDevicesComeBack() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    let phones = ["phone-1", "phone-2", "phone-3", "tablet"]
    func night(_ day: Int, without gone: Set<String>, failing: Set<Int>) throws {
      let devices = phones.filter { !gone.contains($0) }
      try history.store(
        TinyResult(
          failing: Set(
            failing.compactMap { device in
              devices.firstIndex(of: phones[device]).map { $0 * 3 }
            }), devices: devices, digest: UInt64(devices.count)), day: day)
    }
    try night(0, without: [], failing: [0, 1, 2])
    try night(1, without: ["phone-2", "phone-3"], failing: [])
    let fixed = try #require(try history.trends().rules.first)
    #expect(fixed.condition == "device:!tablet script:s1" && fixed.scenarios == [3, 0])
    // What comes back as it was; and the others, mended.
    try night(2, without: ["phone-3"], failing: [1])
    try night(3, without: ["phone-3"], failing: [])
    try night(4, without: [], failing: [])
    try night(5, without: [], failing: [])
    let rule = try #require(try history.trends().rules.first { $0.key == fixed.key })
    #expect(rule.scenarios == [3, 0, 1, 0, nil, nil] && rule.fixed == 3)
  }

  /// A condition that does not name devices is about all of them, also about those that come.
  @Test func conditionsAreAboutNewLevelsOfParametersThatTheyDoNotName() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    try history.night(0, ["phone-1"], failing: [0])
    try history.night(1, ["phone-1", "phone-2"], failing: [3])
    let rule = try #require(try history.trends().rules.first)
    #expect(rule.condition == "script:s1" && rule.scenarios == [1, 1] && rule.fixed == nil)
  }

  /// A part of a rule may go although no level does.
  @Test func rulesAreCountedAgainWhereMoreIsRun() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    func night(_ day: Int, without gone: Set<Int> = [], failing: Set<Int>) throws {
      var tiny = TinyResult(failing: failing, devices: 2)
      tiny.gone = gone
      try history.store(tiny, day: day)
    }
    try night(0, failing: [0, 3])
    try night(1, without: [3], failing: [])
    try night(2, failing: [3])
    let rule = try #require(try history.trends().rules.first)
    #expect(rule.condition == "script:s1" && rule.scenarios == [2, 0, 1])
  }

  /// What failed before fails again together with something else, as one rule.
  @Test func fixedRulesThatFailAgainAsPartsOfOthersAreCounted() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    for (day, failing) in [[0], [3], [0, 3], [0, 3], [3]].enumerated() {
      try history.store(TinyResult(failing: Set(failing), devices: 3), day: day)
    }
    let rules = try history.trends().rules
    let rule = try #require(rules.first { $0.condition == "device:d0 script:s1" })
    #expect(rule.scenarios == [1, 0, 1, 1, 0] && rule.fixed == 4)
    #expect(rules.contains { $0.condition == "device:!d2 script:s1" })
  }

  /// What failed before fails again below the list, after others that failed in the same way and are fixed.
  @Test func fixedRulesThatFailAgainBelowTheListAreCounted() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    let others = (1...8).map { [$0 * 3] }
    let nights = [[0]] + others + [[0, 2, 5, 8, 11], [2, 5, 8, 11], [2, 5, 8, 11]]
    for (day, failing) in nights.enumerated() {
      try history.store(TinyResult(failing: Set(failing), devices: 9), limit: 1, day: day)
    }
    let rule = try #require(
      try history.trends().rules.first { $0.condition == "device:d0 script:s1" })
    let counts: [Int?] = [1, 0] + others.dropFirst().map { _ in nil } + [1, 0, nil]
    #expect(rule.scenarios == counts && rule.fixed == 10)
  }

  /// A night that `merge` stored without its branch is one of the branch that is named when it is judged.
  @Test func rulesOfAMergedRunAreCountedOnItsBranch() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    func merged(_ failing: Set<Int>, devices: Int = 2) throws {
      let tiny = TinyResult(failing: failing, devices: devices, digest: UInt64(devices))
      try history.store(tiny, branch: "", isMerged: true)
      _ = try history.mergedRun(
        of: tiny.result, rules: tiny.result.failureRules(), verdict: .fail,
        origin: .init(commit: "", branch: "main", date: .now, isDated: false))
    }
    for failing in [[], [0], [0], []] as [Set<Int>] { try merged(failing) }
    let rule = try #require(try history.trends(branch: "main").rules.first)
    #expect(rule.scenarios == [0, 1, 1, 0] && rule.firstSeen == 2 && rule.fixed == 3)
    let branches = try history.database.read {
      try String.fetchAll($0, sql: "SELECT DISTINCT branch FROM ruleSpace")
    }
    #expect(branches == ["main"])
  }

  /// A rule that was listed without one of its devices is not fixed where that device still fails.
  @Test func conditionsMeanAllDevicesThatTheyWereListedWith() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    try history.night(0, ["phone-1", "phone-2", "tablet"], failing: [0, 1, 2, 3, 4, 5])
    try history.night(1, ["phone-1", "tablet"], failing: [0, 1, 2])
    try history.night(2, ["phone-1", "phone-2", "tablet"], failing: [3, 4, 5])
    let rule = try #require(try history.trends().rules.first { $0.condition == "device:!tablet" })
    #expect(rule.scenarios == [6, 3, 3] && rule.fixed == nil)
  }
}

extension RunHistory {
  /// Stores a night of some devices, each with three scenarios.
  fileprivate func night(_ day: Int, _ devices: [String], failing: Set<Int>) throws {
    try store(
      TinyResult(failing: failing, devices: devices, digest: UInt64(devices.count)), day: day)
  }
}
