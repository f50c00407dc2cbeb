import DeviceProfiles
import MatrixFixtures
import MatrixResults
@testable import MatrixEngine
import ScenarioSpaces
import Testing

@Suite struct AssumptionCounterTests {
  @Test(arguments: MatrixTests.samples)
  func `Figures are counted as if every scenario were looked at`(query: String) throws {
    let matrix = try Shipped.matrix(where: query, [])
    var counts: [AssumedFigure: Int] = [:]
    var applicable = 0
    for scenario in MatrixTests.scenarios(of: try Query(query, in: matrix.model.space)) {
      let isExcluded = matrix.model.constraints.contains { constraint in
        constraint.isViolated(by: scenario)
      }
      guard !isExcluded, let staged = ComposedScene(scenario, in: matrix.model) else { continue }
      applicable += 1
      let keys = matrix.assumptions(of: scenario)
      #expect((staged.provenance == .assumed) == !keys.isEmpty)
      for key in keys { counts[key, default: 0] += 1 }
    }
    let counted = matrix.assumptions(threads: 2)
    #expect(counted.applicable == applicable)
    #expect(counted.figures.map(\.scenarios) == counts.values.sorted(by: >))
    for figure in counted.figures {
      let same = counts.filter {
        $0.key.kind == figure.kind && $0.key.place == figure.place && $0.key.rule == figure.rule
      }
      #expect(same.map(\.value) == [figure.scenarios])
    }
    #expect(!counts.isEmpty)
  }

  @Test func `The order does not depend on the number of threads`() throws {
    let matrix = try Shipped.matrix(
      where: "device:iphone-15,ipad-mini-6th-generation os:17.7 base:base0 bars:nav+tab", [])
    let (one, many) = (matrix.assumptions(threads: 1), matrix.assumptions(threads: 8))
    #expect(one.figures == many.figures)
    #expect(one.figures.contains { $0.rule == .nearestOS || $0.rule == .sameScript })
    #expect(one.figures.contains { $0.rule == nil })
    #expect(one.figures.allSatisfy { (1...2).contains($0.devices) })
  }
}
