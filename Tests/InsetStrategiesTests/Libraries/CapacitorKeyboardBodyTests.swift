import InsetCore
import Testing

@testable import InsetStrategies

struct CapacitorKeyboardBodyTests {
  typealias Strategy = Strategies.CapacitorKeyboardBody

  @Test func `The page is as high as the window less the keyboard`() {
    let up: [Event] = .appear + .show(.phoneXKeyboard)
    // It is 476 points high, and its content ended at 778.
    #expect(written(by: Strategy.self, in: .phoneX(), up) == Written(constraint: 302))
    #expect(written(by: Strategy.self, in: .phoneX(), up, .hide(.phoneXGone)) == .nothing)
  }

  @Test func `The height counts from the web view's top`() {
    // The page is 407 points high from 64 on and ended at 567; the keyboard begins at 407.
    let view = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 503))
    let up: [Event] = .appear + .show(.phone8Keyboard)
    #expect(written(by: Strategy.self, in: view, up) == Written(constraint: 96))
    // After the hide it fills the web view, which has kept its frame.
    #expect(written(by: Strategy.self, in: view, up, .hide(.phone8Gone)) == .nothing)
  }

  @Test func `On an iPad only what covers the web view counts`() {
    // The window ends at 700 on the screen, the keyboard begins at 368.
    #expect(
      written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
        == Written(constraint: 332))
  }

  @Test func `On an iPad the next height is measured with the web view's own frame`() {
    let higher = Rect(x: 0, y: 318, width: 1024, height: 450)
    let gone = KeyboardNotification.to(.padGone, from: .padKeyboard)
    let kept = written(by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .show(higher))
    let measured = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), [.keyboardDidHide(gone)],
      .show(higher))
    #expect(kept == Written(constraint: 400))
    #expect(measured == Written(constraint: 450))
  }

  @Test func `The page keeps its height through a layout`() {
    let lower = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 647))
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let result = constraint(
      by: Strategy.self, in: .phone8(), up, thenIn: lower, [.viewDidLayoutSubviews])
    #expect(result == 240)
  }

  @Test func `A height is cut to whole points`() {
    let keyboard = Rect(x: 0, y: 406.5, width: 375, height: 260.5)
    #expect(
      written(by: Strategy.self, in: .phone8(), .appear, .show(keyboard))
        == Written(constraint: 260))
  }

  @Test func `It listens from viewDidLoad to viewDeinit, and to no change of frame alone`() {
    let before = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard), .appear)
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], .show(.phone8Keyboard))
    let moved = written(by: Strategy.self, in: .phone8(), .appear, .move(.phone8Keyboard))
    #expect(before == .nothing)
    #expect(gone == .nothing)
    #expect(moved == .nothing)
  }
}
