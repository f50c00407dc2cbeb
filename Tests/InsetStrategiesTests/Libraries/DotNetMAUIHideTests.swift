import InsetCore
import Testing

@testable import InsetStrategies

/// What the hide takes back, which depends on the scroll view's window and the root view's size.
struct DotNetMAUIHideTests {
  typealias Strategy = Strategies.DotNetMAUI

  /// A hide in `WillHideKeyboard` looks at `LastScrollView?.Window` before it restores.
  @Test func `A hide off screen leaves the insets, and they count as the app's from then on`() {
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard), .disappear,
      .hide(.phone8Gone))
    #expect(hidden == .insets(280))
    // Back again: 200 + 20 are less than the 280 that have stayed.
    let lower = Rect(x: 0, y: 467, width: 375, height: 200)
    let back: [Event] = [.viewWillAppear, .viewDidLayoutSubviews, .viewDidAppear]
    let shown = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard), .disappear,
      .hide(.phone8Gone), back, .show(lower))
    #expect(shown == .insets(280))
    let higher = Rect(x: 0, y: 367, width: 375, height: 300)
    let taken = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard), .disappear,
      .hide(.phone8Gone), back, .show(higher), .hide(.phone8Gone))
    // From 320 back to the 280.
    #expect(taken == .insets(280))
  }

  @Test func `A hide as the view appears again restores them`() {
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard), .disappear,
      [.viewWillAppear], .hide(.phone8Gone))
    #expect(hidden == .nothing)
  }

  /// `RestorePosition` wipes the insets of scrolled content without a look at the window.
  @Test func `A hide off screen wipes the insets if the content was scrolled`() {
    let hidden = written(
      by: Strategy.self, in: DotNetMAUITests.phone8(fieldAt: 500), base: Insets(bottom: 20),
      .appear, .show(.phone8Keyboard), .disappear, .hide(.phone8Gone))
    // The field ends at 540 and was scrolled to end at 387.
    #expect(hidden == Written(scrolled: 153))
  }

  @Test func `Only a hide in a window scrolls back to the content's end by itself`() {
    let last = DotNetMAUITests.phoneX(fieldAt: 2396)
    let up: [Event] = .appear + .show(.phoneXKeyboard)
    let inWindow = written(by: Strategy.self, in: last, up, .hide(.phoneXGone))
    let offScreen = written(by: Strategy.self, in: last, up, .disappear, .hide(.phoneXGone))
    // 2436 ends at 812, whatever the home indicator takes. Off screen the scroll view itself goes
    // back as the inset is wiped, to 34 points above that.
    #expect(inWindow == Written(scrolled: 1624 + 44))
    #expect(offScreen == Written(scrolled: 1658 + 44))
  }

  /// A view that begins so low that its field can only be shown by moving the root view by 83.
  private static let low = stage(Size(width: 375, height: 667))

  private static func stage(_ size: Size) -> ViewEnvironment {
    .stage(
      size, view: Rect(x: 0, y: 420, width: 375, height: 247),
      field: Rect(x: 16, y: 10, width: 200, height: 40))
  }

  /// Where the root view is after a show, then in another environment, and after a hide there.
  private func translations(
    thenIn environment: ViewEnvironment, _ events: [Event]
  ) -> (shown: Double, then: Double, hidden: Double) {
    var strategy = Strategy()
    var view = ViewState(environment: Self.low)
    for event in [Event].appear + .show(.phone8Keyboard) { strategy.receive(event, &view) }
    let shown = view.translationY
    view.lay(out: environment)
    for event in events { strategy.receive(event, &view) }
    let then = view.translationY
    for event in [Event].hide(.phone8Gone) { strategy.receive(event, &view) }
    return (shown, then, view.translationY)
  }

  @Test func `A layout with the same size leaves the root view where it has moved, until a hide`() {
    let result = translations(thenIn: Self.low, [.viewDidLayoutSubviews])
    // The field ends at 470 and shall end at 387.
    #expect(result == (-83, -83, 0))
  }

  /// `RestorePosition` compares the container's size with the one before it moved, to a point.
  @Test func `A hide moves the root view back only where that has kept its size`() {
    #expect(translations(thenIn: Self.stage(Size(width: 375, height: 668)), []) == (-83, -83, 0))
    #expect(translations(thenIn: Self.stage(Size(width: 376, height: 667)), []) == (-83, -83, 0))
    #expect(translations(thenIn: Self.stage(Size(width: 375, height: 669)), []) == (-83, -83, -83))
    #expect(translations(thenIn: Self.stage(Size(width: 377, height: 667)), []) == (-83, -83, -83))
  }

  @Test func `A layout with another size puts the root view where UIKit has it`() {
    let wider = Self.stage(Size(width: 667, height: 667))
    #expect(translations(thenIn: wider, [.viewDidLayoutSubviews]) == (-83, 0, 0))
  }

  @Test func `The size counts from the first look after a hide on`() {
    var strategy = Strategy()
    var view = ViewState(environment: Self.low)
    for event in [Event].appear + .show(.phone8Keyboard) + .hide(.phone8Gone) {
      strategy.receive(event, &view)
    }
    view.lay(out: Self.stage(Size(width: 400, height: 667)))
    for event in [Event.viewDidLayoutSubviews] + .show(.phone8Keyboard) {
      strategy.receive(event, &view)
    }
    #expect(view.translationY == -83)
    for event in [Event].hide(.phone8Gone) { strategy.receive(event, &view) }
    #expect(view.translationY == 0)
  }
}
