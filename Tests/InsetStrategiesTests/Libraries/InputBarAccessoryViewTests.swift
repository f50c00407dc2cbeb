import InsetCore
import Testing

@testable import InsetStrategies

struct InputBarAccessoryViewTests {
  typealias Strategy = Strategies.InputBarAccessoryView

  @Test func `The bar stands as high as the keyboard and the list above the bar`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(content: Insets(bottom: 302), constraint: 302))
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
    #expect(result == Written(content: Insets(bottom: 34), constraint: 34))
  }

  @Test func `On an iPad the gap below is taken off, and anew when the view has moved`() {
    let low = ViewEnvironment.pad(view: Rect(x: 0, y: 0, width: 1024, height: 668))
    let high = ViewEnvironment.pad(view: Rect(x: 0, y: 0, width: 1024, height: 618))
    let events: [Event] = .appear + .show(.padKeyboard)
    #expect(constraint(by: Strategy.self, in: low, events, thenIn: low, []) == 300)
    let moved = constraint(
      by: Strategy.self, in: low, events, thenIn: high, [.viewDidLayoutSubviews])
    #expect(moved == 250)
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
