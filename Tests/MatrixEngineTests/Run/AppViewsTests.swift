import DeviceProfiles
import InsetCore
import InsetStrategies
import MatrixModels
import MatrixResults
import MatrixScenes
import ScenarioSpaces
import Testing

@testable import MatrixEngine

/// Input and accessory views of one's own app.
struct AppViewsTests {
  private static let app = AppViews(
    inputViews: [
      InputView(name: "pin-pad", height: 216),
      InputView(name: "drawer", height: 300, includesSafeArea: true),
    ],
    accessories: [Accessory(name: "toolbar", height: 56)])

  private static func model(_ app: AppViews) throws -> MatrixModel {
    let shipped = try Shipped.model()
    var plan = shipped.plan
    plan.app = app
    plan.runs = [MatrixPlan.SubProduct(name: "everything", query: "")]
    return MatrixModel(shipped.profiles, plan)
  }

  @Test func `They are levels behind those of every matrix`() throws {
    let plain = try Self.model(AppViews()).space.parameters.map(\.levels)
    let own = try Self.model(Self.app).space.parameters.map(\.levels)
    let (keyboard, accessory) = (
      MatrixParameter.keyboard.rawValue, MatrixParameter.accessory.rawValue
    )
    #expect(plain[keyboard] == KeyboardMode.allCases.map(\.rawValue))
    #expect(plain[accessory] == ["none", "bar-44", "bar-88"])
    #expect(own[keyboard] == plain[keyboard] + ["pin-pad", "drawer"])
    #expect(own[accessory] == plain[accessory] + ["toolbar"])
  }

  @Test(arguments: [
    // 34 pt of the home indicator below the view; 21 in landscape; none below a home button.
    ("iphone-15/18.7/portrait/full/en-US/pin-pad/none", 250.0, Provenance.derived),
    ("iphone-15/18.7/landscape-right/full/en-US/pin-pad/none", 237, .derived),
    ("iphone-15/18.7/portrait/full/en-US/pin-pad/toolbar", 306, .derived),
    ("iphone-15/18.7/portrait/full/en-US/drawer/none", 300, .documented),
    ("iphone-8/16/portrait/full/en-US/pin-pad/none", 216, .documented),
  ])
  func `The frame reaches down to the screen's edge`(
    id: String, height: Double, provenance: Provenance
  ) throws {
    let model = try Self.model(Self.app)
    let scenario = try model.space.scenario(id: id + "/none/fill/automatic/base0/show")
    let staged = try #require(ComposedScene(scenario, in: model))
    #expect(staged.scene.steps[0].covered?.height == height)
    #expect(staged.provenance >= provenance)
    let shape = try #require(
      model.profiles.devices[scenario[0]].keyboard(
        Self.app.inputViews[id.contains("drawer") ? 1 : 0],
        orientation: InterfaceOrientation.allCases[scenario[2]], on: model.plan.os[scenario[1]]))
    #expect(shape.height.provenance == provenance)
    #expect(shape.height.source.hasPrefix("the app's own input view"))
  }

  @Test func `A run judges them, one by one or all at once`() throws {
    let model = try Self.model(Self.app)
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

  @Test func `An input view is not raised`() throws {
    let model = try Self.model(Self.app)
    let view = KeyboardLevel(Self.app.inputViews[0])
    #expect(!view.fits(Script([.float, .show])) && view.fits(Script([.show, .rotate, .hide])))
    #expect(model.profiles.devices.allSatisfy { view.fits($0) })
  }
}
