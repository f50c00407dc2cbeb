import InsetMatrixTesting
import Synchronization
import Testing

/// The keyboard's height, whatever the system adds.
private struct RawHeight: InsetStrategy {
  mutating func receive(_ event: Event, _ view: inout ViewState) {
    guard let end = event.keyboard.endFrame else { return }
    view.contentInset.bottom = event.isKeyboardHide ? 0 : end.height
  }
}

/// `expectExact`, judged from inside: its issues are expected ones.
struct ExpectationTests {
  private static let query =
    "device:iphone-15 os:17.7 locale:en-US window:full bars:nav accessory:none script:show*"

  @Test func `A wrong strategy is one issue for each rule, with its picture's name`() throws {
    let issues = Mutex<[String]>([])
    var result: ScenarioMatrix.Result?
    try withKnownIssue {
      result = try ScenarioMatrix.shipped.expectExact(RawHeight.self, where: Self.query)
    } matching: { issue in
      issues.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let rules = try #require(result).failureRules
    let words = issues.withLock { $0 }
    #expect(!rules.isEmpty && words.count == rules.count)
    for (index, (rule, words)) in zip(rules, words).enumerated() {
      #expect(words.hasPrefix("\(rule)\npicture: raw-height-\(index + 1).svg\n"), "\(words)")
      #expect(words.contains("expected  ") && words.contains("✗"), "\(words)")
    }
  }

  @Test func `The picture of a rule is a drawing of its representative`() throws {
    let result = try ScenarioMatrix.shipped.run(RawHeight.self, where: Self.query)
    let rule = try #require(result.failureRules.first)
    let picture = try #require(result.picture(of: rule))
    #expect(picture.hasPrefix("<svg ") && picture.contains("<title id=\"scene-title\">iPhone 15: "))
    #expect(picture.contains("leaves a gap of 34 pt"), "\(picture)")
    let other = try ScenarioMatrix.shipped.run(CoveredArea.self, where: Self.query)
    #expect(other.picture(of: rule) == nil)
  }

  @Test func `A right strategy is no issue`() throws {
    let result = try ScenarioMatrix.shipped.expectExact(CoveredArea.self, where: Self.query)
    #expect(result.isExact)
  }

  @Test func `A cancelled run is an issue`() throws {
    var options = ScenarioMatrix.Options()
    options.isCancelled = { true }
    try withKnownIssue {
      try ScenarioMatrix.shipped.expectExact(
        CoveredArea.self, where: Self.query, options: options)
    } matching: {
      $0.comments.contains { $0.rawValue.hasPrefix("the run is incomplete") }
        || $0.comments.contains { $0.rawValue.contains("in no scenario") }
    }
  }
}
