import DeviceProfiles
import InsetCore
import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

struct ExhaustiveJudgeTests {
  @Test func `A run judges an app's own views, one by one or all at once`() throws {
    let model = try OwnViews.model()
    let query = try Query(
      "device:iphone-15,ipad-mini-4 os:14.8,18.7 locale:en-US keyboard:pin-pad,drawer "
        + "accessory:none,toolbar bars:none placement:fill adjustment:automatic base:base0 "
        + "window:full orientation:portrait script:show,show-hide,float-show-hide", in: model.space)
    let strategies = Strategies.all.filter { $0.id == "covered-area" || $0.id == "n1-constant-216" }
    let matrix = try Matrix(model, strategies: strategies, where: query)
    let result = try matrix.run().result
    #expect(result.counts.applicable > 10)
    #expect(result.counts(of: result.strategies[0])[0].failing == 0)
    #expect(result.counts(of: result.strategies[1])[0].failing > 0)
    var options = Matrix.Options()
    options.isExhaustive = true
    #expect(ResultFile.encode(try matrix.run(options).result) == ResultFile.encode(result))
  }
}
