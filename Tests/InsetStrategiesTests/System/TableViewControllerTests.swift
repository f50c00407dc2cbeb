import InsetCore
import Testing

@testable import InsetStrategies

struct TableViewControllerTests {
  typealias Strategy = Strategies.TableViewController

  @Test func `What the system keeps free already is not added again`() {
    let shown = written(by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard),
      .hide(.phoneXGone, from: .phoneXKeyboard))
    #expect(shown.content == Insets(bottom: 302) && shown.indicators == Insets(bottom: 302))
    #expect(hidden.content == .zero && hidden.indicators == .zero)
  }

  @Test func `The app's own insets survive`() {
    let base = Insets(top: 8, left: 4, bottom: 12)
    let shown = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: base, .appear, .show(.phone8Keyboard))
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: base, .appear, .show(.phone8Keyboard),
      .hide(.phone8Gone, from: .phone8Keyboard))
    #expect(shown.content == Insets(top: 8, left: 4, bottom: 272))
    #expect(hidden.content == base)
  }

  @Test func `Nothing counts without a field, before the view appears or from another app`() {
    #expect(written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard)) == .nothing)
    let before = written(by: Strategy.self, in: .fieldOnPhone8(), .show(.phone8Keyboard), .appear)
    #expect(before.content == .zero)
    var keyboard = KeyboardNotification.to(.phone8Keyboard, from: .phone8Gone)
    keyboard.isLocal = false
    let others = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, [.keyboardWillShow(keyboard)])
    #expect(others.content == .zero)
  }

  @Test func `A keyboard that ends above the screen's bottom covers nothing`() {
    let raised = written(by: Strategy.self, in: .pad(), .appear, .show(.padRaised))
    #expect(raised.content == .zero)
  }
}
