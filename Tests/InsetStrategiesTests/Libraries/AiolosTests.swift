import InsetCore
import Testing

@testable import InsetStrategies

struct AiolosTests {
  typealias Strategy = Strategies.Aiolos

  @Test func `The guide is as high as what is covered and nothing after a hide`() {
    let shown = written(by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard),
      .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `A frame that begins where it ends is ignored, and one for a field elsewhere`() {
    let still = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear,
      .show(.phone8Keyboard, from: .phone8Keyboard))
    #expect(still == .nothing)
    #expect(written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard)) == .nothing)
  }

  @Test func `On an iPad a local keyboard above the bottom covers nothing`() {
    let up: [Event] = .appear + .show(.padKeyboard)
    let raised = written(by: Strategy.self, in: .pad(), up, .move(.padRaised))
    let foreign = written(by: Strategy.self, in: .pad(), .appear, .showElsewhere(.padRaised))
    #expect(raised == .nothing)
    #expect(foreign == Written(constraint: 400))
  }

  @Test func `On a phone another app's keyboard is ignored`() {
    let result = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .showElsewhere(.phone8Keyboard))
    #expect(result == .nothing)
  }

  @Test func `The intersection is taken in the window's space`() {
    let result = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(result == Written(constraint: 332))
  }

  @Test func `A late guide begins with the last height, measured for a full window`() {
    let above = ViewEnvironment.fieldOnPhone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    let late = written(by: Strategy.self, in: above, .show(.phone8Keyboard), .appear)
    let resigned = written(
      by: Strategy.self, in: above, .show(.phone8Keyboard), [.didEnterBackground], .appear)
    #expect(late == Written(constraint: 260))  // 160 points are covered
    #expect(resigned == .nothing)
  }
}
