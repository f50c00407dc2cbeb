import InsetCore
import Testing

@testable import InsetStrategies

struct DotNetMAUITests {
  typealias Strategy = Strategies.DotNetMAUI

  /// A field 40 points high at a height of an iPhone 8's content.
  static func phone8(fieldAt y: Double, view: Rect? = nil) -> ViewEnvironment {
    .stage(
      Size(width: 375, height: 667), view: view,
      field: Rect(x: 16, y: y, width: 200, height: 40))
  }

  /// The same on an iPhone X, whose content rests at -44.
  static func phoneX(fieldAt y: Double) -> ViewEnvironment {
    .stage(
      Size(width: 375, height: 812), obstruction: Insets(top: 44, bottom: 34),
      field: Rect(x: 16, y: y, width: 200, height: 40))
  }

  @Test func `The overlap counts with 20 points, without the safe area, while the field is free`() {
    let shown = written(by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard),
      .hide(.phoneXGone))
    // 336 + 20 - 34
    #expect(shown == .insets(322))
    #expect(hidden == .nothing)
  }

  @Test func `The larger of the insets before and the overlap counts, and they come back`() {
    let base = Insets(top: 64, left: 8, bottom: 290)
    let shown = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: base, indicatorBase: Insets(top: 6, bottom: 6),
      .appear, .show(Rect(x: 0, y: 387, width: 375, height: 280)))
    // 280 + 20 for both
    #expect(
      shown
        == Written(
          content: Insets(top: 64, left: 8, bottom: 300), indicators: Insets(top: 6, bottom: 300)))
    // 260 + 20 are less than 290: an inset that does not change leaves the indicator alone.
    let same = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: base, .appear, .show(.phone8Keyboard))
    #expect(same == Written(content: base))
    let low = Insets(top: 64, bottom: 20)
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: low, indicatorBase: Insets(top: 6, bottom: 6),
      .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(hidden == Written(content: low, indicators: Insets(top: 6, bottom: 6)))
  }

  @Test func `A field under the keyboard scrolls, and then the hide wipes the app's insets`() {
    let base = Insets(top: 64, left: 8, bottom: 20)
    let shown = written(
      by: Strategy.self, in: Self.phone8(fieldAt: 500), base: base, .appear, .show(.phone8Keyboard))
    let hidden = written(
      by: Strategy.self, in: Self.phone8(fieldAt: 500), base: base, .appear, .show(.phone8Keyboard),
      .hide(.phone8Gone))
    // It ends at 604 and shall end at 387.
    #expect(
      shown
        == Written(
          content: Insets(top: 64, left: 8, bottom: 280), indicators: Insets(bottom: 280),
          scrolled: 217))
    // The offset of 153 stays; content would rest at 0 now.
    #expect(hidden == Written(scrolled: 153))
    let indicators = written(
      by: Strategy.self, in: Self.phone8(fieldAt: 500), base: base,
      indicatorBase: Insets(top: 6, bottom: 6), .appear, .show(.phone8Keyboard),
      .hide(.phone8Gone))
    #expect(indicators == Written(indicators: Insets(top: 6)))
  }

  @Test func `Content that cannot scroll down moves the root view down, without an inset`() {
    let environment = ViewEnvironment.stage(
      Size(width: 375, height: 667), obstruction: Insets(top: 64), behavior: .never,
      field: Rect(x: 16, y: 16, width: 200, height: 40))
    let result = written(by: Strategy.self, in: environment, .appear, .show(.phone8Keyboard))
    // From 16 to 64.
    #expect(result == Written(translation: 48))
  }

  @Test func `A field that leaves the view's frame is scrolled into it, the keyboard or not`() {
    let low = Self.phone8(fieldAt: 255, view: Rect(x: 0, y: 0, width: 375, height: 300))
    // It ends at 295 and shall end at 280; nothing is covered.
    #expect(
      written(by: Strategy.self, in: low, .appear, .show(.phone8Keyboard)) == Written(scrolled: 15))
    let high = Self.phone8(fieldAt: 270, view: Rect(x: 0, y: 100, width: 375, height: 567))
    var view = ViewState(environment: high)
    view.contentOffset.y = 280
    play([Event].appear + .show(.phone8Keyboard), &view)
    // It begins at 90 of the window, 10 above the view.
    #expect(view.contentOffset.y == 270)
  }

  @Test func `A bar counts in its own controller's view`() {
    let bounds = Rect(x: 0, y: 0, width: 375, height: 617)
    let sheet = ViewEnvironment(
      chain: ViewChain(
        screen: Size(width: 375, height: 667), window: Rect(x: 0, y: 0, width: 375, height: 667),
        root: bounds.offset(x: 0, y: 50), superview: bounds, view: bounds),
      contentSize: Size(width: 375, height: 2000), rootObstruction: Insets(top: 44),
      adjustmentBehavior: .never,
      navigationBar: Bar(frame: Rect(x: 0, y: 50, width: 375, height: 44)),
      focusedField: Rect(x: 16, y: 10, width: 200, height: 40))
    // The field begins at 60 of the window, the bar ends at 44 of the sheet and at 94 of the window.
    #expect(
      written(by: Strategy.self, in: sheet, .appear, .show(.phone8Keyboard)) == .insets(280))
  }

  @Test func `Content that rests under a bar scrolls only by more than that`() {
    // It ends at 484 and shall end at 456: the root view moves by 28, and 308 are covered.
    let less = written(
      by: Strategy.self, in: Self.phoneX(fieldAt: 400), .appear, .show(.phoneXKeyboard))
    #expect(
      less
        == Written(
          content: Insets(bottom: 294), indicators: Insets(bottom: 294), translation: -28))
    let hidden = written(
      by: Strategy.self, in: Self.phoneX(fieldAt: 400), .appear, .show(.phoneXKeyboard),
      .hide(.phoneXGone))
    #expect(hidden == .nothing)
    // It ends at 514: 58 are more than 44.
    let more = written(
      by: Strategy.self, in: Self.phoneX(fieldAt: 430), .appear, .show(.phoneXKeyboard))
    #expect(
      more == Written(content: Insets(bottom: 322), indicators: Insets(bottom: 322), scrolled: 58))
  }

  @Test func `Content above its own top scrolls to 0, and the root view moves down again`() {
    let result = written(
      by: Strategy.self, in: Self.phone8(fieldAt: 300), base: Insets(top: 64), .appear,
      .show(.phone8Keyboard))
    // It ends at 404: 17 are needed, and 64 - 17 are taken back.
    #expect(
      result
        == Written(
          content: Insets(top: 64, bottom: 280), indicators: Insets(bottom: 280), scrolled: 64,
          translation: 47))
  }

  /// A field in content that is scrolled by 280, under a bar that ends at 64.
  static func scrolled(fieldAt y: Double, height: Double) -> ViewState {
    let environment = ViewEnvironment(
      chain: ViewChain(filling: Size(width: 375, height: 667)),
      contentSize: Size(width: 375, height: 2000), rootObstruction: Insets(top: 64),
      navigationBar: Bar(frame: Rect(x: 0, y: 20, width: 375, height: 44)),
      focusedField: Rect(x: 16, y: y, width: 343, height: height))
    var view = ViewState(environment: environment)
    view.contentOffset.y = 280
    return view
  }

  @Test func `A field under the top bar is scrolled below it`() {
    var view = Self.scrolled(fieldAt: 300, height: 40)
    play([Event].appear + .show(.phone8Keyboard), &view)
    // At 20 of the window, 44 above the bar's end.
    #expect(view.contentOffset.y == 236)
    #expect(view.contentInset == Insets(bottom: 280))
    #expect(view.translationY == 0)
  }

  @Test func `A field that the bar and the keyboard cover ends above the keyboard`() {
    var view = Self.scrolled(fieldAt: 340, height: 340)
    play([Event].appear + .show(.phone8Keyboard), &view)
    // From 60 to 400 of the window, 13 below 387.
    #expect(view.contentOffset.y == 293)
    #expect(view.translationY == 0)
  }

  @Test func `A view that begins too low moves with the root view`() {
    let low = Self.phone8(fieldAt: 10, view: Rect(x: 0, y: 420, width: 375, height: 247))
    let result = written(by: Strategy.self, in: low, .appear, .show(.phone8Keyboard))
    // The field ends at 470: up by 83. The view then ends at 584: 177 are covered.
    #expect(
      result
        == Written(content: Insets(bottom: 197), indicators: Insets(bottom: 197), translation: -83))
  }

  @Test func `The root view moves by the keyboard and 20 points at most, the rest scrolls next`() {
    let tall = Self.phone8(fieldAt: 400, view: Rect(x: 0, y: 420, width: 375, height: 447))
    var view = ViewState(environment: tall)
    view.contentOffset.y = 0
    play([Event].appear + .show(.phone8Keyboard), &view)
    // The field ends at 860: up by 280, then at 580 by 193. The view ends at 587: 180 + 20 are
    // covered, as many as its safe area takes where it leaves the root view.
    #expect(view.translationY == -280)
    #expect(view.contentOffset.y == 193)
    #expect(view.contentInset == .zero)
  }

  @Test func `A hide scrolls back to the content's end, without what the system adds`() {
    let last = Self.phoneX(fieldAt: 2396)
    let shown = written(by: Strategy.self, in: last, .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: last, .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    // 2436 ends at 456 of 812; then at 812, whatever the home indicator takes. Rest is at -44.
    #expect(
      shown
        == Written(
          content: Insets(bottom: 322), indicators: Insets(bottom: 322), scrolled: 1980 + 44))
    #expect(hidden == Written(scrolled: 1624 + 44))
  }

  @Test func `Another frame adjusts again and the same does not`() {
    var view = ViewState(environment: Self.phone8(fieldAt: 500))
    var strategy = Strategy()
    func play(_ events: [Event]) { for event in events { strategy.receive(event, &view) } }
    play(.appear + .show(.phone8Keyboard))
    #expect(view.contentOffset.y == 153)
    view.contentOffset.y = 0
    play(.show(.phone8Keyboard))
    #expect(view.contentOffset.y == 0)
    // 40 higher: the field ends at 347.
    play(.show(Rect(x: 0, y: 367, width: 375, height: 300)))
    #expect(view.contentOffset.y == 193)
    #expect(view.contentInset == Insets(bottom: 320))
  }

  @Test func `A frame is taken where it is, and a change alone is not heard`() {
    let moved = written(by: Strategy.self, in: .pad(), .appear, .move(.padFloating))
    let floating = written(by: Strategy.self, in: .pad(), .appear, .show(.padFloating))
    let bar = written(by: Strategy.self, in: .pad(), .appear, .show(.padBar))
    #expect(moved == .nothing)
    #expect(floating == .insets(280))
    #expect(bar == .insets(75))
  }

  @Test func `In a window the frame of the screen is taken for the window's`() {
    let result = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    // 600 - 368 instead of 700 - 368, and 20
    #expect(result == .insets(252))
  }

  @Test func `A fraction puts the frame far away, a sign is lost, and a null frame is not read`() {
    // Read as 4065 and 2605.
    let fraction = Rect(x: 0, y: 406.5, width: 375, height: 260.5)
    // Beside the screen, read as in it.
    let negative = Rect(x: -100, y: 407, width: 50, height: 260)
    #expect(
      written(by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(fraction)) == .nothing)
    #expect(
      written(by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(negative)) == .insets(280))
    #expect(
      written(
        by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard), .show(.null))
        == .insets(280))
  }

  @Test func `The view's safe area is taken off even where nothing is covered`() {
    // The keyboard is to the right of the screen.
    let away = Rect(x: 400, y: 476, width: 375, height: 336)
    let result = written(by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(away))
    #expect(result == .insets(-34))
  }

  @Test func `Without a field and for another app's keyboard nothing happens`() {
    #expect(written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard)) == .nothing)
    #expect(
      written(by: Strategy.self, in: .fieldOnPhone8(), .appear, .showElsewhere(.phone8Keyboard))
        == .nothing)
  }

  @Test func `A keyboard that was up before the view is known when the field begins`() {
    let late = written(by: Strategy.self, in: .fieldOnPhone8(), .show(.phone8Keyboard), .appear)
    #expect(late == .insets(280))
    let other = written(
      by: Strategy.self, in: .fieldOnPhone8(), .showElsewhere(.phone8Keyboard), .appear)
    #expect(other == .nothing)
    let own = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .showElsewhere(.phone8Keyboard),
      .show(.phone8Keyboard))
    #expect(own == .insets(280))
  }

  @Test func `Off screen a show is another field's`() {
    let shown = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .disappear, .show(.phone8Keyboard))
    #expect(shown == .nothing)
    // Before the view has appeared again, the field has not begun its editing.
    let higher = Rect(x: 0, y: 367, width: 375, height: 300)
    let other = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard), .disappear,
      .show(.phone8Keyboard), [.viewWillAppear], .showElsewhere(higher))
    #expect(other == .insets(280))
  }

  private func play(_ events: [Event], _ view: inout ViewState) {
    var strategy = Strategy()
    for event in events { strategy.receive(event, &view) }
  }
}
