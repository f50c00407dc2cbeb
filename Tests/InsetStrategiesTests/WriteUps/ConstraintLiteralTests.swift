import InsetCore
import Testing

@testable import InsetStrategies

struct ConstraintLiteralTests {
  typealias Strategy = Strategies.ConstraintLiteral

  @Test func `Show writes the height and 8 points`() {
    let result = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    #expect(result == Written(constraint: 268))
  }

  @Test func `Hide writes the same as show`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(result == Written(constraint: 268))
  }

  @Test func `A hide that reports no height leaves 8 points`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .hide(.zero))
    #expect(result == Written(constraint: 8))
  }

  @Test func `Over a home indicator the lowest line is 8 points above the keyboard`() {
    var strategy = Strategy()
    var view = ViewState(environment: .phoneX(), padding: 8)
    for event in [Event].appear + .show(.phoneXKeyboard) { strategy.receive(event, &view) }
    #expect(SettledLayout(view).lowestLine == 468)
  }

  @Test func `An event without duration is ignored`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow(.withoutDuration)])
    #expect(result == Written(constraint: 8))
  }

  @Test func `Observed from the view's loading to its end, on screen or not`() {
    let unloaded = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard))
    let covered = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], .show(.phone8Keyboard))
    #expect(unloaded == Written(constraint: 8))
    #expect(covered == Written(constraint: 268))
    #expect(gone == Written(constraint: 8))
  }

  @Test func `A hide that reports no height rests where the text did before, above all bars`() {
    let result = written(
      by: Strategy.self, in: .phoneX(bottom: 83), .appear, .show(.phoneXKeyboard), .hide(.zero))
    #expect(result == Written(constraint: 8))
  }

  @Test func `A hide that reports an accessory leaves its height and 8 points above the edge`() {
    let rest = Rect(x: 0, y: 768, width: 375, height: 44)
    let indicator = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(rest))
    let tabBar = written(
      by: Strategy.self, in: .phoneX(bottom: 83), .appear, .show(.phoneXKeyboard), .hide(rest))
    #expect(indicator == Written(constraint: 18))  // 52 - 34
    #expect(tabBar == Written(constraint: 8))  // 52 is within the tab bar's 83
  }

  @Test func `The constant stays when the safe area changes, from the view's edge`() {
    let result = constraint(
      by: Strategy.self, in: .phoneX(), .appear + .show(.phoneXKeyboard),
      thenIn: .phoneX(bottom: 83), [.safeAreaInsetsDidChange])
    #expect(result == 261)  // 344 - 83
  }
}
