import InsetCore
import Testing

@testable import InsetStrategies

struct RawHeightScrollToFieldTests {
  typealias Strategy = Strategies.RawHeightScrollToField

  static let hiddenField = Rect(x: 0, y: 500, width: 375, height: 40)

  @Test func `Without a field only the height is written`() {
    let result = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    #expect(result == .insets(336))
  }

  @Test func `A hidden field is scrolled to just above the keyboard`() {
    let result = written(
      by: Strategy.self, in: .phone8(focusedField: Self.hiddenField), .appear,
      .show(.phone8Keyboard))
    var expected = Written.insets(260)
    expected.scrolled = 133  // 540 - 407
    #expect(result == expected)
  }

  @Test func `Scrolling heeds what the system adds`() {
    let field = Rect(x: 0, y: 700, width: 375, height: 40)
    let result = written(
      by: Strategy.self, in: .phoneX(focusedField: field), .appear, .show(.phoneXKeyboard))
    var expected = Written.insets(336)
    expected.scrolled = 342  // 740 - 398, as the lowest visible line is 768 - 336 - 34
    #expect(result == expected)
  }

  @Test func `A field with its origin in sight is left half hidden`() {
    let field = Rect(x: 0, y: 380, width: 375, height: 40)
    let result = written(
      by: Strategy.self, in: .phone8(focusedField: field), .appear, .show(.phone8Keyboard))
    #expect(result == .insets(260))
  }

  @Test func `Scrolling ends with the content`() {
    let field = Rect(x: 0, y: 1970, width: 375, height: 60)
    let result = written(
      by: Strategy.self, in: .phone8(focusedField: field), .appear, .show(.phone8Keyboard))
    var expected = Written.insets(260)
    expected.scrolled = 1593  // 2000 + 260 - 667
    #expect(result == expected)
  }

  @Test func `A field above what is shown is scrolled back to`() {
    var strategy = Strategy()
    let field = Rect(x: 0, y: 420, width: 375, height: 40)
    var view = ViewState(environment: .phone8(focusedField: field))
    view.contentOffset.y = 600
    for event in [Event].appear + .show(.phone8Keyboard) { strategy.receive(event, &view) }
    #expect(view.contentOffset == Point(x: 0, y: 420))
  }

  @Test func `Hide restores nothing but zero and does not scroll back`() {
    let result = written(
      by: Strategy.self, in: .phone8(focusedField: Self.hiddenField), base: Insets(bottom: 20),
      .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(result == Written(scrolled: 133))
  }

  @Test func `A show without an end frame is ignored, a hide without keys is not`() {
    let show = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow(.withoutKeys)])
    let hide = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillHide(.withoutKeys)])
    #expect(show == .nothing)
    #expect(hide == .nothing)
  }

  @Test func `Observed from the first appearance on and never removed`() {
    let before = written(
      by: Strategy.self, in: .phone8(), [.viewDidLoad], .show(.phone8Keyboard))
    let after = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    #expect(before == .nothing)
    #expect(after == .insets(260))
  }

  @Test func `A second appearance adds an observer that writes the same`() {
    let result = written(
      by: Strategy.self, in: .phone8(focusedField: Self.hiddenField), .appear, .disappear, .appear,
      .show(.phone8Keyboard))
    var expected = Written.insets(260)
    expected.scrolled = 133  // 540 - 407, once
    #expect(result == expected)
  }
}
