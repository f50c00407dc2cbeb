import InsetCore
import InsetOracle
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

@Suite struct WeaknessCountsTests {
  @Test func `Counts of weaknesses are those of each scenario by itself`() throws {
    let result = try Shipped.matrix(
      where: "device:iphone-8 os>=16 locale:en-US bars:nav+tab base:edges placement:fill,child "
        + "accessory:none adjustment:automatic window:full field:middle script:show*"
    )
    .run().result
    var compared = 0
    for strategy in result.strategies {
      let counts = result.weaknesses(of: strategy)
      let queries = try strategy.about.weaknesses.map { weakness in
        try weakness.query.map { try Query($0, in: result.space) }
      }
      var judged = [Int](repeating: 0, count: queries.count)
      var (failing, asSaid, alone, held) = (judged, judged, judged, 0)
      for scenario in result.table.scenarios(of: strategy.outcomes, passes: { $0 > 0 }) {
        let outcome = Outcome(
          terminal: result.table.value(of: strategy.outcomes, at: scenario))
        guard case .judged(let verdict, _, _, _) = outcome else { continue }
        let holding = queries.indices.filter { index in
          queries[index].map { query in
            scenario.enumerated().allSatisfy { query.allowed[$0.offset][$0.element] }
          } ?? false
        }
        for weakness in holding {
          judged[weakness] += 1
          if verdict.isExact { continue }
          failing[weakness] += 1
          if holding == [weakness] { alone[weakness] += 1 }
          if Self.effects(verdict).isDisjoint(with: strategy.about.weaknesses[weakness].effects) {
            continue
          }
          asSaid[weakness] += 1
        }
        if !verdict.isExact, !holding.isEmpty { held += 1 }
      }
      #expect(counts.held == held, "\(strategy.id)")
      for (index, weakness) in counts.counts.enumerated() where queries[index] != nil {
        compared += failing[index]
        #expect(weakness?.judged == judged[index], "\(strategy.id) \(index)")
        #expect(weakness?.failing == failing[index], "\(strategy.id) \(index)")
        #expect(weakness?.asSaid == asSaid[index], "\(strategy.id) \(index)")
        #expect(weakness?.failingAlone == alone[index], "\(strategy.id) \(index)")
      }
    }
    #expect(compared > 1_000)
  }

  /// What is off, read from the verdict.
  private static func effects(_ verdict: Verdict) -> Set<Weakness.Effect> {
    var effects: Set<Weakness.Effect> = []
    if verdict.bottom == .hidden { effects.insert(.hidden) }
    if verdict.bottom == .gap { effects.insert(.gap) }
    if verdict.bottom == .paddingLost { effects.insert(.padding) }
    if verdict.hasWrongEdge { effects.insert(.otherEdges) }
    if verdict.hasWrongIndicator { effects.insert(.indicators) }
    if verdict.hasWrongOffset { effects.insert(.offset) }
    if verdict.isNotRestored { effects.insert(.notRestored) }
    return effects
  }
}
