import InsetMatrix
import Testing

@Suite("The bridge in the matrix")
struct BridgeInMatrixTests {
  private static let devices =
    "device:iphone-15-pro,ipad-pro-11-inch-4th-generation os:18 locale:en-US"

  @Test("Every docked keyboard: as exact as the strategy that sees all at once")
  func everyKeyboard() throws {
    let result = try ScenarioMatrix.shipped.run(
      EveryKeyboard.self, CoveredArea.self, where: Self.devices)
    let (bridged, direct) = (result.strategies[0], result.strategies[1])
    #expect(bridged.exact == direct.exact, "\(bridged.failureRules.prefix(3))")
    #expect(bridged.failing == direct.failing)
    #expect(bridged.exact > 100_000)
  }

  @Test("The app's own keyboard only, by the oracle's policy of that name")
  func ownKeyboard() throws {
    var options = ScenarioMatrix.Options()
    options.policies = PolicyChoices(.remoteKeyboard)
    let result = try ScenarioMatrix.shipped.run(
      // Elsewhere the app takes another one's keyboard over, and nothing reports it.
      OwnKeyboard.self, where: "\(Self.devices) script:other-show*,background-other*",
      options: options)
    #expect(result.isExact, "\(result.failureRules.prefix(3))")
  }

  @Test("Raised keyboards from their top edge down, by the oracle's policy of that name")
  func raisedKeyboard() throws {
    var options = ScenarioMatrix.Options()
    options.policies = PolicyChoices(.raisedKeyboard)
    let result = try ScenarioMatrix.shipped.run(
      RaisedKeyboard.self,
      // Whether a floating keyboard is over the view is decided when its frame is reported.
      where: "\(Self.devices) keyboard:floating*,undocked*,split* script:!*resize*",
      options: options)
    #expect(result.isExact, "\(result.failureRules.prefix(3))")
  }
}
