import InsetCore
import Testing

@testable import InsetStrategies

struct ReactNativeKeyboardControllerTests {
  typealias Strategy = Strategies.ReactNativeKeyboardController

  @Test func `A show pads to the keyboard's top and a hide takes it back`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

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
}
