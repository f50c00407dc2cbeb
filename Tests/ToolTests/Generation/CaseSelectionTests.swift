import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

@testable import InsetMatrixTool

/// Which scenarios become cases.
struct CaseSelectionTests {
  private static let devices =
    "device:iphone-15,iphone-se-3rd-generation,ipad-9th-generation os:17 window:full locale:en-US "
    + "accessory:none adjustment:automatic field:middle script:show,show-hide,float-show-hide"

  private static func result(where query: String) throws -> RunResult {
    let strategies = try ["covered-area", "s0b-raw-height"].map {
      try #require(Strategies.named($0))
    }
    let matrix = try Shipped.matrix(where: query, strategies)
    let buildable = Refusal.buildable(matrix.query, in: matrix.model)
    return try Matrix(matrix.model, strategies: strategies, where: buildable).run().result
  }

  @Test func `A limit is spread evenly over devices and touches each failure rule`() throws {
    let result = try Self.result(where: "\(Self.devices) placement:fill,child")
    let rules = result.failureRules().flatMap(\.rules)
    let selection = CaseSelection(result, limit: 60)
    #expect(selection.scenarios.count == 60 && Set(selection.scenarios).count == 60)
    #expect(selection.candidates > 60 && rules.count > 3 && rules.count < 60)
    for rule in rules {
      #expect(
        selection.scenarios.contains { scenario in
          zip(scenario, rule.cube.allowed).allSatisfy { $1[$0] }
        }, "\(rule.words)")
    }
    let uses = Dictionary(grouping: selection.scenarios) { $0[MatrixParameter.device.rawValue] }
    let counts = uses.values.map(\.count)
    #expect(uses.count == 3 && counts.max()! - counts.min()! <= 12, "\(counts)")
    #expect(CaseSelection(result, limit: 60).scenarios == selection.scenarios)
    let strategy = result.strategies[0]
    for scenario in selection.scenarios {
      let outcome = Outcome(terminal: result.table.value(of: strategy.outcomes, at: scenario))
      #expect(outcome?.verdict != nil, "not judged")
    }
  }

  @Test func `Without rules the levels are used alike`() throws {
    var table = DiagramTable(sizes: [3, 4])
    let all = Diagram.terminal(1)
    var walk = SpreadWalk(table)
    let scenarios = walk.scenarios(of: [all], limit: 6)
    #expect(Dictionary(grouping: scenarios) { $0[0] }.values.allSatisfy { $0.count == 2 })
    #expect(Dictionary(grouping: scenarios) { $0[1] }.count == 4)
    // More than there are: each once.
    let some = table.node(0, [.terminal(1), .terminal(0), .terminal(0)])
    var rest = SpreadWalk(table)
    #expect(rest.scenarios(of: [some], limit: 9) == [[0, 0], [0, 1], [0, 2], [0, 3]])
  }

  @Test func `All are taken where no limit is lower`() throws {
    let result = try Self.result(
      where: "device:iphone-15 os:18 orientation:portrait locale:en-US keyboard:docked "
        + "accessory:none bars:none placement:fill adjustment:automatic base:base0 field:middle")
    let selection = CaseSelection(result, limit: nil)
    #expect(selection.scenarios.count == selection.candidates && selection.candidates > 20)
    #expect(selection.ambiguous > 0)
    #expect(CaseSelection(result, limit: 10_000).scenarios == selection.scenarios)
  }
}
