import InsetCore
import Testing

@testable import InsetStrategies

struct FirefoxTests {
  typealias Strategy = Strategies.Firefox

  @Test func `The bars stand on the overlap and go back where they rest`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `An overlap less than the safe area puts the bars below it`() {
    let low = Rect(x: 0, y: 792, width: 375, height: 20)
    let result = written(by: Strategy.self, in: .phoneX(), .appear, .show(low))
    #expect(result == Written(constraint: -14))
  }

  @Test func `Only the overlap with the view counts`() {
    let above = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 503))
    let result = written(by: Strategy.self, in: above, .appear, .show(.phone8Keyboard))
    #expect(result == Written(constraint: 160))
  }

  @Test func `The keyboard is taken to be in the window's space`() {
    let result = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(result == Written(constraint: 232))  // 332 points are covered
  }

  @Test func `A late view asks the helper, a change of frame alone is not heard`() {
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    let floating = written(by: Strategy.self, in: .pad(), .appear, .move(.padFloating))
    #expect(late == Written(constraint: 302))
    #expect(floating == .nothing)
  }
}
