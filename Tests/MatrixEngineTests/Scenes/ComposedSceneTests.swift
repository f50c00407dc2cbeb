import DeviceProfiles
import InsetCore
import MatrixFixtures
import MatrixResults
import MatrixEngine
import ScenarioSpaces
import Testing

struct ComposedSceneTests {
  @Test(arguments: [
    // 34 pt of the home indicator below the view; 21 in landscape; none below a home button.
    ("iphone-15/18.7/portrait/full/en-US/pin-pad/none", 250.0, Provenance.derived),
    ("iphone-15/18.7/landscape-right/full/en-US/pin-pad/none", 237, .derived),
    ("iphone-15/18.7/portrait/full/en-US/pin-pad/toolbar", 306, .derived),
    ("iphone-15/18.7/portrait/full/en-US/drawer/none", 300, .documented),
    ("iphone-8/16/portrait/full/en-US/pin-pad/none", 216, .documented),
  ])
  func `The frame of an app's own view reaches down to the screen's edge`(
    id: String, height: Double, provenance: Provenance
  ) throws {
    let model = try OwnViews.model()
    let scenario = try model.space.scenario(id: id + "/none/fill/automatic/base0/middle/show")
    let staged = try #require(ComposedScene(scenario, in: model))
    #expect(staged.scene.steps[0].covered?.height == height)
    #expect(staged.provenance >= provenance)
    let shape = try #require(
      model.profiles.devices[scenario[0]].keyboard(
        OwnViews.app.inputViews[id.contains("drawer") ? 1 : 0],
        orientation: InterfaceOrientation.allCases[scenario[2]], on: model.plan.os[scenario[1]]))
    #expect(shape.height.provenance == provenance)
    #expect(shape.height.source.hasPrefix("the app's own input view"))
  }

  @Test func `Each step has the keyboard on screen, and the accessory view on top of it`() throws {
    let model = try OwnViews.model()
    func shown(_ keyboard: String, _ script: String) throws -> [String] {
      let id = "iphone-15/18.7/portrait/full/en-US/\(keyboard)/none/fill/automatic/base0/middle/"
      let scenario = try model.space.scenario(id: id + script)
      return try #require(ComposedScene(scenario, in: model)).keyboards.map {
        "\($0.level?.name ?? "none") \(Int($0.accessory))"
      }
    }
    #expect(try shown("docked/bar-44", "show-emoji-hide") == ["docked 44", "emoji 44", "none 0"])
    #expect(
      try shown("docked/none", "show-accessory-on-accessory-off-hide")
        == ["docked 0", "docked 44", "docked 0", "none 0"])
    #expect(try shown("docked/chat-52", "show-hide") == ["docked 52", "none 52"])
    #expect(try shown("pin-pad/toolbar", "show-hide") == ["pin-pad 56", "none 0"])
  }
}
