import InsetCore
import Testing

struct KeyboardTransitionTests {
  private let shown = KeyboardNotification(
    beginFrame: Rect(x: 0, y: 844, width: 390, height: 336),
    endFrame: Rect(x: 0, y: 508, width: 390, height: 336), duration: 0.4, curve: 7)

  @Test func `A transition has all four keys`() throws {
    let transition = try #require(KeyboardTransition(shown))
    #expect(transition.beginFrame == Rect(x: 0, y: 844, width: 390, height: 336))
    #expect(transition.endFrame == Rect(x: 0, y: 508, width: 390, height: 336))
    #expect(transition.duration == 0.4)
    #expect(transition.curve == 7)
  }

  @Test(
    arguments: [
      { $0.duration = nil }, { $0.curve = nil }, { $0.beginFrame = nil }, { $0.endFrame = nil },
    ] as [@Sendable (inout KeyboardNotification) -> Void])
  func `Without one of the keys there is no transition`(
    change: @Sendable (inout KeyboardNotification) -> Void
  ) {
    var incomplete = shown
    change(&incomplete)
    #expect(KeyboardTransition(incomplete) == nil)
  }

  @Test(arguments: [(7, 458_752), (0, 0), (1, 65_536)] as [(Int, UInt)])
  func `A curve becomes animation options from bit 16 on`(curve: Int, options: UInt) throws {
    var notification = shown
    notification.curve = curve
    #expect(try #require(KeyboardTransition(notification)).animationOptions == options)
  }
}
