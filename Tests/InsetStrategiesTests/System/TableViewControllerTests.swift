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

  @Test func `With the behavior never the whole overlap is added`() {
    let shown = written(
      by: Strategy.self, in: .fieldOnPhoneX(behavior: .never), .appear, .show(.phoneXKeyboard))
    // The indicator keeps off the safe area by itself.
    #expect(shown.content == Insets(bottom: 336) && shown.indicators == Insets(bottom: 302))
  }

  @Test func `didChangeFrame moves the insets, willChangeFrame does not`() {
    let lower = Rect(x: 0, y: 451, width: 375, height: 216)
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let will = written(
      by: Strategy.self, in: .fieldOnPhone8(), up, [.keyboardWillChangeFrame(.to(lower))])
    let did = written(
      by: Strategy.self, in: .fieldOnPhone8(), up, [.keyboardDidChangeFrame(.to(lower))])
    #expect(will.content == Insets(bottom: 260))
    #expect(did.content == Insets(bottom: 216))
  }

  @Test func `A hidden field is scrolled to just above the keyboard`() {
    let hidden = ViewEnvironment.phone8(focusedField: Rect(x: 0, y: 500, width: 375, height: 40))
    let seen = ViewEnvironment.phone8(focusedField: Rect(x: 0, y: 300, width: 375, height: 40))
    let moved = written(by: Strategy.self, in: hidden, .appear, .show(.phone8Keyboard))
    let still = written(by: Strategy.self, in: seen, .appear, .show(.phone8Keyboard))
    #expect(moved.scrolled == 133)  // 540 - 407
    #expect(still.scrolled == 0)
  }

  @Test func `A hide restores whatever its frame, and without one`() {
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let inPlace = written(
      by: Strategy.self, in: .fieldOnPhone8(), up, [.keyboardWillHide(.to(.phone8Keyboard))])
    let missing = written(
      by: Strategy.self, in: .fieldOnPhone8(), up, [.keyboardWillHide(.withoutKeys)])
    #expect(inPlace.content == .zero)
    #expect(missing.content == .zero)
  }

  @Test func `A frame that is missing or nowhere changes nothing`() {
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let missing = written(
      by: Strategy.self, in: .fieldOnPhone8(), up, [.keyboardWillShow(.withoutKeys)])
    let null = written(
      by: Strategy.self, in: .fieldOnPhone8(), up, [.keyboardWillShow(.to(.null))])
    #expect(missing.content == Insets(bottom: 260))
    #expect(null.content == Insets(bottom: 260))
  }

  @Test func `A keyboard turned by iOS 7 is turned back`() {
    let table = ViewEnvironment.legacyPad.focusing(on: .field)
    let shown = written(by: Strategy.self, in: table, .appear, .show(.legacyPadKeyboard))
    #expect(shown.content == Insets(bottom: 352))
  }

  @Test func `A window away from the screen's origin is measured on screen`() {
    let shown = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(shown.content == Insets(bottom: 332))  // 700 - 368
  }

  @Test(arguments: [false, true])
  func `A container that makes room has done it already, SwiftUI's too`(isSwiftUI: Bool) {
    let table = ViewEnvironment(
      chain: ViewChain(filling: Size(width: 375, height: 667)),
      contentSize: Size(width: 375, height: 2000), focusedField: .field, adjustsForKeyboard: true,
      isHostedBySwiftUI: isSwiftUI)
    let shown = written(by: Strategy.self, in: table, .appear, .show(.phone8Keyboard))
    #expect(shown.content == .zero)
  }

  @Test func `Heard from the beginning of an appearance to the end of a disappearance`() {
    let early = written(
      by: Strategy.self, in: .fieldOnPhone8(), [.viewDidLoad, .viewWillAppear],
      .show(.phone8Keyboard))
    let leaving = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard),
      [.viewWillDisappear], .hide(.phone8Gone))
    let left = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard), .disappear,
      .hide(.phone8Gone))
    #expect(early.content == Insets(bottom: 260))
    #expect(leaving.content == .zero)
    #expect(left.content == Insets(bottom: 260))
  }
}
