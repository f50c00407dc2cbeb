import InsetCore
import Testing

@testable import InsetStrategies

struct QMUITests {
  typealias Strategy = Strategies.QMUI

  @Test func `The distance to the keyboard's top counts and the bar goes back to rest`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `A floating keyboard counts from its top like a raised one`() {
    let floating = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .move(.padFloating))
    let raised = written(by: Strategy.self, in: .pad(), .appear, .move(.padRaised))
    #expect(floating == Written(constraint: 468))
    #expect(raised == Written(constraint: 520))
  }

  @Test func `A window away from the screen's origin is measured rightly`() {
    let result = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(result == Written(constraint: 332))
  }

  @Test func `An overlap less than the safe area puts the bar below it`() {
    let low = Rect(x: 0, y: 792, width: 375, height: 20)
    let result = written(by: Strategy.self, in: .phoneX(), .appear, .show(low))
    #expect(result == Written(constraint: -14))
  }

  @Test func `Other apps' keyboards, inactive apps and earlier keyboards are not told on`() {
    let foreign = written(
      by: Strategy.self, in: .phoneX(), .appear, .showElsewhere(.phoneXKeyboard))
    let inactive = written(
      by: Strategy.self, in: .phoneX(), .appear, [.didEnterBackground], .show(.phoneXKeyboard))
    let covered = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), [.willResignActive],
      .hide(.phoneXGone))
    let active = written(
      by: Strategy.self, in: .phoneX(), .appear, [.didEnterBackground, .didBecomeActive],
      .show(.phoneXKeyboard))
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    #expect(foreign == .nothing)
    #expect(inactive == .nothing)
    #expect(covered == Written(constraint: 302))
    #expect(active == Written(constraint: 302))
    #expect(late == .nothing)
  }

  @Test func `Only a change of frame moves the bar`() {
    let lower = KeyboardNotification.to(Rect(x: 0, y: 596, width: 375, height: 216))
    for event in [
      Event.keyboardWillShow(lower), .keyboardDidShow(lower), .keyboardWillHide(lower),
      .keyboardDidHide(lower), .keyboardDidChangeFrame(lower),
    ] {
      let kept = written(
        by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), [event])
      #expect(kept == Written(constraint: 302))
    }
  }

  @Test func `A missing end frame is at the screen's top, a null one nowhere`() {
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let missing = written(
      by: Strategy.self, in: .phone8(), up, [.keyboardWillChangeFrame(.withoutKeys)])
    #expect(missing == Written(constraint: 667))
    #expect(written(by: Strategy.self, in: .phone8(), up, .move(.null)) == .nothing)
  }

  @Test func `The view's height is rounded to a pixel`() {
    // Two pixels a point: of 600 and of 600.5 points, what is below 407.
    for (height, distance) in [(600.2, 193.0), (600.3, 193.5)] {
      let uneven = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: height))
      let result = written(by: Strategy.self, in: uneven, .appear, .show(.phone8Keyboard))
      #expect(result == Written(constraint: distance))
    }
  }

  @Test func `Off screen the keyboard is heard, layout measures nothing`() {
    let left = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    let moved = constraint(
      by: Strategy.self, in: .phone8(), .appear + .show(.phone8Keyboard),
      thenIn: .phone8(view: Rect(x: 0, y: 0, width: 375, height: 567)),
      [.safeAreaInsetsDidChange, .viewDidLayoutSubviews])
    #expect(left == Written(constraint: 260))
    #expect(moved == 260)  // 160 points are covered
  }

  @Test func `Another app's keyboard counts in a window narrower than an iPad's screen`() {
    let whole = written(by: Strategy.self, in: .pad(), .appear, .showElsewhere(.padKeyboard))
    let shared = written(by: Strategy.self, in: .padWindow, .appear, .showElsewhere(.padKeyboard))
    #expect(whole == .nothing)
    #expect(shared == Written(constraint: 332))
  }
}
