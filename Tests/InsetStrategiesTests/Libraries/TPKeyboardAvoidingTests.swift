import InsetCore
import Testing

@testable import InsetStrategies

struct TPKeyboardAvoidingTests {
  typealias Strategy = Strategies.TPKeyboardAvoiding

  static let base = Insets(top: 64, left: 8, bottom: 20)

  @Test func `The keyboard's height in the view counts and a home indicator twice`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == .insets(336))
    #expect(hidden == .nothing)
  }

  @Test func `The bottom is replaced, other edges stay, and hide puts all of it back`() {
    let shown = written(
      by: Strategy.self, in: .phone8(), base: Self.base, .appear, .show(.phone8Keyboard))
    let hidden = written(
      by: Strategy.self, in: .phone8(), base: Self.base, .appear, .show(.phone8Keyboard),
      .show(.phone8Keyboard), .hide(.phone8Gone))
    let insets = Insets(top: 64, left: 8, bottom: 260)
    #expect(shown == Written(content: insets, indicators: insets))
    // The change of frame of the hide is applied after it.
    #expect(hidden == Written(content: Self.base, indicators: Self.base))
    let alone = written(
      by: Strategy.self, in: .phone8(), base: Self.base, .appear, .show(.phone8Keyboard),
      [.keyboardWillHide(.to(.phone8Gone, from: .phone8Keyboard))])
    #expect(alone == Written(content: Self.base))
  }

  @Test func `A hide with an empty begin frame puts nothing back`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillHide(.to(.phone8Gone))])
    #expect(result == .insets(260))
  }

  @Test func `While a show's animation is in progress, such a hide puts the insets back`() {
    let show = [Event].show(.phone8Keyboard)
    let hide = [Event].hide(.phone8Gone, from: .zero)
    let during = written(
      by: Strategy.self, in: .phone8(), base: Self.base, .appear, Array(show[...1]), hide)
    #expect(during == Written(content: Self.base, indicators: Self.base))
    // Its own change of frame counts: 260 points, all of them below the view.
    let after = written(by: Strategy.self, in: .phone8(), base: Self.base, .appear, show, hide)
    let none = Insets(top: 64, left: 8)
    #expect(after == Written(content: none, indicators: none))
    // It is the change of frame of the same hide that has not been applied yet.
    let early = written(
      by: Strategy.self, in: .phone8(), base: Self.base, .appear, Array(hide[...1]))
    #expect(early == Written(content: none, indicators: none))
  }

  @Test func `A hide with an empty end frame does nothing while the animation is in progress`() {
    let flat = Rect(x: 0, y: 667, width: 375, height: 0)
    let show = [Event].show(.phone8Keyboard)
    let hide = [Event].hide(flat, from: .phone8Keyboard)
    for first in [Array(show[...1]), show] {
      #expect(written(by: Strategy.self, in: .phone8(), .appear, first, hide) == .insets(260))
      // The next show finds them.
      let next = written(
        by: Strategy.self, in: .phone8(), .appear, first, hide, show, .hide(.phone8Gone))
      #expect(next == .insets(260))
    }
  }

  @Test func `An empty frame, as cross-fade reports it, leaves the insets, and so does its hide`() {
    let insets = Insets(top: 64, left: 8, bottom: 260)
    let left = Written(content: insets, indicators: insets)
    for hide in [[Event].move(.zero), .move(.zero) + .hide(.zero)] {
      let result = written(
        by: Strategy.self, in: .phone8(), base: Self.base, .appear, .show(.phone8Keyboard), hide)
      #expect(result == left)
    }
    // The next show takes them for the app's own.
    let next = written(
      by: Strategy.self, in: .phone8(), base: Self.base, .appear, .show(.phone8Keyboard),
      .move(.zero), .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(next == left)
  }

  @Test func `What hangs below the view is taken off`() {
    let above = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    #expect(
      written(by: Strategy.self, in: above, .appear, .show(.phone8Keyboard)) == .insets(160))
    #expect(written(by: Strategy.self, in: .pad(), .appear, .show(.padBar)) == .insets(55))
  }

  @Test func `A raised keyboard counts with its whole height`() {
    let result = written(by: Strategy.self, in: .pad(), .appear, .move(.padRaised))
    #expect(result == .insets(400))
  }

  @Test(arguments: [false, true])
  func `A table view controller's table is left to UIKit, a view in SwiftUI is not`(isSwiftUI: Bool)
  {
    let hosted = ViewEnvironment(
      chain: ViewChain(filling: Size(width: 375, height: 667)),
      contentSize: Size(width: 375, height: 2000), adjustsForKeyboard: true,
      isHostedBySwiftUI: isSwiftUI)
    let result = written(by: Strategy.self, in: hosted, .appear, .show(.phone8Keyboard))
    #expect(result == (isSwiftUI ? .insets(260) : .nothing))
  }

  @Test func `A keyboard that was up before the view is not known`() {
    let result = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    #expect(result == .nothing)
  }

  @Test func `A layout before the change of frame is applied counts, a later one does not`() {
    // The view ends where the keyboard begins.
    let shrunk = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 407))
    var (early, late) = (Strategy(), Strategy())
    var view = ViewState(environment: .phone8())
    let keyboard = KeyboardNotification.to(.phone8Keyboard)
    for event in [Event].appear + [.keyboardWillChangeFrame(keyboard)] {
      early.receive(event, &view)
    }
    view.lay(out: shrunk)
    early.receive(.viewDidLayoutSubviews, &view)
    #expect(view.contentInset == .zero)
    #expect(view.verticalScrollIndicatorInsets == .zero)
    view = ViewState(environment: .phone8())
    for event in [Event].appear + .show(.phone8Keyboard) { late.receive(event, &view) }
    view.lay(out: shrunk)
    late.receive(.viewDidLayoutSubviews, &view)
    #expect(view.contentInset == Insets(bottom: 260))
  }

  @Test func `The keyboard counts from the visible part, wherever the content is scrolled to`() {
    // The content is scrolled to 1333 as the view appears, and to 1593 by the first show.
    let field = Rect(x: 16, y: 1960, width: 343, height: 40)
    let layout = SceneLayout(stages: [.phone8(focusedField: field)])
    var (strategy, view) = (Strategy(), layout.view(padding: 0))
    for event in [Event].appear + .show(.phone8Keyboard) + .show(.phone8Keyboard) {
      strategy.receive(event, &view)
    }
    #expect(view.contentInset == Insets(bottom: 260))
  }

  @Test func `A hide scrolls the field to the middle of what the insets from before leave`() {
    // 1000 - (667 - 64 - 20 - 40) / 2 - 64
    let field = Rect(x: 16, y: 1000, width: 343, height: 40)
    let result = written(
      by: Strategy.self, in: .phone8(focusedField: field), base: Self.base, .appear,
      .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(result.scrolled == 664.5 + 64)
  }

  @Test func `The frame is taken to be in the window, and another app's keyboard counts`() {
    let foreign = written(
      by: Strategy.self, in: .phone8(), .appear, .showElsewhere(.phone8Keyboard))
    let window = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(foreign == .insets(260))
    // 400 points that end at 768, 168 below the view's bottom at 600.
    #expect(window.content == Insets(bottom: 232))
  }

  @Test func `It hears the keyboard while another screen covers it, and only changes of frame`() {
    let covered = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    let shown = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow(.to(.phone8Keyboard))])
    #expect(covered == .insets(260))
    #expect(shown == .nothing)
  }
}
