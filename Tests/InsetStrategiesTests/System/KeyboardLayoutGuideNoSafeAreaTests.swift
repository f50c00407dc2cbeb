import InsetCore
import Testing

@testable import InsetStrategies

struct KeyboardLayoutGuideNoSafeAreaTests {
  typealias Strategy = Strategies.KeyboardLayoutGuideNoSafeArea

  /// The constraint after the docked keyboard has moved to each frame in turn, with one layout each.
  static func constraint(in environment: ViewEnvironment, _ frames: Rect?...) -> Double {
    var strategy = Strategy()
    var view = ViewState(environment: environment)
    for event in [Event].appear { strategy.receive(event, &view) }
    for frame in frames {
      view.moveKeyboard(to: frame)
      strategy.receive(.viewDidLayoutSubviews, &view)
    }
    return view.bottomConstraint
  }

  @Test func `Without a keyboard content rests at the view's bottom edge`() {
    let bar = Bar(frame: Rect(x: 0, y: 729, width: 375, height: 83))
    #expect(Self.constraint(in: .phone8()) == 0)
    #expect(Self.constraint(in: .phoneX()) == -34)
    #expect(Self.constraint(in: .phoneX(bottom: 83, tabBar: bar)) == -83)
  }

  @Test func `A docked keyboard's top edge is the guide's, as with the safe area`() {
    #expect(Self.constraint(in: .phone8(), .phone8Keyboard) == 260)
    #expect(Self.constraint(in: .phoneX(), .phoneXKeyboard) == 302)  // 336 - 34
    #expect(Self.constraint(in: .phoneX(), .phoneXKeyboard, nil) == -34)
  }

  @Test func `A keyboard that covers less than the safe area counts as none`() {
    let low = Rect(x: 0, y: 790, width: 375, height: 336)
    #expect(Self.constraint(in: .phoneX(), low) == -34)  // 22 of 34
  }

  @Test func `It follows the guide and no notification`() {
    let words = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    #expect(words == .nothing)
  }
}
