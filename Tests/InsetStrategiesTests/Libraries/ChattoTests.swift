import InsetCore
import Testing

@testable import InsetStrategies

struct ChattoTests {
  typealias Strategy = Strategies.Chatto

  static let chat = ViewEnvironment.stage(Size(width: 400, height: 900))
  static let keyboard = Rect(x: 0, y: 400, width: 400, height: 500)

  // The library's own figures, of its BaseChatViewControllerTests: V063 and V064.

  @Test func `V063: the bar sits on the keyboard's top`() {
    let result = written(by: Strategy.self, in: Self.chat, .appear, .show(Self.keyboard))
    #expect(900 - result.constraint == 400)
  }

  @Test func `V064: a hide's end frame is not read`() {
    let result = written(
      by: Strategy.self, in: Self.chat, .appear, .show(Self.keyboard),
      [.keyboardWillHide(.to(Self.keyboard))])
    #expect(900 - result.constraint == 900)
  }

  @Test func `Over a home indicator the bar rests on the safe area`() {
    let low = Rect(x: 0, y: 792, width: 375, height: 20)
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    #expect(shown == Written(constraint: 302))
    #expect(written(by: Strategy.self, in: .phoneX(), .appear, .show(low)) == .nothing)
  }

  @Test func `A show without height is ignored, a change without height is a hide`() {
    let flat = Rect(x: 0, y: 467, width: 375, height: 0)
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let ignored = written(by: Strategy.self, in: .phone8(), up, [.keyboardWillShow(.to(flat))])
    let hidden = written(
      by: Strategy.self, in: .phone8(), up, [.keyboardWillChangeFrame(.to(flat))])
    #expect(ignored == Written(constraint: 260))
    #expect(hidden == .nothing)
  }

  @Test func `A keyboard that ends above the view's bottom moves nothing`() {
    let floating = written(by: Strategy.self, in: .pad(), .appear, .show(.padFloating))
    let undocked = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .show(.padRaised))
    #expect(floating == .nothing)
    #expect(undocked == Written(constraint: 400))
  }

  @Test func `A change of frame moves the bar only while the keyboard is shown`() {
    let lower = Rect(x: 0, y: 451, width: 375, height: 216)
    let shown = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .move(lower))
    let hidden = written(by: Strategy.self, in: .phone8(), .appear, .move(lower))
    #expect(shown == Written(constraint: 216))
    #expect(hidden == .nothing)
  }

  @Test func `What happens before or between two appearances is lost`() {
    let late = written(by: Strategy.self, in: .phoneX(), .show(.phoneXKeyboard), .appear)
    let covered = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .disappear,
      .hide(.phone8Gone), [.viewWillAppear, .viewDidAppear])
    let cancelledPop = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), [.viewWillDisappear],
      .hide(.phone8Gone), [.viewWillAppear, .viewDidAppear])
    #expect(late == .nothing)
    #expect(covered == Written(constraint: 260))
    #expect(cancelledPop == Written(constraint: 260))
  }

  @Test func `A keyboard that ends less than half a pixel above the view's bottom is docked`() {
    // At 2 pixels a point: 666.8 is 1333.6 pixels, 666.7 is 1333.4, of 1334.
    let docked = Rect(x: 0, y: 406.8, width: 375, height: 260)
    let undocked = Rect(x: 0, y: 406.7, width: 375, height: 260)
    let down = written(by: Strategy.self, in: .phone8(), .appear, .show(docked)).constraint
    #expect(abs(down - 260.2) < 0.001)
    #expect(written(by: Strategy.self, in: .phone8(), .appear, .show(undocked)) == .nothing)
  }

  @Test func `The bar comes down for a keyboard that goes or rises by a change of frame alone`() {
    let gone = written(
      by: Strategy.self, in: .phone8(), .appear, .show(.phone8Keyboard), .move(.phone8Gone))
    let raised = written(
      by: Strategy.self, in: .pad(), .appear, .show(.padKeyboard), .move(.padRaised))
    #expect(gone == .nothing)
    #expect(raised == .nothing)
  }

  @Test func `After a hide, or a show that has not ended, a change of frame moves nothing`() {
    let lower = Rect(x: 0, y: 451, width: 375, height: 216)
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let hidden = written(
      by: Strategy.self, in: .phone8(), up, .hide(.phone8Gone), .move(lower))
    let showing = written(
      by: Strategy.self, in: .phone8(), up, [.keyboardWillShow(.to(.phone8Keyboard))], .move(lower))
    #expect(hidden == .nothing)
    #expect(showing == Written(constraint: 260))
  }

  @Test func `A hide without a frame is one, a show without a frame is none`() {
    let up: [Event] = .appear + .show(.phone8Keyboard)
    let hidden = written(by: Strategy.self, in: .phone8(), up, [.keyboardWillHide(.withoutKeys)])
    let shown = written(by: Strategy.self, in: .phone8(), up, [.keyboardWillShow(.withoutKeys)])
    #expect(hidden == .nothing)
    #expect(shown == Written(constraint: 260))
  }

  @Test func `A window's frame is not the screen's, and another app's keyboard counts`() {
    // 600 - 368, where 332 points are covered.
    let window = written(by: Strategy.self, in: .padWindow, .appear, .show(.padKeyboard))
    let foreign = written(
      by: Strategy.self, in: .phone8(), .appear, .showElsewhere(.phone8Keyboard))
    #expect(window == Written(constraint: 232))
    #expect(foreign == Written(constraint: 260))
  }
}
