import InsetCore
import Testing

@testable import InsetStrategies

struct OmniUITests {
  typealias Strategy = Strategies.OmniUI

  @Test func `The bar rises above the safe area by what is visible and goes back`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `What lies below the superview is taken off`() {
    let above = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    #expect(
      written(by: Strategy.self, in: above, .appear, .show(.phone8Keyboard))
        == Written(constraint: 160))
  }

  @Test func `The superview's frame is converted as if it counted from the window`() {
    // The view ends at 667, but its frame (0, 100, 375, 567) taken from the window's space
    // ends at 667 - 100 in the view's own: 260 - (667 - 567).
    let child = ViewEnvironment.phone8(view: Rect(x: 0, y: 100, width: 375, height: 567))
    #expect(
      written(by: Strategy.self, in: child, .appear, .show(.phone8Keyboard))
        == Written(constraint: 160))
    // The window's frame counts from the screen: 400 - (700 - 600).
    #expect(
      written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
        == Written(constraint: 300))
  }

  @Test func `A keyboard floats if neither edge of its frames is the screen's bottom`() {
    let elsewhere = Rect.padFloating.offset(x: 40, y: 0)
    let dragged = written(
      by: Strategy.self, in: .pad(), .appear, .move(.padFloating, from: elsewhere))
    let undocked = written(
      by: Strategy.self, in: .pad(), .appear, .move(.padFloating, from: .padKeyboard))
    let shown = written(
      by: Strategy.self, in: .pad(), .appear, .move(.padFloating, from: .padGone))
    #expect(dragged == .nothing)
    #expect(undocked == Written(constraint: 260))
    #expect(shown == Written(constraint: 260))
  }

  @Test func `A bar's frame passes the screen's bottom, which only its begin can touch`() {
    let shown = written(
      by: Strategy.self, in: .pad(), .appear, .move(.padBar, from: .padGone))
    let moved = written(by: Strategy.self, in: .pad(), .appear, .move(.padBar, from: .padBar))
    #expect(shown == Written(constraint: 55))
    #expect(moved == .nothing)
  }

  @Test func `Less than the safe area puts the bar below where it rests`() {
    let low = Rect(x: 0, y: 792, width: 375, height: 20)
    let result = written(by: Strategy.self, in: .phoneX(), .appear, .show(low))
    #expect(result == Written(constraint: -14))
  }

  @Test func `A hide by itself moves nothing, and didHide forgets without moving`() {
    let stale = KeyboardNotification.to(.phone8Keyboard, from: .phone8Keyboard)
    let hidden = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillHide(stale), .keyboardDidHide(stale)])
    #expect(hidden == Written(constraint: 260))
    // The height is known to be zero: the frame below the screen is no change.
    let late = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), [.didEnterBackground],
      .hide(.phone8Gone))
    #expect(late == Written(constraint: 260))
  }

  @Test func `A late bar moves to the last frame, unless the keyboard has gone`() {
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    let gone = written(
      by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .hide(.phoneXGone), .appear)
    #expect(late == Written(constraint: 302))
    #expect(gone == .nothing)
  }

  @Test func `A keyboard off the screen is nothing to avoid`() {
    let up: [Event] = .appear + .show(.padKeyboard)
    for frame in [Rect(x: 0, y: 800, width: 1024, height: 400), .null] {
      let result = written(by: Strategy.self, in: .pad(), up, .move(frame, from: .padKeyboard))
      #expect(result == .nothing)
    }
  }

  @Test func `A layout moves nothing, a frame with another height in the new place does`() {
    let higher = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let laidOut = constraint(
      by: Strategy.self, in: .phone8(), up, thenIn: higher, [.viewDidLayoutSubviews])
    let told = constraint(
      by: Strategy.self, in: .phone8(), up, thenIn: higher, .move(.phone8Keyboard))
    #expect(laidOut == 260)
    #expect(told == 160)  // 260 less the 100 points below the view
  }

  @Test func `Without a bar the height is what is covered, a bar that is added moves to its own`() {
    // 260 while the bar is away, as before: the keyboard that comes again is no change.
    let higher = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    let added = constraint(
      by: Strategy.self, in: .phone8(), .appear + .show(.phone8Keyboard) + .disappear,
      thenIn: higher, .move(.phone8Keyboard) + [.viewWillAppear])
    #expect(added == 160)
  }

  @Test func `A frame that will change or has changed counts, a show does not`() {
    let keyboard = KeyboardNotification.to(.phone8Keyboard, from: .phone8Gone)
    let expected: [(Event, Double)] = [
      (.keyboardWillChangeFrame(keyboard), 260), (.keyboardDidChangeFrame(keyboard), 260),
      (.keyboardWillShow(keyboard), 0), (.keyboardDidShow(keyboard), 0),
    ]
    for (event, constraint) in expected {
      let result = written(by: Strategy.self, in: .phone8(), .appear, [event])
      #expect(result == Written(constraint: constraint))
    }
  }

  @Test func `Without both frames there is nothing to avoid`() {
    let keyboard = KeyboardNotification(beginFrame: nil, endFrame: .phone8Keyboard)
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillChangeFrame(keyboard)])
    #expect(result == .nothing)
  }
}
