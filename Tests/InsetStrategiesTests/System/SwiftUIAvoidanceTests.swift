import InsetCore
import Testing

@testable import InsetStrategies

struct SwiftUIAvoidanceTests {
  typealias Strategy = Strategies.SwiftUIAvoidance

  /// What is written after the keyboard has moved to each frame in turn, with one layout each.
  static func insets(
    in environment: ViewEnvironment, base: Insets = .zero, _ frames: Rect?...
  ) -> Written {
    var strategy = Strategy()
    var view = ViewState(environment: environment, base: base)
    for event in [Event].appear { strategy.receive(event, &view) }
    for frame in frames {
      view.moveKeyboard(to: frame)
      strategy.receive(.viewDidLayoutSubviews, &view)
    }
    return Written(content: view.contentInset, indicators: view.verticalScrollIndicatorInsets)
  }

  @Test func `A view without a region is left alone`() {
    var iOS13 = OSCapabilities.modern
    iOS13.hasKeyboardSafeArea = false
    let phone = ViewEnvironment.fieldOnPhone8(capabilities: iOS13)
    #expect(Self.insets(in: phone, .phone8Keyboard) == .nothing)
  }

  @Test func `The keyboard's region takes the place of the container's`() {
    #expect(Self.insets(in: .phone8(), .phone8Keyboard) == .insets(260))
    #expect(Self.insets(in: .phoneX(), .phoneXKeyboard) == .insets(302))  // 336 - 34
  }

  @Test func `Content and indicator are each short of what the system adds to them`() {
    let never = Self.insets(in: .fieldOnPhoneX(behavior: .never), .phoneXKeyboard)
    #expect(never == Written(content: Insets(bottom: 336), indicators: Insets(bottom: 302)))
  }

  @Test func `A region smaller than the container's counts as nothing`() {
    let low = Rect(x: 0, y: 790, width: 375, height: 336)
    #expect(Self.insets(in: .phoneX(), low) == .nothing)  // 22 of 34
    #expect(Self.insets(in: .fieldOnPhoneX(behavior: .never), low) == .nothing)
    #expect(Self.insets(in: .phoneX(), nil) == .nothing)
  }

  @Test func `A change replaces what was added, and a keyboard that goes takes all of it back`() {
    let base = Insets(top: 8, left: 4, bottom: 20)
    let lower = Rect(x: 0, y: 451, width: 375, height: 216)
    let changed = Self.insets(in: .phone8(), base: base, .phone8Keyboard, lower)
    let gone = Self.insets(in: .phone8(), base: base, .phone8Keyboard, lower, nil)
    #expect(changed.content == Insets(top: 8, left: 4, bottom: 236))
    #expect(changed.indicators == Insets(bottom: 216))
    #expect(gone == Written(content: base))
  }

  @Test func `It follows the region and no notification`() {
    let words = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    #expect(words == .nothing)
  }

  @Test func `It follows the region where that is not where the keyboard is`() {
    var strategy = Strategy()
    var view = ViewState(environment: .phoneX())
    view.moveKeyboard(to: .phoneXKeyboard)
    view.moveGuides(layoutGuide: .phoneXKeyboard, region: nil)
    strategy.receive(.viewDidLayoutSubviews, &view)
    #expect(view.contentInset == .zero)
  }

  @Test func `Where SwiftUI hosts the view its region has been added already`() {
    let hosted = ViewEnvironment(
      chain: ViewChain(filling: Size(width: 375, height: 667)),
      contentSize: Size(width: 375, height: 2000), adjustsForKeyboard: true,
      isHostedBySwiftUI: true)
    #expect(Self.insets(in: hosted, .phone8Keyboard) == .nothing)
  }
}
