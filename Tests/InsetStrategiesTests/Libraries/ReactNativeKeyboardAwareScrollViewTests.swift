import InsetCore
import Testing

@testable import InsetStrategies

struct ReactNativeKeyboardAwareScrollViewTests {
  typealias Strategy = Strategies.ReactNativeKeyboardAwareScrollView

  /// An iPhone 8 with a field of 40 points at a height.
  private static func phone8(fieldAt y: Double, view: Rect? = nil) -> ViewEnvironment {
    .phone8(view: view, focusedField: Rect(x: 16, y: y, width: 200, height: 40))
  }

  @Test func `The keyboard's whole height counts and the indicator gets none`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(content: Insets(bottom: 336)))
    // The top inset of 44 points is the system's, so that the offset of -44 becomes 0.
    #expect(hidden == Written(scrolled: 44))
  }

  @Test func `An app with insets of its own gets none for the keyboard`() {
    for base in [Insets(top: 64), Insets(bottom: 20)] {
      let up: [Event] = .appear + .show(.phone8Keyboard)
      #expect(written(by: Strategy.self, in: .phone8(), base: base, up).content == base)
      let down = written(by: Strategy.self, in: .phone8(), base: base, up, .hide(.phone8Gone))
      #expect(down.content == base)
    }
  }

  @Test func `A field nearer than 75 points scrolls to 75 points above the keyboard, and back`() {
    let insets = Insets(bottom: 260)
    // 332 is 75 points above 407.
    let rows: [(y: Double, scrolled: Double)] = [(292, 0), (300, 8), (500, 208)]
    for (y, scrolled) in rows {
      let up: [Event] = .appear + .show(.phone8Keyboard)
      #expect(
        written(by: Strategy.self, in: Self.phone8(fieldAt: y), up)
          == Written(content: insets, scrolled: scrolled))
      #expect(
        written(by: Strategy.self, in: Self.phone8(fieldAt: y), up, .hide(.phone8Gone))
          == .nothing)
    }
  }

  @Test func `The scroll view is taken to begin at the screen's top`() {
    // The field ends at 604 in the window and, 208 points higher, at 396: 11 above the keyboard.
    let view = Self.phone8(fieldAt: 500, view: Rect(x: 0, y: 64, width: 375, height: 603))
    let result = written(by: Strategy.self, in: view, .appear, .show(.phone8Keyboard))
    #expect(result == Written(content: Insets(bottom: 260), scrolled: 208))
  }

  @Test func `A hide goes back to where the first show has found the content`() {
    let higher = Rect(x: 0, y: 357, width: 375, height: 310)
    let up: [Event] = .appear + .show(.phone8Keyboard) + .show(higher)
    let view = Self.phone8(fieldAt: 500)
    #expect(
      written(by: Strategy.self, in: view, up)
        == Written(content: Insets(bottom: 310), scrolled: 258))
    #expect(written(by: Strategy.self, in: view, up, .hide(.phone8Gone)) == .nothing)
  }

  @Test func `A hide without a show scrolls to 0`() {
    var strategy = Strategy()
    var view = ViewState(environment: .phone8())
    for event in [Event].appear { strategy.receive(event, &view) }
    view.contentOffset.y = 300
    for event in [Event].hide(.phone8Gone) { strategy.receive(event, &view) }
    #expect(view.contentOffset.y == 0)
  }

  @Test func `A frame that is missing counts as the zero rectangle`() {
    // The field ends at 140: 140 - 0 + 75.
    let missing = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, [.keyboardWillShow(.withoutKeys)])
    #expect(missing == Written(scrolled: 215))
  }

  @Test func `Only show and hide are heard, from viewDidLoad to viewDeinit`() {
    let moved = written(by: Strategy.self, in: .phone8(), .appear, .move(.phone8Keyboard))
    let before = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard), .appear)
    let covered = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], .show(.phone8Keyboard))
    #expect(moved == .nothing)
    #expect(before == .nothing)
    #expect(covered == Written(content: Insets(bottom: 260)))
    #expect(gone == .nothing)
  }
}
