import InsetCore
import Testing

@testable import InsetStrategies

struct KeyboardBarLiftTests {
  typealias Strategy = Strategies.KeyboardBarLift

  /// The constraint after a layout of a window, with the keyboard there that the system knows of.
  private func lift(
    in first: ViewEnvironment, _ events: [Event], keyboard: Rect?, thenIn next: ViewEnvironment
  ) -> Double {
    var strategy = Strategy()
    var view = ViewState(environment: first)
    view.moveKeyboard(to: keyboard)
    for event in events { strategy.receive(event, &view) }
    view.lay(out: next)
    strategy.receive(.viewDidLayoutSubviews, &view)
    return view.bottomConstraint
  }

  @Test func `The overlap with the window less the safe area lifts the bar`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `The window's safe area has no bar in it, whatever the content rests on`() {
    let tab = ViewEnvironment.phoneX(
      bottom: 83, tabBar: Bar(frame: Rect(x: 0, y: 729, width: 375, height: 83)))
    let toolbar = ViewEnvironment.phoneX(
      bottom: 78, toolbar: Bar(frame: Rect(x: 0, y: 734, width: 375, height: 44)))
    let pushedAway = ViewEnvironment.phoneX(
      tabBar: Bar(frame: Rect(x: 0, y: 812, width: 375, height: 83)))
    for environment in [tab, toolbar, pushedAway] {
      let shown = written(by: Strategy.self, in: environment, .appear, .show(.phoneXKeyboard))
      #expect(shown == Written(constraint: 302))  // 336 - 34
    }
  }

  @Test func `Raised, floating and empty frames and none lift nothing`() {
    for frame in [Rect.padRaised, .padFloating, .zero, .null] {
      let result = written(
        by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .move(frame))
      #expect(result == .nothing)
    }
  }

  @Test func `Only a change of frame is heard: a hide that stays on screen keeps the bar up`() {
    let hide = Event.keyboardWillHide(.to(.phoneXKeyboard, from: .phoneXKeyboard))
    let up: [Event] = .appear + .show(.phoneXKeyboard)
    #expect(written(by: Strategy.self, in: .phoneX(), up, [hide]) == Written(constraint: 302))
    let strip = Rect(x: 0, y: 768, width: 375, height: 44)
    let rest = written(by: Strategy.self, in: .phoneX(), up, .hide(strip))
    #expect(rest == Written(constraint: 10))  // 44 - 34
  }

  @Test func `A notification without end frame changes nothing`() {
    let kept = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard),
      [.keyboardWillChangeFrame(.withoutKeys)])
    #expect(kept == Written(constraint: 302))
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

  @Test func `A keyboard beside the window lifts nothing`() {
    let beside = ViewEnvironment.pad(window: Rect(x: 1024, y: 100, width: 500, height: 668))
    #expect(written(by: Strategy.self, in: beside, .appear, .show(.padKeyboard)) == .nothing)
  }

  @Test func `Another app's keyboard changes nothing, one from before is not known`() {
    let foreign = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padBar), .showElsewhere(.padKeyboard))
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    #expect(foreign == Written(constraint: 55))
    #expect(late == .nothing)
  }

  @Test func `Without a window nothing is heard`() {
    let left = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .disappear,
      .hide(.phoneXGone))
    #expect(left == Written(constraint: 302))
  }

  @Test func `A window of another size asks the guide, one that moves does not`() {
    let shown: [Event] = .appear + .show(.padKeyboard)
    let lower = ViewEnvironment.pad(window: Rect(x: 100, y: 100, width: 500, height: 650))
    let moved = ViewEnvironment.pad(window: Rect(x: 100, y: 50, width: 500, height: 600))
    let up = lift(in: .padWindow, shown, keyboard: .padKeyboard, thenIn: lower)
    let late = lift(in: .padWindow, .appear, keyboard: .padKeyboard, thenIn: lower)
    let away = lift(in: .padWindow, shown, keyboard: nil, thenIn: lower)
    let same = lift(in: .padWindow, shown, keyboard: .padKeyboard, thenIn: moved)
    #expect(up == 382)  // 750 - 368
    #expect(late == 382)
    #expect(away == 0)
    #expect(same == 332)  // 282 points are covered
  }

  @Test func `The guide is there from iOS 15 on`() {
    var capabilities = OSCapabilities.modern
    capabilities.hasKeyboardLayoutGuide = false
    #expect(Strategy.isAvailable(on: .modern))
    #expect(!Strategy.isAvailable(on: capabilities))
  }

  @Test func `A view above the window's bottom is lifted too far`() {
    let above = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    let result = written(by: Strategy.self, in: above, .appear, .show(.phone8Keyboard))
    #expect(result == Written(constraint: 260))  // 160 points are covered
  }
}
