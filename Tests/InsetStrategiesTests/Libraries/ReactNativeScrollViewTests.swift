import InsetCore
import Testing

@testable import InsetStrategies

struct ReactNativeScrollViewTests {
  typealias Strategy = Strategies.ReactNativeScrollView

  @Test func `The part below the keyboard's top counts and a home indicator twice`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    let insets = Insets(bottom: 336)
    #expect(shown == Written(content: insets, indicators: insets, scrolled: 336))
    #expect(hidden == .nothing)
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
    #expect(faded == Written(content: Insets(top: 64), indicators: Insets(top: 64)))
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
}
