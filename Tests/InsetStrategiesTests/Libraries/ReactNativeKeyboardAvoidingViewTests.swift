import InsetCore
import Testing

@testable import InsetStrategies

struct ReactNativeKeyboardAvoidingViewTests {
  typealias Strategy = Strategies.ReactNativeKeyboardAvoidingView

  @Test func `A show pads to the keyboard's top and a hide takes it back`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `What the parent lies below the screen's top is missing`() {
    let root = Rect(x: 0, y: 0, width: 375, height: 667)
    let chain = ViewChain(
      screen: root.size, window: root, root: root,
      superview: Rect(x: 0, y: 60, width: 375, height: 607),
      view: Rect(x: 0, y: 0, width: 375, height: 607))
    let environment = ViewEnvironment(chain: chain, contentSize: Size(width: 375, height: 2000))
    let result = written(by: Strategy.self, in: environment, .appear, .show(.phone8Keyboard))
    #expect(result == Written(constraint: 200))  // 260 points are covered
  }

  @Test func `The view's own place in its parent counts`() {
    let above = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 503))
    let result = written(by: Strategy.self, in: above, .appear, .show(.phone8Keyboard))
    #expect(result == Written(constraint: 160))
  }

  @Test func `A keyboard that floats, or is raised and then hides, pads nothing`() {
    let floating = written(by: Strategy.self, in: .pad(), .appear, .move(.padFloating))
    let raised = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .hide(.padRaised))
    #expect(floating == .nothing)
    #expect(raised == .nothing)
  }

  @Test func `A frame at the screen's top pads nothing with cross-fade and all without`() {
    let faded = written(
      by: Strategy.self, in: .fieldOnPhone8(crossFade: true), .appear, .show(.zero))
    let plain = written(by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.zero))
    #expect(faded == .nothing)
    #expect(plain == Written(constraint: 667))
  }

  @Test func `A keyboard that was up before the view is not known`() {
    let result = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    #expect(result == .nothing)
  }
}
