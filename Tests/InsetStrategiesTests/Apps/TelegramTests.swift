import InsetCore
import Testing

@testable import InsetStrategies

struct TelegramTests {
  typealias Strategy = Strategies.Telegram

  @Test func `The docked keyboard's height or the safe area ends the content`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test(arguments: [
    ("V325", Size(width: 320, height: 480), 216.0, 0.0),
    ("V326", Size(width: 480, height: 320), 162, 0),
    ("V333", Size(width: 375, height: 812), 292, 34),
    ("V334", Size(width: 812, height: 375), 172, 21),
    ("V339", Size(width: 834, height: 1194), 283, 21),
    ("V340", Size(width: 1194, height: 834), 368, 21),
  ])
  func `A keyboard of the device table is as high as in it`(
    row: String, screen: Size, height: Double, indicator: Double
  ) {
    let environment = ViewEnvironment.stage(screen, obstruction: Insets(bottom: indicator))
    let end = Rect(x: 0, y: screen.height - height, width: screen.width, height: height)
    let result = written(by: Strategy.self, in: environment, .appear, .show(end))
    #expect(result.constraint + indicator == height, "\(row)")
  }

  @Test func `A raised, floating or empty frame has no height, a bar what is on screen`() {
    for frame in [Rect.padRaised, .padFloating, .zero] {
      let result = written(
        by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .move(frame))
      #expect(result == .nothing)
    }
    #expect(
      written(by: Strategy.self, in: .pad(), .appear, .show(.padBar)) == Written(constraint: 55))
  }

  @Test func `Half of what a centered sheet leaves is taken off if it is less than 100 points`() {
    let sheet = ViewEnvironment.pad(window: Rect(x: 162, y: 34, width: 700, height: 700))
    let small = ViewEnvironment.pad(window: Rect(x: 162, y: 50, width: 700, height: 668))
    #expect(
      written(by: Strategy.self, in: sheet, .appear, .show(.padKeyboard))
        == Written(constraint: 366))  // 400 - 68 / 2
    #expect(
      written(by: Strategy.self, in: small, .appear, .show(.padKeyboard))
        == Written(constraint: 400))  // 100 points are not less
  }

  @Test func `Up to iOS 12 a wide keyboard is measured from the window's bottom`() {
    let sheet = ViewEnvironment.pad(
      window: Rect(x: 162, y: 34, width: 700, height: 700), capabilities: .iOS12)
    #expect(
      written(by: Strategy.self, in: sheet, .appear, .show(.padKeyboard))
        == Written(constraint: 298))  // 700 - 368 - 34
  }

  @Test func `A narrow keyboard at the left edge is measured from the screen's width`() {
    let upright = ViewEnvironment.stage(Size(width: 768, height: 1024), idiom: .pad)
    let sheet = ViewEnvironment.pad(window: Rect(x: 162, y: 34, width: 700, height: 700))
    let left = Rect(x: 0, y: 600, width: 320, height: 260)
    let corner = Rect(x: 704, y: 508, width: 320, height: 260)
    #expect(
      written(by: Strategy.self, in: upright, .appear, .show(left))
        == Written(constraint: 168))  // 768 - 600, though it ends above the bottom
    #expect(
      written(by: Strategy.self, in: upright, .appear, .show(left.offset(x: 1, y: 0))) == .nothing)
    // Nothing is taken off for a sheet then: 768 - 508.
    #expect(
      written(by: Strategy.self, in: sheet, .appear, .show(corner)) == Written(constraint: 260))
  }

  @Test func `Only a change of frame is heard, a hide by its frame`() {
    let gone = KeyboardNotification.to(.phoneXGone, from: .phoneXKeyboard)
    for event in [
      Event.keyboardWillShow(gone), .keyboardDidShow(gone), .keyboardWillHide(gone),
      .keyboardDidHide(gone), .keyboardDidChangeFrame(gone),
    ] {
      let kept = written(
        by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), [event])
      #expect(kept == Written(constraint: 302))
    }
  }

  @Test func `A layout takes in the safe area and keeps the height`() {
    let deeper = constraint(
      by: Strategy.self, in: .phoneX(), .appear + .show(.phoneXKeyboard),
      thenIn: .phoneX(bottom: 83), [.viewDidLayoutSubviews])
    #expect(deeper == 253)  // 336 - 83
  }

  @Test func `Another app's keyboard counts, also off screen`() {
    let other = written(by: Strategy.self, in: .phoneX(), .appear, .showElsewhere(.phoneXKeyboard))
    let left = written(
      by: Strategy.self, in: .phoneX(), .appear, .disappear, .show(.phoneXKeyboard))
    #expect(other == Written(constraint: 302))
    #expect(left == Written(constraint: 302))
  }

  @Test func `A notification without a frame is an empty frame`() {
    let result = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard),
      [.keyboardWillChangeFrame(.withoutKeys)])
    #expect(result == .nothing)
  }

  @Test func `A keyboard that was up before the view is known`() {
    let result = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    #expect(result == Written(constraint: 302))
  }
}
