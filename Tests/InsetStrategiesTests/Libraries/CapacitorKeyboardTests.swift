import InsetCore
import Testing

@testable import InsetStrategies

struct CapacitorKeyboardTests {
  typealias Strategy = Strategies.CapacitorKeyboard

  @Test func `On an iPhone the web view ends by the keyboard's height above the window's bottom`() {
    let up = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let down = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(up == Written(constraint: 302))
    #expect(down == .nothing)
  }

  @Test func `A height is cut to whole points`() {
    let keyboard = Rect(x: 0, y: 406.5, width: 375, height: 260.5)
    #expect(
      written(by: Strategy.self, in: .phone8(), .appear, .show(keyboard))
        == Written(constraint: 260))
  }

  @Test func `A web view that ended above the window's bottom is measured from there`() {
    // It ended at 567, 100 points above the window's bottom, and ends at 407.
    let view = Rect(x: 0, y: 64, width: 375, height: 503)
    let up: [Event] = .appear + .show(.phone8Keyboard)
    #expect(written(by: Strategy.self, in: .phone8(view: view), up) == Written(constraint: 160))
    // The hide lets it end at 667, so that its content is 100 points lower than before.
    #expect(
      written(by: Strategy.self, in: .phone8(view: view), up, .hide(.phone8Gone))
        == Written(constraint: -100))
  }

  @Test func `On an iPad only what covers the web view counts`() {
    // The window ends at 700 on the screen, the keyboard begins at 368.
    #expect(
      written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
        == Written(constraint: 332))
  }

  @Test func `On an iPad the place in the superview counts twice`() {
    // It ends at 668 and is taken to end at 768: 400 points, measured from the window's bottom.
    let view = Rect(x: 0, y: 100, width: 1024, height: 568)
    #expect(
      written(by: Strategy.self, in: .pad(view: view), .appear, .show(.padKeyboard))
        == Written(constraint: 300))
  }

  @Test func `On an iPad the first height stands until the keyboard has gone`() {
    let higher = Rect(x: 0, y: 318, width: 1024, height: 450)
    let second = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .show(higher))
    let again = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .hide(.padGone), .show(higher))
    let phone = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      .show(Rect(x: 0, y: 367, width: 375, height: 300)))
    #expect(second == Written(constraint: 400))
    #expect(again == Written(constraint: 450))
    #expect(phone == Written(constraint: 300))
  }

  @Test func `A change of frame alone is not heard`() {
    let moved = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .move(.padRaised))
    #expect(moved == Written(constraint: 400))
  }

  @Test func `The window's height counts in the superview`() {
    // The superview begins at 60, so that the web view ends at 60 + 667 - 260, of 667.
    let root = Rect(x: 0, y: 0, width: 375, height: 667)
    let chain = ViewChain(
      screen: root.size, window: root, root: root,
      superview: Rect(x: 0, y: 60, width: 375, height: 607),
      view: Rect(x: 0, y: 0, width: 375, height: 607))
    let environment = ViewEnvironment(chain: chain, contentSize: Size(width: 375, height: 2000))
    let up: [Event] = .appear + .show(.phone8Keyboard)
    #expect(written(by: Strategy.self, in: environment, up) == Written(constraint: 200))
    // It ends at 727 after the hide, its content at the root's bottom.
    #expect(written(by: Strategy.self, in: environment, up, .hide(.phone8Gone)) == .nothing)
  }

  @Test func `Content keeps off the safe area below a web view that has become longer`() {
    // The view ends at 778, at the safe area. It ends at 812 after the hide, its content does not.
    var chain = ViewChain(filling: Size(width: 375, height: 812))
    chain.view = Rect(x: 0, y: 0, width: 375, height: 778)
    let environment = ViewEnvironment(
      chain: chain, contentSize: Size(width: 375, height: 2000), rootObstruction: Insets(bottom: 34)
    )
    let up: [Event] = .appear + .show(.phoneXKeyboard)
    // The keyboard begins at 476.
    #expect(written(by: Strategy.self, in: environment, up) == Written(constraint: 302))
    #expect(written(by: Strategy.self, in: environment, up, .hide(.phoneXGone)) == .nothing)
  }

  @Test func `On an iPad the next height is measured with the frame that the plugin has set`() {
    // willHide without didHide keeps the height of 400, a didHide alone lets 450 be measured.
    let higher = Rect(x: 0, y: 318, width: 1024, height: 450)
    let keyboard = KeyboardNotification.to(.padGone, from: .padKeyboard)
    let kept = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), [.keyboardWillHide(keyboard)],
      .show(higher))
    let measured = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), [.keyboardDidHide(keyboard)],
      .show(higher))
    #expect(kept == Written(constraint: 400))
    // The web view ends at 368, 50 points below the keyboard's top.
    #expect(measured == Written(constraint: 50))
  }

  @Test func `On an iPad a keyboard that covers nothing leaves the web view, and is not kept`() {
    let gone = written(by: Strategy.self, in: .pad(), .appear, .show(.zero))
    let next = written(by: Strategy.self, in: .pad(), .appear, .show(.zero), .show(.padKeyboard))
    #expect(gone == .nothing)
    #expect(next == Written(constraint: 400))
  }

  @Test func `It listens from viewDidLoad to viewDeinit, to every app's keyboard`() {
    let before = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard), .appear)
    let covered = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], .show(.phone8Keyboard))
    let foreign = written(
      by: Strategy.self, in: .phone8(), .appear, .showElsewhere(.phone8Keyboard))
    #expect(before == .nothing)
    #expect(covered == Written(constraint: 260))
    #expect(gone == .nothing)
    #expect(foreign == Written(constraint: 260))
  }
}
