import InsetCore
import Testing

@testable import InsetStrategies

struct KeyboardHeightTests {
  typealias Strategy = Strategies.KeyboardHeight

  @Test func `Show writes the height`() {
    let phone8 = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    let phoneX = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    #expect(phone8 == .insets(260))
    #expect(phoneX == .insets(336))
  }

  @Test func `In landscape on iOS 7 the height is the height`() {
    let result = written(by: Strategy.self, in: .legacyPad, .appear, .show(.legacyPadKeyboard))
    #expect(result == .insets(352))
  }

  @Test func `A frame change alone is not observed`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillChangeFrame(.to(.phone8Keyboard))])
    #expect(result == .nothing)
  }

  @Test func `A second show replaces the first and hide restores nothing but zero`() {
    let lower = Rect(x: 0, y: 451, width: 375, height: 216)
    let second = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .show(lower))
    let hidden = written(
      by: Strategy.self, in: .phone8(), base: Insets(bottom: 20), .appear, .show(lower),
      .hide(.phone8Gone))
    #expect(second == .insets(216))
    #expect(hidden == .nothing)
  }

  @Test func `A show without an end frame is ignored`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillShow(.withoutKeys)])
    #expect(result == .insets(260))
  }

  @Test func `No appearance is needed and no disappearance heeded`() {
    let early = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard))
    let late = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    #expect(early == .insets(260))
    #expect(late == .insets(260))
  }
}
