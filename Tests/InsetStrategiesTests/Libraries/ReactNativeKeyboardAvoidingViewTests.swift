import InsetCore
import Testing

@testable import InsetStrategies

struct ReactNativeKeyboardAvoidingViewTests {
  typealias Strategy = Strategies.ReactNativeKeyboardAvoidingView

  @Test func `A show pads to the keyboard's top and a hide takes it back`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    // The component ends at 778, inside the safe area, and the keyboard begins at 476.
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `A bar that comes makes the component lower, so that a layout pads anew`() {
    // The component ends at 812 - 83 and still covers 253 points with the keyboard.
    let bar = ViewEnvironment.phoneX(bottom: 83)
    let result = constraint(
      by: Strategy.self, in: .phoneX(), .appear + .show(.phoneXKeyboard), thenIn: bar,
      [.viewDidLayoutSubviews])
    #expect(result == 253)
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

  @Test func `A layout with another height pads anew while the keyboard is up`() {
    let whole = ViewEnvironment.fieldOnPhone8()
    // A parent that has become 20 points lower: the view ends at 647, the keyboard begins at 407.
    let lower = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 647))
    let laidOut: [Event] = [.viewDidLayoutSubviews]
    let up: [Event] = .appear + .show(.phone8Keyboard)
    #expect(constraint(by: Strategy.self, in: whole, up, thenIn: lower, laidOut) == 240)
    // After the hide there is no frame to pad for.
    let down: [Event] = up + .hide(.phone8Gone)
    #expect(constraint(by: Strategy.self, in: whole, down, thenIn: lower, laidOut) == 0)
  }

  @Test func `A layout with the same height leaves the padding`() {
    // The view moves up by 50 points, from an end at 667 to one at 617.
    let low = ViewEnvironment.phone8(view: Rect(x: 0, y: 100, width: 375, height: 567))
    let high = ViewEnvironment.phone8(view: Rect(x: 0, y: 50, width: 375, height: 567))
    let result = constraint(
      by: Strategy.self, in: low, .appear + .show(.phone8Keyboard), thenIn: high,
      [.viewDidLayoutSubviews])
    #expect(result == 260)
  }

  @Test func `A show pads for the frame of the last layout, whatever its height`() {
    // The view has moved up by 100 points and ends at 567.
    let moved = ViewEnvironment.phone8(view: Rect(x: 0, y: -100, width: 375, height: 667))
    let show = [Event].show(.phone8Keyboard)
    let before = constraint(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, thenIn: moved, show)
    let after = constraint(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, thenIn: moved,
      [.viewDidLayoutSubviews] + show)
    #expect(before == 260)
    #expect(after == 160)
  }

  @Test func `A show before the first layout pads with it`() {
    let early = written(
      by: Strategy.self, in: .phone8(), [.viewDidLoad], .show(.phone8Keyboard))
    let laidOut = written(
      by: Strategy.self, in: .phone8(), [.viewDidLoad], .show(.phone8Keyboard),
      [.viewWillAppear, .viewDidLayoutSubviews, .viewDidAppear])
    #expect(early == .nothing)
    #expect(laidOut == Written(constraint: 260))
  }

  @Test func `It hears the keyboard while another screen covers it, not after it is gone`() {
    let covered = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, [.viewDeinit], .show(.phone8Keyboard))
    #expect(covered == Written(constraint: 260))
    #expect(gone == .nothing)
  }

  @Test func `Another app's keyboard counts, and a show without a frame fills the view`() {
    let foreign = written(
      by: Strategy.self, in: .phone8(), .appear, .showElsewhere(.phone8Keyboard))
    let without = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow(.withoutKeys)])
    #expect(foreign == Written(constraint: 260))
    #expect(without == Written(constraint: 667))
  }
}
