import InsetCore
import Testing

@testable import InsetStrategies

struct UnoPlatformTests {
  typealias Strategy = Strategies.UnoPlatform

  /// How far a view is scrolled by a keyboard whose top is at 407.
  static func offset(of field: Rect, from y: Double) -> Double {
    var strategy = Strategy()
    var view = ViewState(environment: .phone8(focusedField: field))
    view.contentOffset.y = y
    for event in [Event].appear + [Event].show(.phone8Keyboard) { strategy.receive(event, &view) }
    return view.contentOffset.y
  }

  @Test func `A docked keyboard pads by what it overlaps beyond the safe area`() {
    // The scroll viewer ends at 778, the keyboard begins at 476.
    let up = written(by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard))
    let down = written(
      by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(up == Written(constraint: 302))
    #expect(down == .nothing)
  }

  @Test func `Half of a scroll viewer is occluded`() {
    // The library's own test: a frame as large as the viewport, from its middle on.
    let view = Rect(x: 0, y: 60, width: 375, height: 400)
    #expect(
      written(
        by: Strategy.self, in: .fieldOnPhone8(view: view), .appear,
        .show(Rect(x: 0, y: 260, width: 375, height: 400))) == Written(constraint: 200))
  }

  @Test func `A show that overlaps nothing takes the pad off`() {
    // The view ends at 400; the first keyboard begins at 300, the second at 407.
    let view = Rect(x: 0, y: 0, width: 375, height: 400)
    let higher = Rect(x: 0, y: 300, width: 375, height: 367)
    let first = written(by: Strategy.self, in: .fieldOnPhone8(view: view), .appear, .show(higher))
    let second = written(
      by: Strategy.self, in: .fieldOnPhone8(view: view), .appear, .show(higher),
      .show(.phone8Keyboard))
    #expect(first == Written(constraint: 100))
    #expect(second == .nothing)
  }

  @Test func `A second height is measured without the pad of the first`() {
    #expect(
      written(
        by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard),
        .show(Rect(x: 0, y: 367, width: 375, height: 300))) == Written(constraint: 300))
  }

  @Test func `Of a keyboard above the bottom edge its own height counts`() {
    // It is 260 points high, its top at 300.
    #expect(
      written(
        by: Strategy.self, in: .pad(), .appear, [.keyboardWillShow(.to(.padFloating))])
        == Written(constraint: 260))
  }

  @Test func `A keyboard beside the scroll viewer does not count`() {
    let view = Rect(x: 700, y: 0, width: 324, height: 768)
    #expect(
      written(
        by: Strategy.self, in: .pad(view: view), .appear, [.keyboardWillShow(.to(.padFloating))])
        == .nothing)
  }

  @Test func `The screen's frame is taken to be the root view's`() {
    // The window begins at 100: its scroll viewer ends at 600 there, at 700 on the screen. The
    // frame begins at 368.
    #expect(
      written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
        == Written(constraint: 232))
  }

  @Test func `A change of frame alone is not heard`() {
    let moved = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .move(.padRaised))
    #expect(moved == Written(constraint: 400))
  }

  @Test func `A hide is a hide wherever its frame is`() {
    #expect(
      written(
        by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .hide(.padRaised))
        == .nothing)
  }

  @Test func `The same frame again changes nothing`() {
    let loaded: [Event] = [.viewDidLoad, .viewWillAppear, .viewDidAppear]
    let late = written(
      by: Strategy.self, in: .fieldOnPhone8(), .show(.phone8Keyboard), loaded,
      .show(.phone8Keyboard))
    let other = written(
      by: Strategy.self, in: .fieldOnPhone8(), .show(.phone8Keyboard), loaded,
      .show(Rect(x: 0, y: 367, width: 375, height: 300)))
    #expect(late == .nothing)
    #expect(other == Written(constraint: 300))
  }

  @Test func `Off screen a change takes the pad off, and the appearance does not bring it back`() {
    let kept = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard), .disappear)
    let lost = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard), .disappear,
      .show(Rect(x: 0, y: 367, width: 375, height: 300)), [.viewWillAppear, .viewDidAppear])
    #expect(kept == Written(constraint: 260))
    #expect(lost == .nothing)
  }

  @Test func `Without a focused field nothing is padded`() {
    #expect(
      written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard)) == .nothing)
  }

  @Test func `A missing or empty frame hides nothing`() {
    for keyboard in [KeyboardNotification.withoutKeys, .to(.zero), .to(.null)] {
      #expect(
        written(
          by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard),
          [.keyboardWillShow(keyboard)]) == .nothing)
    }
  }

  @Test func `Another app's keyboard counts`() {
    #expect(
      written(by: Strategy.self, in: .fieldOnPhone8(), .appear, .showElsewhere(.phone8Keyboard))
        == Written(constraint: 260))
  }

  @Test func `A layout does not measure again`() {
    let lower = ViewEnvironment.fieldOnPhone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    #expect(
      constraint(
        by: Strategy.self, in: .fieldOnPhone8(), .appear + .show(.phone8Keyboard), thenIn: lower,
        [.viewDidLayoutSubviews]) == 260)
  }

  @Test func `The field is brought into view with as little scrolling as possible`() {
    // Below: it ends at 540, the viewport at 407. Above: its top goes to the viewport's.
    #expect(Self.offset(of: Rect(x: 0, y: 500, width: 375, height: 40), from: 0) == 133)
    #expect(Self.offset(of: Rect(x: 0, y: 100, width: 375, height: 40), from: 300) == 100)
    #expect(Self.offset(of: Rect(x: 0, y: 350, width: 375, height: 40), from: 300) == 300)
  }

  @Test func `A field that is higher than the viewport shows the end that is nearer to it`() {
    // Below: its top at 100. Above: its end at 620 ends in the viewport. Around it: nothing.
    #expect(Self.offset(of: Rect(x: 0, y: 100, width: 375, height: 500), from: 50) == 100)
    #expect(Self.offset(of: Rect(x: 0, y: 120, width: 375, height: 500), from: 300) == 213)
    #expect(Self.offset(of: Rect(x: 0, y: 100, width: 375, height: 900), from: 200) == 200)
  }

  @Test func `The last field ends at the keyboard's top and comes back with the content`() {
    // 2000 points of content end at 1333 in 667, and at 1593 in 407.
    let last = ViewEnvironment.phone8(focusedField: Rect(x: 0, y: 1960, width: 375, height: 40))
    let up = written(by: Strategy.self, in: last, .appear, .show(.phone8Keyboard))
    let down = written(
      by: Strategy.self, in: last, .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(up == Written(scrolled: 1593, constraint: 260))
    #expect(down == Written(scrolled: 1333))
  }
}
