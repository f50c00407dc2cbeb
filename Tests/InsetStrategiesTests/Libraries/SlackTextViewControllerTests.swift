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

  @Test func `A hide out of order moves the bar and leaves the state, and didHide always counts`() {
    let low = Rect(x: 0, y: 451, width: 375, height: 216)
    let twoHides: [Event] = [
      .keyboardWillHide(.to(low, from: .phone8Keyboard)),
      .keyboardWillHide(.to(.phone8Keyboard, from: .phone8Keyboard)),
    ]
    // In order after a show, the second is one of the present state.
    let ordered = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), twoHides)
    let unordered = written(by: Strategy.self, in: .phone8(), .appear, twoHides)
    // A didShow does not end a hide.
    let ended = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [twoHides[0], .keyboardDidShow(.to(low)), twoHides[1]])
    // After didShow and didHide the next show is in order, and the one after it is not heard.
    let forced = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [
        .keyboardDidHide(.to(.phone8Gone)), .keyboardWillShow(.to(low)),
        .keyboardWillShow(.to(.phone8Keyboard)),
      ])
    let results = [ordered, unordered, ended, forced].map(\.constraint)
    #expect(results == [216, 260, 216, 216])
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

  @Test func `A tab bar's height is the margin of a view that ends above it, too`() {
    // 129 points above the window's bottom, 46 above the bar.
    let chain = ViewChain(filling: Size(width: 375, height: 812))
    var above = chain
    above.view = Rect(x: 0, y: 0, width: 375, height: 683)
    let environment = ViewEnvironment(
      chain: above, contentSize: Size(width: 375, height: 2000),
      rootObstruction: Insets(bottom: 83), tabBar: Self.tabBar)
    let up: [Event] = .appear + .show(.phoneXKeyboard)
    // The keyboard begins at 476.
    #expect(written(by: Strategy.self, in: environment, up) == Written(constraint: 207))
    #expect(
      written(by: Strategy.self, in: environment, up, .hide(.phoneXGone))
        == Written(constraint: 83))
    // A hidden bar is none, and the safe area ends below the view.
    let hidden = ViewEnvironment(
      chain: above, contentSize: Size(width: 375, height: 2000),
      rootObstruction: Insets(bottom: 34),
      tabBar: Bar(frame: Self.tabBar.frame, isHidden: true))
    #expect(written(by: Strategy.self, in: hidden, up, .hide(.phoneXGone)) == .nothing)
  }

  @Test func `A hide that began while the view was visible ends without it`() {
    let hide = [Event].hide(.phone8Gone)
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let comesBack: [Event] = [.viewWillAppear, .viewDidAppear]
    let lower = Rect(x: 0, y: 451, width: 375, height: 216)
    // Without didHide, the next show would be out of order, and the one after it would count.
    let events: [[Event]] = [
      up, [hide[0], hide[1], .viewWillDisappear, hide[2], hide[3]], comesBack,
      [.keyboardWillShow(.to(.phone8Keyboard)), .keyboardWillShow(.to(lower))],
    ]
    let result = written(by: Strategy.self, in: .phone8(), Array(events.joined()))
    #expect(result == Written(constraint: 260))
  }

  @Test func `A keyboard that begins below the window is external, by its begin where it hides`() {
    // Without a safe area, the margin of a view that reaches 200 points below the window is 0, and
    // a keyboard that is away begins 200 points above its bottom, where content rests.
    var capabilities = OSCapabilities.modern
    capabilities.insetAdjustment = .contentInset
    let tall = ViewEnvironment.fieldOnPhone8(
      view: Rect(x: 0, y: 0, width: 375, height: 867), capabilities: capabilities)
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let shown = written(
      by: Strategy.self, in: tall, .appear, .show(.phone8Gone, from: .phone8Gone))
    let hidden = written(by: Strategy.self, in: tall, up, .hide(.phone8Gone, from: .phone8Keyboard))
    let external = written(by: Strategy.self, in: tall, up, .hide(.phone8Gone, from: .phone8Gone))
    // A begin frame as low as the window is wide, as a turned one is.
    let turned = Rect(x: 0, y: 375, width: 667, height: 292)
    let glitch = written(by: Strategy.self, in: tall, up, .hide(.phone8Gone, from: turned))
    let results = [shown, hidden, external, glitch].map(\.constraint)
    #expect(results == [-200, 0, -200, -200])
  }

  @Test func `In landscape on an iPad up to iOS 7 every keyboard counts as undocked`() {
    // It ends at 768, above 1024 of the screen that does not turn.
    let landscape = written(
      by: Strategy.self, in: .legacyPad, .appear, .show(.legacyPadKeyboard, from: .legacyPadGone))
    let docked = written(by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard))
    #expect(landscape == .nothing)
    #expect(docked == Written(constraint: 400))
  }

  @Test func `A frame that is missing fills a phone's view`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow(.withoutKeys)])
    #expect(result == Written(constraint: 667))
  }

  @Test func `A window's frame is not the screen's, and no change of frame is heard`() {
    let window = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    let moved = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      .move(Rect(x: 0, y: 451, width: 375, height: 216)))
    // 600 - 368, where 332 points are covered.
    #expect(window == Written(constraint: 232))
    #expect(moved == Written(constraint: 260))
  }
}
