import InsetCore
import Testing

@testable import InsetStrategies

struct ReactNativeKeyboardControllerTests {
  typealias Strategy = Strategies.ReactNativeKeyboardController

  @Test func `A show pads to the keyboard's top and a hide takes it back`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    // The component ends at 778, inside the safe area, and the keyboard at 812 is 336 high.
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `The component's frame is the one of its last layout, and none before`() {
    let early = written(by: Strategy.self, in: .phoneX(), [.viewDidLoad], .show(.phoneXKeyboard))
    #expect(early == .nothing)
    // A bar comes, and only the layout makes the component end at 812 - 83.
    let bar = ViewEnvironment.phoneX(bottom: 83)
    let shown = constraint(
      by: Strategy.self, in: .phoneX(), .appear, thenIn: bar, .show(.phoneXKeyboard))
    let laidOut = constraint(
      by: Strategy.self, in: .phoneX(), .appear, thenIn: bar,
      .show(.phoneXKeyboard) + [.viewDidLayoutSubviews])
    #expect(shown == 302)
    #expect(laidOut == 253)
  }

  /// The library's own figures, of its list for chats, with the gap as the view's distance from the
  /// window's bottom.
  @Test(arguments: [
    ("V244", 50.0, 300.0, 250.0), ("V246", 50, 0, 0), ("V284 and V292", 0, 300, 300),
  ])
  func `A gap below the view is taken off`(
    row: String, gap: Double, height: Double, padding: Double
  ) {
    let view = ViewEnvironment.stage(
      Size(width: 375, height: 800), view: Rect(x: 0, y: 0, width: 375, height: 800 - gap))
    let end = Rect(x: 0, y: 800 - height, width: 375, height: height)
    let result = written(by: Strategy.self, in: view, .appear, .show(end))
    #expect(result == Written(constraint: padding), "\(row)")
  }

  @Test func `A hardware keyboard's bar counts with the height of its frame`() {
    let result = written(by: Strategy.self, in: .pad(), .appear, .show(.padBar))
    #expect(result == Written(constraint: 400))
  }

  @Test func `Only show and hide are heard`() {
    let moved = written(by: Strategy.self, in: .phone8(), .appear, .move(.phone8Keyboard))
    #expect(moved == .nothing)
  }

  @Test func `The frame counts from the parent, as automaticOffset is off`() {
    // The view ends at the bottom of its parent, which is 100 points above the window's.
    let below = Rect(x: 0, y: 0, width: 375, height: 567)
    let inParent = written(
      by: Strategy.self, in: .phone8(view: below), .appear, .show(.phone8Keyboard))
    #expect(inParent == Written(constraint: 160))
  }

  @Test func `A keyboard that was up before the view is known`() {
    let result = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    #expect(result == Written(constraint: 302))
  }

  @Test func `A view in a window is compared with the window's height`() {
    // 600 - (600 - 400), where 332 points are covered.
    let result = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(result == Written(constraint: 400))
  }

  @Test func `A layout pads anew, and after a hide nothing`() {
    // The view ends at 567 instead of 667, the keyboard begins at 407.
    let lower = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let shown = constraint(
      by: Strategy.self, in: .phone8(), up, thenIn: lower, [.viewDidLayoutSubviews])
    let hidden = constraint(
      by: Strategy.self, in: .phone8(), up + .hide(.phone8Gone), thenIn: lower,
      [.viewDidLayoutSubviews])
    #expect(shown == 160)
    #expect(hidden == 0)
  }

  @Test func `A show without height pads nothing, one without a frame is not read`() {
    // The null rectangle is a frame, and has no height.
    for end in [Rect.zero, .null] {
      let flat = written(
        by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
        [.keyboardWillShow(.to(end))])
      #expect(flat == .nothing)
    }
    let without = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillShow(.withoutKeys)])
    #expect(without == Written(constraint: 260))
  }

  @Test func `Another app's keyboard counts`() {
    let foreign = written(
      by: Strategy.self, in: .phone8(), .appear, .showElsewhere(.phone8Keyboard))
    #expect(foreign == Written(constraint: 260))
  }
}
