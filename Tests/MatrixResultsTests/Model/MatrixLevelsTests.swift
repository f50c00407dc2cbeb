import DeviceProfiles
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

struct MatrixLevelsTests {
  @Test func `What files may name is what a space has`() throws {
    let model = try OwnViews.model()
    let levels = MatrixLevels.ofApp(model.plan)
    #expect(levels.count == 9)
    for parameter in model.space.parameters {
      if let names = levels[parameter.name] { #expect(names == parameter.levels) }
    }
  }

  @Test func `An app's own views are levels behind those of every matrix`() throws {
    let plain = try Shipped.wholeModel(AppViews()).space.parameters.map(\.levels)
    let own = try OwnViews.model().space.parameters.map(\.levels)
    let (keyboard, accessory) = (
      MatrixParameter.keyboard.rawValue, MatrixParameter.accessory.rawValue
    )
    #expect(plain[keyboard] == KeyboardMode.allCases.map(\.rawValue))
    #expect(plain[accessory] == ["none", "bar-44", "bar-88", "chat-52"])
    #expect(own[keyboard] == plain[keyboard] + ["pin-pad", "drawer"])
    #expect(own[accessory] == plain[accessory] + ["toolbar"])
  }
}
