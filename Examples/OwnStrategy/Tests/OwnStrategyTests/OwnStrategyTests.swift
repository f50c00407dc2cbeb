import InsetMatrixTesting
import OwnStrategy
import Testing

// One phone and what users do most: enough for a test that runs with every build.
private let query = """
  device:iphone-15 os>=18 locale:en-US window:full accessory:none placement:fill \
  script:show,show-hide,show-emoji-hide,show-rotate-hide
  """

@Test func `My insets are exact on an iPhone 15`() throws {
  try ScenarioMatrix.shipped.expectExact(MyInsets.self, where: query)
}

@Test func `The keyboard's height alone counts the home indicator twice`() throws {
  // One issue for each cause; `swift test --attachments-path DIR` writes their pictures.
  try withKnownIssue {
    try ScenarioMatrix.shipped.expectExact(
      HeightInsets.self,
      where: "device:iphone-15 os:17.7 locale:en-US bars:nav script:show,show-hide")
  } matching: { issue in
    issue.comments.contains { $0.rawValue.hasPrefix("height-insets: ") }
  }
}
