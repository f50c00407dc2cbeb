import InsetCore
import Testing

@testable import InsetStrategies

struct AppleManagingTheKeyboardTests {
  typealias Strategy = Strategies.AppleManagingTheKeyboard

  static let hiddenField = Rect(x: 0, y: 500, width: 375, height: 40)
  static let low = Rect(x: 0, y: 667, width: 375, height: 216)

  @Test func `The height is written once the keyboard is shown, and nothing before`() {
    let keyboard = KeyboardNotification.to(.phone8Keyboard, from: .phone8Gone)
    let shown = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    let coming = written(
      by: Strategy.self, in: .phone8(), .appear,
      [.keyboardWillChangeFrame(keyboard), .keyboardWillShow(keyboard)])
    #expect(shown == .insets(260))
    #expect(coming == .nothing)
  }

  @Test func `The begin frame's height counts, not the end frame's`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard, from: Self.low))
    #expect(result == .insets(216))
  }

  @Test func `A home indicator counts twice`() {
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

  @Test func `A field with its origin in sight is left half hidden`() {
    let field = Rect(x: 0, y: 380, width: 375, height: 40)
    let result = written(
      by: Strategy.self, in: .phone8(focusedField: field), .appear, .show(.phone8Keyboard))
    #expect(result == .insets(260))
  }

  @Test func `Hide restores nothing but zero and does not scroll back`() {
    let result = written(
      by: Strategy.self, in: .phone8(focusedField: Self.hiddenField),
      base: Insets(top: 8, bottom: 20), .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(result == Written(scrolled: 133))
  }

  @Test func `In landscape on iOS 7 the height is the keyboard's width`() {
    let result = written(
      by: Strategy.self, in: .legacyPad, .appear, .show(.legacyPadKeyboard, from: .legacyPadGone))
    #expect(result == .insets(1024))
  }

  @Test func `A missing begin frame has no height`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardDidShow(.withoutKeys)])
    #expect(result == .nothing)
  }

  @Test func `Observed from viewDidLoad to the controller's end, on screen or not`() {
    let before = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard), .appear)
    let covered = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), [.viewDeinit],
      .hide(.phone8Gone))
    #expect(before == .nothing)
    #expect(covered == .insets(260))
    #expect(gone == .insets(260))
  }
}
