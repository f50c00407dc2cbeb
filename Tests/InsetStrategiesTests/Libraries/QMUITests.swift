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
    let active = written(
      by: Strategy.self, in: .phoneX(), .appear, [.didEnterBackground, .didBecomeActive],
      .show(.phoneXKeyboard))
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    #expect(foreign == .nothing)
    #expect(inactive == .nothing)
    #expect(active == Written(constraint: 302))
    #expect(late == .nothing)
  }

  @Test func `Another app's keyboard counts in a window narrower than an iPad's screen`() {
    let whole = written(by: Strategy.self, in: .pad(), .appear, .showElsewhere(.padKeyboard))
    let shared = written(by: Strategy.self, in: .padWindow, .appear, .showElsewhere(.padKeyboard))
    #expect(whole == .nothing)
    #expect(shared == Written(constraint: 332))
  }
}
