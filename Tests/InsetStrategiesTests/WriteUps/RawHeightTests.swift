import InsetCore
import Testing

@testable import InsetStrategies

struct RawHeightTests {
  typealias Strategy = Strategies.RawHeight

  static let tabBar = Bar(frame: Rect(x: 0, y: 729, width: 375, height: 83))

  @Test func `The height is written as it is, whatever bars there are`() {
    let phone8 = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard))
    let tabs = written(
      by: Strategy.self, in: .phoneX(tabBar: Self.tabBar), .appear, .show(.phoneXKeyboard))
    #expect(phone8 == .insets(260))
    #expect(tabs == .insets(336))
  }

  @Test func `The frame change of a hide alone leaves the full height`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillChangeFrame(.to(.phone8Gone))])
    #expect(result == .insets(260))
  }

  @Test func `The whole sequence of a hide restores nothing but zero`() {
    let result = written(
      by: Strategy.self, in: .phone8(), base: Insets(top: 64, bottom: 20), .appear,
      .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(result == .nothing)
  }

  @Test func `A show without a frame change is not observed`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow(.to(.phone8Keyboard))])
    #expect(result == .nothing)
  }

  @Test func `A hide without a curve is ignored`() {
    let keyboard = KeyboardNotification(beginFrame: nil, endFrame: .phone8Gone, curve: nil)
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillHide(keyboard)])
    #expect(result == .insets(260))
  }

  @Test func `Nothing is observed before the first appearance`() {
    let result = written(
      by: Strategy.self, in: .phone8(), [.viewDidLoad], .show(.phone8Keyboard))
    #expect(result == .nothing)
  }

  @Test func `A disappearance removes no observer`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .disappear, .show(.phone8Keyboard))
    #expect(result == .insets(260))
  }

  @Test func `Every appearance adds an observer that is called each time`() {
    var observers = HeightObservers()
    var heights: [Double] = []
    let events: [Event] =
      .appear + .disappear + .appear + [.keyboardWillChangeFrame(.to(.phone8Keyboard))]
    for event in events { observers.receive(event) { heights.append($0) } }
    #expect(heights == [260, 260])
  }

  @Test func `After the controller's end the blocks do nothing`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .disappear, [.viewDeinit],
      .hide(.phone8Gone))
    #expect(result == .insets(260))
  }
}
