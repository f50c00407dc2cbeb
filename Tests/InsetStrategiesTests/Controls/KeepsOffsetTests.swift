import InsetCore
import Testing

@testable import InsetStrategies

struct KeepsOffsetTests {
  typealias Strategy = Strategies.KeepsOffset

  static let lastField = Rect(x: 16, y: 1960, width: 343, height: 40)

  @Test func `While the keyboard is up, insets and field are right`() {
    let field = Rect(x: 0, y: 500, width: 375, height: 40)
    let result = written(
      by: Strategy.self, in: .phone8(focusedField: field), base: Insets(left: 4, bottom: 20),
      .appear, .show(.phone8Keyboard))
    #expect(
      result
        == Written(
          content: Insets(left: 4, bottom: 280), indicators: Insets(bottom: 260),
          scrolled: 153))  // 540 and the app's 20 end at 407
  }

  @Test func `A hide leaves content where it was, beyond its end`() {
    var strategy = Strategy()
    var view = SceneLayout(stages: [.phone8(focusedField: Self.lastField)]).view(padding: 0)
    for event in [Event].appear + .show(.phone8Keyboard) { strategy.receive(event, &view) }
    #expect(view.contentOffset.y == 1593)  // 2000 + 260 - 667
    for event in [Event].hide(.phone8Gone) { strategy.receive(event, &view) }
    #expect(view.contentOffset.y == 1593)  // the content's end is at 1333
    #expect(view.contentInset == .zero)
  }

  @Test func `A field that needs no room is not scrolled`() {
    let result = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(result == .nothing)
  }
}
