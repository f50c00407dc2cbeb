import InsetCore
import Testing

@testable import InsetStrategies

struct SafeAreaLayoutFrameTests {
  typealias Strategy = Strategies.SafeAreaLayoutFrame

  @Test func `A table that fills the view and rests at zero is covered exactly`() {
    let result = written(by: Strategy.self, in: .phoneX(top: 0), .appear, .show(.phoneXKeyboard))
    #expect(result == .insets(302))
  }

  @Test func `A table that rests below a bar mixes two spaces`() {
    let result = written(by: Strategy.self, in: .phoneX(top: 88), .appear, .show(.phoneXKeyboard))
    #expect(result == .insets(336))
  }

  @Test func `Hide keeps the keyboard and adds the safe area, for the indicators twice`() {
    let result = written(
      by: Strategy.self, in: .phoneX(top: 0), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(result == Written(content: Insets(bottom: 336), indicators: Insets(bottom: 370)))
  }

  @Test func `Every further hide adds the safe area again`() {
    let result = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone),
      .hide(.phoneXGone))
    // The top grows under content that stays where it is.
    let expected = Written(
      content: Insets(top: 88, bottom: 404), indicators: Insets(top: 132, bottom: 438),
      scrolled: 88)
    #expect(result == expected)
  }

  @Test func `Without a safe area hide leaves the inset of the show`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(result == .insets(260))
  }

  @Test func `A keyboard that ends in the safe area shares nothing and changes nothing`() {
    let low = Rect(x: 0, y: 790, width: 375, height: 336)
    let result = written(
      by: Strategy.self, in: .phoneX(top: 0), .appear, .show(.phoneXKeyboard), .show(low))
    #expect(result == .insets(302))
  }

  @Test func `Nothing is observed from the beginning of a disappearance on`() {
    let result = written(
      by: Strategy.self, in: .phoneX(), .appear, [.viewWillDisappear], .hide(.phoneXGone))
    #expect(result == .nothing)
  }

  @Test func `Before iOS 11 the table's bounds count and a hide zeroes the insets`() {
    var capabilities = OSCapabilities.modern
    capabilities.insetAdjustment = .contentInset
    let table = ViewEnvironment.fieldOnPhone8(capabilities: capabilities)
    let shown = written(
      by: Strategies.SafeAreaLayoutFrame.self, in: table, .appear, .show(.phone8Keyboard))
    let hidden = written(
      by: Strategies.SafeAreaLayoutFrame.self, in: table, base: Insets(top: 64, bottom: 20),
      .appear, .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(shown == .insets(260))
    #expect(hidden == .insets(0))
  }

  @Test func `What lies below the table in the controller's view counts, too`() {
    let table = ViewEnvironment.stage(
      Size(width: 375, height: 812), view: Rect(x: 0, y: 0, width: 375, height: 728),
      obstruction: Insets(bottom: 34))
    let result = written(by: Strategy.self, in: table, .appear, .show(.phoneXKeyboard))
    #expect(result == .insets(302))  // 778 - 476, while 252 points of the table are covered
  }

  @Test func `A table away from the view's origin mixes two spaces`() {
    let table = ViewEnvironment.stage(
      Size(width: 375, height: 667), view: Rect(x: 0, y: 100, width: 375, height: 467))
    let result = written(by: Strategy.self, in: table, .appear, .show(.phone8Keyboard))
    // In the table the keyboard is at 307 to 567, which is within 0 to 667: 260, not 160.
    #expect(result == .insets(260))
  }
}
