import InsetCore
import InsetOracle

/// A view on a phone of 393 x 852 points with a home indicator and insets of its own.
private let view = ViewTruth(
  frame: Rect(x: 0, y: 0, width: 393, height: 852), base: Insets(bottom: 20),
  indicatorBase: Insets(bottom: 10), systemInset: Insets(bottom: 34),
  indicatorSystemInset: Insets(bottom: 34), restingGap: 34)
/// The same, 200 points higher than the window.
private let tall = ViewTruth(
  frame: Rect(x: 0, y: 0, width: 393, height: 1052), base: Insets(bottom: 20),
  indicatorBase: Insets(bottom: 10), systemInset: Insets(bottom: 234),
  indicatorSystemInset: Insets(bottom: 234), restingGap: 234, tail: 200)
/// The same where the system adds nothing to the content.
private let bare: ViewTruth = {
  var view = tall
  view.systemInset = .zero
  return view
}()
private let docked = Rect(x: 0, y: 516, width: 393, height: 336)
private let raised = Rect(x: 0, y: 396, width: 393, height: 336)
private let floating = Rect(x: 36, y: 500, width: 320, height: 250)
/// The docked keyboard, half way down.
private let half = Rect(x: 0, y: 684, width: 393, height: 168)
/// The view with a field below the keyboard's top edge.
private let withField: ViewTruth = {
  var focused = view
  focused.focusedField = Rect(x: 16, y: 600, width: 361, height: 40)
  return focused
}()

extension DecisionCase {
  private init(
    _ name: String, _ alternatives: [Policy], covered: Rect? = nil, own: Rect? = nil,
    raised: Rect? = nil, ownRaised: Rect? = nil, isBar: Bool = false, lowered: Rect? = nil,
    view: ViewTruth = view, expect content: Double, _ indicators: Double, line: Double,
    unreachable: Double = 0
  ) {
    self.init(
      name, covered: nil, view: view, content: Insets(bottom: content),
      indicators: Insets(bottom: indicators), line: line)
    truth = Truth(
      covered: covered, own: own, raised: raised, ownRaised: ownRaised, isBar: isBar,
      lowered: lowered, view: view)
    choices = PolicyChoices(alternatives.map { PolicyChoices($0) })
    expectation.unreachable = unreachable
    // What is an obstruction is no padding.
    if alternatives.contains(.baseInset) { expectation.padding = 0 }
  }

  /// Keyboards that are not docked, views that end below their window, and keyboards that have not
  /// settled.
  static let open = raisedKeyboards + tails + unsettled

  private static let raisedKeyboards = [
    DecisionCase(
      "a raised keyboard", [], raised: raised, ownRaised: raised, expect: 54, 44, line: 818),
    DecisionCase(
      "a raised keyboard hides from its top edge down", [.raisedKeyboard], raised: raised,
      ownRaised: raised, expect: 476, 466, line: 396),
    DecisionCase(
      "a floating keyboard", [], raised: floating, ownRaised: floating, expect: 54, 44, line: 818),
    DecisionCase(
      "a floating keyboard hides from its top edge down", [.raisedKeyboard], raised: floating,
      ownRaised: floating, expect: 372, 362, line: 500),
    DecisionCase(
      "a floating keyboard beside the view covers nothing", [.raisedKeyboard],
      raised: Rect(x: 400, y: 500, width: 320, height: 250), expect: 54, 44, line: 818),
    DecisionCase(
      "another app's raised keyboard counts where it is", [.raisedKeyboard], raised: raised,
      expect: 476, 466, line: 396),
    DecisionCase(
      "another app's raised keyboard, local only", [.raisedKeyboard, .remoteKeyboard],
      raised: raised, expect: 54, 44, line: 818),
    DecisionCase(
      "another app's raised keyboard after the own docked one, local only",
      [.raisedKeyboard, .remoteKeyboard], own: docked, raised: raised, expect: 356, 346, line: 516),
    DecisionCase(
      "another app's docked keyboard after the own raised one", [.raisedKeyboard],
      covered: docked, ownRaised: raised, expect: 356, 346, line: 516),
    DecisionCase(
      "another app's docked keyboard after the own raised one, local only",
      [.raisedKeyboard, .remoteKeyboard], covered: docked, ownRaised: raised, expect: 476, 466,
      line: 396),
    DecisionCase(
      "the own raised keyboard of before, local only but ignored", [.remoteKeyboard],
      covered: docked, ownRaised: raised, expect: 54, 44, line: 818),
    DecisionCase(
      "a docked keyboard while raised ones count", [.raisedKeyboard], covered: docked,
      own: docked, expect: 356, 346, line: 516),
    DecisionCase(
      "an obstruction under a raised keyboard", [.raisedKeyboard, .baseInset], raised: raised,
      ownRaised: raised, expect: 456, 466, line: 396),
  ]

  private static let tails = [
    DecisionCase(
      "a tail at rest is a part of the safe area", [], view: tall, expect: 254, 244, line: 818),
    DecisionCase(
      "a tail under a keyboard", [], covered: docked, own: docked, view: tall, expect: 556, 546,
      line: 516),
    DecisionCase(
      "a tail that the system leaves alone", [], view: bare, expect: 20, 244, line: 818),
    DecisionCase(
      "a tail that the system leaves alone, under a keyboard", [], covered: docked, own: docked,
      view: bare, expect: 556, 546, line: 516, unreachable: 200),
    DecisionCase(
      "a low bar over the window's end and the tail", [],
      covered: Rect(x: 0, y: 797, width: 393, height: 55),
      own: Rect(x: 0, y: 797, width: 393, height: 55), view: tall, expect: 275, 265, line: 797),
    DecisionCase(
      "a raised keyboard over a tail", [.raisedKeyboard], raised: raised, ownRaised: raised,
      view: tall, expect: 676, 666, line: 396),
  ]

  /// A keyboard of 336 points that is lower now: all from there up to 516 is right.
  private static let unsettled = [
    // 852 - 684 = 168 are covered still: 336 - 168 less will do.
    DecisionCase(
      "a keyboard held half way", [], covered: docked, own: docked, lowered: half, expect: 356, 346,
      line: 516, unreachable: 168),
    // The strip of 34 stays free.
    DecisionCase(
      "a keyboard held below the safe area", [], covered: docked, own: docked,
      lowered: Rect(x: 0, y: 832, width: 393, height: 20), expect: 356, 346, line: 516,
      unreachable: 302),
    DecisionCase(
      "a keyboard below the screen", [], covered: docked, own: docked,
      lowered: Rect(x: 0, y: 852, width: 393, height: 336), expect: 356, 346, line: 516,
      unreachable: 302),
    // 1052 - 684 = 368 of 536 are covered still.
    DecisionCase(
      "a keyboard held half way over a tail", [], covered: docked, own: docked, lowered: half,
      view: tall, expect: 556, 546, line: 516, unreachable: 168),
    // 200 of the 368 are out of reach.
    DecisionCase(
      "a keyboard held half way over a tail that the system leaves alone", [], covered: docked,
      own: docked, lowered: half, view: bare, expect: 556, 546, line: 516, unreachable: 368),
    // The finger moves the content: no offset is wrong.
    DecisionCase(
      "a field under a keyboard held half way", [], covered: docked, own: docked, lowered: half,
      view: withField, expect: 356, 346, line: 516, unreachable: 168),
  ]
}
