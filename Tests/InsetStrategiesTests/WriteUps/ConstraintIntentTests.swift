import InsetCore
import Testing

@testable import InsetStrategies

struct ConstraintIntentTests {
  typealias Strategy = Strategies.ConstraintIntent

  @Test func `Show writes the height and 8 points`() {
    let phone8 = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    let phoneX = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    #expect(phone8 == Written(constraint: 268))
    // From the view's edge: 344 less the 34 below the resting place.
    #expect(phoneX == Written(constraint: 310))
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

  @Test func `A show lower than the bar below leaves the text where it rests`() {
    let bar = Rect(x: 0, y: 757, width: 375, height: 55)
    let result = written(by: Strategy.self, in: .phoneX(bottom: 83), .appear, .show(bar))
    #expect(result == Written(constraint: 8))  // 63 is within the tab bar's 83
  }

  @Test func `After a hide the text rests, whatever the safe area does`() {
    let result = constraint(
      by: Strategy.self, in: .phoneX(), .appear + .show(.phoneXKeyboard) + .hide(.phoneXGone),
      thenIn: .phoneX(bottom: 83), [.safeAreaInsetsDidChange])
    #expect(result == 8)
  }

  @Test func `A show without its keys is ignored`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow(.withoutDuration)])
    #expect(result == Written(constraint: 8))
  }
}
