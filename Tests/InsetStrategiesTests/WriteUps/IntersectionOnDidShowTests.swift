import InsetCore
import Testing

@testable import InsetStrategies

struct IntersectionOnDidShowTests {
  typealias Strategy = Strategies.IntersectionOnDidShow

  @Test func `The covered part of the view is written once the keyboard is up`() {
    let whole = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    let above = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 503))
    let part = written(by: Strategy.self, in: above, .appear, .show(.phone8Keyboard))
    #expect(whole == .insets(260))
    #expect(part == .insets(160))
  }

  @Test func `A home indicator counts twice`() {
    let result = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    #expect(result == .insets(336))
  }

  @Test func `Nothing happens before the keyboard has settled`() {
    let keyboard = KeyboardNotification.to(.phone8Keyboard)
    let result = written(
      by: Strategy.self, in: .phone8(), .appear,
      [.keyboardWillChangeFrame(keyboard), .keyboardWillShow(keyboard)])
    #expect(result == .nothing)
  }

  @Test func `A view that the keyboard does not meet gets zero`() {
    let high = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 300))
    let result = written(
      by: Strategy.self, in: high, base: Insets(top: 64), .appear, .show(.phone8Keyboard))
    #expect(result == .nothing)
  }

  @Test func `The way back through the superview undoes the rotation of iOS 7`() {
    let result = written(by: Strategy.self, in: .legacyPad, .appear, .show(.legacyPadKeyboard))
    #expect(result == .insets(352))
  }

  @Test func `A window away from the screen's origin is measured wrongly`() {
    let result = written(by: Strategy.self, in: .freeWindow, .appear, .show(.padKeyboard))
    #expect(result == .insets(232))  // 332 points of the view are covered
  }

  @Test func `A tail below the window is not counted`() {
    let long = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 867))
    let result = written(by: Strategy.self, in: long, .appear, .show(.phone8Keyboard))
    #expect(result == .insets(260))
  }

  @Test func `Hide and a missing end frame come to zero`() {
    let hidden = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    let missing = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardDidShow(.withoutKeys)])
    #expect(hidden == .nothing)
    #expect(missing == .nothing)
  }

  @Test func `Off screen there is no window and a show comes to zero`() {
    let result = written(
      by: Strategy.self, in: .phone8(), base: Insets(bottom: 20), .appear, .disappear,
      .show(.phone8Keyboard))
    #expect(result == .nothing)
  }

  @Test func `Observers are removed at the view's end`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), [.viewDeinit],
      .hide(.phone8Gone))
    #expect(result == .insets(260))
  }

  @Test func `A view that is not created yet hears nothing and keeps the app's insets`() {
    let base = Insets(top: 8, bottom: 20)
    let result = written(
      by: Strategy.self, in: .phone8(), base: base, .show(.phone8Keyboard), .appear)
    #expect(result == Written(content: base))
  }
}
