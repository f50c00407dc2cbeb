import InsetCore
import Testing

@testable import InsetStrategies

struct IgnoresKeyboardTests {
  typealias Strategy = Strategies.IgnoresKeyboard

  @Test func `Nothing is written, and the app's own insets stay`() {
    let base = Insets(top: 8, left: 4, bottom: 20)
    let shown = written(
      by: Strategy.self, in: .phoneX(), base: base, .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), base: base, .appear, .show(.phoneXKeyboard),
      .hide(.phoneXGone))
    #expect(shown == Written(content: base))
    #expect(hidden == Written(content: base))
  }
}
