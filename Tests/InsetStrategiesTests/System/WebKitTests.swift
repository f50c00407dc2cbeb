import InsetCore
import Testing

@testable import InsetStrategies

struct WebKitTests {
  typealias Strategy = Strategies.WebKit

  @Test func `What the system adds is taken off, content and indicator each for itself`() {
    let automatic = written(
      by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard))
    let never = written(
      by: Strategy.self, in: .fieldOnPhoneX(behavior: .never), .appear, .show(.phoneXKeyboard))
    #expect(automatic == .insets(302))
    #expect(never == Written(content: Insets(bottom: 336), indicators: Insets(bottom: 302)))
  }

  @Test func `The app's insets survive show, change and hide`() {
    let base = Insets(top: 64, left: 8, bottom: 20)
    let lower = Rect(x: 0, y: 451, width: 375, height: 216)
    let shown = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: base, .appear, .show(.phone8Keyboard),
      .show(lower))
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: base, .appear, .show(.phone8Keyboard),
      .hide(.phone8Gone))
    #expect(shown.content == Insets(top: 64, left: 8, bottom: 236))
    #expect(hidden == Written(content: base))
  }

  @Test func `Without a field only another app's keyboard counts`() {
    #expect(written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard)) == .nothing)
    let foreign = written(
      by: Strategy.self, in: .phone8(), .appear, .showElsewhere(.phone8Keyboard))
    #expect(foreign == .insets(260))
  }

  @Test func `didChangeFrame moves nothing`() {
    let late = written(
      by: Strategy.self, in: .fieldOnPhoneX(), .appear,
      [.keyboardDidChangeFrame(.to(.phoneXKeyboard))])
    let still = written(
      by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard),
      [.keyboardDidChangeFrame(.to(.phoneXGone))])
    #expect(late == .nothing)
    #expect(still == .insets(302))
  }

  @Test func `A hide is measured by its own end frame, with or without a field`() {
    let rest = Rect(x: 0, y: 768, width: 375, height: 44)
    let accessory = written(
      by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard),
      [.keyboardWillHide(.to(rest))])
    let foreign = written(
      by: Strategy.self, in: .phone8(), .appear, .showElsewhere(.phone8Keyboard),
      [.keyboardWillHide(.to(.phone8Gone))])
    let left = written(
      by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard), .disappear,
      [.keyboardWillHide(.to(.phoneXGone))])
    #expect(accessory == .insets(10))  // 44 - 34
    #expect(foreign == .nothing)
    #expect(left == .nothing)
  }

  @Test func `An undocked keyboard counts nothing, a bar what is on screen`() {
    let up: [Event] = .appear + .show(.padKeyboard)
    #expect(written(by: Strategy.self, in: .pad(), up, .move(.padRaised)) == .nothing)
    #expect(written(by: Strategy.self, in: .pad(), up, .move(.padFloating)) == .nothing)
    #expect(written(by: Strategy.self, in: .pad(), .appear, .show(.padBar)) == .insets(55))
  }

  @Test func `A keyboard from before is not known, nor is one off screen`() {
    let late = written(by: Strategy.self, in: .fieldOnPhoneX(), .show(.phoneXKeyboard), .appear)
    let left = written(
      by: Strategy.self, in: .fieldOnPhoneX(), .appear, .disappear, .show(.phoneXKeyboard))
    let changed = written(
      by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard), .disappear,
      .move(Rect(x: 0, y: 512, width: 375, height: 300)))
    #expect(late == .nothing)
    #expect(left == .nothing)
    #expect(changed == .insets(302))
  }

  @Test func `A frame that is missing changes nothing, show or hide`() {
    let up: [Event] = .appear + .show(.phoneXKeyboard)
    let show = written(
      by: Strategy.self, in: .fieldOnPhoneX(), up, [.keyboardWillShow(.withoutKeys)])
    let hide = written(
      by: Strategy.self, in: .fieldOnPhoneX(), up, [.keyboardWillHide(.withoutKeys)])
    #expect(show == .insets(302))
    #expect(hide == .insets(302))
  }

  @Test func `The view's tail below the screen counts, in a popover nothing does`() {
    // The view ends 200 points below the screen's bottom edge at 667, the keyboard begins at 407; the system
    // adds the 200 of the 460 points.
    let tall = Rect(x: 0, y: 0, width: 375, height: 867)
    let shown = written(
      by: Strategy.self, in: .phone8(view: tall, focusedField: .field), .appear,
      .show(.phone8Keyboard))
    let hidden = written(
      by: Strategy.self, in: .phone8(view: tall, focusedField: .field), .appear,
      .show(.phone8Keyboard),
      .hide(.phone8Gone))
    let popover = ViewEnvironment(
      chain: ViewChain(filling: Size(width: 375, height: 667)),
      contentSize: Size(width: 375, height: 2000), focusedField: .field, isInPopover: true)
    #expect(shown == .insets(260))
    #expect(hidden == .nothing)
    #expect(
      written(by: Strategy.self, in: popover, .appear, .show(.phone8Keyboard)) == .nothing)
  }

  @Test func `A window away from the screen's origin is measured on screen`() {
    let result = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(result == .insets(332))  // 700 - 368
  }

  @Test
  func `A web view or table view controller around the view has made room, SwiftUI has not`() {
    func hosted(bySwiftUI isHosted: Bool) -> ViewEnvironment {
      ViewEnvironment(
        chain: ViewChain(filling: Size(width: 375, height: 667)),
        contentSize: Size(width: 375, height: 2000), focusedField: .field,
        adjustsForKeyboard: true, isHostedBySwiftUI: isHosted)
    }
    let webView = written(
      by: Strategy.self, in: hosted(bySwiftUI: false), .appear, .show(.phone8Keyboard))
    let swiftUI = written(
      by: Strategy.self, in: hosted(bySwiftUI: true), .appear, .show(.phone8Keyboard))
    #expect(webView == .nothing)
    #expect(swiftUI == .insets(260))
  }

  @Test func `After the view's end nothing is heard`() {
    let result = written(
      by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard), [.viewDeinit],
      [.keyboardWillHide(.to(.phoneXGone))])
    #expect(result == .insets(302))
  }
}
