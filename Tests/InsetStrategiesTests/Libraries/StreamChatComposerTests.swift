import InsetCore
import Testing

@testable import InsetStrategies

struct StreamChatComposerTests {
  typealias Strategy = Strategies.StreamChatComposer

  @Test func `The composer goes from the safe area to the keyboard's top and back`() {
    // 336 points are covered, 34 of them below the safe area.
    let up = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let down = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(up == Written(constraint: 302))
    #expect(down == .nothing)
  }

  @Test func `Only what is covered of the view counts`() {
    // The view ends at 567, the keyboard begins at 407.
    let view = Rect(x: 0, y: 64, width: 375, height: 503)
    let ended = written(
      by: Strategy.self, in: .phone8(view: view), .appear, .show(.phone8Keyboard))
    #expect(ended == Written(constraint: 160))
    // In a window at (100, 100) of 600 points, of which the keyboard at 368 leaves 268.
    let window = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(window == Written(constraint: 332))
  }

  @Test func `The height of a floating keyboard counts`() {
    #expect(
      written(by: Strategy.self, in: .pad(), .appear, .show(.padFloating))
        == Written(constraint: 260))
  }

  @Test func `A change of frame alone is not heard`() {
    let moved = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .move(.padRaised))
    #expect(moved == Written(constraint: 400))
  }

  @Test func `Nothing is heard before the screen has appeared and once it disappears`() {
    let early = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    let late = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), [.viewWillDisappear],
      .hide(.phoneXGone))
    #expect(early == .nothing)
    #expect(late == Written(constraint: 302))
  }

  @Test func `A cancelled pop is over when the screen has appeared again`() {
    let left: [Event] = .appear + [.viewWillDisappear, .viewWillAppear]
    let before = written(by: Strategy.self, in: .phone8(), left, .show(.phone8Keyboard))
    let after = written(
      by: Strategy.self, in: .phone8(), left, [.viewDidAppear], .show(.phone8Keyboard))
    #expect(before == .nothing)
    #expect(after == Written(constraint: 260))
  }

  @Test func `A notification without a frame, a duration or a curve is not read`() {
    let withoutCurve = KeyboardNotification(
      beginFrame: .phone8Gone, endFrame: .phone8Keyboard, curve: nil)
    let without = [KeyboardNotification.withoutKeys, .withoutDuration, withoutCurve].map {
      written(by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow($0)])
    }
    #expect(without == [.nothing, .nothing, .nothing])
    let hidden = [KeyboardNotification.withoutDuration, withoutCurve].map {
      written(
        by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), [.keyboardWillHide($0)])
    }
    #expect(hidden.map(\.constraint) == [260, 260])
  }

  @Test func `A hide's frame is not read, but must be there`() {
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let inPlace = written(
      by: Strategy.self, in: .phone8(), up, [.keyboardWillHide(.to(.phone8Keyboard))])
    let without = written(by: Strategy.self, in: .phone8(), up, [.keyboardWillHide(.withoutKeys)])
    #expect(inPlace == .nothing)
    #expect(without == Written(constraint: 260))
  }

  @Test func `Another app's keyboard counts, and a tab bar does not`() {
    let foreign = written(
      by: Strategy.self, in: .phone8(), .appear, .showElsewhere(.phone8Keyboard))
    #expect(foreign == Written(constraint: 260))
    // 336 points are covered, 83 of them below the bar's top.
    let bar = ViewEnvironment.phoneX(
      bottom: 83, tabBar: Bar(frame: Rect(x: 0, y: 729, width: 375, height: 83)))
    let above = written(by: Strategy.self, in: bar, .appear, .show(.phoneXKeyboard))
    #expect(above == Written(constraint: 253))
  }

  @Test func `A frame that is on another part of the screen covers nothing`() {
    let aside = Rect(x: 375, y: 407, width: 375, height: 260)
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      .show(aside.offset(x: 1, y: 0)))
    #expect(result == .nothing)
  }
}
