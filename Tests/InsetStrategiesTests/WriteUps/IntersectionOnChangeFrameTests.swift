import InsetCore
import Testing

@testable import InsetStrategies

struct IntersectionOnChangeFrameTests {
  typealias Strategy = Strategies.IntersectionOnChangeFrame

  @Test func `A suggestion bar that collapses without a show is followed`() {
    let collapsed = Rect(x: 0, y: 442, width: 375, height: 225)
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillChangeFrame(.to(collapsed))])
    #expect(result == .insets(225))
  }

  @Test func `A home indicator counts twice`() {
    let result = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    #expect(result == .insets(336))
  }

  @Test func `A floating keyboard's overlap counts although it covers no end`() {
    let floating = Rect(x: 30, y: 200, width: 320, height: 216)
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillChangeFrame(.to(floating))])
    #expect(result == .insets(216))
  }

  @Test func `A show without a frame change is not observed`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, [.keyboardWillShow(.to(.phone8Keyboard))])
    #expect(result == .nothing)
  }

  @Test func `The frame change of a hide writes zero only where the table meets the frame`() {
    let gone: [Event] = [.keyboardWillChangeFrame(.to(.phone8Gone))]
    let whole = written(by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), gone)
    let aboveFooter = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    let part = written(by: Strategy.self, in: aboveFooter, .appear, .show(.phone8Keyboard), gone)
    #expect(whole == .nothing)
    #expect(part == .insets(160))
  }

  @Test func `The whole sequence of a hide restores nothing but zero`() {
    let aboveFooter = ViewEnvironment.phone8(view: Rect(x: 0, y: 0, width: 375, height: 567))
    let result = written(
      by: Strategy.self, in: aboveFooter, base: Insets(top: 64), .appear, .show(.phone8Keyboard),
      .hide(.phone8Gone))
    #expect(result == .nothing)
  }

  @Test func `Nothing is observed from the beginning of a disappearance on`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, [.viewWillDisappear], .show(.phone8Keyboard))
    #expect(result == .nothing)
  }

  @Test func `A hide zeroes the insets without a frame change, its frame on screen or not`() {
    let inPlace = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillHide(.to(.phone8Keyboard))])
    #expect(inPlace == .nothing)
  }

  @Test func `A missing end frame is the zero rectangle at the window's corner`() {
    let result = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard),
      [.keyboardWillChangeFrame(.withoutKeys)])
    #expect(result == .nothing)
  }
}
