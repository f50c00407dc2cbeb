import InsetCore
import Testing

@testable import InsetStrategies

struct Constant216Tests {
  typealias Strategy = Strategies.Constant216

  @Test func `Every show writes 216 points`() {
    let phone8 = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    let phoneX = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    #expect(phone8 == .insets(216))
    #expect(phoneX == .insets(216))
  }

  @Test func `Hide restores nothing but zero`() {
    let result = written(
      by: Strategy.self, in: .phone8(), base: Insets(top: 64, bottom: 20), .appear,
      .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(result == .nothing)
  }

  @Test func `No key and no appearance is needed`() {
    let result = written(by: Strategy.self, in: .phone8(), [.keyboardWillShow(.withoutKeys)])
    #expect(result == .insets(216))
  }
}
