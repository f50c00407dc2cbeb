import InsetCore
import Testing

@testable import InsetStrategies

struct RememberAppliedTests {
  typealias Strategy = Strategies.RememberApplied

  static let base = Insets(top: 64, left: 5, bottom: 20, right: 6)
  static let rest = Written(content: base)

  @Test func `The height is added to the insets that are there`() {
    let result = written(
      by: Strategy.self, in: .phone8(), base: Self.base, .appear, .show(.phone8Keyboard))
    let content = Insets(top: 64, left: 5, bottom: 280, right: 6)
    #expect(result == Written(content: content, indicators: Insets(bottom: 260)))
  }

  @Test func `A home indicator counts twice`() {
    let result = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    #expect(result == .insets(336))
  }

  @Test func `A second show replaces what the first has added`() {
    let lower = Rect(x: 0, y: 451, width: 375, height: 216)
    let result = written(
      by: Strategy.self, in: .phone8(), base: Insets(bottom: 20), .appear, .show(lower),
      .show(.phone8Keyboard))
    #expect(result == Written(content: Insets(bottom: 280), indicators: Insets(bottom: 260)))
  }

  @Test func `Hide takes back what was added, once`() {
    let once = written(
      by: Strategy.self, in: .phone8(), base: Self.base, .appear, .show(.phone8Keyboard),
      .hide(.phone8Gone))
    let twice = written(
      by: Strategy.self, in: .phone8(), base: Self.base, .appear, .show(.phone8Keyboard),
      .hide(.phone8Gone), .hide(.phone8Gone))
    #expect(once == Self.rest)
    #expect(twice == Self.rest)
  }

  @Test func `A keyboard that shares nothing with the table changes nothing`() {
    let aboveFooter = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    let result = written(
      by: Strategy.self, in: aboveFooter, .appear, .show(.phone8Keyboard), .show(.phone8Gone))
    #expect(result == .insets(160))
  }

  @Test func `A cancelled pop between its two calls still hears the keyboard`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), [.viewWillDisappear],
      .hide(.phone8Gone))
    #expect(result == .nothing)
  }

  @Test func `A hide after the disappearance is missed and taken back by the next one`() {
    let missed = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .disappear,
      .hide(.phone8Gone))
    let later = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .disappear,
      .hide(.phone8Gone), .appear, .hide(.phone8Gone))
    #expect(missed == .insets(260))
    #expect(later == .nothing)
  }

  @Test func `Nothing is observed before the first appearance`() {
    let loaded = written(
      by: Strategy.self, in: .phone8(), base: Self.base, [.viewDidLoad], .show(.phone8Keyboard))
    #expect(loaded == Self.rest)
  }

  @Test func `A missing end frame is the zero rectangle, which takes back what was added`() {
    let result = written(
      by: Strategy.self, in: .phone8(), base: Self.base, .appear, .show(.phone8Keyboard),
      [.keyboardWillShow(.withoutKeys)])
    #expect(result == Self.rest)
  }

  @Test func `What others change at the bottom meanwhile survives the hide`() {
    var strategy = Strategy()
    var view = ViewState(environment: .phone8(), base: Insets(bottom: 20))
    for event in [Event].appear + .show(.phone8Keyboard) { strategy.receive(event, &view) }
    view.contentInset.bottom += 44
    for event in [Event].hide(.phone8Gone) { strategy.receive(event, &view) }
    #expect(view.contentInset == Insets(bottom: 64))  // 20 + 260 + 44 - 260
  }
}
