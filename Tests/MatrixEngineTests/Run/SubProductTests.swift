import DeviceProfiles
import InsetCore
import MatrixEngine
import MatrixModels
import MatrixResults
import ScenarioSpaces
import Testing

@Suite struct SubProductTests {
  @Test func `A scenario runs once when one sub-product or several have it`() throws {
    let shipped = try Shipped.model()
    let queries = [
      "device:iphone-8 os:12.5 locale:en-US", "os:12.5 locale:en-US keyboard:docked bars:tab",
      "device:iphone-8,ipad-air-2 locale:en-US script:show-hide",
    ]
    let runs = queries.map { MatrixPlan.SubProduct(name: $0, query: $0) }
    let model = MatrixModel(shipped.profiles, MatrixPlan(os: shipped.plan.os, runs: runs))
    // Narrowed, so that every scenario can be looked at.
    let query = try Query(
      "device:iphone-8,iphone-x,ipad-air-2 os:12.5,13.7 locale:en-US window:full "
        + "orientation:portrait placement:fill adjustment:never base:base0", in: model.space)
    let result = try Matrix(model, strategies: [], where: query).run().result
    let parts = try queries.map { try Query($0, in: model.space) }
    var asked = 0
    for scenario in MatrixTests.scenarios(of: query) {
      let scope = result.table.value(of: result.scope, at: scenario)
      let isAsked = parts.contains { $0.contains(scenario) }
      if scope == 0 || scope == result.notRun { #expect((scope == 0) == isAsked) }
      if scope == 0 { asked += 1 }
    }
    #expect(asked > 0)
    #expect(result.counts.applicable == asked)
  }
}
