import InsetCore
import Testing

@testable import InsetStrategies

struct ReactNativeKeyboardControllerAwareScrollViewTests {
  typealias Strategy = Strategies.ReactNativeKeyboardControllerAwareScrollView

  /// A field that ends 133 points below the top of a keyboard of 260 points.
  private static let low = Rect(x: 16, y: 500, width: 200, height: 40)
  private static let higher = Rect(x: 0, y: 357, width: 375, height: 310)
  private static let lower = Rect(x: 0, y: 457, width: 375, height: 210)

  @Test func `The keyboard's height is added and a home indicator counts twice`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == .insets(336))
    #expect(hidden == .nothing)
  }

  @Test func `The app's own insets stay, content's and indicator's`() {
    let base = Insets(top: 64, bottom: 20)
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let shown = written(
      by: Strategy.self, in: .phone8(), base: base, indicatorBase: Insets(bottom: 6), up)
    let hidden = written(
      by: Strategy.self, in: .phone8(), base: base, indicatorBase: Insets(bottom: 6), up,
      .hide(.phone8Gone))
    #expect(
      shown == Written(content: Insets(top: 64, bottom: 280), indicators: Insets(bottom: 266)))
    #expect(hidden == Written(content: base, indicators: Insets(bottom: 6)))
  }

  @Test func `Insets that the app sets anew are added to in the layout that follows`() {
    var strategy = Strategy()
    var view = ViewState(environment: .phone8(), base: Insets(bottom: 20))
    for event in [Event].appear + .show(.phone8Keyboard) { strategy.receive(event, &view) }
    view.contentInset = Insets(bottom: 20)
    strategy.receive(.viewDidLayoutSubviews, &view)
    #expect(view.contentInset == Insets(bottom: 280))
  }

  @Test func `The field scrolls up to the keyboard's top, and back on hide`() {
    let view = ViewEnvironment.phone8(focusedField: Self.low)
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let insets = Insets(bottom: 260)
    #expect(
      written(by: Strategy.self, in: view, up)
        == Written(content: insets, indicators: insets, scrolled: 133))
    #expect(written(by: Strategy.self, in: view, up, .hide(.phone8Gone)) == .nothing)
  }

  @Test func `A hide goes back to where the last change of the height has found the content`() {
    let view = ViewEnvironment.phone8(focusedField: Self.low)
    let up: [Event] = .appear + .show(.phone8Keyboard) + .show(Self.higher)
    let insets = Insets(bottom: 310)
    #expect(
      written(by: Strategy.self, in: view, up)
        == Written(content: insets, indicators: insets, scrolled: 183))
    #expect(
      written(by: Strategy.self, in: view, up, .hide(.phone8Gone)) == Written(scrolled: 133))
  }

  @Test func `A field that the last keyboard did not cover leaves the content on hide`() {
    let view = ViewEnvironment.phone8(focusedField: Self.low)
    let result = written(
      by: Strategy.self, in: view, .appear, .show(.phone8Keyboard), .show(Self.lower),
      .hide(.phone8Gone))
    #expect(result == Written(scrolled: 133))
  }

  @Test func `Content beyond its end goes to its end on hide`() {
    // From 1333, where the field can be tapped, to 1593 and back.
    let last = Rect(x: 16, y: 1960, width: 200, height: 40)
    let view = ViewEnvironment.phone8(focusedField: last)
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let insets = Insets(bottom: 260)
    #expect(
      written(by: Strategy.self, in: view, up)
        == Written(content: insets, indicators: insets, scrolled: 1593))
    #expect(
      written(by: Strategy.self, in: view, up, .hide(.phone8Gone)) == Written(scrolled: 1333))
  }

  @Test func `A field above the scroll view's top is scrolled down, as far as the content goes`() {
    // It ends at 40 - 200 + 100, and would be at 407 with an offset of -267.
    let environment = ViewEnvironment.phone8(
      view: Rect(x: 0, y: 100, width: 375, height: 567),
      focusedField: Rect(x: 16, y: 0, width: 200, height: 40))
    var strategy = Strategy()
    var view = ViewState(environment: environment)
    for event in [Event].appear { strategy.receive(event, &view) }
    view.contentOffset.y = 200
    for event in [Event].show(.phone8Keyboard) { strategy.receive(event, &view) }
    #expect(view.contentOffset.y == 0)
  }

  /// The library's own vectors: a keyboard of letters, 312 points, and of emoji, 388, in turns.
  ///
  /// They have a `bottomOffset` of 62 and a caret of 47 points, which together are the height of this
  /// field.
  @Test func `Letters and emoji in turns scroll once, and once more after the user has scrolled`() {
    let environment = ViewEnvironment.stage(
      Size(width: 430, height: 928), view: Rect(x: 0, y: 116, width: 430, height: 812),
      contentHeight: 2000, field: Rect(x: 16, y: 579.67, width: 121, height: 109))
    let letters = Rect(x: 0, y: 616, width: 430, height: 312)
    let emoji = Rect(x: 0, y: 540, width: 430, height: 388)
    var strategy = Strategy()
    var view = ViewState(environment: environment)
    for event in [Event].appear { strategy.receive(event, &view) }
    func offset(after keyboard: Rect) -> Double {
      for event in [Event].show(keyboard) { strategy.receive(event, &view) }
      return view.contentOffset.y
    }
    #expect(abs(offset(after: letters) - 188.67) < 0.01)
    for keyboard in [emoji, letters, emoji, letters] {
      #expect(abs(offset(after: keyboard) - 264.67) < 0.01)
    }
    view.contentOffset.y = 188.67
    for keyboard in [emoji, letters, emoji] {
      #expect(abs(offset(after: keyboard) - 264.67) < 0.01)
    }
  }

  @Test func `A keyboard from before is not known, one without height is away, none is not read`() {
    let before = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard), .appear)
    let flat = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillShow(.to(.zero))])
    let without = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillShow(.withoutKeys)])
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], .show(.phone8Keyboard))
    #expect(before == .nothing)
    #expect(flat == .nothing)
    #expect(without == .insets(260))
    #expect(gone == .nothing)
  }
}
