import InsetCore
import Testing

@testable import InsetStrategies

struct OmniUITests {
  typealias Strategy = Strategies.OmniUI

  @Test func `The bar rises above the safe area by what is visible and goes back`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `What lies below the superview is taken off, and a bar is what is on screen`() {
    let above = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    #expect(
      written(by: Strategy.self, in: above, .appear, .show(.phone8Keyboard))
        == Written(constraint: 160))
    #expect(
      written(by: Strategy.self, in: .pad(), .appear, .show(.padBar)) == Written(constraint: 55))
  }

  @Test func `Begin and end must both be away from the bottom for a keyboard to float`() {
    let elsewhere = Rect.padFloating.offset(x: 40, y: 0)
    let dragged = written(
      by: Strategy.self, in: .pad(), .appear, .move(.padFloating, from: elsewhere))
    let undocked = written(
      by: Strategy.self, in: .pad(), .appear, .move(.padFloating, from: .padKeyboard))
    let shown = written(
      by: Strategy.self, in: .pad(), .appear, .move(.padFloating, from: .padGone))
    #expect(dragged == .nothing)
    #expect(shown == .nothing)
    #expect(undocked == Written(constraint: 260))
  }

  @Test func `didHide forces zero whatever the frame, as a pop may leave it`() {
    let stale = KeyboardNotification.to(.phone8Keyboard, from: .phone8Keyboard)
    let hiding = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillHide(stale)])
    let hidden = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillHide(stale), .keyboardDidHide(stale)])
    #expect(hiding == Written(constraint: 260))
    #expect(hidden == .nothing)
  }

  @Test func `A late view knows the keyboard unless the app has been in the background`() {
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    let resumed = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), [.didEnterBackground])
    #expect(late == Written(constraint: 302))
    #expect(resumed == .nothing)
  }
}
