import InsetCore
import Testing

@testable import InsetStrategies

struct KeyboardBarLiftTests {
  typealias Strategy = Strategies.KeyboardBarLift

  @Test func `The overlap with the window less the safe area lifts the bar`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `Raised, floating and empty frames lift nothing`() {
    for frame in [Rect.padRaised, .padFloating, .zero] {
      let result = written(
        by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .move(frame))
      #expect(result == .nothing)
    }
  }

  @Test func `The width decides in a window that hangs off the display`() {
    let hanging = ViewEnvironment.pad(window: Rect(x: 700, y: 100, width: 500, height: 668))
    #expect(
      written(by: Strategy.self, in: hanging, .appear, .show(.padKeyboard))
        == Written(constraint: 400))
    #expect(
      written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
        == Written(constraint: 332))
  }

  @Test func `Another app's keyboard changes nothing, one from before is not known`() {
    let foreign = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padBar), .showElsewhere(.padKeyboard))
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    #expect(foreign == Written(constraint: 55))
    #expect(late == .nothing)
  }

  @Test func `A window that gets another shape under a still keyboard is measured again`() {
    let lower = ViewEnvironment.pad(window: Rect(x: 100, y: 100, width: 500, height: 650))
    let events: [Event] = .appear + .show(.padKeyboard)
    let resized = constraint(
      by: Strategy.self, in: .padWindow, events, thenIn: lower, [.viewDidLayoutSubviews])
    #expect(resized == 382)
  }

  @Test func `A view above the window's bottom is lifted too far`() {
    let above = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    let result = written(by: Strategy.self, in: above, .appear, .show(.phone8Keyboard))
    #expect(result == Written(constraint: 260))  // 160 points are covered
  }
}
