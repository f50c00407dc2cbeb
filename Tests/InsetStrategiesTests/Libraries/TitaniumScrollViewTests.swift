import InsetCore
import Testing

@testable import InsetStrategies

struct TitaniumScrollViewTests {
  typealias Strategy = Strategies.TitaniumScrollView

  @Test func `What is below the keyboard's top counts, for the content alone`() {
    let shown = written(by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard),
      .hide(.phoneXGone))
    #expect(shown == Written(content: Insets(bottom: 336)))
    #expect(hidden == .nothing)
  }

  @Test func `The app's insets are wiped and do not come back`() {
    let base = Insets(top: 64, left: 8, bottom: 20)
    let shown = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: base, indicatorBase: Insets(bottom: 6),
      .appear, .show(.phone8Keyboard))
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: base, indicatorBase: Insets(bottom: 6),
      .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(shown == Written(content: Insets(bottom: 260), indicators: Insets(bottom: 6)))
    #expect(hidden == Written(indicators: Insets(bottom: 6)))
  }

  @Test func `A keyboard off the bottom edge counts down to the view's bottom, and a bar, too`() {
    let floating = written(by: Strategy.self, in: .pad(), .appear, .move(.padFloating))
    let bar = written(by: Strategy.self, in: .pad(), .appear, .show(.padBar))
    #expect(floating == Written(content: Insets(bottom: 468)))
    #expect(bar == Written(content: Insets(bottom: 55)))
  }

  @Test func `In a window the frame of the screen is taken for the window's, also after a hide`() {
    let shown = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(shown == Written(content: Insets(bottom: 232)))
    // Its bottom edge is at 500 of the screen; 600 - 368 and 600 - 568.
    let short = ViewEnvironment.pad(window: Rect(x: 100, y: -100, width: 500, height: 600))
    let hidden = written(
      by: Strategy.self, in: short, .appear, .show(.padKeyboard),
      .hide(Rect(x: 0, y: 568, width: 1024, height: 400)))
    #expect(hidden == Written(content: Insets(bottom: 32)))
  }

  @Test func `In a sheet the frame is compared in the window`() {
    let bounds = Rect(x: 0, y: 0, width: 375, height: 617)
    let sheet = ViewEnvironment(
      chain: ViewChain(
        screen: Size(width: 375, height: 667), window: Rect(x: 0, y: 0, width: 375, height: 667),
        root: bounds.offset(x: 0, y: 50), superview: bounds, view: bounds),
      contentSize: Size(width: 375, height: 2000), focusedField: .field)
    let result = written(by: Strategy.self, in: sheet, .appear, .show(.phone8Keyboard))
    #expect(result == Written(content: Insets(bottom: 260)))
  }

  @Test func `A part of the view below the screen stays inset after a hide`() {
    let tall = ViewEnvironment.fieldOnPhone8(view: Rect(x: 0, y: 0, width: 375, height: 867))
    let hidden = written(
      by: Strategy.self, in: tall, .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(hidden == Written(content: Insets(bottom: 200)))
  }

  @Test func `Content that is lower than its view gets the whole inset`() {
    let short = ViewEnvironment.stage(Size(width: 375, height: 667), contentHeight: 500)
    let result = written(by: Strategy.self, in: short, .appear, .show(.phone8Keyboard))
    #expect(result == Written(content: Insets(bottom: 260)))
  }

  @Test func `A hide in place and a frame without place leave the inset`() {
    let shown = Written(content: Insets(bottom: 260))
    for hide in [[Event].hide(.phone8Keyboard), .hide(.zero), .move(.zero) + .hide(.phone8Gone)] {
      let result = written(
        by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard), hide)
      #expect(result == shown)
    }
  }

  @Test func `A missing frame keeps the last one, and the field is forgotten`() {
    let missing = KeyboardNotification.withoutKeys
    let result = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillChangeFrame(missing), .keyboardDidChangeFrame(missing)], .hide(.phone8Gone))
    #expect(result == Written(content: Insets(bottom: 260)))
  }

  @Test func `Without a field, off screen and for another app's keyboard nothing happens`() {
    #expect(written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard)) == .nothing)
    #expect(
      written(by: Strategy.self, in: .fieldOnPhone8(), .appear, .showElsewhere(.phone8Keyboard))
        == .nothing)
    #expect(
      written(
        by: Strategy.self, in: .fieldOnPhone8(), .appear, .disappear, .show(.phone8Keyboard))
        == .nothing)
  }

  @Test func `When the view has left the screen, the keyboard is another field's`() {
    let result = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard), .disappear,
      .hide(.phone8Gone))
    #expect(result == Written(content: Insets(bottom: 260)))
  }

  @Test func `A keyboard that was up before the view counts when the view has appeared`() {
    let late = written(by: Strategy.self, in: .fieldOnPhone8(), .show(.phone8Keyboard), .appear)
    #expect(late == Written(content: Insets(bottom: 260)))
    let other = written(
      by: Strategy.self, in: .fieldOnPhone8(), .showElsewhere(.phone8Keyboard), .appear)
    #expect(other == .nothing)
  }

  @Test func `The end of a change is applied to the view as it is then`() {
    let keyboard = KeyboardNotification.to(.phone8Keyboard)
    var view = ViewState(environment: .fieldOnPhone8())
    var strategy = Strategy()
    for event in [Event].appear + [.keyboardWillChangeFrame(keyboard)] {
      strategy.receive(event, &view)
    }
    #expect(view.contentInset == Insets(bottom: 260))
    view.lay(out: .fieldOnPhone8(view: Rect(x: 0, y: 0, width: 375, height: 567)))
    strategy.receive(.keyboardDidChangeFrame(keyboard), &view)
    #expect(view.contentInset == Insets(bottom: 160))
    // One that is elsewhere than the last change went is not applied.
    view.lay(out: .fieldOnPhone8())
    strategy.receive(.keyboardDidChangeFrame(.to(.phone8Gone)), &view)
    #expect(view.contentInset == Insets(bottom: 160))
    // It does not end the editing either.
    strategy.receive(.keyboardDidChangeFrame(keyboard), &view)
    #expect(view.contentInset == Insets(bottom: 260))
  }

  @Test func `A field higher than the room is shown from its top`() {
    let field = Rect(x: 16, y: 100, width: 200, height: 500)
    let high = ViewEnvironment.stage(Size(width: 375, height: 667), field: field)
    let result = written(by: Strategy.self, in: high, .appear, .show(.phone8Keyboard))
    #expect(result == Written(content: Insets(bottom: 260), scrolled: 100))
  }

  @Test func `Content is not scrolled beyond its end, without what the system adds`() {
    let last = ViewEnvironment.phoneX(focusedField: Rect(x: 16, y: 1960, width: 343, height: 40))
    let shown = written(by: Strategy.self, in: last, .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: last, .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    // 2000 ends at 476 of 812; then at 812, whatever the home indicator takes. Rest is at -44.
    #expect(shown == Written(content: Insets(bottom: 336), scrolled: 1524 + 44))
    #expect(hidden == Written(scrolled: 1188 + 44))
  }
}
