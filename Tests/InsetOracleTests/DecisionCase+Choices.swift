import InsetCore
import InsetOracle

/// A keyboard over a phone of 393 x 852 points, from its top edge down.
private func keyboard(from top: Double) -> Rect {
  Rect(x: 0, y: top, width: 393, height: 852 - top)
}

extension DecisionCase {
  /// A decision under choices, about a view with a bottom inset of its own on a home indicator.
  private init(
    _ name: String, _ alternatives: [Policy], covered: Double?, own: Double?, isBar: Bool = false,
    base: Double = 20, expect content: Double, _ indicators: Double, line: Double
  ) {
    self.init(
      name, covered: nil,
      view: ViewTruth(
        frame: Rect(x: 0, y: 0, width: 393, height: 852), base: Insets(bottom: base),
        indicatorBase: Insets(bottom: 10), systemInset: Insets(bottom: 34),
        indicatorSystemInset: Insets(bottom: 34), restingGap: 34),
      content: Insets(bottom: content), indicators: Insets(bottom: indicators), line: line)
    truth.covered = covered.map(keyboard)
    truth.own = own.map(keyboard)
    truth.isBar = isBar
    choices = PolicyChoices(alternatives.map { PolicyChoices($0) })
    // What is an obstruction is no padding.
    if alternatives.contains(.baseInset) { expectation.padding = 0 }
  }

  /// Whose keyboard counts, what a bar is, and what shares the room with a keyboard.
  static let chosen = [
    DecisionCase(
      "another app's keyboard covers", [], covered: 516, own: nil, expect: 356, 346, line: 516),
    DecisionCase(
      "another app's keyboard, local only", [.remoteKeyboard], covered: 516, own: nil,
      expect: 54, 44, line: 818),
    DecisionCase(
      "another app's keyboard over a lower one of the own", [], covered: 516, own: 600,
      expect: 356, 346, line: 516),
    DecisionCase(
      "another app's keyboard over a lower one of the own, local only", [.remoteKeyboard],
      covered: 516, own: 600, expect: 272, 262, line: 600),
    DecisionCase(
      "another app's raised keyboard after the own one", [], covered: nil, own: 600,
      expect: 54, 44, line: 818),
    DecisionCase(
      "another app's raised keyboard after the own one, local only", [.remoteKeyboard],
      covered: nil, own: 600, expect: 272, 262, line: 600),
    DecisionCase(
      "the bar of a hardware keyboard", [], covered: 783, own: 783, isBar: true,
      expect: 89, 79, line: 783),
    DecisionCase(
      "the bar of a hardware keyboard, ignored", [.hardwareBar], covered: 783, own: 783,
      isBar: true, expect: 54, 44, line: 818),
    DecisionCase(
      "the bar of a hardware keyboard, local only", [.remoteKeyboard], covered: 783, own: 783,
      isBar: true, expect: 89, 79, line: 783),
    DecisionCase(
      "a keyboard while bars are ignored", [.hardwareBar], covered: 516, own: 516,
      expect: 356, 346, line: 516),
    DecisionCase(
      "an obstruction under the keyboard", [.baseInset], covered: 516, own: 516,
      expect: 336, 346, line: 516),
    DecisionCase(
      "an indicator with the larger inset", [.indicatorInsets], covered: 516, own: 516,
      expect: 356, 336, line: 516),
    DecisionCase(
      "an obstruction and an indicator with the larger inset", [.baseInset, .indicatorInsets],
      covered: 516, own: 516, expect: 336, 336, line: 516),
    DecisionCase(
      "an obstruction higher than a low bar", [.baseInset], covered: 832, own: 832,
      expect: 54, 44, line: 818),
    DecisionCase(
      "an obstruction of negative height while hidden", [.baseInset], covered: nil, own: nil,
      base: -40, expect: -6, 44, line: 818),
    DecisionCase(
      "an obstruction that ends 40 below the home indicator's 34, under a bar of 20: 20 remain",
      [.baseInset], covered: 832, own: 832, base: -40, expect: 20, 44, line: 818),
  ]
}
