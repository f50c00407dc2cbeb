import InsetCore
import Testing

@testable import InsetStrategies

struct FlutterTests {
  typealias Strategy = Strategies.Flutter

  // The library's own figures are the rows V001 to V023.

  /// The screen of the library's own tests: pixels as points.
  static let screen = Size(width: 1170, height: 2532)
  static let docked = Rect(x: 0, y: 2212, width: 1170, height: 320)
  /// The keyboard's end frames of those tests, and the inset: 300 points where nothing changes it.
  static let moves: [(String, Rect, Double)] = [
    ("V003", Rect(x: 0, y: 0, width: 1170, height: 0), 0.0),
    ("V004", Rect(x: 0, y: 0, width: 320, height: 320), 0),
    ("V005", Rect(x: 0, y: 0, width: 1170, height: 320), 0),
    ("V006", docked, 320),
    ("V007", Rect(x: 0, y: 2211.3333333333335, width: 1170, height: 320.6666666666667), 320.667),
    ("V008", Rect(x: 0, y: 2531.9999999, width: 1170, height: 320.6666666666667), 0),
    ("V009", Rect(x: 0, y: 2532, width: 1170, height: 320), 0),
    ("V011, a dragged keyboard's zero frame is ignored", Rect.zero, 300),
  ]

  @Test func `A docked keyboard consumes the home indicator and a hide brings it back`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test(arguments: moves)
  func `A change of frame is docked, floating or hidden`(row: String, end: Rect, inset: Double) {
    let before = Rect(x: 0, y: 2232, width: 1170, height: 300)
    let result = written(
      by: Strategy.self, in: .stage(Self.screen), .appear, .show(before), .move(end, from: before))
    #expect(abs(result.constraint - inset) < 0.001, "\(row)")
  }

  @Test func `V002: a bar that is dropped after a drag shows with a zero frame and floats`() {
    let result = written(
      by: Strategy.self, in: .stage(Self.screen), .appear, .show(Self.docked), .show(.zero))
    #expect(result == .nothing)
  }

  @Test func `V001, V010, V019 and V020: a hide is hidden wherever its frame is and whose it is`() {
    for (frame, isLocal) in [(Rect.zero, true), (Self.docked, true), (Self.docked, false)] {
      let hide = KeyboardNotification(
        beginFrame: Self.docked, endFrame: frame, duration: 0, isLocal: isLocal)
      let result = written(
        by: Strategy.self, in: .stage(Self.screen), .appear, .show(Self.docked),
        [.keyboardWillHide(hide)])
      #expect(result == .nothing)
    }
  }

  @Test func `V012 and V013: another app's keyboard is ignored unless its frame is empty`() {
    let before = Rect(x: 0, y: 2232, width: 1170, height: 300)
    let empty = Rect(x: 0, y: 0, width: 1170, height: 0)
    let ignored = written(
      by: Strategy.self, in: .stage(Self.screen), .appear, .show(before),
      .showElsewhere(Self.docked))
    let heard = written(
      by: Strategy.self, in: .stage(Self.screen), .appear, .show(before), .showElsewhere(empty))
    #expect(ignored == Written(constraint: 300))
    #expect(heard == .nothing)
  }

  @Test func `In the background a keyboard counts on every version`() {
    let events: [[Event]] = [.appear, [.didEnterBackground], .show(Self.docked)]
    for capabilities in [OSCapabilities.iOS12, .modern] {
      let stage = ViewEnvironment.stage(Self.screen, capabilities: capabilities)
      let result = written(by: Strategy.self, in: stage, Array(events.joined()))
      #expect(result == Written(constraint: 320))
    }
  }

  @Test func `V016 and V017: the gap below Slide Over moves the docked test, not the overlap`() {
    let slideOver = ViewEnvironment.stage(
      Self.screen, window: Rect(x: 20, y: 20, width: 320, height: 2492), idiom: .pad)
    let wide = ViewEnvironment.stage(
      Self.screen, window: Rect(x: 20, y: 20, width: 320, height: 2492), idiom: .pad,
      horizontal: .regular)
    let end = Rect(x: 20, y: 2212, width: 1170, height: 300)
    #expect(
      written(by: Strategy.self, in: slideOver, .appear, .show(end)) == Written(constraint: 300))
    #expect(written(by: Strategy.self, in: wide, .appear, .show(end)) == .nothing)
  }

  @Test func `A field that no longer fits is shown from its top, 20 points below the viewport's`() {
    // It fits until the inset is 127, then scrolled from 30 to 20.
    let high = ViewEnvironment.phone8(focusedField: Rect(x: 0, y: 30, width: 375, height: 500))
    let result = written(by: Strategy.self, in: high, .appear, .show(.phone8Keyboard))
    #expect(result == Written(scrolled: 10, constraint: 260))
  }

  @Test func `V022 and V023: the framework's padding is what the keyboard leaves of it`() {
    let window = ViewEnvironment.stage(
      Size(width: 800, height: 600), obstruction: Insets(bottom: 40))
    let end = Rect(x: 0, y: 200, width: 800, height: 400)
    let shown = written(by: Strategy.self, in: window, .appear, .show(end))
    #expect(shown == Written(constraint: 360))
    #expect(written(by: Strategy.self, in: window, .appear) == .nothing)
  }

  @Test func `A view away from its parent's origin is measured by its bounds`() {
    let above = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 503))
    let result = written(by: Strategy.self, in: above, .appear, .show(.phone8Keyboard))
    #expect(result == Written(constraint: 160))
  }

  @Test func `A keyboard that was up before the view, or comes without a window, is not known`() {
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    let left = written(
      by: Strategy.self, in: .phoneX(), .appear, .disappear, .show(.phoneXKeyboard))
    #expect(late == .nothing)
    #expect(left == .nothing)
  }

  @Test func `A layout without a keyboard notification measures nothing anew`() {
    // The view ends at 567 instead of 667, the keyboard begins at 407.
    let lower = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    let result = constraint(
      by: Strategy.self, in: .phone8(), .appear + .show(.phone8Keyboard), thenIn: lower,
      [.viewDidLayoutSubviews])
    #expect(result == 260)
  }

  @Test func `A frame that is missing is the zero rectangle, which a change ignores`() {
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let changed = written(
      by: Strategy.self, in: .phone8(), up, [.keyboardWillChangeFrame(.withoutKeys)])
    let shown = written(by: Strategy.self, in: .phone8(), up, [.keyboardWillShow(.withoutKeys)])
    #expect(changed == Written(constraint: 260))
    #expect(shown == .nothing)
  }

  @Test func `What has ended is not heard, and neither is the end of a hide`() {
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let didHide = written(
      by: Strategy.self, in: .phone8(), up, [.keyboardDidHide(.to(.phone8Gone))])
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], .show(.phone8Keyboard))
    #expect(didHide == Written(constraint: 260))
    #expect(gone == .nothing)
  }

  @Test func `V014 and V018: a docked keyboard of the app's own counts, by a change or a show`() {
    let keyboard = KeyboardNotification.to(Self.docked)
    for event in [Event.keyboardWillChangeFrame(keyboard), .keyboardWillShow(keyboard)] {
      let result = written(by: Strategy.self, in: .stage(Self.screen), .appear, [event])
      #expect(result == Written(constraint: 320))
    }
  }
}
