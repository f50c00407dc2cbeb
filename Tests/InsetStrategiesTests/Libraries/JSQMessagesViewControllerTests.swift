import InsetCore
import Testing

@testable import InsetStrategies

struct JSQMessagesViewControllerTests {
  typealias Strategy = Strategies.JSQMessagesViewController

  @Test func `The list's inset reaches up to the keyboard's top edge`() {
    let up = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    let down = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(up == .insets(260))
    #expect(down == .nothing)
  }

  @Test func `The safe area counts twice where the scroll view adds it`() {
    let up = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let down = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(up.content == Insets(top: 44, bottom: 336))
    #expect(up.indicators == Insets(top: 44, bottom: 336))
    #expect(down.content == Insets(top: 44))
  }

  @Test func `The app's own insets are replaced at each edge`() {
    let base = Insets(top: 8, left: 4, bottom: 12, right: 4)
    let result = written(
      by: Strategy.self, in: .phone8(), base: base, indicatorBase: Insets(bottom: 6), .appear,
      .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(result == .nothing)
  }

  @Test func `Only what covers the list counts`() {
    // The list ends at 567 in the window, the keyboard begins at 407.
    let view = Rect(x: 0, y: 64, width: 375, height: 503)
    let above = Rect(x: 0, y: 64, width: 375, height: 300)
    #expect(
      written(by: Strategy.self, in: .phone8(view: view), .appear, .show(.phone8Keyboard))
        == .insets(160))
    #expect(
      written(by: Strategy.self, in: .phone8(view: above), .appear, .show(.phone8Keyboard))
        == .nothing)
  }

  @Test func `A tall list keeps its part below the screen when the keyboard has gone`() {
    let view = Rect(x: 0, y: 0, width: 375, height: 867)
    let result = written(
      by: Strategy.self, in: .phone8(view: view), .appear, .show(.phone8Keyboard),
      .hide(.phone8Gone))
    #expect(result == .insets(200))
  }

  @Test func `A raised keyboard counts from its top edge down`() {
    // 768 - 248
    let result = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .move(.padRaised))
    #expect(result == .insets(520))
  }

  @Test(arguments: [KeyboardNotification.to(.zero), .withoutKeys])
  func `A zero or missing frame covers the whole list`(keyboard: KeyboardNotification) {
    // The list's bottom edge is at 567 in the window.
    let view = Rect(x: 0, y: 64, width: 375, height: 503)
    let result = written(
      by: Strategy.self, in: .phone8(view: view), .appear, [.keyboardWillChangeFrame(keyboard)])
    #expect(result == .insets(567))
  }

  @Test func `A frame that is nowhere is ignored`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .move(.null))
    #expect(result == .insets(260))
  }

  @Test func `The frame is taken to be in the window's space`() {
    // The window ends at 700 on the screen, 332 points below the keyboard's top; it is 600 high.
    let window = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(window == .insets(232))
    // On iOS 7 the window's space is turned with the screen's.
    let legacy = written(by: Strategy.self, in: .legacyPad, .appear, .show(.legacyPadKeyboard))
    #expect(legacy == .insets(352))
  }

  @Test(arguments: [
    Event.keyboardWillChangeFrame(.to(.phone8Keyboard)),
    .keyboardDidChangeFrame(.to(.phone8Keyboard)), .keyboardDidShow(.to(.phone8Keyboard)),
    .keyboardDidHide(.to(.phone8Keyboard)),
  ])
  func `Changes of frame and what did happen are heard`(event: Event) {
    #expect(written(by: Strategy.self, in: .phone8(), .appear, [event]) == .insets(260))
  }

  @Test(arguments: [
    Event.keyboardWillShow(.to(.phone8Keyboard)), .keyboardWillHide(.to(.phone8Keyboard)),
  ])
  func `What will be shown or hidden is not heard`(event: Event) {
    #expect(written(by: Strategy.self, in: .phone8(), .appear, [event]) == .nothing)
  }

  @Test func `Another app's keyboard counts only once the toolbar is raised`() {
    let lower = Rect(x: 0, y: 451, width: 375, height: 216)
    let alone = written(
      by: Strategy.self, in: .phone8(), .appear, .showElsewhere(.phone8Keyboard))
    let after = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .showElsewhere(lower))
    #expect(alone == .nothing)
    #expect(after == .insets(216))
  }

  @Test func `A keyboard below the screen counts only while it is shown or hidden`() {
    let base = Insets(top: 8, left: 4, bottom: 12, right: 4)
    let moved = written(by: Strategy.self, in: .phone8(), base: base, .appear, .move(.phone8Gone))
    let hidden = written(by: Strategy.self, in: .phone8(), base: base, .appear, .hide(.phone8Gone))
    #expect(moved == Written(content: base))
    #expect(hidden == .nothing)
    // On an iPad of iOS 7, the home button at the right, below is to the left.
    let legacy = written(
      by: Strategy.self, in: .legacyPad, base: base, .appear, .move(.legacyPadGone))
    #expect(legacy == Written(content: base))
    // Once it has hidden, insets that the app sets anew stay.
    var strategy = Strategy()
    var view = ViewState(environment: .phone8())
    for event in .appear + .show(.phone8Keyboard) + .hide(.phone8Gone) {
      strategy.receive(event, &view)
    }
    view.contentInset = base
    for event in [Event].move(.phone8Gone) { strategy.receive(event, &view) }
    #expect(view.contentInset == base)
  }

  @Test func `A hide after the screen has disappeared is lost`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .disappear,
      .hide(.phone8Gone))
    let leaving = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), [.viewWillDisappear],
      .hide(.phone8Gone))
    #expect(result == .insets(260))
    #expect(leaving == .nothing)
  }

  @Test func `A keyboard before the screen has appeared is lost`() {
    let early = written(
      by: Strategy.self, in: .phone8(), [.viewDidLoad, .viewWillAppear], .show(.phone8Keyboard),
      [.viewDidAppear])
    let late = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], .show(.phone8Keyboard))
    #expect(early == .nothing)
    #expect(late == .nothing)
  }
}
