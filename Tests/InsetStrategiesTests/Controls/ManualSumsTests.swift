import InsetCore
import Testing

@testable import InsetStrategies

struct ManualSumsTests {
  typealias Strategy = Strategies.ManualSums

  @Test func `What lies below the view is taken off`() {
    let whole = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    let aboveFooter = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 503))
    let part = written(by: Strategy.self, in: aboveFooter, .appear, .show(.phone8Keyboard))
    #expect(whole == .insets(260))
    #expect(part == .insets(160))
  }

  @Test func `A window's origin is part of the sum`() {
    let result = written(by: Strategy.self, in: .freeWindow, .appear, .show(.padKeyboard))
    #expect(result == .insets(332))  // 400 - (768 - 700)
  }

  @Test func `The origins of all the frames around the view are added`() {
    let screen = Size(width: 375, height: 667)
    let chain = ViewChain(
      screen: screen, window: Rect(origin: .zero, size: screen),
      root: Rect(x: 0, y: 20, width: 375, height: 647),
      superview: Rect(x: 0, y: 44, width: 375, height: 603),
      view: Rect(x: 0, y: 3, width: 375, height: 500))
    let environment = ViewEnvironment(
      chain: chain, contentSize: Size(width: 375, height: 2000))
    let result = written(by: Strategy.self, in: environment, .appear, .show(.phone8Keyboard))
    #expect(result == .insets(160))  // the view ends at 567
  }

  @Test func `A view that ends above the keyboard gets a negative inset`() {
    let high = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 300))
    let result = written(by: Strategy.self, in: high, .appear, .show(.phone8Keyboard))
    #expect(result == .insets(-107))
  }

  @Test func `Rotation on iOS 7 is not heeded`() {
    let result = written(by: Strategy.self, in: .legacyPad, .appear, .show(.legacyPadKeyboard))
    #expect(result == .insets(768))  // 1024 - (1024 - 768)
  }

  @Test func `Hide restores nothing but zero and a show without an end frame is ignored`() {
    let hidden = written(
      by: Strategy.self, in: .phone8(), base: Insets(bottom: 20), .appear, .show(.phone8Keyboard),
      .hide(.phone8Gone))
    let missing = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillShow(.withoutKeys)])
    #expect(hidden == .nothing)
    #expect(missing == .insets(260))
  }
}
