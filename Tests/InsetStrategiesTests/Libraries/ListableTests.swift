import InsetCore
import Testing

@testable import InsetStrategies

struct ListableTests {
  typealias Strategy = Strategies.Listable

  static let list = ViewEnvironment.stage(Size(width: 200, height: 400))
  static let keyboard = Rect(x: 0, y: 200, width: 200, height: 200)
  static let away = Rect(x: 0, y: 500, width: 200, height: 200)
  static let indicator = Insets(top: 10, left: 20, bottom: 30, right: 40)

  @Test func `The safe area is taken off, applied or not, and a hide leaves nothing`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    let never = written(
      by: Strategy.self, in: .fieldOnPhoneX(behavior: .never), .appear, .show(.phoneXKeyboard))
    #expect(shown == .insets(302))  // 336 - 34
    #expect(hidden == .nothing)
    #expect(never == .insets(302))
  }

  @Test func `An overlap less than the safe area gives a negative content inset`() {
    let low = Rect(x: 0, y: 792, width: 375, height: 336)
    let result = written(by: Strategy.self, in: .phoneX(), .appear, .show(low))
    #expect(result == Written(content: Insets(bottom: -14)))  // 20 - 34; the indicator's is 0
  }

  @Test func `V038, V039 and V040: the indicator takes the larger of its base and the keyboard`() {
    let unknown = written(
      by: Strategy.self, in: Self.list, indicatorBase: Self.indicator, .appear)
    let apart = written(
      by: Strategy.self, in: Self.list, indicatorBase: Self.indicator, .appear, .show(Self.away))
    let over = written(
      by: Strategy.self, in: Self.list, indicatorBase: Self.indicator, .appear,
      .show(Self.keyboard))
    #expect(unknown == Written(indicators: Self.indicator))
    // The library's own figures. The side insets, 20 and 40, go to the horizontal indicator.
    #expect(apart == Written(indicators: Insets(top: 10, bottom: 30)))
    let indicators = Insets(top: 10, bottom: 200)
    #expect(over == Written(content: Insets(bottom: 200), indicators: indicators))
  }

  @Test(arguments: [
    ("V024", Rect(x: 0, y: 900, width: 400, height: 300), 0.0),
    ("V025", Rect(x: 0, y: 799.5, width: 400, height: 300), 0),
    ("V026", Rect(x: 0, y: 500, width: 400, height: 300), 300),
    ("V027", Rect(x: 0, y: 500, width: 400, height: 600), 300),
  ])
  func `An overlap of less than a point is none`(row: String, end: Rect, inset: Double) {
    // The frames of the observer's own tests; 300 is 800 - 500.
    let view = ViewEnvironment.stage(Size(width: 400, height: 800))
    #expect(written(by: Strategy.self, in: view, .appear, .show(end)) == .insets(inset), "\(row)")
  }

  @Test func `V035, V036 and V037: a notification without frame, duration or curve is not read`() {
    let withoutCurve = KeyboardNotification(
      beginFrame: .zero, endFrame: .phone8Keyboard, curve: nil)
    for keyboard in [KeyboardNotification.withoutKeys, .withoutDuration, withoutCurve] {
      let result = written(
        by: Strategy.self, in: .phone8(), base: Insets(bottom: 20), .appear,
        [.keyboardDidChangeFrame(keyboard)])
      #expect(result == Written(content: Insets(bottom: 20)))
    }
  }

  @Test func `A frame that will change or has changed is heard, a show or hide is not`() {
    let keyboard = KeyboardNotification.to(.phone8Keyboard, from: .phone8Gone)
    let gone = KeyboardNotification.to(.phone8Gone, from: .phone8Keyboard)
    for event in [Event.keyboardWillChangeFrame(keyboard), .keyboardDidChangeFrame(keyboard)] {
      #expect(written(by: Strategy.self, in: .phone8(), .appear, [event]) == .insets(260))
    }
    for event in [Event.keyboardWillShow(keyboard), .keyboardDidShow(keyboard)] {
      #expect(written(by: Strategy.self, in: .phone8(), .appear, [event]) == .nothing)
    }
    let up: [Event] = .appear + .show(.phone8Keyboard)
    for event in [Event.keyboardWillHide(gone), .keyboardDidHide(gone)] {
      #expect(written(by: Strategy.self, in: .phone8(), up, [event]) == .insets(260))
    }
  }

  @Test func `Insets of the app's own come on top of the keyboard's part`() {
    let result = written(
      by: Strategy.self, in: .phone8(), base: Insets(top: 64, left: 8, bottom: 20), .appear,
      .show(.phone8Keyboard))
    #expect(result.content == Insets(top: 64, left: 8, bottom: 280))
    #expect(result.indicators == Insets(bottom: 280))
  }

  @Test func `V028 and a late view: without a window no keyboard, with one the last`() {
    let left: [Event] = .appear + .show(.phoneXKeyboard) + .disappear
    let laidOut = written(by: Strategy.self, in: .phoneX(), left, [.viewDidLayoutSubviews])
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    #expect(laidOut == .nothing)
    #expect(late == .insets(302))
  }

  @Test func `A keyboard that moves is not heard without a window, but known on return`() {
    let left: [Event] = .appear + .show(.phoneXKeyboard) + .disappear + .hide(.phoneXGone)
    #expect(written(by: Strategy.self, in: .phoneX(), left) == .insets(302))
    #expect(written(by: Strategy.self, in: .phoneX(), left, [.viewWillAppear]) == .nothing)
  }

  @Test func `A keyboard that comes back to where it was last heard of is not heard`() {
    // It goes while the list has no window; the list is measured on return, without asking.
    let back: [Event] =
      .appear + .show(.phoneXKeyboard) + .disappear + .hide(.phoneXGone) + [.viewWillAppear]
    let again = written(by: Strategy.self, in: .phoneX(), back, .show(.phoneXKeyboard))
    let laidOut = written(
      by: Strategy.self, in: .phoneX(), back, .show(.phoneXKeyboard), [.viewDidLayoutSubviews])
    let higher = written(
      by: Strategy.self, in: .phoneX(), back, .show(.phoneXKeyboard.offset(x: 0, y: -10)))
    #expect(again == .nothing)
    #expect(laidOut == .insets(302))
    #expect(higher == .insets(312))
  }

  @Test func `A keyboard beside the list overlaps nothing`() {
    let beside = Rect(x: 374.5, y: 476, width: 375, height: 336)
    let result = written(by: Strategy.self, in: .phoneX(), .appear, .show(beside))
    #expect(result == .nothing)  // half a point wide
  }

  @Test func `A keyboard that does not move is not heard, a layout is`() {
    var strategy = Strategy()
    var view = ViewState(environment: .phone8())
    let up: [Event] = .appear + .show(.phone8Keyboard)
    for event in up { strategy.receive(event, &view) }
    view.lay(out: .phone8(view: Rect(x: 0, y: 0, width: 375, height: 567)))
    for event in [Event].move(.phone8Keyboard) { strategy.receive(event, &view) }
    #expect(view.contentInset.bottom == 260)
    strategy.receive(.viewDidLayoutSubviews, &view)
    #expect(view.contentInset.bottom == 160)
  }

  @Test func `A list is measured when it comes into a window, not after a pop that is canceled`() {
    // The keyboard begins at 407; the list ended at 667 and ends at 567 now.
    let higher = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    let expected: [([Event], Double)] = [
      (.disappear + [.viewWillAppear], 160), ([.viewWillDisappear, .viewWillAppear], 260),
    ]
    for (events, bottom) in expected {
      var strategy = Strategy()
      var view = ViewState(environment: .phone8())
      let up: [Event] = .appear + .show(.phone8Keyboard)
      for event in up { strategy.receive(event, &view) }
      view.lay(out: higher)
      for event in events { strategy.receive(event, &view) }
      #expect(view.contentInset.bottom == bottom)
    }
  }

  @Test func `A window away from the screen's origin is measured rightly`() {
    let result = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    #expect(result == .insets(332))
  }
}
