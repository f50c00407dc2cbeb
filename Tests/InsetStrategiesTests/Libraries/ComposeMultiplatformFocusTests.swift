import InsetCore
import Testing

@testable import InsetStrategies

struct ComposeMultiplatformFocusTests {
  typealias Strategy = Strategies.ComposeMultiplatformFocus

  /// The scene's offset with a keyboard of 260 points, its top at 407, above a field.
  static func offset(
    _ field: Rect, scrolledBy y: Double = 0, _ events: [Event] = .show(.phone8Keyboard)
  ) -> Double {
    var strategy = Strategy()
    var view = ViewState(environment: .phone8(focusedField: field))
    view.contentOffset.y = y
    for event in [Event].appear + events { strategy.receive(event, &view) }
    return view.translationY
  }

  @Test func `A field at the bottom ends at the keyboard's top, and a hide brings it back`() {
    // The library's own test: a text field that ends where the screen does.
    let field = Rect(x: 0, y: 627, width: 375, height: 40)
    #expect(Self.offset(field) == -260)
    #expect(Self.offset(field, .show(.phone8Keyboard) + .hide(.phone8Gone)) == 0)
  }

  @Test func `The scene moves by as much as the field is covered`() {
    // It ends at 540.
    #expect(Self.offset(Rect(x: 0, y: 500, width: 375, height: 40)) == -133)
  }

  @Test func `A field above the keyboard moves nothing`() {
    #expect(Self.offset(Rect(x: 0, y: 300, width: 375, height: 40)) == 0)
    #expect(Self.offset(Rect(x: 0, y: 367, width: 375, height: 40)) == 0)
  }

  @Test func `The field's top stays in the view`() {
    // 243 points of it are covered, and it begins at 50.
    #expect(Self.offset(Rect(x: 0, y: 50, width: 375, height: 600)) == -50)
  }

  @Test func `A field that begins above the view moves nothing`() {
    #expect(Self.offset(Rect(x: 0, y: 50, width: 375, height: 600), scrolledBy: 60) == 0)
  }

  @Test func `The part of a field below the view does not count`() {
    #expect(Self.offset(Rect(x: 0, y: 640, width: 375, height: 60)) == -260)
  }

  @Test func `A field that is scrolled out of the view moves nothing`() {
    #expect(Self.offset(Rect(x: 0, y: 100, width: 375, height: 40), scrolledBy: 200) == 0)
    #expect(Self.offset(Rect(x: 0, y: 700, width: 375, height: 40)) == 0)
  }

  @Test func `Without a field nothing moves`() {
    #expect(
      written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard)) == .nothing)
  }

  @Test func `The offset is a whole number of pixels`() {
    // 233.3 points are 466.6 pixels; of 466.5, half a pixel is left out.
    #expect(Self.offset(Rect(x: 0, y: 600, width: 375, height: 40.3)) == -233.5)
    #expect(Self.offset(Rect(x: 0, y: 600, width: 375, height: 40.25)) == -233)
  }

  @Test func `A raised keyboard counts down to the bottom`() {
    // Its top is at 248 where the docked one's is at 368; the field ends at 340.
    let pad = ViewEnvironment.pad(field: Rect(x: 16, y: 300, width: 200, height: 40))
    let docked = written(by: Strategy.self, in: pad, .appear, .show(.padKeyboard))
    let raised = written(
      by: Strategy.self, in: pad, .appear, .show(.padKeyboard), .hide(.padRaised))
    #expect(docked == .nothing)
    #expect(raised == Written(translation: -92))
  }

  @Test func `A layout counts anew from the last overlap`() {
    // The field ends at 540: 133 points below 407, and 233 below 307.
    let field = Rect(x: 0, y: 500, width: 375, height: 40)
    var strategy = Strategy()
    var view = ViewState(environment: .phone8(focusedField: field))
    for event in [Event].appear + [Event].show(.phone8Keyboard) { strategy.receive(event, &view) }
    view.lay(
      out: .phone8(view: Rect(x: 0, y: 0, width: 375, height: 567), focusedField: field))
    strategy.receive(.viewDidLayoutSubviews, &view)
    #expect(view.translationY == -233)
  }
}
