import InsetCore
import Testing

@testable import InsetStrategies

struct DropsOnRotationTests {
  typealias Strategy = Strategies.DropsOnRotation

  static let turned = ViewEnvironment.stage(Size(width: 667, height: 375))
  static let lowKeyboard = Rect(x: 0, y: 213, width: 667, height: 162)
  static let lowGone = Rect(x: 0, y: 375, width: 667, height: 162)

  /// The insets after events before and after the layout in another size.
  static func insets(
    base: Insets = .zero, _ before: [Event], thenIn next: ViewEnvironment, _ after: [Event]
  ) -> Insets {
    var strategy = Strategy()
    var view = ViewState(environment: .fieldOnPhone8(), base: base)
    for event in before { strategy.receive(event, &view) }
    view.lay(out: next)
    for event in [Event.viewDidLayoutSubviews] + after { strategy.receive(event, &view) }
    return view.contentInset
  }

  @Test func `Without a turn insets are right`() {
    let base = Insets(top: 8, bottom: 20)
    let shown = written(
      by: Strategy.self, in: .phone8(), base: base, .appear, .show(.phone8Keyboard))
    let hidden = written(
      by: Strategy.self, in: .phone8(), base: base, .appear, .show(.phone8Keyboard),
      .hide(.phone8Gone))
    #expect(shown.content == Insets(top: 8, bottom: 280))
    #expect(hidden == Written(content: base))
  }

  @Test func `The show that a turn posts is forgotten when the turn is complete`() {
    let up: [Event] = .appear + .show(.phone8Keyboard) + .hide(.phone8Gone)
    let shown: [Event] = .show(Self.lowKeyboard)
    let base = Insets(bottom: 20)
    let coming = Self.insets(base: base, up, thenIn: Self.turned, Array(shown.prefix(3)))
    let complete = Self.insets(base: base, up, thenIn: Self.turned, shown)
    #expect(coming == Insets(bottom: 182))
    #expect(complete == Insets(bottom: 20))
  }

  @Test func `The next show is right again`() {
    let up: [Event] = .appear + .show(.phone8Keyboard) + .hide(.phone8Gone)
    let after: [Event] = .show(Self.lowKeyboard) + .show(Self.lowKeyboard)
    #expect(Self.insets(up, thenIn: Self.turned, after) == Insets(bottom: 162))
    let again: [Event] = .show(Self.lowKeyboard) + .hide(Self.lowGone) + .show(Self.lowKeyboard)
    #expect(Self.insets(up, thenIn: Self.turned, again) == Insets(bottom: 162))
  }

  @Test func `A window that changes under the keyboard drops it at once, until the next show`() {
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let narrow = ViewEnvironment.stage(
      Size(width: 375, height: 667), window: Rect(x: 0, y: 0, width: 320, height: 667))
    #expect(Self.insets(up, thenIn: narrow, []) == .zero)
    #expect(Self.insets(up, thenIn: narrow, .show(.phone8Keyboard)) == Insets(bottom: 260))
  }

  @Test func `A layout in the same size drops nothing`() {
    let up: [Event] = .appear + .show(.phone8Keyboard)
    #expect(Self.insets(up, thenIn: .fieldOnPhone8(), []) == Insets(bottom: 260))
  }
}
