import InsetCore
import Testing

@testable import InsetStrategies

struct OriginYOnceTests {
  typealias Strategy = Strategies.OriginYOnce

  static let low = Rect(x: 0, y: 451, width: 375, height: 216)

  @Test func `Show moves up by the end frame's height and hide moves back`() {
    let shown = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard, from: .zero))
    let hidden = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(shown == Written(translation: -260))
    #expect(hidden == .nothing)
  }

  @Test func `A repeated show moves nothing, whatever its height`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(Self.low), .show(.phone8Keyboard))
    #expect(result == Written(translation: -216))
  }

  @Test func `A show of no height leaves the next one free to move`() {
    let flat = Rect(x: 0, y: 667, width: 375, height: 0)
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(flat), .show(.phone8Keyboard))
    #expect(result == Written(translation: -260))
  }

  @Test func `One hide makes up for all shows, and a hide alone moves nothing`() {
    let both = written(
      by: Strategy.self, in: .phone8(), .appear, .show(Self.low), .show(.phone8Keyboard),
      .hide(.phone8Gone))
    let alone = written(by: Strategy.self, in: .phone8(), .appear, .hide(.phone8Gone))
    #expect(both == .nothing)
    #expect(alone == .nothing)
  }

  @Test func `In landscape on iOS 7 it moves by the keyboard's width`() {
    let result = written(by: Strategy.self, in: .legacyPad, .appear, .show(.legacyPadKeyboard))
    #expect(result == Written(translation: -1024))
  }

  @Test func `A show without an end frame is ignored, a hide without keys is not`() {
    let show = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow(.withoutKeys)])
    let hide = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillHide(.withoutKeys)])
    #expect(show == .nothing)
    #expect(hide == .nothing)
  }

  @Test func `Observed from viewDidLoad to the controller's end, on screen or not`() {
    let before = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard), .appear)
    let covered = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], .show(.phone8Keyboard))
    #expect(before == .nothing)
    #expect(covered == Written(translation: -260))
    #expect(gone == .nothing)
  }
}
