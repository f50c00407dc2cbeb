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
    // No willShow is posted for a raised keyboard: 768 - 248 below its top, and 10.
    let raised = written(by: Strategy.self, in: .pad(), .appear, .move(.padRaised))
    #expect(raised == Written(content: Insets(bottom: 530), indicators: Insets(bottom: 520)))
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
    let covered = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, [.willResignActive],
      .show(.phone8Keyboard))
    #expect(covered == .nothing)
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

  /// The lower part of an iPhone 8, or another, with a field 10 points below the content's top.
  private static func part(_ y: Double, height: Double = 267, field: Double = 10)
    -> ViewEnvironment
  {
    .stage(
      Size(width: 375, height: 667), view: Rect(x: 0, y: y, width: 375, height: height),
      field: Rect(x: 16, y: field, width: 200, height: 40))
  }

  @Test func `The root view moves by what scrolling leaves, in whole points, and comes back`() {
    // The field is at 410 to 450 of the window, 53 below 397; its top is 10 below the content's.
    let shown = written(by: Strategy.self, in: Self.part(400), .appear, .show(.phone8Keyboard))
    let hidden = written(
      by: Strategy.self, in: Self.part(400), .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    // It has 53.5 to go and goes 53.
    let half = written(
      by: Strategy.self, in: Self.part(400, field: 10.5), .appear, .show(.phone8Keyboard))
    #expect(
      shown
        == Written(
          content: Insets(bottom: 270), indicators: Insets(bottom: 260), scrolled: 10,
          translation: -43))
    #expect(hidden == Written(scrolled: 10))
    #expect(half.scrolled == 10.5)
    #expect(half.translation == -42.5)
  }

  @Test func `The root view does not move by more than the keyboard's height`() {
    // The line is at 447. Below the window the field ends at 940: scrolling by 5 leaves 488 of 493.
    let result = written(
      by: Strategy.self, in: Self.part(895, height: 72, field: 5), .appear,
      [.keyboardWillShow(.to(Rect(x: 0, y: 457, width: 375, height: 210)))])
    #expect(result.translation == -210)
  }

  @Test(arguments: [(20.0, -30.0), (-20, 0)])
  func `The root view comes down with the field, and no further than where it began`(
    y: Double, translation: Double
  ) {
    var strategy = Strategy()
    var view = ViewState(environment: Self.part(400))
    for event in [Event].appear + .show(.phone8Keyboard) { strategy.receive(event, &view) }
    // Moved by -43 and scrolled by 10, the field begins at -23 or -63; scrolling back leaves 13 or
    // 53.
    view.lay(out: Self.part(y, height: 647))
    strategy.receive(
      .keyboardWillShow(.to(Rect(x: 0, y: 427, width: 375, height: 240))), &view)
    #expect(view.translationY == translation)
  }

  @Test func `In a sheet the field stays below the sheet's top`() {
    // From 110 to 510 of the window, 113 below 397; its top is 10 below the sheet's, which begins at
    // 100.
    let result = written(
      by: Strategy.self, in: .highFieldInSheet, .appear, .show(.phone8Keyboard))
    #expect(result.scrolled == 10)
    #expect(result.translation == 0)
  }

  @Test func `Below a window that ends above the screen's bottom nothing counts`() {
    // The window ends at 700 on the screen, the keyboard begins at 368, 10 points above that with
    // the distance.
    let result = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(result == Written(content: Insets(bottom: 342), indicators: Insets(bottom: 332)))
  }
}
