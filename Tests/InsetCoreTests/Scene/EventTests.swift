import InsetCore
import Testing

struct EventTests {
  private static let shown = KeyboardNotification(
    beginFrame: Rect(x: 0, y: 844, width: 390, height: 336),
    endFrame: Rect(x: 0, y: 508, width: 390, height: 336))

  @Test(arguments: [
    (Event.keyboardWillShow(shown), false), (.keyboardDidShow(shown), false),
    (.keyboardWillHide(shown), true), (.keyboardDidHide(shown), true),
    (.keyboardWillChangeFrame(shown), false), (.keyboardDidChangeFrame(shown), false),
  ])
  func `The six keyboard events carry their notification and two of them hide`(
    event: Event, hides: Bool
  ) {
    #expect(event.keyboard == Self.shown)
    #expect(event.kind.isKeyboard)
    #expect(event.isKeyboardHide == hides)
  }

  @Test(arguments: [
    Event.viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    .viewDeinit, .viewDidLayoutSubviews, .safeAreaInsetsDidChange, .traitCollectionDidChange,
    .didEnterBackground, .willEnterForeground, .didBecomeActive, .willResignActive,
  ])
  func `No other event says anything about the keyboard`(event: Event) {
    #expect(event.keyboard.beginFrame == nil)
    #expect(event.keyboard.endFrame == nil)
    #expect(!event.kind.isKeyboard)
    #expect(!event.isKeyboardHide)
  }

  @Test func `A frame on anything but a keyboard notification is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = Event(.viewDidLoad, KeyboardNotification(beginFrame: nil, endFrame: nil))
    }
  }
}
