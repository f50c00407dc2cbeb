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

  @Test func `A wrong strategy is an issue for each cause, the most used first`() throws {
    let issues = Mutex<[String]>([])
    var result: ScenarioMatrix.Result?
    try withKnownIssue {
      result = try ScenarioMatrix.shipped.expectExact(RawHeight.self, where: Self.query)
    } matching: { issue in
      issues.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let diagnosis = try #require(result?.diagnosis(of: "raw-height"))
    let words = issues.withLock { $0 }
    #expect((1...5).contains(words.count) && words.count == diagnosis.causes.count)
    #expect(words[0].hasPrefix("raw-height: content is right in "), "\(words[0])")
    #expect(words[0].contains("the system adds 34 pt itself"), "\(words[0])")
    #expect(diagnosis.causes.map(\.share) == diagnosis.causes.map(\.share).sorted(by: >))
    for (index, (cause, words)) in zip(diagnosis.causes, words).enumerated() {
      #expect(words.contains("\(cause)\npicture: raw-height-\(index + 1).svg\n"), "\(words)")
      #expect(words.contains("expected  ") && words.contains("✗"), "\(words)")
      #expect(cause.picture?.hasPrefix("<svg ") ?? false)
      #expect(cause.scenario.id.hasPrefix("iphone-15/17.7/"))
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
