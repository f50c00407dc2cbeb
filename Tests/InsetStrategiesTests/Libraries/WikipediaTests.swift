import InsetCore
import Testing

@testable import InsetStrategies

struct WikipediaTests {
  typealias Strategy = Strategies.Wikipedia

  static let up: [Event] = .appear + .show(.phoneXKeyboard)

  @Test func `The larger of overlap and safe area is written, on top of an adjustment`() {
    let result = written(by: Strategy.self, in: .phoneX(), Self.up)
    let low = Rect(x: 0, y: 792, width: 375, height: 20)
    #expect(result == .insets(336))
    #expect(written(by: Strategy.self, in: .phoneX(), .appear, .show(low)) == .insets(34))
  }

  @Test func `Without an adjustment the content ends at the keyboard's top`() {
    var strategy = Strategy()
    var view = ViewState(environment: .fieldOnPhoneX(behavior: .never))
    for event in Self.up { strategy.receive(event, &view) }
    #expect(SettledLayout(view).content.bottom == 336)
  }

  @Test func `The insets come back with didHide, not with willHide`() {
    let base = Insets(top: 64, bottom: 20)
    let hide = KeyboardNotification.to(.phoneXGone, from: .phoneXKeyboard)
    let hiding = written(
      by: Strategy.self, in: .phoneX(), base: base, Self.up, [.keyboardWillHide(hide)])
    let hidden = written(
      by: Strategy.self, in: .phoneX(), base: base, Self.up, [.keyboardDidHide(hide)])
    #expect(hiding.content == Insets(top: 64, bottom: 336))
    #expect(hidden == Written(content: base))
  }

  @Test func `A floating keyboard counts with its overlap`() {
    let result = written(by: Strategy.self, in: .pad(), .appear, .move(.padFloating))
    #expect(result == .insets(260))
  }

  @Test func `A keyboard that was up before the view is not known`() {
    let result = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    #expect(result == .nothing)
  }
}
