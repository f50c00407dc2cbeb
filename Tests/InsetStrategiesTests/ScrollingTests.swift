import InsetCore
import Testing

@testable import InsetStrategies

/// Where strategies scroll that bring the focused field into view: on an iPhone 8 without bars, with
/// 2000 points of content and a keyboard of 260 points from line 407 on.
@Suite struct ScrollingTests {
  /// A field 40 points high, and the offset with and after the keyboard.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var play: @Sendable ([Event]...) -> Double
    var shown: Double
    var hidden: Double

    init<S: InsetStrategy>(
      _ strategy: S.Type, fieldAt y: Double, shown: Double, hidden: Double
    ) {
      name = "\(S.id), \(y)"
      (self.shown, self.hidden) = (shown, hidden)
      play = { (events: [Event]...) in
        let field = Rect(x: 16, y: y, width: 343, height: 40)
        let layout = SceneLayout(stages: [.phone8(focusedField: field)])
        var view = layout.view(padding: S.mechanism.padding)
        var strategy = S()
        for event in events.joined() { strategy.receive(event, &view) }
        return SettledLayout(view).contentOffset
      }
    }

    var testDescription: String { name }
  }

  static let rows = [
    // 580 ends at 407; the content's end is 2000 + 260 - 667, and 2000 - 667 without the inset.
    Row(Strategies.TableViewController.self, fieldAt: 540, shown: 173, hidden: 173),
    Row(Strategies.TableViewController.self, fieldAt: 16, shown: 0, hidden: 0),
    Row(Strategies.TableViewController.self, fieldAt: 1960, shown: 1593, hidden: 1333),
    Row(Strategies.RawHeightScrollToField.self, fieldAt: 540, shown: 173, hidden: 173),
    Row(Strategies.RawHeightScrollToField.self, fieldAt: 1960, shown: 1593, hidden: 1333),
    // Its top is in the content where the window shows, its bottom is at 440.
    Row(Strategies.RawHeightScrollToField.self, fieldAt: 400, shown: 0, hidden: 0),
    // The keyboard counts 10 points higher: 580 ends at 397.
    Row(Strategies.IQKeyboardManager.self, fieldAt: 540, shown: 183, hidden: 183),
    Row(Strategies.IQKeyboardManager.self, fieldAt: 16, shown: 0, hidden: 0),
    // From 1333 by 667 - 397; then to the content's end.
    Row(Strategies.IQKeyboardManager.self, fieldAt: 1960, shown: 1603, hidden: 1333),
    // The same in the version before, with 5 points below the window's top.
    Row(Strategies.IQKeyboardManager65.self, fieldAt: 540, shown: 183, hidden: 183),
    Row(Strategies.IQKeyboardManager65.self, fieldAt: 16, shown: 0, hidden: 0),
    Row(Strategies.IQKeyboardManager65.self, fieldAt: 1960, shown: 1603, hidden: 1333),
    // In the middle of 407 points: (407 - 40) / 2 above it. The frame below the screen counts as one
    // that covers nothing, so that the middle of 667 points follows.
    Row(Strategies.TPKeyboardAvoiding.self, fieldAt: 540, shown: 356.5, hidden: 226.5),
    Row(Strategies.TPKeyboardAvoiding.self, fieldAt: 16, shown: 0, hidden: 0),
    Row(Strategies.TPKeyboardAvoiding.self, fieldAt: 1960, shown: 1593, hidden: 1333),
    // 20 points above the keyboard: 580 ends at 387, even beyond the content's end.
    Row(Strategies.DotNetMAUI.self, fieldAt: 540, shown: 193, hidden: 193),
    Row(Strategies.DotNetMAUI.self, fieldAt: 16, shown: 0, hidden: 0),
    Row(Strategies.DotNetMAUI.self, fieldAt: 1960, shown: 1613, hidden: 1333),
    // 580 ends at 407, and nothing scrolls back.
    Row(Strategies.TitaniumScrollView.self, fieldAt: 540, shown: 173, hidden: 173),
    Row(Strategies.TitaniumScrollView.self, fieldAt: 16, shown: 0, hidden: 0),
    Row(Strategies.TitaniumScrollView.self, fieldAt: 1960, shown: 1593, hidden: 1333),
    // 20 points around the caret: 600 ends at 407.
    Row(Strategies.Flutter.self, fieldAt: 540, shown: 193, hidden: 193),
    Row(Strategies.Flutter.self, fieldAt: 16, shown: 0, hidden: 0),
    Row(Strategies.Flutter.self, fieldAt: 1960, shown: 1593, hidden: 1333),
    Row(Strategies.Flutter344.self, fieldAt: 540, shown: 193, hidden: 193),
    // 580 ends at 407.
    Row(Strategies.ReactNativeScrollView.self, fieldAt: 540, shown: 173, hidden: 173),
    Row(Strategies.ReactNativeScrollView.self, fieldAt: 16, shown: 0, hidden: 0),
    Row(Strategies.ReactNativeScrollView.self, fieldAt: 1960, shown: 1593, hidden: 1333),
    // The view moves by the keyboard's height, wherever the field is.
    Row(Strategies.MoveByBeginHeight.self, fieldAt: 16, shown: 260, hidden: 0),
    Row(Strategies.MoveByBeginHeight.self, fieldAt: 1960, shown: 1593, hidden: 1333),
    // The same unless it has moved before.
    Row(Strategies.OriginYOnce.self, fieldAt: 16, shown: 260, hidden: 0),
    Row(Strategies.OriginYOnce.self, fieldAt: 1960, shown: 1593, hidden: 1333),
    // 580 ends at 407, as in S2f.
    Row(Strategies.AppleManagingTheKeyboard.self, fieldAt: 540, shown: 173, hidden: 173),
    Row(Strategies.AppleManagingTheKeyboard.self, fieldAt: 1960, shown: 1593, hidden: 1333),
    Row(Strategies.AppleManagingTheKeyboard.self, fieldAt: 400, shown: 0, hidden: 0),
    // 440 ends at 407, wherever the field's top is.
    Row(Strategies.HackingWithSwift.self, fieldAt: 400, shown: 33, hidden: 33),
    Row(Strategies.HackingWithSwift.self, fieldAt: 16, shown: 0, hidden: 0),
    Row(Strategies.HackingWithSwift.self, fieldAt: 1960, shown: 1593, hidden: 1333),
    // The last line stays where it was, 260 points above the content's end.
    Row(Strategies.KeepsOffset.self, fieldAt: 540, shown: 173, hidden: 173),
    Row(Strategies.KeepsOffset.self, fieldAt: 16, shown: 0, hidden: 0),
    Row(Strategies.KeepsOffset.self, fieldAt: 1960, shown: 1593, hidden: 1593),
  ]

  @Test(arguments: rows)
  func `The field is scrolled to where its source does`(_ row: Row) {
    #expect(row.play(.appear, .show(.phone8Keyboard)) == row.shown)
    #expect(
      row.play(.appear, .show(.phone8Keyboard), .hide(.phone8Gone, from: .phone8Keyboard))
        == row.hidden)
  }

  @Test func `Those that bring the field into view say so`() {
    let scrolling = Strategies.all.filter(\.scrolls).map(\.id)
    #expect(
      scrolling == [
        "s2f-raw-height-scroll-to-field", "s4-move-by-begin-height", "apple-managing-the-keyboard",
        "hacking-with-swift", "origin-y-once", "flutter", "flutter-3-44",
        "react-native-scroll-view", "react-native-keyboard-avoiding-view-position",
        "react-native-keyboard-controller-aware-scroll-view",
        "react-native-keyboard-aware-scroll-view", "iq-keyboard-manager",
        "iq-keyboard-manager-6-5", "tp-keyboard-avoiding", "eureka", "compose-multiplatform",
        "uno-platform", "dotnet-maui", "titanium-scroll-view", "uitableviewcontroller",
        "web-fixed-bar", "web-visual-viewport-height", "web-visual-viewport-early",
        "web-visual-viewport-bottom", "web-visual-viewport", "keeps-offset",
      ])
  }

  @Test func `IQKeyboardManager scrolls up to the bar where the field is under it`() {
    let field = Rect(x: 16, y: 300, width: 343, height: 40)
    let bar = Bar(frame: Rect(x: 0, y: 20, width: 375, height: 44))
    let environment = ViewEnvironment(
      chain: ViewChain(filling: Size(width: 375, height: 667)),
      contentSize: Size(width: 375, height: 2000), rootObstruction: Insets(top: 64),
      navigationBar: bar, focusedField: field)
    var view = ViewState(environment: environment)
    view.contentOffset.y = 280
    var strategy = Strategies.IQKeyboardManager()
    for event in [Event].appear + .show(.phone8Keyboard) { strategy.receive(event, &view) }
    // At 20 of the window, 44 above the bar's end: 280 - 44.
    #expect(view.contentOffset.y == 236)
  }
}
