import InsetCore
import Testing

@testable import InsetStrategies

struct FirefoxTests {
  typealias Strategy = Strategies.Firefox

  @Test func `Content stands on the overlap and goes back where it rests`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))  // 336 above the edge, the safe area ends at 34
    #expect(hidden == .nothing)
  }

  @Test func `willShow, didShow and willChangeFrame count, didChangeFrame does not`() {
    let keyboard = KeyboardNotification.to(.phoneXKeyboard)
    for event in [
      Event.keyboardWillShow(keyboard), .keyboardDidShow(keyboard),
      .keyboardWillChangeFrame(keyboard),
    ] {
      #expect(
        written(by: Strategy.self, in: .phoneX(), .appear, [event]) == Written(constraint: 302))
    }
    let late = written(
      by: Strategy.self, in: .phoneX(), .appear, [.keyboardDidChangeFrame(keyboard)])
    #expect(late == .nothing)
  }

  @Test func `A hide has no height, whatever frame it reports`() {
    let hidden = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .hide(.padRaised))
    #expect(hidden == .nothing)
  }

  @Test func `A floating or raised keyboard counts with its height`() {
    let floating = written(by: Strategy.self, in: .pad(), .appear, .move(.padFloating))
    let raised = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .move(.padRaised))
    #expect(floating == Written(constraint: 260))  // not 468, from its top to the view's bottom
    #expect(raised == Written(constraint: 400))
  }

  @Test func `An overlap less than the safe area puts content below it, none at rest`() {
    let low = Rect(x: 0, y: 792, width: 375, height: 20)
    let result = written(by: Strategy.self, in: .phoneX(), .appear, .show(low))
    let none = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(low), .move(.zero))
    let missing = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(low), [.keyboardWillShow(.withoutKeys)])
    #expect(result == Written(constraint: -14))  // 20 of 34 points
    #expect(none == .nothing)
    #expect(missing == .nothing)
  }

  @Test func `Only the overlap with the view counts`() {
    let above = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 503))
    let result = written(by: Strategy.self, in: above, .appear, .show(.phone8Keyboard))
    #expect(result == Written(constraint: 160))  // from 407 to 567
  }

  @Test func `The keyboard is taken to be in the window's space`() {
    let result = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(result == Written(constraint: 232))  // 600 - 368; 332 points are covered
  }

  @Test func `A keyboard from before is not known, one off screen is`() {
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    let left = written(
      by: Strategy.self, in: .phoneX(), .appear, .disappear, .show(.phoneXKeyboard))
    let gone = written(
      by: Strategy.self, in: .phoneX(), .appear, [.viewDeinit], .show(.phoneXKeyboard))
    #expect(late == .nothing)
    #expect(left == Written(constraint: 302))
    #expect(gone == .nothing)
  }

  @Test func `Another app's keyboard counts, didHide says nothing more`() {
    let keyboard = KeyboardNotification.to(.phoneXKeyboard)
    let other = written(by: Strategy.self, in: .phoneX(), .appear, .showElsewhere(.phoneXKeyboard))
    let kept = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard),
      [.keyboardDidHide(keyboard)])
    #expect(other == Written(constraint: 302))
    #expect(kept == Written(constraint: 302))
  }

  @Test func `Layout does not measure again`() {
    let low = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 503))
    let high = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 503))
    let moved = constraint(
      by: Strategy.self, in: low, .appear + .show(.phone8Keyboard), thenIn: high,
      [.viewDidLayoutSubviews, .safeAreaInsetsDidChange])
    #expect(moved == 160)  // 96 points are covered
  }
}
