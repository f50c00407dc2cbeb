import InsetCore
import Testing

@testable import InsetStrategies

struct WikipediaTests {
  typealias Strategy = Strategies.Wikipedia

  static let up: [Event] = .appear + .show(.phoneXKeyboard)

  @Test(arguments: ContentInsetAdjustmentBehavior.allCases)
  func `Whatever the system would add, both end at the keyboard's top`(
    behavior: ContentInsetAdjustmentBehavior
  ) {
    var strategy = Strategy()
    var view = ViewState(environment: .fieldOnPhoneX(behavior: behavior))
    for event in Self.up { strategy.receive(event, &view) }
    #expect(SettledLayout(view).content.bottom == 336)
    #expect(SettledLayout(view).indicators.bottom == 336)
  }

  @Test func `The larger of the part below the keyboard's top and the safe area is written`() {
    let low = Rect(x: 0, y: 792, width: 375, height: 20)
    #expect(written(by: Strategy.self, in: .phoneX(), Self.up) == .insets(302))  // 336 - 34
    #expect(written(by: Strategy.self, in: .phoneX(), .appear, .show(low)) == .nothing)
  }

  @Test func `It counts from the keyboard's top, also below a keyboard that ends higher`() {
    let floating = written(by: Strategy.self, in: .pad(), .appear, .move(.padFloating))
    let tall = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 767))
    #expect(floating == .insets(468))  // 768 - 300
    // 767 - 407, of which the system adds what is below the screen.
    #expect(written(by: Strategy.self, in: tall, .appear, .show(.phone8Keyboard)) == .insets(260))
  }

  @Test func `A frame beside the view leaves the safe area`() {
    let beside = Rect(x: 400, y: 476, width: 375, height: 336)
    let result = written(by: Strategy.self, in: .phoneX(), Self.up, .move(beside))
    #expect(result == .nothing)
  }

  @Test func `The insets are set whole, at the bottom alone`() {
    let result = written(
      by: Strategy.self, in: .phoneX(), base: Insets(top: 64, left: 8, bottom: 20), Self.up)
    #expect(result.content == Insets(top: 64, left: 8, bottom: 302))
  }

  @Test func `The keyboard is forgotten with didHide, not with willHide`() {
    let hide = KeyboardNotification.to(.phoneXGone, from: .phoneXKeyboard)
    let hiding = written(by: Strategy.self, in: .phoneX(), Self.up, [.keyboardWillHide(hide)])
    let hidden = written(by: Strategy.self, in: .phoneX(), Self.up, [.keyboardDidHide(hide)])
    let never = written(
      by: Strategy.self, in: .fieldOnPhoneX(behavior: .never), Self.up, [.keyboardDidHide(hide)])
    #expect(hiding == .insets(302))
    #expect(hidden == .nothing)
    #expect(never == Written(content: Insets(bottom: 34)))  // the safe area is set by hand
  }

  @Test func `The keyboard is in the screen's space`() {
    let result = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(result == .insets(332))  // 600 - (368 - 100)
  }

  @Test func `The safe area is that of the controller's view`() {
    let above = ViewEnvironment.stage(
      Size(width: 375, height: 812), view: Rect(x: 0, y: 0, width: 375, height: 700),
      obstruction: Insets(bottom: 34))
    let hidden = written(by: Strategy.self, in: above, Self.up, .hide(.phoneXGone))
    #expect(hidden == .insets(34))
  }

  @Test func `Layout measures again, with the frame in the controller's view`() {
    var strategy = Strategy()
    var view = ViewState(
      environment: .phone8(view: Rect(x: 0, y: 64, width: 375, height: 503)))
    let up: [Event] = .appear + .show(.phone8Keyboard)
    for event in up { strategy.receive(event, &view) }
    #expect(view.contentInset.bottom == 160)  // from 407 to 567
    view.lay(out: .phone8(view: Rect(x: 0, y: 0, width: 375, height: 503)))
    strategy.receive(.viewDidLayoutSubviews, &view)
    #expect(view.contentInset.bottom == 96)
  }

  @Test func `A new safe area is taken in`() {
    func never(_ bottom: Double) -> ViewEnvironment {
      .stage(
        Size(width: 375, height: 812), obstruction: Insets(top: 44, bottom: bottom),
        behavior: .never)
    }
    var strategy = Strategy()
    var view = ViewState(environment: never(34))
    let hidden: [Event] = Self.up + .hide(.phoneXGone)
    for event in hidden { strategy.receive(event, &view) }
    view.lay(out: never(83))
    strategy.receive(.safeAreaInsetsDidChange, &view)
    #expect(view.contentInset.bottom == 83)
  }

  @Test func `A hide is heard without a window`() {
    let hide = KeyboardNotification.to(.phoneXGone, from: .phoneXKeyboard)
    let hidden = written(
      by: Strategy.self, in: .phoneX(), Self.up, .disappear, [.keyboardDidHide(hide)])
    #expect(hidden == .nothing)
  }

  @Test func `A frame is taken only with a window`() {
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    let loaded = written(
      by: Strategy.self, in: .phoneX(), [.viewDidLoad], .show(.phoneXKeyboard), .appear)
    let left = written(
      by: Strategy.self, in: .phoneX(), .appear, .disappear, .show(.phoneXKeyboard))
    let missing = written(
      by: Strategy.self, in: .phoneX(), Self.up, [.keyboardWillChangeFrame(.withoutKeys)])
    #expect(late == .nothing)
    #expect(loaded == .nothing)
    #expect(left == .nothing)
    #expect(missing == .insets(302))
  }
}
