@testable import InsetCore
import Testing

@testable import InsetStrategies

struct MessageKitListTests {
  typealias Strategy = Strategies.MessageKitList

  /// Plays events, lays the view out elsewhere, plays the rest, and returns the bottom inset.
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

  @Test func `The list ends at a bar that stands as high as the keyboard`() {
    // 336 points, of which the list keeps 34 free itself.
    let up = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let down = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(up == .insets(302))
    #expect(down == .nothing)
  }

  @Test func `A list that leaves the safe area to the app keeps clear of the resting bar`() {
    let environment = ViewEnvironment.fieldOnPhoneX(behavior: .never)
    let up = written(by: Strategy.self, in: environment, .appear, .show(.phoneXKeyboard))
    let down = written(
      by: Strategy.self, in: environment, .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(up == .insets(336))
    #expect(down == .insets(34))
  }

  @Test func `The app's own inset at the bottom is added, those at other edges stay`() {
    let base = Insets(top: 8, bottom: 20)
    let up = written(
      by: Strategy.self, in: .phone8(), base: base, .appear, .show(.phone8Keyboard))
    let down = written(
      by: Strategy.self, in: .phone8(), base: base, .appear, .show(.phone8Keyboard),
      .hide(.phone8Gone))
    #expect(up.content == Insets(top: 8, bottom: 280))
    #expect(down.content == base)
  }

  @Test func `An inset that is right already leaves the indicator alone`() {
    var strategy = Strategy()
    var view = ViewState(environment: .phone8())
    for event in [Event].appear { strategy.receive(event, &view) }
    view.contentInset.bottom = 260
    view.verticalScrollIndicatorInsets.bottom = 6
    for event in [Event].show(.phone8Keyboard) { strategy.receive(event, &view) }
    #expect(view.contentInset.bottom == 260)
    #expect(view.verticalScrollIndicatorInsets.bottom == 6)
  }

  @Test func `The indicator's inset may be less than nothing`() {
    // A container adds the 460 points of the view below the keyboard's top at 407, the bar stands
    // 260 points above the view's bottom edge.
    let environment = ViewEnvironment(
      chain: ViewChain(
        screen: Size(width: 375, height: 667), window: Rect(x: 0, y: 0, width: 375, height: 667),
        root: Rect(x: 0, y: 0, width: 375, height: 667),
        superview: Rect(x: 0, y: 0, width: 375, height: 667),
        view: Rect(x: 0, y: 0, width: 375, height: 867)),
      contentSize: Size(width: 375, height: 2000), adjustsForKeyboard: true)
    var strategy = Strategy()
    var view = ViewState(environment: environment, base: Insets(bottom: 20))
    strategy.receive(.viewDidLoad, &view)
    view.moveKeyboard(to: .phone8Keyboard)
    strategy.receive(.keyboardWillShow(.to(.phone8Keyboard)), &view)
    #expect(view.contentInset.bottom == 0)
    #expect(view.verticalScrollIndicatorInsets.bottom == -180)  // 20 - 200
  }

  @Test func `A phone's view that ends above the window's bottom gets the whole height`() {
    // The keyboard's top is 160 points above the view's bottom edge.
    let view = Rect(x: 0, y: 64, width: 375, height: 503)
    let result = written(
      by: Strategy.self, in: .phone8(view: view), .appear, .show(.phone8Keyboard))
    #expect(result == .insets(260))
  }

  @Test func `A keyboard lower than 34 points, or without a frame, counts as 34`() {
    let low = Rect(x: 0, y: 647, width: 375, height: 20)
    #expect(written(by: Strategy.self, in: .phone8(), .appear, .show(low)) == .insets(34))
    #expect(
      written(by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow(.withoutKeys)])
        == .insets(34))
  }

  @Test func `The bar's content stays above its safe area`() {
    // 50 points high, above a bottom edge of which a tab bar takes 83: the list keeps these free.
    let low = Rect(x: 0, y: 762, width: 375, height: 50)
    let result = written(by: Strategy.self, in: .phoneX(bottom: 83), .appear, .show(low))
    #expect(result == .nothing)
  }

  @Test func `On an iPad what lies below the view is taken off`() {
    let low = ViewEnvironment.pad(view: Rect(x: 0, y: 0, width: 1024, height: 668))
    #expect(
      written(by: Strategy.self, in: low, .appear, .show(.padKeyboard)) == .insets(300))
  }

  @Test func `On an iPad the place in the superview counts as one in the window`() {
    // The view ends at 668 in the window, and at 568 in a container 100 points below its top.
    let environment = ViewEnvironment(
      chain: ViewChain(
        screen: Size(width: 1024, height: 768),
        window: Rect(x: 0, y: 0, width: 1024, height: 768),
        root: Rect(x: 0, y: 0, width: 1024, height: 768),
        superview: Rect(x: 0, y: 100, width: 1024, height: 568),
        view: Rect(x: 0, y: 0, width: 1024, height: 568)),
      contentSize: Size(width: 1024, height: 2000), idiom: .pad)
    #expect(
      written(by: Strategy.self, in: environment, .appear, .show(.padKeyboard)) == .insets(200))
  }

  @Test func `Without a window nothing lies below the view`() {
    let low = ViewEnvironment.pad(view: Rect(x: 0, y: 0, width: 1024, height: 668))
    #expect(
      written(by: Strategy.self, in: low, [.viewDidLoad], .show(.padKeyboard)) == .insets(400))
  }

  @Test func `The bar moves again if a notification's layout changes what lies below`() {
    let low = ViewEnvironment.pad(view: Rect(x: 0, y: 0, width: 1024, height: 668))
    let high = ViewEnvironment.pad(view: Rect(x: 0, y: 0, width: 1024, height: 618))
    let show: [Event] = [.keyboardWillShow(.to(.padKeyboard))]
    #expect(inset(in: low, .appear + show, thenIn: high, [.viewDidLayoutSubviews]) == 250)
    // A show that the bar ignores comes in between: 450 - 150.
    let higher = KeyboardNotification.to(Rect(x: 0, y: 318, width: 1024, height: 450))
    #expect(
      inset(
        in: low,
        .appear + .show(.padKeyboard) + [
          .keyboardWillChangeFrame(higher), .keyboardWillShow(higher),
        ], thenIn: high, [.viewDidLayoutSubviews]) == 300)
    // To nothing below, it does not.
    #expect(inset(in: low, .appear + show, thenIn: .pad(), [.viewDidLayoutSubviews]) == 300)
    // Nor does it at a later layout, or once the keyboard goes.
    #expect(
      inset(
        in: low, .appear + .show(.padKeyboard), thenIn: high, [.viewDidLayoutSubviews]) == 300)
    #expect(
      inset(
        in: low, .appear + show + [.keyboardWillHide(.to(.padGone))], thenIn: high,
        [.viewDidLayoutSubviews]) == 0)
  }

  @Test func `Another app's keyboard is not heard of, nor one before the view or after it`() {
    let foreign = written(
      by: Strategy.self, in: .phoneX(), .appear, .showElsewhere(.phoneXKeyboard))
    let early = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    let late = written(
      by: Strategy.self, in: .phoneX(), .appear, [.viewDeinit], .show(.phoneXKeyboard))
    #expect(foreign == .nothing)
    #expect(early == .nothing)
    #expect(late == .nothing)
  }

  @Test func `Another app's hide does not let the bar down`() {
    let hide = KeyboardNotification(
      beginFrame: .phoneXKeyboard, endFrame: .phoneXGone, isLocal: false)
    let result = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard),
      [.keyboardWillHide(hide)])
    #expect(result == .insets(302))
  }

  @Test func `The keyboard counts while another screen covers the view`() {
    let result = written(
      by: Strategy.self, in: .phoneX(), .appear, .disappear, .show(.phoneXKeyboard))
    #expect(result == .insets(302))
  }

  @Test func `A change of frame counts from the show to didHide`() {
    let lower = Rect(x: 0, y: 451, width: 375, height: 216)
    let up = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .move(lower))
    let early = written(by: Strategy.self, in: .phone8(), .appear, .move(lower))
    let late = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .hide(.phone8Gone),
      .move(lower))
    #expect(up == .insets(216))
    #expect(early == .nothing)
    #expect(late == .nothing)
  }

  @Test func `A show counts only while the bar rests`() {
    let lower = KeyboardNotification.to(Rect(x: 0, y: 451, width: 375, height: 216))
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillShow(lower)])
    #expect(result == .insets(260))
  }

  @Test func `Insets that the app sets anew are measured, and when the safe area changes`() {
    var strategy = Strategy()
    var view = ViewState(environment: .phoneX())
    for event in .appear + .show(.phoneXKeyboard) { strategy.receive(event, &view) }
    view.contentInset.bottom = 20
    strategy.receive(.viewDidLayoutSubviews, &view)
    #expect(view.contentInset.bottom == 302)
    strategy.receive(.safeAreaInsetsDidChange, &view)
    #expect(view.contentInset.bottom == 302)
    // The list keeps 83 of the 336 points free itself.
    view.lay(out: .phoneX(bottom: 83))
    strategy.receive(.viewDidLayoutSubviews, &view)
    #expect(view.contentInset.bottom == 302)
    strategy.receive(.safeAreaInsetsDidChange, &view)
    #expect(view.contentInset.bottom == 253)
  }

  @Test func `A list of another size is measured anew`() {
    // The list ends 200 points higher, and the bar with it.
    let other = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 467))
    var strategy = Strategy()
    var view = ViewState(environment: .phone8())
    for event in [Event].appear { strategy.receive(event, &view) }
    view.contentInset.bottom = 20
    view.lay(out: other)
    strategy.receive(.viewDidLayoutSubviews, &view)
    #expect(view.contentInset.bottom == 0)
  }
}
