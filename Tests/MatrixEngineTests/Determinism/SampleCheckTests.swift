import InsetCore
import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Synchronization
import Testing

/// Whether a sample that is judged again is judged the same.
struct SampleCheckTests {
  private static let query =
    "device:iphone-15,ipad-air* os:17.7 locale:en-US keyboard:docked accessory:none window:full "
    + "placement:fill adjustment:automatic base:base0 script:show,show-hide"

  /// A strategy that is right or not by how often any was asked.
  struct Moody: InsetStrategy {
    static let id = "moody"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let asked = Atomic(0)

    func receive(_ event: Event, _ view: inout ViewState) {
      let count = Self.asked.add(1, ordering: .relaxed).newValue
      view.bottomConstraint = Double(count)
    }
  }

  @Test func `Pure strategies are judged the same, whatever is judged with a scenario`() throws {
    let matrix = try Shipped.matrix(where: Self.query)
    let result = try matrix.run().result
    for seed: UInt64 in [0, 1, 2027] {
      #expect(try matrix.sampleDifference(from: result, count: 20, seed: seed) == nil)
    }
  }

  @Test func `A strategy that remembers is found`() throws {
    let matrix = try Shipped.matrix(
      where: Self.query, [AnyInsetStrategy(CoveredArea.self), AnyInsetStrategy(Moody.self)])
    let result = try matrix.run().result
    let difference = try #require(
      try matrix.sampleDifference(from: result, count: 20, seed: 1))
    #expect(difference.strategy == "moody")
    #expect(difference.differing > 0 && difference.differing <= difference.scenarios)
    let query = try Query(difference.query(in: result.space), in: result.space)
    #expect(query.contains(difference.scenario))
    #expect(query.allowed.allSatisfy { $0.count(where: { $0 }) == 1 })
  }

  @Test func `Samples are of judged scenarios, and the same for a seed`() throws {
    let result = try Shipped.matrix(where: Self.query, []).run().result
    func sample(_ seed: UInt64) -> [[Int]] {
      var sample = DiagramSample(of: result.scope, in: result.table, seed: seed) { $0 == 0 }
      return (0..<200).compactMap { _ in sample.next() }
    }
    #expect(sample(7) == sample(7) && sample(7) != sample(8))
    #expect(sample(7).count == 200)
    for scenario in sample(7) {
      #expect(result.table.value(of: result.scope, at: scenario) == 0)
    }
    // Every scenario can come.
    #expect(
      result.counts.applicable < 200 ? Set(sample(7)).count > result.counts.applicable / 2 : true)
    var none = DiagramSample(of: result.scope, in: result.table, seed: 1) { _ in false }
    #expect(none.next() == nil)
  }
}
