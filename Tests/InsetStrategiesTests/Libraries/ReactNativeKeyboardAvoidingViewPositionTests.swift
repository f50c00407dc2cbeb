import InsetCore
import Testing

@testable import InsetStrategies

struct ReactNativeKeyboardAvoidingViewPositionTests {
  typealias Strategy = Strategies.ReactNativeKeyboardAvoidingViewPosition

  @Test func `A show moves the content up to the keyboard's top and a hide takes it back`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    // The component ends at 778, inside the safe area, and the keyboard begins at 476.
    #expect(shown == Written(translation: -302))
    #expect(hidden == .nothing)
  }

  @Test func `The move takes the field with it`() {
    // A field at 100 is at -160 then: its top is 260 points above the view's.
    var strategy = Strategy()
    var view = ViewState(environment: .fieldOnPhone8())
    for event in [Event].appear + .show(.phone8Keyboard) { strategy.receive(event, &view) }
    #expect(SettledLayout(view).contentOffset == 260)
  }

  @Test func `What the parent lies below the screen's top is missing`() {
    // The view ends at 603 in a parent that begins at 64: 196 points instead of 260.
    let result = written(
      by: Strategy.self, in: .belowHeader, .appear, .show(.phone8Keyboard))
    #expect(result == Written(translation: -196))
  }

  @Test func `A layout with another height measures anew while the keyboard is up`() {
    var strategy = Strategy()
    var view = ViewState(environment: .phone8())
    for event in [Event].appear + .show(.phone8Keyboard) { strategy.receive(event, &view) }
    view.lay(out: .phone8(view: Rect(x: 0, y: 0, width: 375, height: 647)))
    strategy.receive(.viewDidLayoutSubviews, &view)
    #expect(view.translationY == -240)
  }

  @Test func `Only show and hide are heard, from viewDidLoad to viewDeinit`() {
    let moved = written(by: Strategy.self, in: .pad(), .appear, .move(.padFloating))
    let before = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], .show(.phone8Keyboard))
    #expect(moved == .nothing)
    #expect(before == .nothing)
    #expect(gone == .nothing)
  }
}
