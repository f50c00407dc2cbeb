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

  @Test func `Half of what a centred sheet leaves is taken off below 100 points`() {
    let sheet = ViewEnvironment.pad(window: Rect(x: 162, y: 50, width: 700, height: 668))
    let small = ViewEnvironment.pad(window: Rect(x: 162, y: 100, width: 700, height: 568))
    #expect(
      written(by: Strategy.self, in: sheet, .appear, .show(.padKeyboard))
        == Written(constraint: 350))
    #expect(
      written(by: Strategy.self, in: small, .appear, .show(.padKeyboard))
        == Written(constraint: 400))
  }

  @Test func `A keyboard that was up before the view is known`() {
    let result = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    #expect(result == Written(constraint: 302))
  }
}
