import InsetCore
import Testing

@testable import InsetStrategies

struct KeepsFirstHeightTests {
  typealias Strategy = Strategies.KeepsFirstHeight

  static let low = Rect(x: 0, y: 451, width: 375, height: 216)

  @Test func `The first keyboard is right, what the system adds taken off`() {
    let phone8 = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    let phoneX = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    #expect(phone8 == .insets(260))
    #expect(phoneX == .insets(302))  // 336 - 34
  }

  @Test func `A later keyboard has the first one's height, lower or higher`() {
    let lower = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .show(Self.low))
    let higher = written(
      by: Strategy.self, in: .phone8(), .appear, .show(Self.low), .hide(.phone8Gone),
      .show(.phone8Keyboard))
    #expect(lower == .insets(260))
    #expect(higher == .insets(216))
  }

  @Test func `A hide takes back what was added and leaves the app's own insets`() {
    let base = Insets(top: 8, bottom: 20)
    let result = written(
      by: Strategy.self, in: .phone8(), base: base, .appear, .show(.phone8Keyboard),
      .hide(.phone8Gone))
    #expect(result == Written(content: base))
  }

  @Test func `A keyboard that floats is neither remembered nor raised`() {
    let floating = written(by: Strategy.self, in: .pad(), .appear, .move(.padFloating))
    let docked = written(
      by: Strategy.self, in: .pad(), .appear, .move(.padFloating), .show(.padKeyboard))
    #expect(floating.content == .zero)
    #expect(docked.content == Insets(bottom: 400))
  }

  @Test func `The height is kept over a turn of iOS 7's portrait coordinates`() {
    // 352 of 768 points, then 264 of 1024: remembered is what the landscape keyboard covers.
    var strategy = Strategy()
    var view = ViewState(environment: .legacyPad)
    for event in [Event].appear + .show(.legacyPadKeyboard) { strategy.receive(event, &view) }
    #expect(view.contentInset == Insets(bottom: 352))
    let lower = Rect(x: 0, y: 0, width: 264, height: 1024)
    for event in [Event].show(lower) { strategy.receive(event, &view) }
    #expect(view.contentInset == Insets(bottom: 352))
  }
}
