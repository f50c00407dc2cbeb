import InsetCore
import Testing

@testable import InsetStrategies

struct Flutter344Tests {
  typealias Strategy = Strategies.Flutter344

  @Test func `A docked keyboard consumes the home indicator and a hide brings it back`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    // 336 - 34: the view is at its superview's origin.
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `A view away from its superview's origin is measured twice as far away`() {
    // From 64 to 567, measured from 128 to 631: 631 - 407 instead of 160.
    let below = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 503))
    let shown = written(by: Strategy.self, in: below, .appear, .show(.phone8Keyboard))
    #expect(shown == Written(constraint: 224))
    // From 100 to 607, measured from 200 to 707, which is below the keyboard's end: all of 260.
    let lower = ViewEnvironment.phone8(view: Rect(x: 0, y: 100, width: 375, height: 507))
    let all = written(by: Strategy.self, in: lower, .appear, .show(.phone8Keyboard))
    #expect(all == Written(constraint: 260))
  }

  @Test func `The superview's own origin counts once`() {
    var chain = ViewChain(filling: Size(width: 375, height: 667))
    chain.superview = Rect(x: 0, y: 64, width: 375, height: 503)
    chain.view = Rect(x: 0, y: 0, width: 375, height: 503)
    let child = ViewEnvironment(
      chain: chain, contentSize: Size(width: 375, height: 2000), scale: 2)
    let result = written(by: Strategy.self, in: child, .appear, .show(.phone8Keyboard))
    #expect(result == Written(constraint: 160))
  }

  @Test func `The gap below Slide Over is too small by the view's origin, and the mode floating`() {
    let window = Rect(x: 20, y: 20, width: 320, height: 2492)
    let whole = ViewEnvironment.stage(FlutterTests.screen, window: window, idiom: .pad)
    let below = ViewEnvironment.stage(
      FlutterTests.screen, window: window, view: Rect(x: 0, y: 10, width: 320, height: 2482),
      idiom: .pad)
    let end = Rect(x: 20, y: 2212, width: 1170, height: 300)
    // The whole view ends at 2512, and 2512 + 20 is the screen's height. The other one is measured
    // to 2522, and 2512 + 10 is less.
    #expect(written(by: Strategy.self, in: whole, .appear, .show(end)) == Written(constraint: 300))
    #expect(written(by: Strategy.self, in: below, .appear, .show(end)) == .nothing)
  }

  @Test func `A frame that reaches the screen's bottom is not moved`() {
    // As under Stage Manager: moved by 20 it would still be docked, with the same overlap.
    let window = ViewEnvironment.stage(
      FlutterTests.screen, window: Rect(x: 20, y: 20, width: 320, height: 2492), idiom: .pad)
    let result = written(by: Strategy.self, in: window, .appear, .show(FlutterTests.docked))
    // 2512 - 2212
    #expect(result == Written(constraint: 300))
  }

  @Test(arguments: FlutterTests.moves)
  func `A change of frame is docked, floating or hidden`(row: String, end: Rect, inset: Double) {
    let before = Rect(x: 0, y: 2232, width: 1170, height: 300)
    let result = written(
      by: Strategy.self, in: .stage(FlutterTests.screen), .appear, .show(before),
      .move(end, from: before))
    #expect(abs(result.constraint - inset) < 0.001, "\(row)")
  }

  @Test func `A show with a zero frame floats, and another app's counts only if it is empty`() {
    let stage = ViewEnvironment.stage(FlutterTests.screen)
    let floating = written(
      by: Strategy.self, in: stage, .appear, .show(FlutterTests.docked), .show(.zero))
    let ignored = written(
      by: Strategy.self, in: stage, .appear, .showElsewhere(FlutterTests.docked))
    let empty = written(
      by: Strategy.self, in: stage, .appear, .show(FlutterTests.docked),
      .showElsewhere(Rect(x: 0, y: 0, width: 1170, height: 0)))
    #expect(floating == .nothing)
    #expect(ignored == .nothing)
    #expect(empty == .nothing)
  }

  @Test func `A hide is hidden whosever it is and wherever it ends`() {
    let hide = KeyboardNotification(
      beginFrame: FlutterTests.docked, endFrame: FlutterTests.docked, isLocal: false)
    let result = written(
      by: Strategy.self, in: .stage(FlutterTests.screen), .appear, .show(FlutterTests.docked),
      [.keyboardWillHide(hide)])
    #expect(result == .nothing)
  }

  @Test func `In the background a keyboard counts on every version`() {
    for capabilities in [OSCapabilities.iOS12, .modern] {
      let result = written(
        by: Strategy.self, in: .stage(FlutterTests.screen, capabilities: capabilities), .appear,
        [.didEnterBackground], .show(FlutterTests.docked))
      #expect(result == Written(constraint: 320))
    }
  }

  @Test func `A keyboard that was up before the view, or comes without a window, is not known`() {
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    let left = written(
      by: Strategy.self, in: .phoneX(), .appear, .disappear, .show(.phoneXKeyboard))
    #expect(late == .nothing)
    #expect(left == .nothing)
  }
}
