import InsetCore
import Testing

@testable import InsetStrategies

struct MoveByBeginHeightTests {
  typealias Strategy = Strategies.MoveByBeginHeight

  static let low = Rect(x: 0, y: 451, width: 375, height: 216)
  static let lowGone = Rect(x: 0, y: 667, width: 375, height: 216)

  @Test func `Show moves up and hide moves back`() {
    let shown = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    let hidden = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(shown == Written(translation: -260))
    #expect(hidden == .nothing)
  }

  @Test func `The begin frame's height counts, not the end frame's`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard, from: Self.lowGone))
    #expect(result == Written(translation: -216))
  }

  @Test func `A repeated show moves once more and one hide does not make up for it`() {
    let shown = written(
      by: Strategy.self, in: .phone8(), .appear, .show(Self.low, from: Self.lowGone),
      .show(.phone8Keyboard, from: Self.low))
    let hidden = written(
      by: Strategy.self, in: .phone8(), .appear, .show(Self.low, from: Self.lowGone),
      .show(.phone8Keyboard, from: Self.low), .hide(.phone8Gone, from: .phone8Keyboard))
    #expect(shown == Written(translation: -432))
    #expect(hidden == Written(translation: -172))
  }

  @Test func `A hide without a show moves below the resting place`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .hide(.phone8Gone, from: .phone8Keyboard))
    #expect(result == Written(translation: 260))
  }

  @Test func `A frame turned by iOS 7 is turned back`() {
    let result = written(
      by: Strategy.self, in: .legacyPad, .appear, .show(.legacyPadKeyboard, from: .legacyPadGone))
    #expect(result == Written(translation: -352))
  }

  @Test func `A missing begin frame moves nothing`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow(.withoutKeys)])
    #expect(result == .nothing)
  }

  @Test func `After a second appearance every event moves twice`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .appear, .show(.phone8Keyboard))
    #expect(result == Written(translation: -520))
  }

  @Test func `Observed from the first appearance to the controller's end, on screen or not`() {
    let before = written(
      by: Strategy.self, in: .phone8(), [.viewDidLoad], .show(.phone8Keyboard))
    let covered = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], .show(.phone8Keyboard))
    #expect(before == .nothing)
    #expect(covered == Written(translation: -260))
    #expect(gone == .nothing)
  }

  @Test func `Hide moves down by its own begin frame's height, not by what show moved`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      .hide(.phone8Gone, from: Self.low))
    #expect(result == Written(translation: -44))  // -260 + 216
  }
}
