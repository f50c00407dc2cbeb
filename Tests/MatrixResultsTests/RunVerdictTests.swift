import DeviceProfiles
import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

@Suite struct RunVerdictTests {
  @Test func `A gate that names a failing strategy does not pass, nor does an empty matrix`() throws
  {
    var model = try Shipped.model()
    let query = try Query("device:iphone-x os:12.5 locale:en-US base:edges", in: model.space)
    var plan = model.plan
    plan.gate = .init(exact: ["n1-constant-216"])
    model = MatrixModel(model.profiles, plan)
    #expect(
      try Matrix(model, strategies: Strategies.all, where: query).run().result.verdict == .fail)
    let impossible = try Query("device:iphone-x os:6.1", in: model.space)
    let empty = try Matrix(model, strategies: Strategies.all, where: impossible).run().result
    #expect(empty.counts.applicable == 0)
    #expect(empty.verdict == .empty)
  }
}
