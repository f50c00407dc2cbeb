import InsetCore
import Testing

@testable import InsetStrategies

struct ReactNativeKeyboardControllerAutomaticOffsetTests {
  typealias Strategy = Strategies.ReactNativeKeyboardControllerAutomaticOffset

  /// A view that fills a container from 64 points on, which ends 100 points above the window.
  private static let child = below(header: 64, height: 503)

  private static func below(header: Double, height: Double) -> ViewEnvironment {
    var chain = ViewChain(filling: Size(width: 375, height: 667))
    chain.superview = Rect(x: 0, y: header, width: 375, height: height)
    chain.view = Rect(x: 0, y: 0, width: 375, height: height)
    return ViewEnvironment(chain: chain, contentSize: Size(width: 375, height: 2000), scale: 2)
  }

  @Test func `A show pads to the keyboard's top and a hide takes it back`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    // The component ends at 778, inside the safe area, and the keyboard at 812 is 336 high.
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `A bar that comes gives the component another frame, which is measured anew`() {
    let result = constraint(
      by: Strategy.self, in: .phoneX(), .appear + .show(.phoneXKeyboard),
      thenIn: .phoneX(bottom: 83), [.viewDidLayoutSubviews])
    // 812 - 83 - 476
    #expect(result == 253)
  }

  @Test func `The parent's origin counts`() {
    let result = written(by: Strategy.self, in: Self.child, .appear, .show(.phone8Keyboard))
    // 567 - 407, where the frame in the parent would give 96.
    #expect(result == Written(constraint: 160))
  }

  @Test func `A view that ends above the keyboard gets no padding`() {
    let high = Self.below(header: 64, height: 300)
    let result = written(by: Strategy.self, in: high, .appear, .show(.phone8Keyboard))
    #expect(result == .nothing)
  }

  @Test func `A parent that moves is not noticed until the view has another frame`() {
    let moved = constraint(
      by: Strategy.self, in: Self.child, .appear, thenIn: Self.below(header: 34, height: 503),
      [.viewDidLayoutSubviews] + .show(.phone8Keyboard))
    let resized = constraint(
      by: Strategy.self, in: Self.child, .appear, thenIn: Self.below(header: 34, height: 513),
      [.viewDidLayoutSubviews] + .show(.phone8Keyboard))
    // Still 567 - 407, and 547 - 407.
    #expect(moved == 160)
    #expect(resized == 140)
  }

  @Test func `A view that is laid out without a window counts from its parent and stays so`() {
    let result = constraint(
      by: Strategy.self, in: Self.child, .appear + .disappear,
      thenIn: Self.below(header: 64, height: 453),
      [.viewDidLayoutSubviews] + [.viewWillAppear, .viewDidLayoutSubviews, .viewDidAppear]
        + .show(.phone8Keyboard))
    // 453 - 407, where 110 points are covered.
    #expect(result == 46)
  }

  @Test func `A view that is laid out in the background counts from its parent`() {
    let hidden = constraint(
      by: Strategy.self, in: Self.child, .appear + [.didEnterBackground],
      thenIn: Self.below(header: 64, height: 453),
      [.viewDidLayoutSubviews, .willEnterForeground, .didBecomeActive] + .show(.phone8Keyboard))
    let active = constraint(
      by: Strategy.self, in: Self.child, .appear + [.didEnterBackground, .didBecomeActive],
      thenIn: Self.below(header: 64, height: 453),
      [.viewDidLayoutSubviews] + .show(.phone8Keyboard))
    // 453 - 407, and 517 - 407.
    #expect(hidden == 46)
    #expect(active == 110)
  }

  @Test func `Before the first layout there is nothing to pad`() {
    let loaded = written(
      by: Strategy.self, in: .phoneX(), [.viewDidLoad], .show(.phoneXKeyboard))
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    #expect(loaded == .nothing)
    #expect(late == Written(constraint: 302))
  }

  @Test func `A hardware keyboard's bar counts with the height of its frame`() {
    let result = written(by: Strategy.self, in: .pad(), .appear, .show(.padBar))
    #expect(result == Written(constraint: 400))
  }

  @Test func `Only show and hide are heard, and a show without height is none`() {
    let moved = written(by: Strategy.self, in: .phone8(), .appear, .move(.phone8Keyboard))
    let flat = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .show(.zero))
    #expect(moved == .nothing)
    #expect(flat == .nothing)
  }
}
