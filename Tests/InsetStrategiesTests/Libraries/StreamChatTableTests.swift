import InsetCore
import Testing

@testable import InsetStrategies

struct StreamChatTableTests {
  typealias Strategy = Strategies.StreamChatTable

  @Test func `A show writes the frame's height over all insets`() {
    let base = Insets(top: 8, left: 4, bottom: 12, right: 4)
    #expect(
      written(by: Strategy.self, in: .phoneX(), base: base, .appear, .show(.phoneXKeyboard))
        == .insets(336))
  }

  @Test func `A hide writes the height of its frame, too`() {
    let hidden = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    let faded = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .hide(.zero))
    #expect(hidden == .insets(260))
    #expect(faded == .nothing)
  }

  @Test func `It listens from viewWillAppear to viewWillDisappear`() {
    let early = written(
      by: Strategy.self, in: .phone8(), [.viewDidLoad, .viewWillAppear], .show(.phone8Keyboard))
    let before = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard), .appear)
    let after = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    #expect(early == .insets(260))
    #expect(before == .nothing)
    #expect(after == .nothing)
  }

  @Test func `A change of frame alone and a notification without keys are not read`() {
    let moved = written(by: Strategy.self, in: .pad(), .appear, .move(.padRaised))
    let withoutCurve = KeyboardNotification(
      beginFrame: .phone8Gone, endFrame: .phone8Keyboard, curve: nil)
    let without = [KeyboardNotification.withoutKeys, .withoutDuration, withoutCurve].map {
      written(by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow($0)])
    }
    #expect(moved == .nothing)
    #expect(without == [.nothing, .nothing, .nothing])
  }

  @Test func `A floating keyboard's height and another app's count wherever they are`() {
    let floating = written(by: Strategy.self, in: .pad(), .appear, .show(.padFloating))
    let foreign = written(
      by: Strategy.self, in: .phone8(), .appear, .showElsewhere(.phone8Keyboard))
    #expect(floating == .insets(260))
    #expect(foreign == .insets(260))
  }

  @Test func `A hide while the view disappears is not heard`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), [.viewWillDisappear],
      .hide(.zero))
    #expect(result == .insets(260))
  }
}
