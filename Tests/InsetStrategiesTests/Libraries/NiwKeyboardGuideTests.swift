import InsetCore
import Testing

@testable import InsetStrategies

struct NiwKeyboardGuideTests {
  typealias Strategy = Strategies.NiwKeyboardGuide

  @Test func `The guide ends at the docked keyboard's top or at the safe area`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `On an iPad the frame's x does not count and may be clipped to the window`() {
    let moved = Rect(x: 37, y: 368, width: 1024, height: 400)
    let clipped = Rect(x: 100, y: 368, width: 500, height: 332)
    #expect(
      written(by: Strategy.self, in: .padWindow, .appear, .show(moved))
        == Written(constraint: 332))
    #expect(
      written(by: Strategy.self, in: .padWindow, .appear, .show(clipped))
        == Written(constraint: 332))
  }

  @Test func `On an iPad a frame as wide as neither the screen nor the window is ignored`() {
    let docked: [Event] = .appear + .show(.padKeyboard)
    for frame in [Rect.padFloating, Rect(x: 0, y: 268, width: 512, height: 500), .null] {
      #expect(written(by: Strategy.self, in: .padWindow, .appear, .show(frame)) == .nothing)
      #expect(
        written(by: Strategy.self, in: .padWindow, docked, .move(frame))
          == Written(constraint: 332))
    }
  }

  @Test func `A keyboard that begins above the view covers no more than the view`() {
    let low = ViewEnvironment.pad(window: Rect(x: 100, y: 400, width: 500, height: 300))
    let high = ViewEnvironment.pad(window: Rect(x: 100, y: 0, width: 500, height: 300))
    #expect(
      written(by: Strategy.self, in: low, .appear, .show(.padKeyboard))
        == Written(constraint: 300))
    #expect(written(by: Strategy.self, in: high, .appear, .show(.padKeyboard)) == .nothing)
  }

  @Test func `Before iOS 13 the frame is in the key window's space, as wide as the screen`() {
    let window = Rect(x: 100, y: 100, width: 500, height: 600)
    let old = ViewEnvironment.pad(window: window, capabilities: .iOS12)
    let narrow = Rect(x: 0, y: 268, width: 500, height: 332)
    let result = written(by: Strategy.self, in: old, .appear, .show(.padKeyboard))
    #expect(result == Written(constraint: 232))  // 600 - 368
    #expect(written(by: Strategy.self, in: old, .appear, .show(narrow)) == .nothing)
  }

  @Test func `Before iOS 13 a window at the screen's side hears of the whole keyboard`() {
    let window = Rect(x: 704, y: 0, width: 320, height: 768)
    let old = ViewEnvironment.pad(window: window, capabilities: .iOS12)
    let result = written(by: Strategy.self, in: old, .appear, .show(.padKeyboard))
    #expect(result == Written(constraint: 400))
  }

  @Test func `From iOS 13 to 15 the frame is the screen's and as wide`() {
    var capabilities = OSCapabilities.modern
    capabilities.postsScreenObject = false
    let window = Rect(x: 100, y: 100, width: 500, height: 600)
    let pad = ViewEnvironment.pad(window: window, capabilities: capabilities)
    let clipped = Rect(x: 100, y: 368, width: 500, height: 332)
    let result = written(by: Strategy.self, in: pad, .appear, .show(.padKeyboard))
    #expect(result == Written(constraint: 332))  // 700 - 368
    #expect(written(by: Strategy.self, in: pad, .appear, .show(clipped)) == .nothing)
  }

  @Test func `Another app's keyboard counts, a notification without end frame does not`() {
    let other = written(by: Strategy.self, in: .pad(), .appear, .showElsewhere(.padKeyboard))
    let docked: [Event] = .appear + .show(.padKeyboard)
    let kept = written(by: Strategy.self, in: .pad(), docked, [.keyboardWillShow(.withoutKeys)])
    #expect(other == Written(constraint: 400))
    #expect(kept == Written(constraint: 400))
  }

  @Test func `A change of frame counts while docked, a zero or narrow one never`() {
    let lower = Rect(x: 0, y: 451, width: 375, height: 216)
    let docked: [Event] = .appear + .show(.phone8Keyboard)
    #expect(written(by: Strategy.self, in: .phone8(), .appear, .move(lower)) == .nothing)
    #expect(
      written(by: Strategy.self, in: .phone8(), docked, .move(lower)) == Written(constraint: 216))
    for frame in [Rect.zero, Rect(x: 0, y: 451, width: 320, height: 216)] {
      let kept = written(by: Strategy.self, in: .phone8(), docked, .move(frame))
      #expect(kept == Written(constraint: 260))
    }
  }

  @Test func `A late view and one that moves in its window are measured again`() {
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    let moved = constraint(
      by: Strategy.self, in: .phone8(), .appear + .show(.phone8Keyboard),
      thenIn: .phone8(view: Rect(x: 0, y: 0, width: 375, height: 567)), [.viewDidLayoutSubviews])
    #expect(late == Written(constraint: 302))
    #expect(moved == 160)
  }

  @Test func `After the background the keyboard is still there, with a field to focus or none`() {
    let away: [Event] =
      .appear + .show(.phone8Keyboard) + [
        .didEnterBackground, .willEnterForeground,
      ]
    #expect(written(by: Strategy.self, in: .phone8(), away) == Written(constraint: 260))
    #expect(
      written(by: Strategy.self, in: .fieldOnPhone8(), away) == Written(constraint: 260))
  }
}
