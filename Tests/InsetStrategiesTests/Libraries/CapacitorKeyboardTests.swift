import InsetCore
import Testing

@testable import InsetStrategies

struct CapacitorKeyboardTests {
  typealias Strategy = Strategies.CapacitorKeyboard

  @Test func `On an iPhone the web view ends by the keyboard's height above the window's bottom`() {
    let up = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let down = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(up == Written(constraint: 302))
    #expect(down == .nothing)
  }

  @Test func `A height is cut to whole points`() {
    let keyboard = Rect(x: 0, y: 406.5, width: 375, height: 260.5)
    #expect(
      written(by: Strategy.self, in: .phone8(), .appear, .show(keyboard))
        == Written(constraint: 260))
  }

  @Test func `A web view that ended above the window's bottom is measured from there`() {
    // It ended at 567, 100 points above the window's bottom, and ends at 407.
    let view = Rect(x: 0, y: 64, width: 375, height: 503)
    #expect(
      written(by: Strategy.self, in: .phone8(view: view), .appear, .show(.phone8Keyboard))
        == Written(constraint: 160))
  }

  @Test func `On an iPad only what covers the web view counts`() {
    // The window ends at 700 on the screen, the keyboard begins at 368.
    #expect(
      written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
        == Written(constraint: 332))
  }

  @Test func `On an iPad the place in the superview counts twice`() {
    // It ends at 668 and is taken to end at 768: 400 points, measured from the window's bottom.
    let view = Rect(x: 0, y: 100, width: 1024, height: 568)
    #expect(
      written(by: Strategy.self, in: .pad(view: view), .appear, .show(.padKeyboard))
        == Written(constraint: 300))
  }

  @Test func `On an iPad the first height stands until the keyboard has gone`() {
    let higher = Rect(x: 0, y: 318, width: 1024, height: 450)
    let second = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .show(higher))
    let again = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .hide(.padGone), .show(higher))
    let phone = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      .show(Rect(x: 0, y: 367, width: 375, height: 300)))
    #expect(second == Written(constraint: 400))
    #expect(again == Written(constraint: 450))
    #expect(phone == Written(constraint: 300))
  }

  @Test func `A change of frame alone is not heard`() {
    let moved = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .move(.padRaised))
    #expect(moved == Written(constraint: 400))
  }
}
