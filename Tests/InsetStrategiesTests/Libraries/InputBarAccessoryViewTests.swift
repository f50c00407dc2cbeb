import InsetCore
import Testing

@testable import InsetStrategies

struct InputBarAccessoryViewTests {
  typealias Strategy = Strategies.InputBarAccessoryView

  @Test func `The bar stands as high as the keyboard and the list above the bar`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    let insets = Insets(bottom: 302)
    #expect(shown == Written(content: insets, indicators: insets, constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `V321: a view that ends at the safe area puts its bar that much too high`() {
    let environment = ViewEnvironment.stage(
      Size(width: 402, height: 874), view: Rect(x: 0, y: 0, width: 402, height: 840))
    let end = Rect(x: 0, y: 546, width: 402, height: 328)
    let result = written(by: Strategy.self, in: environment, .appear, .show(end))
    #expect(840 - result.constraint == 512)  // the keyboard's top is at 546
  }

  @Test func `A keyboard lower than 34 points counts as 34`() {
    let low = Rect(x: 0, y: 647, width: 375, height: 20)
    let result = written(by: Strategy.self, in: .phone8(), .appear, .show(low))
    let insets = Insets(bottom: 34)
    #expect(result == Written(content: insets, indicators: insets, constraint: 34))
  }

  @Test func `On an iPad the gap below is taken off, and anew at the layout that follows at once`()
  {
    let low = ViewEnvironment.pad(view: Rect(x: 0, y: 0, width: 1024, height: 668))
    let high = ViewEnvironment.pad(view: Rect(x: 0, y: 0, width: 1024, height: 618))
    let none = ViewEnvironment.pad()
    let laidOut: [Event] = [.viewDidLayoutSubviews]
    let keyboard = KeyboardNotification.to(.padKeyboard)
    let begun: [Event] = .appear + [.keyboardWillShow(keyboard)]
    let shown = begun + [.keyboardDidShow(keyboard)]
    // Gaps of 100, 150 and 0 points.
    #expect(constraint(by: Strategy.self, in: low, begun, thenIn: low, laidOut) == 300)
    #expect(constraint(by: Strategy.self, in: low, begun, thenIn: high, laidOut) == 250)
    #expect(constraint(by: Strategy.self, in: low, begun, thenIn: none, laidOut) == 300)
    #expect(constraint(by: Strategy.self, in: low, shown, thenIn: high, laidOut) == 300)
    // Once only.
    let twice = begun + laidOut
    #expect(constraint(by: Strategy.self, in: low, twice, thenIn: high, laidOut) == 300)
  }

  @Test func `The superview's place in its parent counts for its place in the window`() {
    // It ends at 768 in the window and at 668 in its parent.
    let bounds = Rect(x: 0, y: 0, width: 1024, height: 768)
    let chain = ViewChain(
      screen: bounds.size, window: bounds, root: bounds,
      superview: Rect(x: 0, y: 100, width: 1024, height: 668),
      view: Rect(x: 0, y: 0, width: 1024, height: 668))
    let pad = ViewEnvironment(
      chain: chain, contentSize: Size(width: 1024, height: 2000), idiom: .pad)
    let phone = ViewEnvironment(chain: chain, contentSize: Size(width: 1024, height: 2000))
    let up: [Event] = .appear + .show(.padKeyboard)
    #expect(written(by: Strategy.self, in: pad, up).constraint == 300)
    #expect(written(by: Strategy.self, in: phone, up).constraint == 400)
  }

  @Test func `A hide of another app's keyboard leaves the bar, and ends that changes count`() {
    let foreign = KeyboardNotification(
      beginFrame: .phone8Keyboard, endFrame: .phone8Gone, isLocal: false)
    let up: [Event] = .appear + .show(.phone8Keyboard) + [.keyboardWillHide(foreign)]
    let lower = Rect(x: 0, y: 451, width: 375, height: 216)
    #expect(written(by: Strategy.self, in: .phone8(), up).constraint == 260)
    #expect(written(by: Strategy.self, in: .phone8(), up, .move(lower)).constraint == 216)
    #expect(
      written(
        by: Strategy.self, in: .phone8(), up, [.keyboardDidHide(foreign)], .move(lower)
      ).constraint == 260)
  }

  @Test func `A show without a frame counts as 34 points`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow(.withoutKeys)])
    #expect(result.constraint == 34)
  }

  @Test func `The keyboard is heard while another screen covers the view`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    #expect(result.constraint == 260)
  }

  @Test func `Without a window no gap is taken off`() {
    // The view ends 100 points above the window's bottom.
    let low = ViewEnvironment.pad(view: Rect(x: 0, y: 0, width: 1024, height: 668))
    let covered = written(
      by: Strategy.self, in: low, .appear, .disappear, .show(.padKeyboard))
    let inWindow = written(
      by: Strategy.self, in: low, .appear, [.viewWillDisappear], .show(.padKeyboard))
    #expect(covered.constraint == 400)
    #expect(inWindow.constraint == 300)
  }

  @Test func `An inset of the content that is right already leaves the indicator's`() {
    let hide = [Event.keyboardWillHide(.to(.phone8Gone, from: .phone8Keyboard))]
    let own = Insets(bottom: 10)
    let rests = written(by: Strategy.self, in: .phone8(), indicatorBase: own, .appear, hide)
    let moved = written(
      by: Strategy.self, in: .phone8(), indicatorBase: own, .appear, .show(.phone8Keyboard), hide)
    #expect(rests == Written(indicators: own))
    #expect(moved == .nothing)
  }

  @Test func `Another app's keyboard and one from before are not heard of`() {
    let foreign = written(
      by: Strategy.self, in: .phoneX(), .appear, .showElsewhere(.phoneXKeyboard))
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    #expect(foreign == .nothing)
    #expect(late == .nothing)
  }

  @Test func `A hardware keyboard's bar counts with its frame's height`() {
    let result = written(by: Strategy.self, in: .pad(), .appear, .show(.padBar))
    #expect(result.constraint == 400)
  }

  @Test func `A change of frame counts from the show to didHide`() {
    let lower = Rect(x: 0, y: 451, width: 375, height: 216)
    let up = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .move(lower))
    let early = written(by: Strategy.self, in: .phone8(), .appear, .move(lower))
    let late = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .hide(.phone8Gone),
      .move(lower))
    #expect(up.constraint == 216)
    #expect(early == .nothing)
    #expect(late == .nothing)
  }

  @Test func `A show counts only while the bar rests`() {
    let lower = KeyboardNotification.to(Rect(x: 0, y: 451, width: 375, height: 216))
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillShow(lower)])
    #expect(result.constraint == 260)
  }

  @Test func `The bar's content stays above its safe area`() {
    let environment = ViewEnvironment.phoneX(bottom: 83)
    let low = Rect(x: 0, y: 762, width: 375, height: 50)
    #expect(written(by: Strategy.self, in: environment, .appear, .show(low)).constraint == 0)
  }
}
