import InsetOracle
import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

@Suite struct AspectDiagramTests {
  private static let result = Result {
    let strategies = ["covered-area", "s0b-raw-height", "s3-constraint-literal", "flutter"]
      .compactMap { Strategies.named($0) }
    return try Shipped.matrix(
      where: "device:iphone-8,ipad-air-2 os:10.3,12.5 locale:en-US window:full bars:none,nav+tab",
      strategies
    ).run().result
  }

  @Test func `The aspects' diagrams count what the counts say`() throws {
    let result = try Self.result.get()
    var table = result.table
    for strategy in result.strategies {
      let counts = result.counts(of: strategy)[0]
      func tally(_ aspect: VerdictAspect) -> [Int] {
        let diagram = result.diagram(of: strategy, aspect, in: &table)
        return table.tally(diagram, bins: VerdictAspect.Standing.allCases.count) { [$0] }
      }
      let judged = counts.judged
      #expect(
        tally(.bottom).dropFirst()
          == [
            counts.ambiguous, counts.notAvailable,
            judged - counts.hidden - counts.gap - counts.paddingLost, counts.hidden, counts.gap,
            counts.paddingLost,
          ])
      for (aspect, off) in [
        (VerdictAspect.edges, counts.otherEdges), (.indicators, counts.indicators),
        (.restoration, counts.notRestored),
      ] {
        #expect(
          tally(aspect).dropFirst() == [
            counts.ambiguous, counts.notAvailable, judged - off, off, 0, 0,
          ])
      }
    }
    #expect(result.strategies.contains { result.counts(of: $0)[0].notRestored > 0 })
  }

  @Test func `What is right in the same scenarios is one diagram`() throws {
    let result = try Self.result.get()
    var table = result.table
    let exact = try #require(result.strategies.first { $0.id == "covered-area" })
    let edges = result.diagram(of: exact, .edges, in: &table)
    for aspect in VerdictAspect.allCases {
      #expect(result.diagram(of: exact, aspect, in: &table) == edges)
    }
    // A constraint moves no edge and no indicator.
    let constraint = try #require(result.strategies.first { $0.id == "s3-constraint-literal" })
    #expect(result.diagram(of: constraint, .edges, in: &table) == edges)
    #expect(result.diagram(of: constraint, .bottom, in: &table) != edges)
  }
}
