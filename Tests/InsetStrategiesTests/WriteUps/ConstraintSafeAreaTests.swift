import InsetCore
import Testing

@testable import InsetStrategies

struct ConstraintSafeAreaTests {
  typealias Strategy = Strategies.ConstraintSafeArea

  @Test func `Show writes the height and 8 points`() {
    let phone8 = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    let phoneX = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    #expect(phone8 == Written(constraint: 268))
    #expect(phoneX == Written(constraint: 344))
  }

  @Test func `Hide writes 8 points`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(result == Written(constraint: 8))
  }

  @Test func `A second show replaces the first`() {
    let lower = Rect(x: 0, y: 451, width: 375, height: 216)
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .show(lower))
    #expect(result == Written(constraint: 224))
  }

  @Test func `A hide without its keys is ignored`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillHide(.withoutKeys)])
    #expect(result == Written(constraint: 268))
  }

  @Test func `Observed from the view's loading to its end, on screen or not`() {
    let unloaded = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard))
    let covered = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), [.viewDeinit],
      .hide(.phone8Gone))
    #expect(unloaded == Written(constraint: 8))
    #expect(covered == Written(constraint: 268))
    #expect(gone == Written(constraint: 268))
  }

  @Test func `A show without its keys is ignored`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow(.withoutDuration)])
    #expect(result == Written(constraint: 8))
  }
}
