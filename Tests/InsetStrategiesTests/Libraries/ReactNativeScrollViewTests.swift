import InsetCore
import Testing

@testable import InsetStrategies

struct ReactNativeScrollViewTests {
  typealias Strategy = Strategies.ReactNativeScrollView

  @Test func `The part below the keyboard's top counts and a home indicator twice`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    // The top inset of 44 points is the system's, so that the offset of -44 becomes 0.
    let insets = Insets(bottom: 336)
    #expect(shown == Written(content: insets, indicators: insets, scrolled: 44))
    #expect(hidden == Written(scrolled: 44))
  }

  @Test func `The prop stays if it is larger and the indicator takes it over`() {
    let prop = Insets(top: 64, bottom: 300)
    let result = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: prop, .appear, .show(.phone8Keyboard))
    #expect(result == Written(content: prop, indicators: prop))
  }

  @Test func `A cross-fade's end without height drops the prop, without the layout it is full`() {
    let prop = Insets(top: 64, bottom: 20)
    let faded = written(
      by: Strategy.self, in: .fieldOnPhone8(crossFade: true), base: prop, .appear, .move(.zero))
    let plain = written(by: Strategy.self, in: .fieldOnPhone8(), .appear, .move(.zero))
    // From -64, where the prop's top inset has it, to 0.
    #expect(
      faded
        == Written(content: Insets(top: 64), indicators: Insets(top: 64), scrolled: 64))
    #expect(plain.content == Insets(bottom: 667))
  }

  @Test func `The content scrolls until the field is above the keyboard, once`() {
    let field = Rect(x: 16, y: 500, width: 200, height: 40)
    let result = written(
      by: Strategy.self, in: .phone8(focusedField: field), .appear, .show(.phone8Keyboard),
      .show(.phone8Keyboard))
    let insets = Insets(bottom: 260)
    #expect(result == Written(content: insets, indicators: insets, scrolled: 133))
  }

  @Test func `A view in a window is compared with a keyboard on the screen`() {
    let result = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(result == .insets(232))  // 332 points of the view are covered
  }

  @Test func `Content that scrolls sideways and a keyboard from before are left alone`() {
    let bounds = ViewChain(filling: Size(width: 375, height: 667))
    let sideways = ViewEnvironment(chain: bounds, contentSize: Size(width: 800, height: 667))
    #expect(written(by: Strategy.self, in: sideways, .appear, .show(.phone8Keyboard)) == .nothing)
    #expect(written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard), .appear) == .nothing)
  }

  @Test func `A field that ends above the keyboard's top stays, one beyond the content's end too`()
  {
    let above = Rect(x: 16, y: 367, width: 200, height: 40)
    let insets = Insets(bottom: 260)
    // It ends at 407, where the keyboard begins.
    #expect(
      written(by: Strategy.self, in: .phone8(focusedField: above), .appear, .show(.phone8Keyboard))
        == Written(content: insets, indicators: insets))
    // It is 500 points below the content's end: 2100 + 400 is more than 2000 + 260 - 667 allows.
    let beyond = Rect(x: 16, y: 2460, width: 200, height: 40)
    let far = written(
      by: Strategy.self, in: .phone8(focusedField: beyond), .appear, .show(.phone8Keyboard))
    #expect(far == Written(content: insets, indicators: insets, scrolled: 1593))
  }

  @Test func `Insets that others have set since stay at the other edges`() {
    var strategy = Strategy()
    var view = ViewState(environment: .fieldOnPhone8())
    for event in [Event].appear { strategy.receive(event, &view) }
    view.contentInset = Insets(top: 20, bottom: 30)
    for event in [Event].show(.phone8Keyboard) { strategy.receive(event, &view) }
    #expect(view.contentInset == Insets(top: 20, bottom: 260))
    #expect(view.verticalScrollIndicatorInsets == Insets(top: 20, bottom: 260))
    // The bottom is the prop's after the hide, which was 0 at first.
    for event in [Event].hide(.phone8Gone) { strategy.receive(event, &view) }
    #expect(view.contentInset == Insets(top: 20))
  }

  @Test func `Only a change of frame is heard, from anywhere and without a window`() {
    let shown = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow(.to(.phone8Keyboard))])
    let foreign = written(
      by: Strategy.self, in: .phone8(), .appear, .showElsewhere(.phone8Keyboard))
    let covered = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], .show(.phone8Keyboard))
    #expect(shown == .nothing)
    #expect(foreign == .insets(260))
    #expect(covered == .insets(260))
    #expect(gone == .nothing)
  }

  @Test func `A frame that is missing counts as the zero rectangle, one that is nowhere as away`() {
    let missing = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillChangeFrame(.withoutKeys)])
    #expect(missing == .insets(667))
    let prop = Insets(bottom: 20)
    let nowhere = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: prop, .appear, .show(.phone8Keyboard),
      [.keyboardWillChangeFrame(.to(.null))])
    #expect(nowhere == Written(content: prop, indicators: prop))
  }
}
