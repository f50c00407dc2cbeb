import InsetCore
import Testing

@testable import InsetStrategies

struct CapacitorKeyboardNoneTests {
  typealias Strategy = Strategies.CapacitorKeyboardNone

  @Test func `Nothing makes room`() {
    let up: [Event] = .appear + .show(.phoneXKeyboard)
    #expect(written(by: Strategy.self, in: .phoneX(), up) == .nothing)
    #expect(written(by: Strategy.self, in: .phoneX(), up, .hide(.phoneXGone)) == .nothing)
  }

  @Test func `A show or a hide wipes the content insets`() {
    let base = Insets(top: 64, bottom: 20)
    let gone = KeyboardNotification.to(.phone8Gone)
    let shown = KeyboardNotification.to(.phone8Keyboard)
    let events: [Event] = [
      .keyboardWillShow(shown), .keyboardDidShow(shown), .keyboardWillHide(gone),
      .keyboardDidHide(gone),
    ]
    for event in events {
      #expect(written(by: Strategy.self, in: .phone8(), base: base, .appear, [event]) == .nothing)
    }
  }

  @Test func `It listens from viewDidLoad to viewDeinit, and to no change of frame alone`() {
    let base = Insets(bottom: 20)
    let before = written(
      by: Strategy.self, in: .phone8(), base: base, .show(.phone8Keyboard), .appear)
    let moved = written(
      by: Strategy.self, in: .phone8(), base: base, .appear, .move(.phone8Keyboard))
    let after = written(
      by: Strategy.self, in: .phone8(), base: base, .appear, [.viewDeinit],
      .show(.phone8Keyboard))
    for result in [before, moved, after] { #expect(result == Written(content: base)) }
  }
}
