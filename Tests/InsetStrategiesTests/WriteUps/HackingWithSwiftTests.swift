import InsetCore
import Testing

@testable import InsetStrategies

struct HackingWithSwiftTests {
  typealias Strategy = Strategies.HackingWithSwift

  @Test func `The height less the safe area is written`() {
    let phone8 = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    let phoneX = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    #expect(phone8 == .insets(260))
    #expect(phoneX == .insets(302))  // 336 - 34
  }

  @Test func `The safe area is taken off even where the scroll view does not add it`() {
    let result = written(
      by: Strategy.self, in: .fieldOnPhoneX(behavior: .never), .appear, .show(.phoneXKeyboard))
    #expect(result.content == Insets(bottom: 302))
  }

  @Test func `The whole height counts, however little of it is on screen`() {
    let bar = written(by: Strategy.self, in: .pad(), .appear, .show(.padBar))
    let above = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    let footer = written(by: Strategy.self, in: above, .appear, .show(.phone8Keyboard))
    #expect(bar.content == Insets(bottom: 400))
    #expect(footer == .insets(260))  // 160 points are covered
  }

  @Test func `A frame change is enough, and a show alone is not observed`() {
    let change = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillChangeFrame(.to(.phone8Keyboard))])
    let show = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow(.to(.phone8Keyboard))])
    #expect(change == .insets(260))
    #expect(show == .nothing)
  }

  @Test func `Hide restores nothing but zero, its frame on screen or not`() {
    let gone = written(
      by: Strategy.self, in: .phone8(), base: Insets(left: 4, bottom: 20), .appear,
      .show(.phone8Keyboard), .hide(.phone8Gone))
    let inPlace = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillHide(.to(.phone8Keyboard))])
    #expect(gone == .nothing)
    #expect(inPlace == .nothing)
  }

  @Test func `The field is scrolled to just above the keyboard`() {
    let field = Rect(x: 0, y: 500, width: 375, height: 40)
    let result = written(
      by: Strategy.self, in: .phone8(focusedField: field), .appear, .show(.phone8Keyboard))
    var expected = Written.insets(260)
    expected.scrolled = 133  // 540 - 407
    #expect(result == expected)
  }

  @Test func `An event without an end frame is ignored, a hide included`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillChangeFrame(.withoutKeys), .keyboardWillHide(.withoutKeys)])
    #expect(result == .insets(260))
  }

  @Test func `Observed from viewDidLoad to the controller's end`() {
    let before = written(by: Strategy.self, in: .phone8(), .show(.phone8Keyboard), .appear)
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), [.viewDeinit],
      .hide(.phone8Gone))
    #expect(before == .nothing)
    #expect(gone == .insets(260))
  }
}
