import InsetCore
import Testing

@testable import InsetStrategies

struct IQKeyboardManagerTests {
  typealias Strategy = Strategies.IQKeyboardManager

  @Test func `The distance and the root's safe area raise the content, not the indicator`() {
    let shown = written(by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard),
      .hide(.phoneXGone))
    // 336 + 10 + 34 - 34, and 336 - 34
    #expect(shown == Written(content: Insets(bottom: 346), indicators: Insets(bottom: 302)))
    #expect(hidden == .nothing)
  }

  @Test func `The larger of base and keyboard counts, and the base comes back`() {
    let base = Insets(top: 64, bottom: 265)
    let shown = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: base, .appear, .show(.phone8Keyboard))
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: base, .appear, .show(.phone8Keyboard),
      .hide(.phone8Gone))
    // 270 are covered with the distance, 260 without.
    #expect(
      shown == Written(content: Insets(top: 64, bottom: 270), indicators: Insets(bottom: 260)))
    #expect(hidden == Written(content: base))
    // An inset that does not change leaves the indicator alone.
    let large = Insets(bottom: 300)
    let same = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: large, .appear, .show(.phone8Keyboard))
    #expect(same == Written(content: large))
  }

  @Test func `What lies between the view and the window's bottom is taken off`() {
    let above = ViewEnvironment.fieldOnPhone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    let result = written(by: Strategy.self, in: above, .appear, .show(.phone8Keyboard))
    #expect(result == Written(content: Insets(bottom: 170), indicators: Insets(bottom: 160)))
  }

  @Test func `A floating keyboard that shows has no height, a bar what is on screen`() {
    let floating = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .show(.padFloating))
    let bar = written(by: Strategy.self, in: .pad(), .appear, .show(.padBar))
    #expect(floating == .nothing)
    #expect(bar == Written(content: Insets(bottom: 65), indicators: Insets(bottom: 55)))
  }

  @Test func `Without a field and in an app that is not active nothing happens`() {
    let inactive = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, [.didEnterBackground],
      .show(.phone8Keyboard))
    #expect(written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard)) == .nothing)
    #expect(inactive == .nothing)
  }

  /// 667 - 407 + 10 = 270.
  @Test func `A table view controller is disabled by default; what SwiftUI hosts is not`() {
    func environment(_ isHosted: Bool) -> ViewEnvironment {
      ViewEnvironment(
        chain: ViewChain(filling: Size(width: 375, height: 667)),
        contentSize: Size(width: 375, height: 2000), focusedField: .field, adjustsForKeyboard: true,
        isHostedBySwiftUI: isHosted)
    }
    let table = written(
      by: Strategy.self, in: environment(false), .appear, .show(.phone8Keyboard))
    let hosted = written(by: Strategy.self, in: environment(true), .appear, .show(.phone8Keyboard))
    #expect(table == .nothing)
    #expect(hosted == Written(content: Insets(bottom: 270), indicators: Insets(bottom: 260)))
  }

  @Test func `A keyboard that was up before the view is known`() {
    let late = written(by: Strategy.self, in: .fieldOnPhone8(), .show(.phone8Keyboard), .appear)
    #expect(late == Written(content: Insets(bottom: 270), indicators: Insets(bottom: 260)))
  }

  @Test func `A change of frame with another height is enough, a hide with the same is none`() {
    // No willShow is posted for a raised keyboard: 768 - 268 below its top, and 10.
    let raised = written(by: Strategy.self, in: .pad(), .appear, .move(.padRaised))
    let height = 768 - Rect.padRaised.minY
    #expect(
      raised
        == Written(content: Insets(bottom: height + 10), indicators: Insets(bottom: height)))
    let inPlace = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard),
      .hide(.phone8Keyboard))
    #expect(
      inPlace == Written(content: Insets(bottom: 270), indicators: Insets(bottom: 260)))
  }

  @Test func `A hide that ends as high as its accessory has no height`() {
    let accessory = Rect(x: 0, y: 623, width: 375, height: 44)
    let moved = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard), .move(accessory))
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillHide(.to(accessory))])
    #expect(moved == Written(content: Insets(bottom: 54), indicators: Insets(bottom: 44)))
    #expect(hidden == .nothing)
  }

  @Test func `An app that is not active puts back and insets when it is active again`() {
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard),
      [.didEnterBackground], .hide(.phone8Gone))
    #expect(hidden == .nothing)
    let active = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, [.didEnterBackground],
      .show(.phone8Keyboard), [.didBecomeActive])
    #expect(active == Written(content: Insets(bottom: 270), indicators: Insets(bottom: 260)))
  }

  @Test func `A hide during an interactive pop counts only if the view goes`() {
    let pop: [Event] =
      .appear + .show(.phone8Keyboard) + [.viewWillDisappear] + .hide(.phone8Gone)
    let cancelled = written(
      by: Strategy.self, in: .fieldOnPhone8(), pop, [.viewWillAppear, .viewDidAppear])
    let gone = written(by: Strategy.self, in: .fieldOnPhone8(), pop, [.viewDidDisappear])
    #expect(
      cancelled == Written(content: Insets(bottom: 270), indicators: Insets(bottom: 260)))
    #expect(gone == .nothing)
  }

  @Test func `A frame that is missing has no height, and another app's keyboard counts`() {
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard),
      [.keyboardDidChangeFrame(.withoutKeys)])
    let foreign = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .showElsewhere(.phone8Keyboard))
    #expect(hidden == .nothing)
    #expect(foreign == Written(content: Insets(bottom: 270), indicators: Insets(bottom: 260)))
  }

  @Test func `Another height counts from where the insets were at first`() {
    let higher = Rect(x: 0, y: 367, width: 375, height: 300)
    let base = Insets(top: 64, bottom: 20)
    let up: [Event] = .appear + .show(.phone8Keyboard) + .show(higher)
    let shown = written(by: Strategy.self, in: .fieldOnPhone8(), base: base, up)
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: base, up, .hide(.phone8Gone))
    #expect(
      shown == Written(content: Insets(top: 64, bottom: 310), indicators: Insets(bottom: 300)))
    #expect(hidden == Written(content: base))
  }

  @Test func `Below a window that ends above the screen's bottom nothing counts`() {
    // The window ends at 700 on the screen, the keyboard begins at 368, 10 points above that with
    // the distance.
    let result = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(result == Written(content: Insets(bottom: 342), indicators: Insets(bottom: 332)))
  }
}
