import InsetCore
import Testing

@testable import InsetStrategies

struct IQKeyboardManager65Tests {
  typealias Strategy = Strategies.IQKeyboardManager65

  /// 270 points with the distance and 260 without.
  private static let shown = Written(
    content: Insets(bottom: 270), indicators: Insets(bottom: 260))

  /// The end frame of an accessory view of 52 points that stays on an iPhone X.
  private static let resting = Rect(x: 0, y: 726, width: 375, height: 86)

  private static func phoneX(
    field: Rect, bottom: Double = 34, capabilities: OSCapabilities = .modern
  ) -> ViewEnvironment {
    .stage(
      Size(width: 375, height: 812), obstruction: Insets(top: 44, bottom: bottom), field: field,
      capabilities: capabilities)
  }

  /// The inset after events in one environment, a layout in another, and further events there.
  private func inset(
    in environment: ViewEnvironment, _ before: [Event], thenIn next: ViewEnvironment,
    _ after: [Event]
  ) -> Double {
    var strategy = Strategy()
    var view = ViewState(environment: environment)
    for event in before { strategy.receive(event, &view) }
    view.lay(out: next)
    for event in after { strategy.receive(event, &view) }
    return view.contentInset.bottom
  }

  @Test func `The distance raises the content, not the indicator, and the safe area is taken off`()
  {
    let shown = written(by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(.phoneXKeyboard),
      .hide(.phoneXGone))
    // 336 + 10 - 34, and 336 - 34
    #expect(shown == Written(content: Insets(bottom: 312), indicators: Insets(bottom: 302)))
    #expect(hidden == .nothing)
  }

  @Test func `The larger of base and keyboard counts, and the base comes back`() {
    let base = Insets(top: 64, bottom: 265)
    let shown = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: base, .appear, .show(.phone8Keyboard))
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: base, .appear, .show(.phone8Keyboard),
      .hide(.phone8Gone))
    #expect(
      shown == Written(content: Insets(top: 64, bottom: 270), indicators: Insets(bottom: 260)))
    #expect(hidden == Written(content: base))
    // An inset that does not change leaves the indicator alone.
    let large = Insets(bottom: 300)
    let same = written(
      by: Strategy.self, in: .fieldOnPhone8(), base: large, .appear, .show(.phone8Keyboard))
    #expect(same == Written(content: large))
  }

  @Test func `What lies between the view and the window's bottom is taken off`() {
    let above = ViewEnvironment.fieldOnPhone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    let result = written(by: Strategy.self, in: above, .appear, .show(.phone8Keyboard))
    #expect(result == Written(content: Insets(bottom: 170), indicators: Insets(bottom: 160)))
  }

  @Test func `A bar counts with what is on screen, a frame without height with the distance`() {
    let bar = written(by: Strategy.self, in: .pad(), .appear, .show(.padBar))
    #expect(bar == Written(content: Insets(bottom: 65), indicators: Insets(bottom: 55)))
    // 10 - 34, and 0 - 34: the safe area is taken off whatever is covered.
    let flat = Rect(x: 0, y: 812, width: 375, height: 0)
    let result = written(by: Strategy.self, in: .fieldOnPhoneX(), .appear, .show(flat))
    #expect(result == Written(content: Insets(bottom: -24), indicators: Insets(bottom: -34)))
  }

  @Test func `No change of frame is heard, and a hide is one whatever its frame is`() {
    let moved = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard),
      .move(Rect(x: 0, y: 451, width: 375, height: 216)))
    let inPlace = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard),
      .hide(.phone8Keyboard))
    #expect(moved == Self.shown)
    #expect(inPlace == .nothing)
  }

  @Test func `Without a field, and in a table view controller, nothing happens`() {
    let bounds = Rect(x: 0, y: 0, width: 375, height: 667)
    let table = ViewEnvironment(
      chain: ViewChain(filling: bounds.size), contentSize: Size(width: 375, height: 2000),
      focusedField: .field, adjustsForKeyboard: true)
    let hosted = ViewEnvironment(
      chain: ViewChain(filling: bounds.size), contentSize: Size(width: 375, height: 2000),
      focusedField: .field, adjustsForKeyboard: true, isHostedBySwiftUI: true)
    #expect(written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard)) == .nothing)
    #expect(written(by: Strategy.self, in: table, .appear, .show(.phone8Keyboard)) == .nothing)
    #expect(written(by: Strategy.self, in: hosted, .appear, .show(.phone8Keyboard)) == Self.shown)
  }

  @Test func `In the background a keyboard counts`() {
    let result = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, [.didEnterBackground],
      .show(.phone8Keyboard))
    #expect(result == Self.shown)
  }

  @Test func `A keyboard that was up before the view is known, and one that has gone is not`() {
    let late = written(by: Strategy.self, in: .fieldOnPhone8(), .show(.phone8Keyboard), .appear)
    let gone = written(
      by: Strategy.self, in: .fieldOnPhone8(), .show(.phone8Keyboard), .hide(.phone8Gone), .appear)
    #expect(late == Self.shown)
    #expect(gone == .nothing)
  }

  @Test func `Off screen a show is ignored and a hide puts back`() {
    let shown = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .disappear, .show(.phone8Keyboard))
    let hidden = written(
      by: Strategy.self, in: .fieldOnPhone8(), .appear, .show(.phone8Keyboard), .disappear,
      .hide(.phone8Gone))
    #expect(shown == .nothing)
    #expect(hidden == .nothing)
  }

  @Test func `A willShow with the same frame does nothing`() {
    let lower = ViewEnvironment.fieldOnPhone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    let same = inset(
      in: .fieldOnPhone8(), .appear + .show(.phone8Keyboard), thenIn: lower,
      [.keyboardWillShow(.to(.phone8Keyboard))])
    let other = inset(
      in: .fieldOnPhone8(), .appear + .show(.phone8Keyboard), thenIn: lower,
      [.keyboardWillShow(.to(.phone8Keyboard.offset(x: 0, y: 20)))])
    #expect(same == 270)
    // 240 and 10, and the view ends 100 points above the window.
    #expect(other == 150)
  }

  @Test func `A didShow acts again from iOS 13 on, and before in a sheet`() {
    let lower = ViewEnvironment.fieldOnPhone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    let events: [Event] = .appear + [.keyboardWillShow(.to(.phone8Keyboard))]
    let didShow: [Event] = [.keyboardDidShow(.to(.phone8Keyboard))]
    #expect(inset(in: .fieldOnPhone8(), events, thenIn: lower, didShow) == 170)
    let old = ViewEnvironment.fieldOnPhone8(
      view: Rect(x: 0, y: 0, width: 375, height: 567), capabilities: .iOS12)
    #expect(
      inset(in: .fieldOnPhone8(capabilities: .iOS12), events, thenIn: old, didShow) == 270)
    let sheet = Rect(x: 0, y: 100, width: 375, height: 467)
    var chain = ViewChain(filling: Size(width: 375, height: 667))
    chain.root = sheet
    chain.superview = Rect(origin: .zero, size: sheet.size)
    chain.view = chain.superview
    let inSheet = ViewEnvironment(
      chain: chain, contentSize: Size(width: 375, height: 2000), focusedField: .field,
      capabilities: .iOS12)
    // The sheet ends 100 points above the window.
    #expect(
      inset(in: .fieldOnPhone8(capabilities: .iOS12), events, thenIn: inSheet, didShow) == 170)
  }

  @Test func `An accessory that stays is forgotten by the didHide and a didShow after it`() {
    let (hide, show) = (
      KeyboardNotification.to(.phoneXGone), KeyboardNotification.to(Self.resting)
    )
    let rest: [Event] = [
      .keyboardWillHide(hide), .keyboardWillShow(show), .keyboardDidHide(hide),
      .keyboardDidShow(show),
    ]
    let modern = written(
      by: Strategy.self, in: Self.phoneX(field: .field), .appear, .show(.phoneXKeyboard), rest)
    let old = written(
      by: Strategy.self, in: Self.phoneX(field: .field, capabilities: .iOS12), .appear,
      .show(.phoneXKeyboard), rest)
    // No height, and the safe area is taken off.
    #expect(modern == Written(content: Insets(bottom: -34), indicators: Insets(bottom: -34)))
    // 86 + 10 - 34, and 86 - 34
    #expect(old == Written(content: Insets(bottom: 62), indicators: Insets(bottom: 52)))
  }

  @Test func `The field goes above the keyboard by the distance and the bottom margin`() {
    let low = Self.phoneX(field: Rect(x: 16, y: 600, width: 200, height: 40))
    let result = written(by: Strategy.self, in: low, .appear, .show(.phoneXKeyboard))
    // The content rests at 44: the field ends at 684 and shall at 812 - 336 - 10 - 34.
    #expect(
      result
        == Written(
          content: Insets(bottom: 312), indicators: Insets(bottom: 302), scrolled: 252))
  }

  @Test func `Content that rests below a bar is not scrolled by less than the bar's height`() {
    // It ends at 462, 30 below the line.
    let near = Self.phoneX(field: Rect(x: 16, y: 378, width: 200, height: 40))
    let result = written(by: Strategy.self, in: near, .appear, .show(.phoneXKeyboard))
    #expect(result == Written(content: Insets(bottom: 312), indicators: Insets(bottom: 302)))
  }

  @Test func `A high field stays 5 points below the bar, or below the bottom margin's height`() {
    let high = Rect(x: 16, y: 100, width: 200, height: 500)
    let plain = written(
      by: Strategy.self, in: Self.phoneX(field: high), .appear, .show(.phoneXKeyboard))
    let overTab = written(
      by: Strategy.self, in: Self.phoneX(field: high, bottom: 83), .appear, .show(.phoneXKeyboard))
    // From 144 to 44 + 5, and to 83 + 5.
    #expect(plain.scrolled == 95)
    #expect(overTab.scrolled == 56)
  }

  @Test func `In a sheet the field stays 5 points below the sheet's top`() {
    // As in 8.0, but from 110 to 105.
    let result = written(
      by: Strategy.self, in: .highFieldInSheet, .appear, .show(.phone8Keyboard))
    #expect(result.scrolled == 5)
    #expect(result.translation == 0)
  }

  @Test func `A field above the line of the bar comes down to it`() {
    var view = ViewState(
      environment: .stage(
        Size(width: 375, height: 667), field: Rect(x: 16, y: 52, width: 200, height: 40)))
    view.contentOffset.y = 50
    var strategy = Strategy()
    for event in [Event].appear + .show(.phone8Keyboard) { strategy.receive(event, &view) }
    // From 2 to 5.
    #expect(view.contentOffset.y == 47)
  }

  @Test func `The root view moves by what scrolling leaves, and comes back`() {
    // The field is at 410 to 450 of the window, 53 below 397; its top is 10 below the content's.
    let low = ViewEnvironment.stage(
      Size(width: 375, height: 667), view: Rect(x: 0, y: 400, width: 375, height: 267),
      field: Rect(x: 16, y: 10, width: 200, height: 40))
    let shown = written(by: Strategy.self, in: low, .appear, .show(.phone8Keyboard))
    let hidden = written(
      by: Strategy.self, in: low, .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(
      shown
        == Written(
          content: Insets(bottom: 270), indicators: Insets(bottom: 260), scrolled: 10,
          translation: -43))
    #expect(hidden == Written(scrolled: 10))
  }

  @Test func `The root view does not move by more than the keyboard's height`() {
    // A keyboard of 210 has the line at 447. A field that ends at 640 has 193 to go, scrolling by 5
    // leaves 188.
    let low = ViewEnvironment.stage(
      Size(width: 375, height: 667), view: Rect(x: 0, y: 595, width: 375, height: 72),
      field: Rect(x: 16, y: 5, width: 200, height: 40))
    let within = written(
      by: Strategy.self, in: low, .appear, .show(Rect(x: 0, y: 457, width: 375, height: 210)))
    #expect(within.translation == -188)
    // Below the window the field ends at 940: 488 are left.
    let below = ViewEnvironment.stage(
      Size(width: 375, height: 667), view: Rect(x: 0, y: 895, width: 375, height: 72),
      field: Rect(x: 16, y: 5, width: 200, height: 40))
    let capped = written(
      by: Strategy.self, in: below, .appear,
      [.keyboardWillShow(.to(Rect(x: 0, y: 457, width: 375, height: 210)))])
    #expect(capped.translation == -210)
  }

  @Test func `The root view comes down no further than where it began, if that is known`() {
    let low = ViewEnvironment.stage(
      Size(width: 375, height: 667), view: Rect(x: 0, y: 400, width: 375, height: 267),
      field: Rect(x: 16, y: 10, width: 200, height: 40))
    let high = ViewEnvironment.stage(
      Size(width: 375, height: 667), view: Rect(x: 0, y: -20, width: 375, height: 687),
      field: Rect(x: 16, y: 10, width: 200, height: 40))
    func translation(_ events: [Event]) -> Double {
      var strategy = Strategy()
      var view = ViewState(environment: low)
      for event in [Event].appear + [.keyboardWillShow(.to(.phone8Keyboard))] {
        strategy.receive(event, &view)
      }
      view.lay(out: high)
      for event in events { strategy.receive(event, &view) }
      return view.translationY
    }
    // Moved by -43 and scrolled by 10, the field begins at -63, 68 above the line; scrolling back
    // leaves 58.
    let lower = Rect(x: 0, y: 427, width: 375, height: 240)
    #expect(translation([.keyboardWillShow(.to(lower))]) == 0)
    #expect(
      translation([.keyboardDidHide(.to(.phone8Gone)), .keyboardDidShow(.to(lower))]) == 15)
  }

  @Test func `Content that is beyond its end after the hide comes back`() {
    let last = ViewEnvironment.stage(
      Size(width: 375, height: 667), contentHeight: 2000,
      field: Rect(x: 16, y: 1960, width: 200, height: 40))
    let shown = written(by: Strategy.self, in: last, .appear, .show(.phone8Keyboard))
    let hidden = written(
      by: Strategy.self, in: last, .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    // From 1333 by 270, and to 2000 - 667.
    #expect(shown.scrolled == 1603)
    #expect(hidden == Written(scrolled: 1333))
  }

  @Test func `A root view that is not known when the keyboard comes again does not come back`() {
    // A willShow before the didHide finds the beginning and not the controller.
    let low = ViewEnvironment.stage(
      Size(width: 375, height: 667), view: Rect(x: 0, y: 400, width: 375, height: 267),
      field: Rect(x: 16, y: 10, width: 200, height: 40))
    let show: [Event] = [.keyboardWillShow(.to(.phone8Keyboard))]
    let hide: [Event] = [.keyboardWillHide(.to(.phone8Gone))]
    let result = written(by: Strategy.self, in: low, .appear, show, hide, show, hide)
    #expect(result == Written(scrolled: 10, translation: -43))
  }
}
