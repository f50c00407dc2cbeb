import InsetCore
import Testing

@testable import InsetStrategies

struct ReactNativeKeyboardAvoidingViewHeightTests {
  typealias Strategy = Strategies.ReactNativeKeyboardAvoidingViewHeight

  @Test func `A show lets the component end at the keyboard's top and a hide takes it back`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    // It ends at 778, inside the safe area, and the keyboard begins at 476.
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `What has been taken off counts when another keyboard comes`() {
    // 302 + 476 - 436, and with the first one again 342 + 436 - 476.
    let higher = Rect(x: 0, y: 436, width: 375, height: 376)
    let second = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .show(higher))
    let third = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .show(higher),
      .show(.phoneXKeyboard))
    #expect(second == Written(constraint: 342))
    #expect(third == Written(constraint: 302))
  }

  @Test func `A parent that moves the component while the keyboard is up does not matter to it`() {
    // It is 407 points high, from 20 on: 20 points of it are under the keyboard.
    let moved = ViewEnvironment.phone8(view: Rect(x: 0, y: 20, width: 375, height: 647))
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let result = constraint(
      by: Strategy.self, in: .phone8(), up, thenIn: moved, [.viewDidLayoutSubviews])
    #expect(result == 240)
  }

  @Test func `After a turn the first height comes down to the keyboard in two rounds`() {
    // 667 - 200 ends at 467, below the keyboard's top at 175; then 492 are taken off.
    let landscape = ViewEnvironment.stage(Size(width: 667, height: 375))
    let keyboard = Rect(x: 0, y: 175, width: 667, height: 200)
    let result = constraint(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, thenIn: landscape,
      [.viewDidLayoutSubviews] + .show(keyboard))
    #expect(result == 200)
  }

  @Test func `A first height that ends above the keyboard never comes to rest and fills its place`()
  {
    // 375 - 260 ends at 115, above the keyboard's top, so that nothing is taken off, and then again.
    let landscape = ViewEnvironment.stage(Size(width: 667, height: 375))
    let result = constraint(
      by: Strategy.self, in: landscape, .appear, thenIn: .fieldOnPhone8(),
      [.viewDidLayoutSubviews] + .show(.phone8Keyboard))
    #expect(result == 0)
  }

  @Test func `A component is never less than nothing high`() {
    let view = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 503))
    #expect(
      written(by: Strategy.self, in: view, .appear, .show(.zero)) == Written(constraint: 503))
  }

  @Test func `A frame at the screen's top takes nothing off with cross-fade`() {
    let faded = written(
      by: Strategy.self, in: .fieldOnPhone8(crossFade: true), .appear, .show(.zero))
    #expect(faded == .nothing)
  }

  @Test func `Only show and hide are heard, from viewDidLoad to viewDeinit`() {
    let moved = written(by: Strategy.self, in: .pad(), .appear, .move(.padFloating))
    let before = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], .show(.phone8Keyboard))
    #expect(moved == .nothing)
    #expect(before == .nothing)
    #expect(gone == .nothing)
  }
}
