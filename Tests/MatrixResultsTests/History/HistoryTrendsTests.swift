import HistoryFixtures
import MatrixResults
import Testing

@Suite struct HistoryTrendsTests {
  private func trends(
    _ nights: [Set<Int>], rules limit: Int = 40
  ) throws -> RunTrends {
    let folder = HistoryFolder()
    for (day, failing) in nights.enumerated() {
      try folder.store(TinyResult(failing: failing), rules: limit, day: day, name: "\(day)")
    }
    let history = try folder.history()
    return history.trends(to: try #require(history.runs.first))
  }

  @Test func `Strategies and rules have their counts night by night`() throws {
    let trends = try trends([[], [4], [4], []])
    #expect(trends.runs.map(\.name) == ["0", "1", "2", "3"])
    #expect(trends.strategies.map(\.id) == ["subject"])
    #expect(trends.strategies[0].counts.map { $0?.failing } == [0, 1, 1, 0])
    let rule = try #require(trends.rules.first)
    #expect(trends.rules.count == 1 && rule.strategy == "subject")
    #expect(rule.condition == "device:d1 script:s2" && !rule.words.isEmpty)
    #expect(rule.scenarios == [0, 1, 1, 0] && rule.firstSeen == "1" && rule.fixed == 3)
  }

  /// What is below the list may fail as before: nobody claims that it is fixed, or new.
  @Test func `A list that lacks rules says nothing of others`() throws {
    let trends = try trends([[4], [2, 5, 8, 11, 4], []], rules: 1)
    let rule = try #require(trends.rules.first)
    #expect(rule.condition == "device:d1 script:s2")
    #expect(rule.scenarios == [1, nil, 0] && rule.fixed == 2)
    let larger = try #require(trends.rules.last)
    #expect(larger.scenarios == [0, 4, 0] && larger.firstSeen == "1")
  }

  @Test func `Trends are of one branch and one query`() throws {
    let folder = HistoryFolder()
    var narrowed = TinyResult(failing: [1])
    narrowed.query = "device:d0"
    try folder.store(TinyResult(failing: [1]), branch: "work", day: 0, name: "work")
    try folder.store(TinyResult(failing: []), day: 1, name: "a")
    try folder.store(narrowed, day: 2, name: "narrowed")
    try folder.store(TinyResult(failing: [1]), day: 3, name: "b")
    try folder.store(TinyResult(failing: [1]), day: 4, name: "c")
    let history = try folder.history()
    func names(to name: String, limit: Int = 365) throws -> [String] {
      let run = try #require(history.runs.first { $0.name == name })
      return history.trends(to: run, limit: limit).runs.map(\.name)
    }
    #expect(try names(to: "c") == ["a", "b", "c"])
    #expect(try names(to: "b") == ["a", "b"])
    #expect(try names(to: "c", limit: 2) == ["b", "c"])
    #expect(try names(to: "narrowed") == ["narrowed"])
    #expect(try names(to: "work") == ["work"])
    // A rule is first seen on any branch.
    let last = try #require(history.runs.first)
    #expect(history.trends(to: last).rules.map(\.firstSeen) == ["work"])
  }
}
