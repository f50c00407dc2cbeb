import InsetCore
import Testing

@testable import InsetStrategies

struct KeyboardLayoutGuideTests {
  typealias Strategy = Strategies.KeyboardLayoutGuide

  /// The constraint after the docked keyboard has moved to each frame in turn, with one layout each.
  static func constraint(
    in environment: ViewEnvironment, _ frames: Rect?...,
    byEvent event: Event = .viewDidLayoutSubviews
  ) -> Double {
    var strategy = Strategy()
    var view = ViewState(environment: environment)
    for event in [Event].appear { strategy.receive(event, &view) }
    for frame in frames {
      view.moveKeyboard(to: frame)
      strategy.receive(event, &view)
    }
    return view.bottomConstraint
  }

  @Test func `A view without a guide is left alone`() {
    var iOS14 = OSCapabilities.modern
    iOS14.hasKeyboardLayoutGuide = false
    let phone = ViewEnvironment.fieldOnPhone8(capabilities: iOS14)
    #expect(Self.constraint(in: phone, .phone8Keyboard) == 0)
  }

  @Test func `A docked keyboard's top edge is the guide's`() {
    #expect(Self.constraint(in: .phone8(), .phone8Keyboard) == 260)
  }

  @Test func `The safe area is the guide's least height and counts once`() {
    #expect(Self.constraint(in: .phoneX(), nil) == 0)
    #expect(Self.constraint(in: .phoneX(), .phoneXKeyboard) == 302)  // 336 - 34
    let low = Rect(x: 0, y: 790, width: 375, height: 336)
    #expect(Self.constraint(in: .phoneX(), low) == 0)  // 22 of 34
  }

  @Test func `A keyboard that goes leaves the guide at the safe area`() {
    #expect(Self.constraint(in: .phoneX(), .phoneXKeyboard, nil) == 0)
    #expect(Self.constraint(in: .phoneX(), .phoneXKeyboard, .phoneXGone) == 0)
  }

  @Test func `Each view has a guide of its own that measures its own overlap`() {
    let above = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 503))
    #expect(Self.constraint(in: above, .phone8Keyboard) == 160)  // 567 - 407
    #expect(Self.constraint(in: .freeWindow, .padKeyboard) == 332)  // 700 - 368
  }

  @Test func `A view that is wholly below the keyboard's top edge has a guide of its height`() {
    let footer = ViewEnvironment.phone8(view: Rect(x: 0, y: 567, width: 375, height: 100))
    #expect(Self.constraint(in: footer, .phone8Keyboard) == 100)
  }

  @Test func `A keyboard beside the window does not move it`() {
    let half = Rect(x: 600, y: 368, width: 424, height: 400)
    #expect(Self.constraint(in: .freeWindow, half) == 0)
  }

  @Test func `It follows the guide and no notification`() {
    let words = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    #expect(words == .nothing)
    let other = Self.constraint(
      in: .phone8(), .phone8Keyboard, byEvent: .keyboardWillHide(.to(.phone8Gone)))
    #expect(other == 260)
  }

  @Test func `It is laid out whenever the guide moves`() {
    let scene = KeyboardScene(
      layout: SceneLayout(stages: [.phoneX()]),
      steps: [
        Step(
          name: "hold", occurrences: [.moveGuides(layoutGuide: .phoneXKeyboard, region: nil)],
          covered: nil)
      ])
    // The keyboard begins that far up.
    let line = AnyInsetStrategy(Strategy.self).play(scene)[0].lowestLine
    #expect(line == Rect.phoneXKeyboard.minY)
  }

  @Test func `It follows the guide where that is not where the keyboard is`() {
    var strategy = Strategy()
    var view = ViewState(environment: .phoneX())
    view.moveKeyboard(to: .phoneXKeyboard)
    view.moveGuides(layoutGuide: nil, region: .phoneXKeyboard)
    strategy.receive(.viewDidLayoutSubviews, &view)
    #expect(view.bottomConstraint == 0)
  }
}
