import InsetMatrix
import OwnStrategy
import Testing

// Two languages and the common scripts: enough for a test that runs with every build.
private let query = "device:iphone-15* os>=17 locale:en-US,ja-JP-kana script:show*"

@Test func `My insets are exact on every iPhone 15`() throws {
  let result = try ScenarioMatrix.shipped.run(MyInsets.self, where: query)
  #expect(result.isExact, "\(result.failureRules.prefix(3))")
}

@Test func `The keyboard's height alone counts the home indicator twice`() throws {
  let result = try ScenarioMatrix.shipped.run(HeightInsets.self, where: query)
  #expect(!result.isExact)
  #expect(result.failureRules.contains { $0.error.contains("home indicator") })
}
