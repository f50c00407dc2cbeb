import InsetCore
import Testing

@testable import InsetStrategies

struct SlackTextViewControllerTests {
  typealias Strategy = Strategies.SlackTextViewController

  static let tabBar = Bar(frame: Rect(x: 0, y: 729, width: 375, height: 83))

  @Test func `The bar rises to the keyboard's top and goes back to the safe area`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(constraint: 302))
    #expect(hidden == .nothing)
  }

  @Test func `The margin is the height of a tab bar over the view, whatever it includes`() {
    let whole = ViewEnvironment.phoneX(bottom: 83, tabBar: Self.tabBar)
    let bare = ViewEnvironment.phoneX(
      bottom: 83, tabBar: Bar(frame: Rect(x: 0, y: 729, width: 375, height: 49)))
    let pushed = ViewEnvironment.phoneX(
      tabBar: Bar(frame: Rect(x: 0, y: 812, width: 375, height: 83)))
    let events: [Event] = .appear + .show(.phoneXKeyboard) + .hide(.phoneXGone)
    #expect(written(by: Strategy.self, in: whole, events) == .nothing)
    #expect(written(by: Strategy.self, in: bare, events) == Written(constraint: -34))
    #expect(written(by: Strategy.self, in: pushed, events) == .nothing)
    let up = written(by: Strategy.self, in: whole, .appear, .show(.phoneXKeyboard))
    #expect(up == Written(constraint: 253))
  }

  @Test func `External and undocked keyboards leave the margin`() {
    let external = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padGone, from: .padGone))
    let raised = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .hide(.padRaised))
    #expect(external == .nothing)
    #expect(raised == .nothing)
  }

  @Test func `A hide with a zero frame fills a phone's view`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      .hide(.zero, from: .phone8Keyboard))
    #expect(result == Written(constraint: 667))
  }

  @Test func `An event of the present state is ignored, one out of order moves the bar`() {
    let low = Rect(x: 0, y: 451, width: 375, height: 216)
    let repeated = written(
      by: Strategy.self, in: .phone8(), .appear,
      [.keyboardWillShow(.to(low)), .keyboardWillShow(.to(.phone8Keyboard))])
    let passed = written(
      by: Strategy.self, in: .phone8(), .appear, .show(low), .show(.phone8Keyboard))
    // A show after didShow leaves the state, so that another show counts too.
    let again = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillShow(.to(.phone8Keyboard)), .keyboardWillShow(.to(low))])
    #expect(again == Written(constraint: 216))
    #expect(repeated == Written(constraint: 216))
    #expect(passed == Written(constraint: 260))
  }

  @Test func `A view that is not visible hears nothing`() {
    let before = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard), .appear)
    let left = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    #expect(before == .nothing)
    #expect(left == .nothing)
  }

  @Test func `A hide during a pop that is cancelled is lost`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), [.viewWillDisappear],
      .hide(.phone8Gone), [.viewWillAppear, .viewDidAppear])
    #expect(result == Written(constraint: 260))
  }

  @Test func `Another safe area drops the bar to its margin`() {
    let result = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), [.safeAreaInsetsDidChange])
    #expect(result == .nothing)
  }

  @Test func `Before iOS 11 there is no margin without a tab bar`() {
    var capabilities = OSCapabilities.modern
    capabilities.insetAdjustment = .contentInset
    let environment = ViewEnvironment(
      chain: ViewChain(filling: Size(width: 375, height: 667)),
      contentSize: Size(width: 375, height: 2000), rootObstruction: Insets(bottom: 44),
      capabilities: capabilities)
    let result = written(
      by: Strategy.self, in: environment, .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(result.constraint == -44)
  }
}
