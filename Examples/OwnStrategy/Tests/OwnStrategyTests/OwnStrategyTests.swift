import InsetMatrixTesting
import OwnStrategy
import Testing

// Two languages and the common scripts: enough for a test that runs with every build.
private let query = "device:iphone-15* os>=17 locale:en-US,ja-JP-kana script:show*"

@Test func `My insets are exact on every iPhone 15`() throws {
  try ScenarioMatrix.shipped.expectExact(MyInsets.self, where: query)
}

@Test func `The keyboard's height alone counts the home indicator twice`() throws {
  // One issue for each failure rule; `swift test --attachments-path DIR` writes their pictures.
  try withKnownIssue {
    try ScenarioMatrix.shipped.expectExact(
      HeightInsets.self,
      where: "device:iphone-15 os:17.7 locale:en-US bars:nav script:show,show-hide")
  } matching: { issue in
    issue.comments.contains { $0.rawValue.hasPrefix("height-insets: ") }
  }
}
