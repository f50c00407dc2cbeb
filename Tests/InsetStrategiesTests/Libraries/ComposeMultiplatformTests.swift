import InsetCore
import Testing

@testable import InsetStrategies

struct ComposeMultiplatformTests {
  typealias Strategy = Strategies.ComposeMultiplatform

  @Test func `A docked keyboard consumes the home indicator and a hide brings it back`() {
    let up = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let down = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(up == Written(constraint: 302))
    #expect(down == .nothing)
  }

  @Test func `The content of a full screen is lower by the keyboard's height`() {
    // The library's own test: the screen's height less the keyboard's.
    #expect(
      written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
        == Written(constraint: 260))
  }

  @Test func `The overlap is a whole number of pixels`() {
    // 260.4 points are 520.8 pixels, and 260.2 are 520.4.
    let up = written(
      by: Strategy.self, in: .phone8(), .appear,
      .show(Rect(x: 0, y: 406.6, width: 375, height: 260.4)))
    let down = written(
      by: Strategy.self, in: .phone8(), .appear,
      .show(Rect(x: 0, y: 406.8, width: 375, height: 260.2)))
    #expect(up == Written(constraint: 260.5))
    #expect(down == Written(constraint: 260))
  }

  @Test func `Only the part of the view below the keyboard's top counts`() {
    // The view ends at 567, the window at 700.
    let view = Rect(x: 0, y: 64, width: 375, height: 503)
    let above = written(
      by: Strategy.self, in: .phone8(view: view), .appear, .show(.phone8Keyboard))
    let window = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(above == Written(constraint: 160))
    #expect(window == Written(constraint: 332))
  }

  @Test func `A view that ends above the keyboard is not padded`() {
    let view = Rect(x: 0, y: 0, width: 375, height: 400)
    #expect(
      written(by: Strategy.self, in: .phone8(view: view), .appear, .show(.phone8Keyboard))
        == .nothing)
  }

  @Test func `A raised or floating keyboard counts down to the bottom`() {
    // 768 less 248, and less 300.
    for (frame, inset) in [(Rect.padRaised, 520.0), (.padFloating, 468)] {
      let moved = written(
        by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .move(frame))
      let left = written(
        by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .hide(frame))
      #expect(moved.constraint == inset)
      #expect(left.constraint == inset)
    }
  }

  @Test func `A hide without another frame takes nothing back until the view appears again`() {
    let inPlace: [Event] = .hide(.padKeyboard)
    let hidden = written(by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), inPlace)
    let back = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), inPlace, .disappear,
      [.viewWillAppear, .viewDidAppear])
    #expect(hidden == Written(constraint: 400))
    #expect(back == .nothing)
  }

  @Test func `A show without a change of frame counts at the next appearance only`() {
    let show: [Event] = [.keyboardWillShow(.to(.phone8Keyboard))]
    let shown = written(by: Strategy.self, in: .phone8(), .appear, show)
    let again = written(
      by: Strategy.self, in: .phone8(), .appear, show, .disappear,
      [.viewWillAppear, .viewDidAppear])
    #expect(shown == .nothing)
    #expect(again == Written(constraint: 260))
  }

  @Test func `A keyboard that was up before the view counts when the view has appeared`() {
    let loaded: [Event] = [.viewDidLoad, .viewWillAppear, .viewDidLayoutSubviews]
    let early = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard), loaded)
    let late = written(
      by: Strategy.self, in: .phone8(), .show(.phone8Keyboard), loaded, [.viewDidAppear])
    #expect(early == .nothing)
    #expect(late == Written(constraint: 260))
  }

  @Test func `From the beginning of a disappearance to the next appearance nothing changes`() {
    let left = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), [.viewWillDisappear],
      .hide(.phone8Gone))
    let back = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), [.viewWillDisappear],
      .hide(.phone8Gone), [.viewWillAppear, .viewDidAppear])
    #expect(left == Written(constraint: 260))
    #expect(back == .nothing)
  }

  @Test func `A layout measures again, but not while the keyboard moves`() {
    let lower = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    let show: [Event] = .show(.phone8Keyboard)
    func overlap(after events: [Event]) -> Double {
      constraint(
        by: Strategy.self, in: .phone8(), .appear + events, thenIn: lower, [.viewDidLayoutSubviews])
    }
    #expect(overlap(after: show) == 160)
    #expect(overlap(after: Array(show[...1])) == 260)
  }

  @Test func `A view that the keyboard covers wholly is covered by no more than its height`() {
    let low = Rect(x: 0, y: 500, width: 375, height: 100)
    #expect(
      written(by: Strategy.self, in: .phone8(view: low), .appear, .show(.phone8Keyboard))
        == Written(constraint: 100))
  }

  @Test func `Another app's keyboard counts`() {
    #expect(
      written(by: Strategy.self, in: .phone8(), .appear, .showElsewhere(.phone8Keyboard))
        == Written(constraint: 260))
  }

  @Test(arguments: [
    KeyboardNotification.withoutKeys, .to(.zero), .to(.null),
    .to(Rect(x: 0, y: 407, width: 375, height: 0)),
  ])
  func `A missing or empty frame has no height`(keyboard: KeyboardNotification) {
    #expect(
      written(
        by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
        [.keyboardWillChangeFrame(keyboard)]) == .nothing)
  }

  @Test func `A frame below the screen has no height`() {
    #expect(
      written(
        by: Strategy.self, in: .phone8(), .appear,
        .move(Rect(x: 0, y: 700, width: 375, height: 260))) == .nothing)
  }

  @Test func `A field that the keyboard covers is scrolled as little as shows it`() {
    // It ends at 540, the viewport at 407.
    let covered = ViewEnvironment.phone8(
      focusedField: Rect(x: 0, y: 500, width: 375, height: 40))
    let clear = ViewEnvironment.phone8(focusedField: Rect(x: 0, y: 300, width: 375, height: 40))
    #expect(
      written(by: Strategy.self, in: covered, .appear, .show(.phone8Keyboard))
        == Written(scrolled: 133, constraint: 260))
    #expect(
      written(by: Strategy.self, in: clear, .appear, .show(.phone8Keyboard))
        == Written(constraint: 260))
  }

  @Test func `A field that is higher than the viewport is shown from its top`() {
    // 10 points to its top are less than the 203 to its bottom.
    let high = ViewEnvironment.phone8(focusedField: Rect(x: 0, y: 10, width: 375, height: 600))
    #expect(
      written(by: Strategy.self, in: high, .appear, .show(.phone8Keyboard))
        == Written(scrolled: 10, constraint: 260))
  }

  @Test(arguments: [(100.0, 300.0), (700, 0), (650, 0)])
  func `A field that was not wholly in the viewport is not scrolled to`(y: Double, offset: Double) {
    // It is above the viewport of 667 points, below it, and reaches 23 points beyond it.
    var strategy = Strategy()
    var view = ViewState(
      environment: .phone8(focusedField: Rect(x: 0, y: y, width: 375, height: 40)))
    view.contentOffset.y = offset
    for event in [Event].appear + [Event].show(.phone8Keyboard) { strategy.receive(event, &view) }
    #expect(view.contentOffset.y == offset)
  }

  @Test func `A field that reached beyond both ends of the viewport stays`() {
    var strategy = Strategy()
    var view = ViewState(
      environment: .phone8(focusedField: Rect(x: 0, y: 100, width: 375, height: 900)))
    view.contentOffset.y = 200
    for event in [Event].appear + [Event].show(.phone8Keyboard) { strategy.receive(event, &view) }
    #expect(view.contentOffset.y == 200)
  }

  @Test func `Content beyond its end comes back when the viewport grows`() {
    // 2000 points of content end at 1333 in 667, and at 1593 in 407.
    let last = ViewEnvironment.phone8(focusedField: Rect(x: 0, y: 1960, width: 375, height: 40))
    let up = written(by: Strategy.self, in: last, .appear, .show(.phone8Keyboard))
    let down = written(
      by: Strategy.self, in: last, .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(up == Written(scrolled: 1593, constraint: 260))
    #expect(down == Written(scrolled: 1333))
  }

  @Test func `A viewport that a layout makes lower shows the field, too`() {
    // The field ends at 340, the viewport at 407 and then at 307.
    let field = Rect(x: 0, y: 300, width: 375, height: 40)
    var strategy = Strategy()
    var view = ViewState(environment: .phone8(focusedField: field))
    let show = [Event].show(.phone8Keyboard)
    for event in [Event].appear + Array(show[...1]) { strategy.receive(event, &view) }
    view.lay(
      out: .phone8(view: Rect(x: 0, y: 0, width: 375, height: 567), focusedField: field))
    strategy.receive(.viewDidLayoutSubviews, &view)
    #expect(view.contentOffset.y == 33)
  }
}
