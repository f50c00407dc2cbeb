import InsetCore
import Testing

@testable import InsetStrategies

struct SignalTests {
  typealias Strategy = Strategies.Signal

  @Test func `The constraint goes from the safe area to the keyboard's top and back`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `The zero frame of a cross-fade is no keyboard, a floating one is`() {
    let faded = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.zero))
    let floating = written(by: Strategy.self, in: .pad(), .appear, .move(.padFloating))
    #expect(faded == .nothing)
    #expect(floating == Written(constraint: 468))
  }

  @Test func `Another app's keyboard counts, in any window`() {
    let result = written(
      by: Strategy.self, in: .padWindow, .appear, .showElsewhere(.padKeyboard))
    #expect(result == Written(constraint: 332))
  }

  @Test func `A late view knows the keyboard, off screen it does not move`() {
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    let left = written(
      by: Strategy.self, in: .phoneX(), .appear, .disappear, .show(.phoneXKeyboard))
    #expect(late == Written(constraint: 302))
    #expect(left == .nothing)
  }

  @Test func `A frame that has not changed is ignored, wherever the view is by now`() {
    let low = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 503))
    let high = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 503))
    let moved = constraint(
      by: Strategy.self, in: low, .appear + .show(.phone8Keyboard), thenIn: high,
      .show(.phone8Keyboard))
    #expect(moved == 160)  // 96 points are covered
  }

  @Test func `A new safe area is taken in, a new size forgets the frame`() {
    let up: [Event] = .appear + .show(.phoneXKeyboard)
    let deeper = constraint(
      by: Strategy.self, in: .phoneX(), up, thenIn: .phoneX(bottom: 83),
      [.safeAreaInsetsDidChange])
    let turned = ViewEnvironment.stage(Size(width: 812, height: 375))
    let sized = constraint(
      by: Strategy.self, in: .phoneX(), up, thenIn: turned,
      [.viewDidLayoutSubviews, .safeAreaInsetsDidChange])
    #expect(deeper == 253)
    #expect(sized == 302)
  }
}
