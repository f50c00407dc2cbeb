import InsetCore
import Testing

@testable import InsetStrategies

struct IntersectionInTableTests {
  typealias Strategy = Strategies.IntersectionInTable

  /// A table that ends 100 points above the bottom of an iPhone 8.
  static let aboveFooter = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 503))

  @Test func `The intersection's height is written`() {
    let whole = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    let part = written(by: Strategy.self, in: Self.aboveFooter, .appear, .show(.phone8Keyboard))
    #expect(whole == .insets(260))
    #expect(part == .insets(160))
  }

  @Test func `The content offset cancels out and a home indicator counts twice`() {
    let result = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    #expect(result == .insets(336))
  }

  @Test func `A keyboard turned by iOS 7 is turned back`() {
    let result = written(by: Strategy.self, in: .legacyPad, .appear, .show(.legacyPadKeyboard))
    #expect(result == .insets(352))
  }

  @Test func `A window away from the screen's origin is measured wrongly`() {
    let result = written(by: Strategy.self, in: .freeWindow, .appear, .show(.padKeyboard))
    #expect(result == .insets(232))  // 332 points of the view are covered
  }

  @Test func `A common edge writes zero, no common point changes nothing`() {
    let edge = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .show(.phone8Gone))
    let apart = written(
      by: Strategy.self, in: Self.aboveFooter, .appear, .show(.phone8Keyboard), .show(.phone8Gone))
    #expect(edge == .nothing)
    #expect(apart == .insets(160))
  }

  @Test func `A missing end frame is the zero rectangle at the window's corner`() {
    let inside = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillShow(.withoutKeys)])
    let outside = written(
      by: Strategy.self, in: Self.aboveFooter, .appear, .show(.phone8Keyboard),
      [.keyboardWillShow(.withoutKeys)])
    #expect(inside == .nothing)
    #expect(outside == .insets(160))
  }

  @Test func `A second show replaces the first and hide restores nothing but zero`() {
    let lower = Rect(x: 0, y: 451, width: 375, height: 216)
    let second = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .show(lower))
    let hidden = written(
      by: Strategy.self, in: .phone8(), base: Insets(top: 64, bottom: 20), .appear, .show(lower),
      .hide(.phone8Gone))
    #expect(second == .insets(216))
    #expect(hidden == .nothing)
  }

  @Test func `Undocking posts a hide, which is all that counts`() {
    let raised = Rect(x: 0, y: 200, width: 375, height: 260)
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillChangeFrame(.to(raised)), .keyboardWillHide(.to(raised))])
    #expect(result == .nothing)
  }

  @Test func `A frame change alone is not observed`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillChangeFrame(.to(.phone8Keyboard))])
    #expect(result == .nothing)
  }

  @Test func `Nothing is observed before the first appearance`() {
    let loaded = written(
      by: Strategy.self, in: .phone8(), [.viewDidLoad], .show(.phone8Keyboard))
    #expect(loaded == .nothing)
  }

  @Test func `Nothing is observed from the beginning of a disappearance on`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), [.viewWillDisappear],
      .hide(.phone8Gone))
    #expect(result == .insets(260))
  }
}
