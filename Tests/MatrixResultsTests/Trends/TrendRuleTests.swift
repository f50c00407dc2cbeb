import MatrixResults
import Testing

@Suite struct TrendRuleTests {
  /// A rule is fixed from the first count of none after the last of some on.
  @Test(
    arguments: [
      ([7, 7], nil, nil), ([nil, 7], nil, 1), ([7, nil, 7], nil, nil), ([7, 0, nil], 1, 1),
      ([7, nil, 0, 0], 2, 2), ([7, 0, 6], nil, 2), ([0, 7, nil], nil, 1), ([7, nil], nil, nil),
    ] as [([Int?], Int?, Int?)])
  func `Runs that do not know a rule neither mend nor change it`(
    scenarios: [Int?], fixed: Int?, lastChange: Int?
  ) {
    let rule = RunTrends.Rule(
      key: "2", strategy: "a", condition: "", words: "", firstSeen: "first", scenarios: scenarios)
    #expect(rule.fixed == fixed && rule.lastChange == lastChange)
  }
}
