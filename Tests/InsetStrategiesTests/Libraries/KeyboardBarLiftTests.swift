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

  /// The constraint in a window of an iPad of 834 by 1194 points, for a frame in the window.
  private func lift(
    frame: Rect, window: Rect, safeArea: Double, after before: Rect? = nil, isLocal: Bool = true
  ) -> Double {
    let view = ViewEnvironment.stage(
      Size(width: 834, height: 1194), window: window, obstruction: Insets(bottom: safeArea),
      idiom: .pad)
    let frames = [before, frame].compactMap { $0?.offset(x: window.minX, y: window.minY) }
    let events = frames.enumerated().map { index, end in
      Event.keyboardWillChangeFrame(
        KeyboardNotification(
          beginFrame: .zero, endFrame: end, isLocal: isLocal || index < frames.count - 1))
    }
    return written(by: Strategy.self, in: view, .appear, events).constraint
  }

  @Test func `The library's own figures: a docked keyboard lifts by what it covers`() {
    let full = Rect(x: 0, y: 0, width: 834, height: 1194)
    let split = Rect(x: 260, y: 0, width: 507, height: 1194)
    let slideOver = Rect(x: 350, y: 10, width: 320, height: 1000)
    let stage = Rect(x: 60, y: 100, width: 700, height: 800)
    // 364 points high, over all of the window's width and more.
    let inFull = Rect(x: 0, y: 830, width: 834, height: 364)
    let inSplit = Rect(x: -260, y: 830, width: 1027, height: 364)
    let inSlideOver = Rect(x: -350, y: 816, width: 1020, height: 364)
    let inStage = Rect(x: -60, y: 700, width: 820, height: 364)
    #expect(lift(frame: inFull, window: full, safeArea: 20) == 344)
    #expect(lift(frame: inSplit, window: split, safeArea: 20) == 344)
    #expect(lift(frame: inSlideOver, window: slideOver, safeArea: 0) == 184)
    #expect(lift(frame: inStage, window: stage, safeArea: 0) == 100)
    // A window of which 200 points hang off the display, where the keyboard does not reach.
    let hanging = Rect(x: -200, y: 0, width: 900, height: 1000)
    let inHanging = Rect(x: 200, y: 636, width: 1024, height: 364)
    #expect(lift(frame: inHanging, window: hanging, safeArea: 20) == 344)
    // A hardware keyboard's bar.
    let bar = Rect(x: 0, y: 1139, width: 834, height: 55)
    #expect(lift(frame: bar, window: full, safeArea: 34) == 21)
  }

  @Test
  func `The library's own figures: what does not reach the window's bottom lets the bar down`() {
    let full = Rect(x: 0, y: 0, width: 834, height: 1194)
    let stage = Rect(x: 60, y: 100, width: 700, height: 800)
    let docked = Rect(x: 0, y: 830, width: 834, height: 364)
    for frame in [
      Rect(x: 380, y: 700, width: 320, height: 260),  // floating
      Rect(x: 0, y: 620, width: 834, height: 300),  // split
      Rect(x: 0, y: 1194, width: 834, height: 364),  // gone
      .zero,
    ] {
      #expect(lift(frame: frame, window: full, safeArea: 20, after: docked) == 0)
    }
    let below = Rect(x: -60, y: 800, width: 820, height: 364)
    #expect(lift(frame: below, window: stage, safeArea: 0) == 0)
    // Another app's keyboard leaves the bar where it is.
    let other = Rect(x: 0, y: 1139, width: 834, height: 55)
    #expect(lift(frame: other, window: full, safeArea: 20, after: docked, isLocal: false) == 344)
  }

  @Test func `A point short of the window's edges is on them, more is not`() {
    let full = Rect(x: 0, y: 0, width: 834, height: 1194)
    let short = Rect(x: 0, y: 829, width: 833, height: 364)
    let shorter = Rect(x: 0, y: 828, width: 833, height: 364)
    let narrower = Rect(x: 0, y: 830, width: 832, height: 364)
    #expect(lift(frame: short, window: full, safeArea: 20) == 345)  // 1194 - 829 - 20
    #expect(lift(frame: shorter, window: full, safeArea: 20) == 0)
    #expect(lift(frame: narrower, window: full, safeArea: 20) == 0)
  }

  @Test func `A keyboard that begins above the window covers no more than the window`() {
    let low = Rect(x: 60, y: 900, width: 700, height: 294)
    let above = Rect(x: -60, y: -70, width: 834, height: 364)
    #expect(lift(frame: above, window: low, safeArea: 20) == 274)  // 294 - 20
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
