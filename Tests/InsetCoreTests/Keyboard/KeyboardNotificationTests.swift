import InsetCore
import Testing

struct KeyboardNotificationTests {
  private let shown = KeyboardNotification(
    beginFrame: Rect(x: 0, y: 844, width: 390, height: 336),
    endFrame: Rect(x: 0, y: 508, width: 390, height: 336))

  @Test func `Other values of duration and curve make no difference`() {
    var other = shown
    other.duration = 0.4
    other.curve = 0
    #expect(other == shown)
    #expect(other.hashValue == shown.hashValue)
  }

  @Test(
    arguments: [
      { $0.duration = nil }, { $0.curve = nil }, { $0.beginFrame = nil }, { $0.endFrame = nil },
      { $0.isLocal = false }, { $0.hasScreenObject = true }, { $0.beginFrame = .zero },
      { $0.endFrame = .null },
    ] as [@Sendable (inout KeyboardNotification) -> Void])
  func `A missing key and any other value make a difference`(
    change: @Sendable (inout KeyboardNotification) -> Void
  ) {
    var other = shown
    change(&other)
    #expect(other != shown)
  }

  @Test func `The usual animation is a quarter of a second with the undocumented curve`() {
    #expect(shown.duration == 0.25)
    #expect(shown.curve == 7)
    #expect(shown.isLocal)
    #expect(!shown.hasScreenObject)
  }
}
