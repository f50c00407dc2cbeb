import InsetCore
import Testing

@testable import InsetStrategies

struct RxKeyboardTests {
  typealias Strategy = Strategies.RxKeyboard

  @Test func `The keyboard's height on the screen counts and the indicator gets none`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(content: Insets(bottom: 336)))
    #expect(hidden == .nothing)
  }

  @Test func `The app's bottom inset is replaced and gone after the hide`() {
    let base = Insets(top: 64, bottom: 20)
    let up: [Event] = .appear + .show(.phone8Keyboard)
    #expect(
      written(by: Strategy.self, in: .phone8(), base: base, up)
        == Written(content: Insets(top: 64, bottom: 260)))
    #expect(
      written(by: Strategy.self, in: .phone8(), base: base, up, .hide(.phone8Gone))
        == Written(content: Insets(top: 64)))
  }

  @Test func `Only what is on the screen of a hardware keyboard's frame counts`() {
    let result = written(by: Strategy.self, in: .pad(), .appear, .show(.padBar))
    #expect(result == Written(content: Insets(bottom: 55)))
  }

  @Test func `A keyboard that floats or is raised counts with its height, also as a hide's end`() {
    let floating = written(by: Strategy.self, in: .pad(), .appear, .move(.padFloating))
    let raised = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .hide(.padRaised))
    #expect(floating == Written(content: Insets(bottom: 260)))
    #expect(raised == Written(content: Insets(bottom: 400)))
  }

  @Test func `A frame above the screen's top is put at its bottom`() {
    let above = Rect(x: 0, y: -10, width: 375, height: 260)
    let changed = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillChangeFrame(.to(above))])
    let hidden = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillChangeFrame(.to(above))],
      [.keyboardWillHide(.to(above))])
    #expect(changed == Written(content: Insets(bottom: 260)))
    #expect(hidden == .nothing)
  }

  @Test func `A keyboard that was up before the view is known when it loads`() {
    let result = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard), .appear)
    #expect(result == Written(content: Insets(bottom: 260)))
  }

  @Test func `The same frame again is not reported`() {
    var strategy = Strategy()
    var view = ViewState(environment: .phone8())
    for event in [Event].appear + .show(.phone8Keyboard) { strategy.receive(event, &view) }
    view.contentInset.bottom = 20
    for event in [Event].show(.phone8Keyboard) { strategy.receive(event, &view) }
    #expect(view.contentInset == Insets(bottom: 20))
  }

  @Test func `A missing frame is read as one below the screen`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillChangeFrame(.withoutKeys)])
    #expect(result == .nothing)
  }

  @Test func `A show alone is not heard, nor is anything after viewDeinit`() {
    let shown = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow(.to(.phone8Keyboard))])
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], .show(.phone8Keyboard))
    #expect(shown == .nothing)
    #expect(gone == .nothing)
  }

}
