import InsetCore
import Testing

@testable import InsetStrategies

struct EurekaTests {
  typealias Strategy = Strategies.Eureka

  @Test func `The part below the keyboard's top counts less the safe area`() {
    let up: [Event] = .appear + .show(.phoneXKeyboard)
    #expect(written(by: Strategy.self, in: .fieldOnPhoneX(), up) == .insets(302))
    #expect(
      written(by: Strategy.self, in: .fieldOnPhoneX(), up, .hide(.phoneXGone)) == .nothing)
  }

  @Test func `Without a row in focus nothing is written`() {
    #expect(written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard)) == .nothing)
  }

  @Test func `The app's inset is replaced, and after the hide the indicator has it, too`() {
    let base = Insets(top: 64, bottom: 20)
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let shown = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: base, indicatorBase: Insets(bottom: 6), up)
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: base, indicatorBase: Insets(bottom: 6), up,
      .hide(.phone8Gone))
    #expect(
      shown == Written(content: Insets(top: 64, bottom: 260), indicators: Insets(bottom: 260)))
    #expect(hidden == Written(content: base, indicators: Insets(bottom: 20)))
  }

  @Test func `A keyboard that needs no more than the app's inset changes nothing`() {
    // The bar covers 55 points.
    let base = Insets(bottom: 60)
    let bar = written(by: Strategy.self, in: .pad(), base: base, .appear, .show(.padBar))
    let after = written(
      by: Strategy.self, in: .pad(), base: base, .appear, .show(.padKeyboard), .show(.padBar))
    #expect(bar == Written(content: base))
    #expect(after == .insets(400))
  }

  @Test func `The table scrolls by as little as shows the row`() {
    let field = Rect(x: 16, y: 500, width: 200, height: 40)
    let result = written(
      by: Strategy.self, in: .phone8(focusedField: field), .appear, .show(.phone8Keyboard))
    let insets = Insets(bottom: 260)
    #expect(result == Written(content: insets, indicators: insets, scrolled: 133))
  }

  @Test func `A frame on the screen is taken to be in the window's space`() {
    // 600 - 368, where 332 points are covered.
    #expect(
      written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard)) == .insets(232))
  }

  @Test func `The table's own place in its superview counts`() {
    let view = Rect(x: 0, y: 64, width: 375, height: 503)
    #expect(
      written(by: Strategy.self, in: .fieldOnPhone8(view: view), .appear, .show(.phone8Keyboard))
        == .insets(160))
  }

  @Test func `It hears from viewWillAppear to viewWillDisappear`() {
    let before = written(by: Strategy.self, in: .fieldOnPhone8(), .show(.phone8Keyboard), .appear)
    let covered = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .disappear, .show(.phone8Keyboard))
    let kept = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard),
      [.viewWillDisappear], .hide(.phone8Gone))
    let moved = written(by: Strategy.self, in: .fieldOnPhone8(), .appear, .move(.phone8Keyboard))
    #expect(before == .nothing)
    #expect(covered == .nothing)
    #expect(kept == .insets(260))
    #expect(moved == .nothing)
  }

  @Test func `What the first show has found outlasts a hide that is not heard`() {
    let base = Insets(bottom: 20)
    let result = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: base, .appear, .show(.phone8Keyboard),
      .disappear, .hide(.phone8Gone), [.viewWillAppear], .show(.phone8Keyboard),
      .hide(.phone8Gone))
    #expect(result == .insets(20))
  }

  @Test func `A notification that lacks a key is not read`() {
    let keyboards: [KeyboardNotification] = [.withoutKeys, .withoutDuration]
    for keyboard in keyboards {
      let shown = written(
        by: Strategy.self, in: .fieldOnPhone8(), .appear, [.keyboardWillShow(keyboard)])
      let hidden = written(
        by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard),
        [.keyboardWillHide(keyboard)])
      #expect(shown == .nothing)
      #expect(hidden == .insets(260))
    }
  }
}
