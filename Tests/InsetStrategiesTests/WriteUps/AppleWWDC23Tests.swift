import InsetCore
import Testing

@testable import InsetStrategies

struct AppleWWDC23Tests {
  typealias Strategy = Strategies.AppleWWDC23

  /// A show and, if there is another frame, a hide, whose object is the screen.
  static func onScreen(_ end: Rect, thenHide gone: Rect? = nil) -> [Event] {
    func keyboard(_ end: Rect) -> KeyboardNotification {
      KeyboardNotification(beginFrame: .zero, endFrame: end, hasScreenObject: true)
    }
    let hide: [Event] = gone.map { [.keyboardWillHide(keyboard($0))] } ?? []
    return [.keyboardWillShow(keyboard(end))] + hide
  }

  @Test func `Content ends where the keyboard meets the view`() {
    let phone8 = written(by: Strategy.self, in: .phone8(), .appear, Self.onScreen(.phone8Keyboard))
    let phoneX = written(by: Strategy.self, in: .phoneX(), .appear, Self.onScreen(.phoneXKeyboard))
    #expect(phone8 == Written(constraint: 260))
    #expect(phoneX == Written(constraint: 302))  // 336 - 34
  }

  @Test func `A keyboard that meets nothing leaves the safe area`() {
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear,
      Self.onScreen(.phoneXKeyboard, thenHide: .phoneXGone))
    #expect(hidden == .nothing)
  }

  @Test func `A keyboard that meets less than the safe area counts alone`() {
    let low = Rect(x: 0, y: 802, width: 375, height: 336)
    let result = written(by: Strategy.self, in: .phoneX(), .appear, Self.onScreen(low))
    #expect(result == Written(constraint: -24))  // 10 of 34
  }

  @Test func `The part of the view that is covered counts, in any window`() {
    let above = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 503))
    let part = written(by: Strategy.self, in: above, .appear, Self.onScreen(.phone8Keyboard))
    let window = written(by: Strategy.self, in: .freeWindow, .appear, Self.onScreen(.padKeyboard))
    #expect(part == Written(constraint: 160))  // 567 - 407
    #expect(window == Written(constraint: 332))  // 700 - 368
  }

  @Test func `Content rests on a raised keyboard, whose lower edge does not count`() {
    let result = written(
      by: Strategy.self, in: .pad(), .appear, Self.onScreen(.padFloating))
    #expect(result == Written(constraint: 468))  // 768 - 300
  }

  @Test func `An event without an end frame is ignored`() {
    let empty = KeyboardNotification(beginFrame: nil, endFrame: nil, hasScreenObject: true)
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, Self.onScreen(.phone8Keyboard),
      [.keyboardWillShow(empty), .keyboardWillHide(empty)])
    #expect(result == Written(constraint: 260))
  }

  @Test func `Observed from viewDidLoad to the controller's end`() {
    let before = written(
      by: Strategy.self, in: .phone8(), Self.onScreen(.phone8Keyboard), .appear)
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewDeinit], Self.onScreen(.phone8Keyboard))
    #expect(before == .nothing)
    #expect(gone == .nothing)
  }
}
