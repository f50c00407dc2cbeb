import InsetCore
import Testing

@testable import InsetStrategies

struct ReactNativeKeyboardControllerStickyViewTests {
  typealias Strategy = Strategies.ReactNativeKeyboardControllerStickyView

  @Test func `The bar moves up by the keyboard's height, whatever lies below it`() {
    // It rests at 778 and ends at 442, 34 points above the keyboard.
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(translation: -336))
    #expect(hidden == .nothing)
  }

  @Test func `A keyboard that was up before the bar is known`() {
    let result = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard), .appear)
    #expect(result == Written(translation: -260))
  }

  @Test func `A hardware keyboard's bar counts with the height of its frame`() {
    let result = written(by: Strategy.self, in: .pad(), .appear, .show(.padBar))
    #expect(result == Written(translation: -400))
  }

  @Test func `Only show and hide are heard, and a show without a frame is not read`() {
    let moved = written(by: Strategy.self, in: .phone8(), .appear, .move(.phone8Keyboard))
    let without = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillShow(.withoutKeys)])
    #expect(moved == .nothing)
    #expect(without == Written(translation: -260))
  }

  @Test func `Another app's keyboard counts, and nothing after viewDeinit`() {
    let foreign = written(
      by: Strategy.self, in: .phone8(), .appear, .showElsewhere(.phone8Keyboard))
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], .show(.phone8Keyboard))
    #expect(foreign == Written(translation: -260))
    #expect(gone == .nothing)
  }
}
