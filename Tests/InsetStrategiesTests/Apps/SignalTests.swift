import InsetCore
import Testing

@testable import InsetStrategies

struct SignalTests {
  typealias Strategy = Strategies.Signal

  static let low = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 503))
  static let high = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 503))

  @Test func `The constraint goes from the safe area to the keyboard's top and back`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `Each of the six notifications is read, if it has an end frame`() {
    let keyboard = KeyboardNotification.to(.phoneXKeyboard)
    for event in [
      Event.keyboardWillShow(keyboard), .keyboardDidShow(keyboard), .keyboardWillHide(keyboard),
      .keyboardDidHide(keyboard), .keyboardWillChangeFrame(keyboard),
      .keyboardDidChangeFrame(keyboard),
    ] {
      #expect(
        written(by: Strategy.self, in: .phoneX(), .appear, [event]) == Written(constraint: 302))
    }
    let missing = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard),
      [.keyboardWillHide(.withoutKeys)])
    #expect(missing == Written(constraint: 302))
  }

  @Test func `A keyboard's top below the safe area's bottom moves nothing`() {
    let low = Rect(x: 0, y: 792, width: 375, height: 20)
    #expect(written(by: Strategy.self, in: .phoneX(), .appear, .show(low)) == .nothing)
  }

  @Test func `The zero frame of a cross-fade is no keyboard, a floating one is`() {
    let faded = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.zero))
    let inWindow = written(
      by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard), .hide(.zero))
    let floating = written(by: Strategy.self, in: .pad(), .appear, .move(.padFloating))
    #expect(faded == .nothing)
    #expect(inWindow == .nothing)  // 700, the window's bottom on screen, is below its height of 600
    #expect(floating == Written(constraint: 468))
  }

  @Test func `The keyboard is taken to be in the window's space, another app's too`() {
    let result = written(
      by: Strategy.self, in: .padWindow, .appear, .showElsewhere(.padKeyboard))
    #expect(result == Written(constraint: 232))  // 600 - 368; 332 points are covered
  }

  @Test func `The keyboard is heard from the first appearance on, also off screen`() {
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    let loaded = written(
      by: Strategy.self, in: .phoneX(), [.viewDidLoad], .show(.phoneXKeyboard))
    let left = written(
      by: Strategy.self, in: .phoneX(), .appear, .disappear, .show(.phoneXKeyboard))
    let gone = written(
      by: Strategy.self, in: .phoneX(), .appear, [.viewDeinit], .show(.phoneXKeyboard))
    #expect(late == .nothing)
    #expect(loaded == .nothing)
    #expect(left == Written(constraint: 302))
    #expect(gone == .nothing)
  }

  @Test func `A frame that has not changed in the view is ignored, though its height has`() {
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let shorter = constraint(
      by: Strategy.self, in: .phone8(), up, thenIn: Self.high, .show(.phone8Keyboard))
    let moved = constraint(
      by: Strategy.self, in: Self.low, up, thenIn: Self.high, .show(.phone8Keyboard))
    #expect(shorter == 260)  // 96 points are covered
    #expect(moved == 96)
  }

  @Test func `The frame of the view's space is used again, wherever the view is by now`() {
    let moved = constraint(
      by: Strategy.self, in: Self.low, .appear + .show(.phone8Keyboard), thenIn: Self.high,
      [.viewDidLayoutSubviews, .safeAreaInsetsDidChange])
    #expect(moved == 160)  // 503 - (407 - 64); 96 points are covered
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
