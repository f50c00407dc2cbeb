import InsetCore
import Testing

@testable import InsetStrategies

struct KeyboardLayoutGuideUndockedTests {
  typealias Strategy = Strategies.KeyboardLayoutGuideUndocked

  @Test func `A docked keyboard's guide is followed, and no notification of one`() {
    var strategy = Strategy()
    var view = ViewState(environment: .phoneX())
    for event in [Event].appear { strategy.receive(event, &view) }
    view.moveKeyboard(to: .phoneXKeyboard)
    for event in [Event].show(.phoneXKeyboard) { strategy.receive(event, &view) }
    #expect(view.bottomConstraint == 302)  // 336 - 34
    view.moveKeyboard(to: nil)
    strategy.receive(.viewDidLayoutSubviews, &view)
    #expect(view.bottomConstraint == 0)
    let words = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    #expect(words == .nothing)
  }

  @Test func `Content rests on a keyboard that floats or is raised`() {
    let floating = written(by: Strategy.self, in: .pad(), .appear, .move(.padFloating))
    let raised = written(by: Strategy.self, in: .pad(), .appear, .hide(.padRaised))
    #expect(floating == Written(constraint: 468))  // 768 - 300
    #expect(raised == Written(constraint: 520))  // 768 - 248
  }

  @Test func `Only a keyboard over the view counts`() {
    let beside = Rect(x: 640, y: 300, width: 320, height: 260)
    let over = written(by: Strategy.self, in: .padWindow, .appear, .move(.padFloating))
    let away = written(by: Strategy.self, in: .padWindow, .appear, .move(beside))
    #expect(over == Written(constraint: 400))  // 700 - 300
    #expect(away == .nothing)
  }

  @Test func `The bar of a hardware keyboard is followed until it goes`() {
    let up = written(by: Strategy.self, in: .pad(), .appear, .show(.padBar))
    let down = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padBar), [.keyboardWillHide(.to(.padBar))])
    let gone = written(by: Strategy.self, in: .pad(), .appear, .show(.padBar), .hide(.padGone))
    #expect(up == Written(constraint: 55))
    #expect(down == .nothing)
    #expect(gone == .nothing)
  }

  @Test func `A dragged keyboard stays where it was, and one that docks or goes is forgotten`() {
    let dragged = written(
      by: Strategy.self, in: .pad(), .appear, .move(.padFloating), .move(.zero))
    let docked = written(
      by: Strategy.self, in: .pad(), .appear, .move(.padFloating), .show(.padKeyboard))
    let gone = written(
      by: Strategy.self, in: .pad(), .appear, .move(.padFloating), .move(.padGone))
    let faded = written(
      by: Strategy.self, in: .pad(), .appear, .move(.padFloating), [.keyboardWillHide(.to(.zero))])
    #expect(dragged == Written(constraint: 468))
    #expect(docked == .nothing)
    #expect(gone == .nothing)
    #expect(faded == .nothing)
  }

  @Test func `A frame that is missing or nowhere changes nothing`() {
    let result = written(
      by: Strategy.self, in: .pad(), .appear, .move(.padFloating), .move(.null),
      [.keyboardWillShow(.withoutKeys)])
    #expect(result == Written(constraint: 468))
  }
}
