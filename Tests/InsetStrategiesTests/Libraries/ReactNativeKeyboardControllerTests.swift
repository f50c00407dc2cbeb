import InsetCore
import Testing

@testable import InsetStrategies

struct ReactNativeKeyboardControllerTests {
  typealias Strategy = Strategies.ReactNativeKeyboardController

  @Test func `A show pads to the keyboard's top and a hide takes it back`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test(arguments: [
    ("V244", 50.0, 300.0, 250.0), ("V246", 50, 0, 0), ("V284 and V292", 0, 300, 300),
  ])
  func `A gap below the view is taken off`(
    row: String, gap: Double, height: Double, padding: Double
  ) {
    let view = ViewEnvironment.stage(
      Size(width: 375, height: 800), view: Rect(x: 0, y: 0, width: 375, height: 800 - gap))
    let end = Rect(x: 0, y: 800 - height, width: 375, height: height)
    let result = written(by: Strategy.self, in: view, .appear, .show(end))
    #expect(result == Written(constraint: padding), "\(row)")
  }

  @Test func `A hardware keyboard's bar has its frame's height first and its own when read`() {
    let keyboard = KeyboardNotification.to(.padBar, from: .padGone)
    let told = written(by: Strategy.self, in: .pad(), .appear, [.keyboardWillShow(keyboard)])
    let read = written(by: Strategy.self, in: .pad(), .appear, .show(.padBar))
    #expect(told == Written(constraint: 400))
    #expect(read == Written(constraint: 55))
  }

  @Test func `A position above the target height is dropped`() {
    let low = KeyboardNotification.to(Rect(x: 0, y: 451, width: 375, height: 216))
    let high = KeyboardNotification.to(.phone8Keyboard)
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow(low), .keyboardDidShow(high)])
    #expect(result == Written(constraint: 216))
  }

  @Test func `A keyboard that was up before the view is known`() {
    let result = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    #expect(result == Written(constraint: 302))
  }

  @Test func `A view in a window is compared with the screen's height`() {
    let result = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(result == Written(constraint: 232))  // 332 points are covered
  }
}
