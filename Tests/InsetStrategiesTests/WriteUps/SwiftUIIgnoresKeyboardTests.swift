import InsetCore
import Testing

@testable import InsetStrategies

struct SwiftUIIgnoresKeyboardTests {
  typealias Strategy = Strategies.SwiftUIIgnoresKeyboard

  /// What is written, and the whole bottom inset, after the keyboard has moved to each frame in turn.
  static func insets(
    in environment: ViewEnvironment, base: Insets = .zero, _ frames: Rect?...
  ) -> (written: Written, whole: Double) {
    var strategy = Strategy()
    var view = ViewState(environment: environment, base: base)
    for event in [Event].appear { strategy.receive(event, &view) }
    for frame in frames {
      view.moveKeyboard(to: frame)
      strategy.receive(.viewDidLayoutSubviews, &view)
    }
    let (content, indicators) = (view.contentInset, view.verticalScrollIndicatorInsets)
    let written = Written(content: content, indicators: indicators)
    return (written, view.adjustedContentInset.bottom)
  }

  @Test func `Nothing is written for a keyboard`() {
    let moved = Self.insets(in: .phoneX(), base: Insets(bottom: 20), .phoneXKeyboard)
    #expect(moved.written == Written(content: Insets(bottom: 20)))
    let posted = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(posted == .nothing)
  }

  @Test func `Another container's room is left alone`() {
    let table = ViewEnvironment(
      chain: ViewChain(filling: Size(width: 375, height: 667)),
      contentSize: Size(width: 375, height: 2000), adjustsForKeyboard: true)
    let shown = Self.insets(in: table, .phone8Keyboard)
    #expect(shown.written == .nothing && shown.whole == 260)
  }

  @Test func `The room that SwiftUI's container makes is taken off, and given back`() {
    let shown = Self.insets(in: .hosted, base: Insets(bottom: 20), .phoneXKeyboard)
    let hidden = Self.insets(in: .hosted, base: Insets(bottom: 20), .phoneXKeyboard, nil)
    // 336 - 34 less than the app's own.
    #expect(shown.written.content == Insets(bottom: -282))
    #expect(shown.written.indicators == Insets(bottom: -302))
    #expect(shown.whole == 54)
    #expect(hidden.written == Written(content: Insets(bottom: 20)))
  }
}
