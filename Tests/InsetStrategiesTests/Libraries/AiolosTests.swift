import InsetCore
import Testing

@testable import InsetStrategies

struct AiolosTests {
  typealias Strategy = Strategies.Aiolos

  static let up: [Event] = .appear + .show(.phone8Keyboard)
  static let gone = KeyboardNotification.to(.phone8Gone, from: .phone8Keyboard)
  static let lower = Rect(x: 0, y: 451, width: 375, height: 216)

  @Test func `The guide is as high as what is covered and nothing after a hide`() {
    let shown = written(by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard),
      .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `A frame that begins where it ends, or nowhere, is ignored`() {
    let still = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear,
      .show(.phone8Keyboard, from: .phone8Keyboard))
    let withoutBegin = KeyboardNotification(beginFrame: nil, endFrame: .phone8Keyboard)
    let begun = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, [.keyboardWillChangeFrame(withoutBegin)])
    #expect(still == .nothing)
    #expect(begun == .nothing)
  }

  @Test func `Only a change of frame is heard, also without a focused field`() {
    let show = Event.keyboardWillShow(.to(.phone8Keyboard, from: .phone8Gone))
    #expect(written(by: Strategy.self, in: .fieldOnPhone8(), .appear, [show]) == .nothing)
    #expect(written(by: Strategy.self, in: .phone8(), Self.up) == Written(constraint: 260))
  }

  @Test func `Without a window a change is ignored and a hide is not`() {
    let left: [Event] = Self.up + .disappear
    let changed = written(
      by: Strategy.self, in: .fieldOnPhone8(), left, .move(Self.lower, from: .phone8Keyboard))
    let hidden = written(by: Strategy.self, in: .fieldOnPhone8(), left, .hide(.phone8Gone))
    #expect(changed == Written(constraint: 260))
    #expect(hidden == .nothing)
  }

  @Test func `Either notification of a hide ends it, also without a frame`() {
    for event in [
      Event.keyboardWillHide(Self.gone), .keyboardDidHide(Self.gone),
      .keyboardDidHide(.withoutKeys),
    ] {
      #expect(written(by: Strategy.self, in: .fieldOnPhone8(), Self.up, [event]) == .nothing)
    }
  }

  @Test func `A hide that begins where it ends is ignored`() {
    let inPlace = written(
      by: Strategy.self, in: .fieldOnPhone8(), Self.up,
      .hide(.phone8Keyboard, from: .phone8Keyboard))
    #expect(inPlace == Written(constraint: 260))
  }

  @Test func `On an iPad a local keyboard above the bottom covers nothing`() {
    let up: [Event] = .appear + .show(.padKeyboard)
    let raised = written(by: Strategy.self, in: .pad(), up, .move(.padRaised))
    let foreign = written(by: Strategy.self, in: .pad(), .appear, .showElsewhere(.padRaised))
    #expect(raised == .nothing)
    #expect(foreign == Written(constraint: 400))
  }

  @Test func `On a phone another app's keyboard is ignored, its hide is not`() {
    let shown = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .showElsewhere(.phone8Keyboard))
    let foreign = KeyboardNotification(
      beginFrame: .phone8Keyboard, endFrame: .phone8Gone, isLocal: false)
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhone8(), Self.up, [.keyboardWillHide(foreign)])
    #expect(shown == .nothing)
    #expect(hidden == .nothing)
  }

  @Test func `The intersection is taken in the window's space`() {
    let result = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(result == Written(constraint: 332))
  }

  @Test func `A keyboard beside the owner or below it covers nothing`() {
    let up: [Event] = .appear + .show(.padKeyboard)
    let beside = Rect(x: 700, y: 368, width: 324, height: 400)
    for frame in [beside, .padGone, .null] {
      let result = written(
        by: Strategy.self, in: .padWindow, up, .move(frame, from: .padKeyboard))
      #expect(result == .nothing)
    }
  }

  @Test func `A local keyboard that ends at the window's bottom is docked`() {
    // 268 to 700 on screen is 168 to 600 in the window, which is 600 points high.
    let raised = Rect(x: 0, y: 268, width: 1024, height: 432)
    let lower = Rect(x: 0, y: 268, width: 1024, height: 431)
    #expect(
      written(by: Strategy.self, in: .padWindow, .appear, .move(raised))
        == Written(constraint: 432))
    #expect(written(by: Strategy.self, in: .padWindow, .appear, .move(lower)) == .nothing)
  }

  @Test func `Without an end frame a change is not read`() {
    let kept = written(
      by: Strategy.self, in: .fieldOnPhone8(), Self.up, [.keyboardWillChangeFrame(.withoutKeys)])
    #expect(kept == Written(constraint: 260))
  }

  @Test func `The guide keeps its height through a layout`() {
    let moved = constraint(
      by: Strategy.self, in: .fieldOnPhone8(), Self.up,
      thenIn: .fieldOnPhone8(view: Rect(x: 0, y: 0, width: 375, height: 567)),
      [.viewDidLayoutSubviews])
    #expect(moved == 260)  // 160 points are covered
  }

  @Test func `A late panel knows of no keyboard`() {
    let late = written(
      by: Strategy.self, in: .fieldOnPhone8(), .show(.phone8Keyboard), .appear)
    #expect(late == .nothing)
  }
}
