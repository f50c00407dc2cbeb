import DeviceProfiles
import MatrixFixtures
import MatrixResults
import Testing

struct KeyboardLevelTests {
  @Test func `An input view is not raised`() throws {
    let model = try OwnViews.model()
    let view = KeyboardLevel(OwnViews.app.inputViews[0])
    #expect(!view.fits(Script([.float, .show])) && view.fits(Script([.show, .rotate, .hide])))
    #expect(model.profiles.devices.allSatisfy { view.fits($0) })
  }
}
