import InsetCore
import Testing

@testable import InsetStrategies

struct SwiftUIPaddingTests {
  typealias Strategy = Strategies.SwiftUIPadding

  /// iOS 13: SwiftUI does not count the keyboard.
  static let iOS13: OSCapabilities = {
    var capabilities = OSCapabilities.modern
    capabilities.hasKeyboardSafeArea = false
    return capabilities
  }()

  /// The constraint after a keyboard has moved to a frame and posts its events.
  static func constraint(
    in environment: ViewEnvironment, _ frame: Rect?, _ events: [Event]
  ) -> Double {
    var strategy = Strategy()
    var view = ViewState(environment: environment)
    for event in [Event].appear { strategy.receive(event, &view) }
    view.moveKeyboard(to: frame)
    for event in events { strategy.receive(event, &view) }
    return view.bottomConstraint
  }

  @Test func `On iOS 13 the height is the padding above the safe area`() {
    let phone8 = ViewEnvironment.fieldOnPhone8(capabilities: Self.iOS13)
    let phoneX = ViewEnvironment.stage(
      Size(width: 375, height: 812), obstruction: Insets(top: 44, bottom: 34),
      capabilities: Self.iOS13)
    #expect(Self.constraint(in: phone8, .phone8Keyboard, .show(.phone8Keyboard)) == 260)
    // 34 points too far.
    #expect(Self.constraint(in: phoneX, .phoneXKeyboard, .show(.phoneXKeyboard)) == 336)
  }

  @Test func `From iOS 14 on the keyboard counts twice`() {
    #expect(Self.constraint(in: .phone8(), .phone8Keyboard, .show(.phone8Keyboard)) == 520)
    // 302 + 336
    #expect(Self.constraint(in: .phoneX(), .phoneXKeyboard, .show(.phoneXKeyboard)) == 638)
  }

  @Test func `A keyboard that goes takes both back`() {
    let events: [Event] = .show(.phoneXKeyboard) + .hide(.phoneXGone)
    #expect(Self.constraint(in: .phoneX(), nil, events) == 0)
  }

  @Test func `SwiftUI's part follows no notification, and the padding nothing else`() {
    #expect(Self.constraint(in: .phone8(), .phone8Keyboard, [.viewDidLayoutSubviews]) == 260)
    #expect(Self.constraint(in: .phone8(), nil, .show(.phone8Keyboard)) == 260)
  }

  @Test func `A frame change alone and a show without an end frame are not published`() {
    let change: [Event] = [.keyboardWillChangeFrame(.to(.phone8Keyboard))]
    #expect(Self.constraint(in: .phone8(), nil, change) == 0)
    let missing: [Event] = .show(.phone8Keyboard) + [.keyboardWillShow(.withoutKeys)]
    #expect(Self.constraint(in: .phone8(), nil, missing) == 260)
  }

  @Test func `Subscribed from viewDidLoad to the view's end, on screen or not`() {
    let before = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard), .appear)
    let covered = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], .show(.phone8Keyboard))
    #expect(before == .nothing)
    #expect(covered == Written(constraint: 260))
    #expect(gone == .nothing)
  }
}
