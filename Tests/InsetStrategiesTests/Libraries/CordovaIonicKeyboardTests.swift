import InsetCore
import Testing

@testable import InsetStrategies

struct CordovaIonicKeyboardTests {
  typealias Strategy = Strategies.CordovaIonicKeyboard

  /// An iPhone 8 with a root view, a superview and a view in it.
  private func phone8(root: Rect? = nil, superview: Rect? = nil, view: Rect) -> ViewEnvironment {
    let screen = Rect(x: 0, y: 0, width: 375, height: 667)
    let root = root ?? screen
    return ViewEnvironment(
      chain: ViewChain(
        screen: screen.size, window: screen, root: root,
        superview: superview ?? Rect(origin: .zero, size: root.size), view: view),
      contentSize: Size(width: 375, height: 2000))
  }

  @Test func `The web view ends by the keyboard's height above the window's bottom`() {
    let up = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let down = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(up == Written(constraint: 302))
    #expect(down == .nothing)
  }

  @Test func `A height is cut to whole points, and a missing frame has none`() {
    let keyboard = Rect(x: 0, y: 406.5, width: 375, height: 260.5)
    #expect(
      written(by: Strategy.self, in: .phone8(), .appear, .show(keyboard))
        == Written(constraint: 260))
    #expect(
      written(
        by: Strategy.self, in: .phone8(), .appear, .show(keyboard),
        [.keyboardWillShow(.withoutKeys)]) == .nothing)
  }

  @Test func `A web view that ended above the window's bottom ends there after a hide`() {
    // It ended at 567; it ends at 407 above the keyboard, and at 667 afterwards.
    let view = Rect(x: 0, y: 64, width: 375, height: 503)
    let up = written(
      by: Strategy.self, in: .phone8(view: view), .appear, .show(.phone8Keyboard))
    let down = written(
      by: Strategy.self, in: .phone8(view: view), .appear, .show(.phone8Keyboard),
      .hide(.phone8Gone))
    #expect(up == Written(constraint: 160))
    #expect(down == Written(constraint: -100))
  }

  @Test func `Content keeps off the safe area however low the web view ends`() {
    // It ended at 778, where the safe area does.
    let environment = ViewEnvironment.stage(
      Size(width: 375, height: 812), view: Rect(x: 0, y: 44, width: 375, height: 734),
      obstruction: Insets(top: 44, bottom: 34))
    let up = written(by: Strategy.self, in: environment, .appear, .show(.phoneXKeyboard))
    let down = written(
      by: Strategy.self, in: environment, .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(up.constraint == 302)
    #expect(down.constraint == 0)
  }

  @Test func `A hide alone does not resize, but wipes insets`() {
    let view = Rect(x: 0, y: 64, width: 375, height: 503)
    let result = written(
      by: Strategy.self, in: .phone8(view: view), base: Insets(top: 8, bottom: 20), .appear,
      [.keyboardWillHide(.to(.phone8Gone))])
    #expect(result == .nothing)
  }

  @Test(arguments: [
    Event.keyboardWillShow(.to(.phone8Keyboard)), .keyboardDidShow(.to(.phone8Keyboard)),
    .keyboardWillHide(.to(.phone8Gone)), .keyboardDidHide(.to(.phone8Gone)),
  ])
  func `Shows and hides wipe insets`(event: Event) {
    let result = written(
      by: Strategy.self, in: .phone8(), base: Insets(top: 8, bottom: 20), .appear, [event])
    #expect(result.content == .zero)
  }

  @Test func `A change of frame alone is not heard`() {
    let moved = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .move(.padRaised))
    let alone = written(
      by: Strategy.self, in: .pad(), base: Insets(bottom: 20), .appear, .move(.padRaised))
    #expect(moved == Written(constraint: 400))
    #expect(alone == Written(content: Insets(bottom: 20)))
  }

  @Test func `The place in the superview counts as one in the window`() {
    // The keyboard's top is at 307 in the superview, the web view ends at 407 of 567.
    let child = phone8(
      superview: Rect(x: 0, y: 100, width: 375, height: 567),
      view: Rect(x: 0, y: 0, width: 375, height: 567))
    let up = written(by: Strategy.self, in: child, .appear, .show(.phone8Keyboard))
    let down = written(
      by: Strategy.self, in: child, .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(up.constraint == 160)
    #expect(down.constraint == 0)
  }

  @Test func `On an iPad the frame's whole height counts`() {
    // The window ends at 700 on the screen, 332 points below the keyboard's top.
    let window = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    let bar = written(by: Strategy.self, in: .pad(), .appear, .show(.padBar))
    #expect(window == Written(constraint: 400))
    #expect(bar == Written(constraint: 400))
  }

  @Test func `Another app's keyboard counts`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .showElsewhere(.phone8Keyboard))
    #expect(result == Written(constraint: 260))
  }

  @Test func `The frame is set after the layout that follows a notification`() {
    // The view ends at 407, where the web view is put.
    let shrunk = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 407))
    let show: [Event] = [.keyboardWillShow(.to(.phone8Keyboard))]
    #expect(
      constraint(
        by: Strategy.self, in: .phone8(), .appear + show, thenIn: shrunk,
        [.viewDidLayoutSubviews]) == 0)
  }

  @Test(arguments: [
    Event.keyboardDidShow(.to(.phone8Keyboard)), .keyboardDidChangeFrame(.withoutKeys),
  ])
  func `Later the web view resizes with what is around it`(did: Event) {
    let shrunk = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 407))
    let show: [Event] = [.keyboardWillShow(.to(.phone8Keyboard)), did]
    #expect(
      constraint(
        by: Strategy.self, in: .phone8(), .appear + show, thenIn: shrunk,
        [.viewDidLayoutSubviews]) == 260)
  }

  @Test func `The same height again does not set the frame`() {
    // The web view ends 160 points above where it was laid out, at 567 and then at 500.
    let before = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 503))
    let after = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 436))
    let higher = Rect(x: 0, y: 406, width: 375, height: 261)
    let same = constraint(
      by: Strategy.self, in: before, .appear + .show(.phone8Keyboard), thenIn: after,
      [.viewDidLayoutSubviews, .keyboardWillShow(.to(.phone8Keyboard))])
    let other = constraint(
      by: Strategy.self, in: before, .appear + .show(.phone8Keyboard), thenIn: after,
      [.viewDidLayoutSubviews, .keyboardWillShow(.to(higher))])
    #expect(same == 160)
    #expect(other == 94)  // 500 - 406
  }

  @Test func `A tall status bar sets the frame, 20 points too low`() {
    // The keyboard's top is at 387 in a root view of 647 points; the web view ends at 407.
    let tall = phone8(
      root: Rect(x: 0, y: 20, width: 375, height: 647),
      view: Rect(x: 0, y: 0, width: 375, height: 647))
    let other = phone8(
      root: Rect(x: 0, y: 30, width: 375, height: 637),
      view: Rect(x: 0, y: 0, width: 375, height: 637))
    let events: [Event] = .appear + .show(.phone8Keyboard)
    #expect(
      constraint(
        by: Strategy.self, in: .phone8(), events, thenIn: tall, [.viewDidLayoutSubviews]) == 240)
    #expect(
      constraint(
        by: Strategy.self, in: .phone8(), events, thenIn: other, [.viewDidLayoutSubviews]) == 260)
  }

  @Test func `It hears from viewDidLoad to viewDeinit, whether the view is on screen or not`() {
    let early = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard), .appear)
    let away = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    let late = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], .show(.phone8Keyboard))
    #expect(early == .nothing)
    #expect(away == Written(constraint: 260))
    #expect(late == .nothing)
  }
}
