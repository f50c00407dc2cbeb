import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixResults
import Testing

@Suite struct RunResultCountsTests {
  @Test func `Counts of every kind add up to the whole product`() throws {
    let strategies = ["covered-area", "s0b-raw-height", "flutter", "uikeyboard-layout-guide"]
      .compactMap { Strategies.named($0) }
    let result = try Shipped.matrix(
      where: "device:iphone-8,ipad-air-2 os:9.3,12.5 locale:en-US bars:nav+tab base:edges "
        + "placement:fill accessory:none adjustment:automatic", strategies
    )
    .run().result
    try #require(result.strategies.count == 4)
    let counts = result.counts
    #expect(
      counts.excluded.reduce(counts.notRun + counts.applicable) { $0 + $1.scenarios }
        == counts.nominal)
    #expect(
      result.provenanceCounts.reduce(0) { $0 + $1.scenarios } == counts.applicable)
    for strategy in result.strategies {
      let whole = result.counts(of: strategy)[0]
      #expect(
        whole.exact + whole.failing + whole.ambiguous + whole.notAvailable == counts.applicable)
      #expect(whole.ambiguous == counts.ambiguous)
      let byScript = result.counts(of: strategy, by: [.keyboard, .script])
      #expect(byScript.reduce(0) { $0 + $1.failing } == whole.failing)
    }
  }
}
