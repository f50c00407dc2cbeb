import InsetCore
import Testing

@testable import InsetStrategies

struct HeightMinusBarTests {
  typealias Strategy = Strategies.HeightMinusBar

  static let tabBar = Rect(x: 0, y: 729, width: 375, height: 83)
  static let toolbar = Rect(x: 0, y: 734, width: 375, height: 44)

  @Test func `Without bars the whole height is written`() {
    let phone8 = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    #expect(phone8 == .insets(260))
  }

  @Test func `A home indicator counts twice where covered-area counts it once`() {
    let seed = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let own = written(by: CoveredArea.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    #expect(seed == .insets(336))
    #expect(own == .insets(302))
  }

  @Test(arguments: [false, true])
  func `A tab bar is subtracted, visible or not`(isHidden: Bool) {
    let environment = ViewEnvironment.phoneX(tabBar: Bar(frame: Self.tabBar, isHidden: isHidden))
    let result = written(by: Strategy.self, in: environment, .appear, .show(.phoneXKeyboard))
    #expect(result == .insets(253))
  }

  @Test(arguments: [(false, 292.0), (true, 336.0)])
  func `A toolbar is subtracted unless it is hidden`(isHidden: Bool, bottom: Double) {
    let environment = ViewEnvironment.phoneX(toolbar: Bar(frame: Self.toolbar, isHidden: isHidden))
    let result = written(by: Strategy.self, in: environment, .appear, .show(.phoneXKeyboard))
    #expect(result == .insets(bottom))
  }

  @Test func `Of two bars only the tab bar is subtracted`() {
    let environment = ViewEnvironment.phoneX(
      tabBar: Bar(frame: Self.tabBar), toolbar: Bar(frame: Self.toolbar))
    let result = written(by: Strategy.self, in: environment, .appear, .show(.phoneXKeyboard))
    #expect(result == .insets(253))
  }

  @Test func `Hide writes zero, also below a tab bar`() {
    let environment = ViewEnvironment.phoneX(tabBar: Bar(frame: Self.tabBar))
    let result = written(
      by: Strategy.self, in: environment, base: Insets(top: 10, bottom: 20),
      .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(result == .nothing)
  }

  @Test func `A keyboard lower than the bar never gives a negative inset`() {
    let environment = ViewEnvironment.phoneX(tabBar: Bar(frame: Self.tabBar))
    let low = Rect(x: 0, y: 762, width: 375, height: 50)
    #expect(written(by: Strategy.self, in: environment, .appear, .show(low)) == .nothing)
  }

  @Test func `An event without duration is ignored, one without a begin frame is not`() {
    let withoutBegin = KeyboardNotification(beginFrame: nil, endFrame: .phone8Keyboard)
    let first = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillChangeFrame(.withoutDuration)])
    let second = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillChangeFrame(withoutBegin)])
    #expect(first == .nothing)
    #expect(second == .insets(260))
  }

  @Test func `A hide without a duration is ignored`() {
    var keyboard = KeyboardNotification.to(.phone8Gone)
    keyboard.duration = nil
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillHide(keyboard)])
    #expect(result == .insets(260))
  }
}
