import InsetCore
import Testing

@testable import InsetStrategies

struct FreshOSKeyboardLayoutGuideTests {
  typealias Strategy = Strategies.FreshOSKeyboardLayoutGuide

  @Test func `The guide stands on the safe area and a hide makes it nothing`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `A notification without end frame or duration is not read, nor is such a hide`() {
    let lower = KeyboardNotification(
      beginFrame: .zero, endFrame: Rect(x: 0, y: 451, width: 375, height: 216), duration: nil)
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let events: [Event] = [
      .keyboardWillChangeFrame(lower), .keyboardWillChangeFrame(.withoutKeys),
      .keyboardWillHide(.withoutKeys), .keyboardWillHide(lower),
    ]
    for event in events {
      #expect(written(by: Strategy.self, in: .phone8(), up, [event]) == Written(constraint: 260))
    }
  }

  @Test func `Before iOS 11 no safe area is taken off: content on a bar goes to the keyboard`() {
    var capabilities = OSCapabilities.modern
    capabilities.insetAdjustment = .contentInset
    let old = ViewEnvironment.stage(
      Size(width: 375, height: 667), obstruction: Insets(bottom: 49), capabilities: capabilities)
    let result = written(by: Strategy.self, in: old, .appear, .show(.phone8Keyboard))
    #expect(result.constraint == 211)  // 260 above the view's edge, 49 below the content
  }

  @Test func `A floating keyboard and a zero frame count from their top edge`() {
    let floating = written(by: Strategy.self, in: .pad(), .appear, .move(.padFloating))
    let zero = written(by: Strategy.self, in: .phone8(), .appear, .move(.zero))
    #expect(floating == Written(constraint: 468))
    #expect(zero == Written(constraint: 667))
  }

  @Test func `A window's height is compared with a place on the screen`() {
    let result = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(result == Written(constraint: 232))  // 332 points are covered
  }

  @Test func `A keyboard lower than the safe area makes no negative guide`() {
    let low = Rect(x: 0, y: 792, width: 375, height: 20)
    #expect(written(by: Strategy.self, in: .phoneX(), .appear, .show(low)) == .nothing)
  }

  @Test func `A layout moves the guide with the safe area and does not measure again`() {
    let next = ViewEnvironment.stage(
      Size(width: 375, height: 812), view: Rect(x: 0, y: 0, width: 375, height: 700),
      obstruction: Insets(top: 44, bottom: 34))
    let moved = constraint(
      by: Strategy.self, in: .phoneX(), .appear + .show(.phoneXKeyboard), thenIn: next,
      [.safeAreaInsetsDidChange, .viewDidLayoutSubviews])
    #expect(moved == 302)  // 224 points are covered
  }

  @Test func `Without a view the height is kept for the next guide`() {
    let lower = Rect(x: 0, y: 596, width: 375, height: 216)
    let next = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), [.viewDeinit],
      .move(lower), .appear)
    #expect(next == Written(constraint: 182))  // 216 - 34
  }

  @Test func `Only a change of frame and a hide are heard, also off screen`() {
    let lower = KeyboardNotification.to(Rect(x: 0, y: 451, width: 375, height: 216))
    let up: [Event] = .appear + .show(.phone8Keyboard)
    for event in [
      Event.keyboardWillShow(lower), .keyboardDidShow(lower), .keyboardDidChangeFrame(lower),
      .keyboardDidHide(lower),
    ] {
      #expect(written(by: Strategy.self, in: .phone8(), up, [event]) == Written(constraint: 260))
    }
    let left = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    #expect(left == Written(constraint: 260))
  }

  @Test func `A late guide begins with the app's last height`() {
    let up = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    let gone = written(
      by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .hide(.phoneXGone), .appear)
    #expect(up == Written(constraint: 302))
    #expect(gone == .nothing)
  }
}
