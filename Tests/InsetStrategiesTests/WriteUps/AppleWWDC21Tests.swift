import InsetCore
import Testing

@testable import InsetStrategies

struct AppleWWDC21Tests {
  typealias Strategy = Strategies.AppleWWDC21

  @Test func `Content ends at the keyboard's top edge`() {
    let phone8 = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    let phoneX = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    #expect(phone8 == Written(constraint: 260))  // 667 - 407
    #expect(phoneX == Written(constraint: 302))  // 812 - 476 - 34
  }

  @Test func `A keyboard just below the screen leaves the safe area`() {
    let result = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(result == .nothing)
  }

  @Test func `Only what is exactly nothing is replaced by the safe area`() {
    // Ten points of the keyboard are on screen, 24 fewer than the home indicator's strip.
    let low = Rect(x: 0, y: 802, width: 375, height: 336)
    let result = written(by: Strategy.self, in: .phoneX(), .appear, .show(low))
    #expect(result == Written(constraint: -24))
  }

  @Test func `A frame further down leaves a guide of no height`() {
    let lower = Rect(x: 0, y: 900, width: 375, height: 336)
    let result = written(by: Strategy.self, in: .phoneX(), .appear, .show(lower))
    #expect(result == Written(constraint: -34))
  }

  @Test func `The view's own origin is not counted`() {
    // The view ends at 567: 160 points of it are covered, 503 - 407 are counted.
    let above = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 503))
    let shown = written(by: Strategy.self, in: above, .appear, .show(.phone8Keyboard))
    let hidden = written(
      by: Strategy.self, in: above, .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(shown == Written(constraint: 96))
    #expect(hidden == .nothing)
  }

  @Test func `A window away from the screen's origin is measured wrongly`() {
    let result = written(by: Strategy.self, in: .freeWindow, .appear, .show(.padKeyboard))
    #expect(result == Written(constraint: 232))  // 600 - 368; 332 are covered
  }

  @Test func `A frame change alone is not observed`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillChangeFrame(.to(.phone8Keyboard))])
    #expect(result == .nothing)
  }

  @Test func `An event without an end frame is ignored, be it a show or a hide`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillShow(.withoutKeys), .keyboardWillHide(.withoutKeys)])
    #expect(result == Written(constraint: 260))
  }

  @Test func `The constant stays where a bar goes`() {
    let bar = Bar(frame: Rect(x: 0, y: 729, width: 375, height: 83))
    let result = constraint(
      by: Strategy.self, in: .phoneX(bottom: 83, tabBar: bar), .appear + .show(.phoneXKeyboard),
      thenIn: .phoneX(), [.viewDidLayoutSubviews])
    #expect(result == 302)  // 336 - 34
  }

  @Test func `Observed from viewDidLoad to the controller's end`() {
    let before = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard), .appear)
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], .show(.phone8Keyboard))
    #expect(before == .nothing)
    #expect(gone == .nothing)
  }
}
