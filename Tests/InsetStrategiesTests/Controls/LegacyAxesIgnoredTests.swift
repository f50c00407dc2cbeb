import InsetCore
import Testing

@testable import InsetStrategies

struct LegacyAxesIgnoredTests {
  typealias Strategy = Strategies.LegacyAxesIgnored

  @Test func `In landscape on iOS 7 the width is taken for the height`() {
    let result = written(by: Strategy.self, in: .legacyPad, .appear, .show(.legacyPadKeyboard))
    #expect(result == .insets(1024))  // the keyboard is 1024 wide and 352 high
  }

  @Test func `Elsewhere the height is the height`() {
    let phone8 = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    let window = written(by: Strategy.self, in: .freeWindow, .appear, .show(.padKeyboard))
    #expect(phone8 == .insets(260))
    #expect(window == .insets(400))
  }

  @Test func `Hide restores nothing but zero`() {
    let result = written(
      by: Strategy.self, in: .legacyPad, .appear, .show(.legacyPadKeyboard), .hide(.legacyPadGone))
    #expect(result == .nothing)
  }

  @Test func `A show without an end frame is ignored`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillShow(.withoutKeys)])
    #expect(result == .insets(260))
  }
}
