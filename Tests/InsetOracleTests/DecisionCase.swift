import InsetCore
import InsetOracle
import Testing

/// A decision of the oracle with figures worked out by hand.
struct DecisionCase: Sendable, CustomTestStringConvertible {
  var name: String
  var truth: Truth
  /// The choices under which it is decided.
  var choices = PolicyChoices()
  var expectation: InsetOracle.Expectation
  /// For each policy that makes a difference, the one bottom inset that it changes.
  var alternatives: [Policy: Double]

  init(
    _ name: String, covered: Rect?, view: ViewTruth, content: Insets, indicators: Insets,
    line: Double, alternatives: [Policy: Double] = [:]
  ) {
    self.name = name
    truth = Truth(covered: covered, view: view)
    expectation = InsetOracle.Expectation(
      content: content, indicators: indicators, lowestLine: line, padding: max(0, view.base.bottom))
    self.alternatives = alternatives
  }

  var testDescription: String { name }
}

/// A phone of 393 x 852 points whose keyboard begins at 516: it is 336 points high.
private let phone = Rect(x: 0, y: 0, width: 393, height: 852)
private let keyboard = Rect(x: 0, y: 516, width: 393, height: 336)
private let safeArea = Insets(top: 59, bottom: 34)

extension DecisionCase {
  static let all = whole + parts + low + beside + places + figures + offsets + own
  private static let whole = [
    DecisionCase(
      "docked over a whole screen", covered: keyboard,
      view: ViewTruth(
        frame: phone, systemInset: safeArea, indicatorSystemInset: safeArea, restingGap: 34),
      content: Insets(top: 59, bottom: 336), indicators: Insets(top: 59, bottom: 336), line: 516),
    DecisionCase(
      "docked, with insets of the app's own", covered: keyboard,
      view: ViewTruth(
        frame: phone, base: Insets(top: 8, left: 16, bottom: 20, right: 12),
        indicatorBase: Insets(top: 4, bottom: 10, right: 6), systemInset: safeArea,
        indicatorSystemInset: safeArea, restingGap: 34),
      content: Insets(top: 67, left: 16, bottom: 356, right: 12),
      indicators: Insets(top: 63, bottom: 346, right: 6), line: 516,
      alternatives: [.indicatorInsets: 336, .baseInset: 336]),
    DecisionCase(
      "hidden, with insets of the app's own", covered: nil,
      view: ViewTruth(
        frame: phone, base: Insets(top: 8, left: 16, bottom: 20, right: 12),
        indicatorBase: Insets(top: 4, bottom: 10, right: 6), systemInset: safeArea,
        indicatorSystemInset: safeArea, restingGap: 34),
      content: Insets(top: 67, left: 16, bottom: 54, right: 12),
      indicators: Insets(top: 63, bottom: 44, right: 6), line: 818),
    DecisionCase(
      "hidden, over a tab bar", covered: nil,
      view: ViewTruth(frame: phone, restingGap: 83), content: .zero, indicators: .zero, line: 769),
    DecisionCase(
      "floating, undocked or split", covered: nil,
      view: ViewTruth(
        frame: Rect(x: 0, y: 0, width: 1024, height: 1366), base: Insets(bottom: 24),
        systemInset: Insets(top: 74, bottom: 20), indicatorSystemInset: Insets(top: 74, bottom: 20),
        restingGap: 20),
      content: Insets(top: 74, bottom: 44), indicators: Insets(top: 74, bottom: 20), line: 1346),
    DecisionCase(
      "docked split", covered: Rect(x: 0, y: 968, width: 1024, height: 398),
      view: ViewTruth(
        frame: Rect(x: 0, y: 0, width: 1024, height: 1366),
        systemInset: Insets(top: 74, bottom: 20),
        indicatorSystemInset: Insets(top: 74, bottom: 20), restingGap: 20),
      content: Insets(top: 74, bottom: 398), indicators: Insets(top: 74, bottom: 398), line: 968),
    DecisionCase(
      "landscape", covered: Rect(x: 0, y: 184, width: 852, height: 209),
      view: ViewTruth(
        frame: Rect(x: 0, y: 0, width: 852, height: 393),
        base: Insets(left: 4, bottom: 6, right: 4),
        systemInset: Insets(left: 59, bottom: 21, right: 59),
        indicatorSystemInset: Insets(bottom: 21), restingGap: 21),
      content: Insets(left: 63, bottom: 215, right: 63), indicators: Insets(bottom: 209), line: 184,
      alternatives: [.baseInset: 209]),
  ]
  private static let parts = [
    DecisionCase(
      "view above a tab bar", covered: keyboard,
      view: ViewTruth(
        frame: Rect(x: 0, y: 0, width: 393, height: 769), systemInset: Insets(top: 59),
        indicatorSystemInset: Insets(top: 59)),
      content: Insets(top: 59, bottom: 253), indicators: Insets(top: 59, bottom: 253), line: 516),
    DecisionCase(
      "view under a tab bar", covered: keyboard,
      view: ViewTruth(
        frame: phone, base: Insets(bottom: 12), systemInset: Insets(bottom: 83),
        indicatorSystemInset: Insets(bottom: 83), restingGap: 83),
      content: Insets(bottom: 348), indicators: Insets(bottom: 336), line: 516,
      alternatives: [.baseInset: 336]),
    DecisionCase(
      "view far above the keyboard", covered: keyboard,
      view: ViewTruth(
        frame: Rect(x: 0, y: 0, width: 393, height: 200), systemInset: Insets(top: 59),
        indicatorSystemInset: Insets(top: 59)),
      content: Insets(top: 59), indicators: Insets(top: 59), line: 200),
    DecisionCase(
      "view that hangs below the screen", covered: keyboard,
      view: ViewTruth(frame: Rect(x: 0, y: 100, width: 393, height: 1000)),
      content: Insets(bottom: 584), indicators: Insets(bottom: 584), line: 516),
    DecisionCase(
      "view that begins below the keyboard's top edge", covered: keyboard,
      view: ViewTruth(
        frame: Rect(x: 0, y: 600, width: 393, height: 252), systemInset: Insets(bottom: 34),
        indicatorSystemInset: Insets(bottom: 34), restingGap: 34),
      content: Insets(bottom: 252), indicators: Insets(bottom: 252), line: 516),
    DecisionCase(
      "keyboard whose frame reaches below the screen",
      covered: Rect(x: 0, y: 516, width: 393, height: 400),
      view: ViewTruth(frame: phone, systemInset: safeArea, indicatorSystemInset: safeArea),
      content: Insets(top: 59, bottom: 336), indicators: Insets(top: 59, bottom: 336), line: 516),
  ]
  private static let low = [
    DecisionCase(
      "accessory bar on the home indicator", covered: Rect(x: 0, y: 774, width: 393, height: 78),
      view: ViewTruth(
        frame: phone, systemInset: safeArea, indicatorSystemInset: safeArea, restingGap: 34),
      content: Insets(top: 59, bottom: 78), indicators: Insets(top: 59, bottom: 78), line: 774),
    DecisionCase(
      "bar lower than the home indicator's strip",
      covered: Rect(x: 0, y: 832, width: 393, height: 20),
      view: ViewTruth(
        frame: phone, base: Insets(bottom: 5), systemInset: safeArea,
        indicatorSystemInset: safeArea, restingGap: 34),
      content: Insets(top: 59, bottom: 39), indicators: Insets(top: 59, bottom: 34), line: 818,
      alternatives: [.baseInset: 39]),
    DecisionCase(
      "behaviour never", covered: keyboard,
      view: ViewTruth(
        frame: phone, indicatorSystemInset: safeArea, restingGap: 34),
      content: Insets(bottom: 336), indicators: Insets(top: 59, bottom: 336), line: 516),
    DecisionCase(
      "behaviour never and a low bar", covered: Rect(x: 0, y: 832, width: 393, height: 20),
      view: ViewTruth(
        frame: phone, base: Insets(bottom: 7), indicatorSystemInset: safeArea, restingGap: 34),
      content: Insets(bottom: 27), indicators: Insets(top: 59, bottom: 34), line: 818,
      alternatives: [.baseInset: 20]),
    DecisionCase(
      "accessory only", covered: Rect(x: 0, y: 623, width: 375, height: 44),
      view: ViewTruth(
        frame: Rect(x: 0, y: 0, width: 375, height: 667), base: Insets(bottom: 10)),
      content: Insets(bottom: 54), indicators: Insets(bottom: 44), line: 623,
      alternatives: [.baseInset: 44]),
    DecisionCase(
      "shortcut bar of an iPad with a home button",
      covered: Rect(x: 0, y: 969, width: 768, height: 55),
      view: ViewTruth(
        frame: Rect(x: 0, y: 0, width: 768, height: 1024), systemInset: Insets(top: 20),
        indicatorSystemInset: Insets(top: 20)),
      content: Insets(top: 20, bottom: 55), indicators: Insets(top: 20, bottom: 55), line: 969),
    DecisionCase(
      "shortcut bar narrower than its window",
      covered: Rect(x: 217, y: 1125, width: 400, height: 69),
      view: ViewTruth(
        frame: Rect(x: 0, y: 0, width: 834, height: 1194), systemInset: Insets(top: 24, bottom: 20),
        indicatorSystemInset: Insets(top: 24, bottom: 20), restingGap: 20),
      content: Insets(top: 24, bottom: 69), indicators: Insets(top: 24, bottom: 69), line: 1125),
  ]
  private static let beside = [
    DecisionCase(
      "keyboard that ends where the view begins",
      covered: Rect(x: 0, y: 600, width: 512, height: 168),
      view: ViewTruth(
        frame: Rect(x: 512, y: 0, width: 512, height: 768), base: Insets(bottom: 3)),
      content: Insets(bottom: 3), indicators: .zero, line: 768),
    DecisionCase(
      "keyboard that begins where the view ends",
      covered: Rect(x: 512, y: 600, width: 512, height: 168),
      view: ViewTruth(frame: Rect(x: 0, y: 0, width: 512, height: 768), base: Insets(bottom: 3)),
      content: Insets(bottom: 3), indicators: .zero, line: 768),
    DecisionCase(
      "keyboard that reaches a point into the view",
      covered: Rect(x: 0, y: 600, width: 513, height: 168),
      view: ViewTruth(
        frame: Rect(x: 512, y: 0, width: 512, height: 768), base: Insets(bottom: 3)),
      content: Insets(bottom: 171), indicators: Insets(bottom: 168), line: 600,
      alternatives: [.baseInset: 168]),
    DecisionCase(
      "keyboard of the neighbour in Split View",
      covered: Rect(x: 0, y: 600, width: 1366, height: 424),
      view: ViewTruth(
        frame: Rect(x: 688, y: 0, width: 678, height: 1024),
        systemInset: Insets(top: 24, bottom: 20),
        indicatorSystemInset: Insets(top: 24, bottom: 20), restingGap: 20),
      content: Insets(top: 24, bottom: 424), indicators: Insets(top: 24, bottom: 424), line: 600),
  ]
  private static let places = [
    DecisionCase(
      "free window that ends above the keyboard",
      covered: Rect(x: 0, y: 968, width: 1024, height: 398),
      view: ViewTruth(
        frame: Rect(x: 100, y: 100, width: 500, height: 700), base: Insets(bottom: 9)),
      content: Insets(bottom: 9), indicators: .zero, line: 800),
    DecisionCase(
      "free window with a covered band", covered: Rect(x: 0, y: 968, width: 1024, height: 398),
      view: ViewTruth(
        frame: Rect(x: 200, y: 300, width: 600, height: 800), systemInset: Insets(bottom: 20),
        indicatorSystemInset: Insets(bottom: 20), restingGap: 20),
      content: Insets(bottom: 132), indicators: Insets(bottom: 132), line: 968),
    DecisionCase(
      "form sheet where it ends up", covered: Rect(x: 0, y: 600, width: 1024, height: 168),
      view: ViewTruth(frame: Rect(x: 240, y: 60, width: 540, height: 620)),
      content: Insets(bottom: 80), indicators: Insets(bottom: 80), line: 600),
  ]
  private static let figures = [
    DecisionCase(
      "overlap of one point", covered: keyboard,
      view: ViewTruth(
        frame: Rect(x: 0, y: 0, width: 393, height: 517), base: Insets(bottom: 2)),
      content: Insets(bottom: 3), indicators: Insets(bottom: 1), line: 516,
      alternatives: [.baseInset: 2]),
    DecisionCase(
      "overlap below a point", covered: keyboard,
      view: ViewTruth(
        frame: Rect(x: 0, y: 0, width: 393, height: 516.75), base: Insets(bottom: 2)),
      content: Insets(bottom: 2), indicators: .zero, line: 516.75),
    DecisionCase(
      "parts of a point", covered: Rect(x: 0, y: 516.25, width: 393, height: 335.75),
      view: ViewTruth(
        frame: phone, base: Insets(bottom: 0.5), systemInset: safeArea,
        indicatorSystemInset: safeArea, restingGap: 34),
      content: Insets(top: 59, bottom: 336.25), indicators: Insets(top: 59, bottom: 335.75),
      line: 516.25, alternatives: [.baseInset: 335.75]),
    DecisionCase(
      "the app's own inset is higher than the keyboard", covered: keyboard,
      view: ViewTruth(
        frame: phone, base: Insets(bottom: 400), indicatorBase: Insets(bottom: 350),
        systemInset: safeArea, indicatorSystemInset: safeArea, restingGap: 34),
      content: Insets(top: 59, bottom: 736), indicators: Insets(top: 59, bottom: 686), line: 516,
      alternatives: [.indicatorInsets: 384, .baseInset: 434]),
    DecisionCase(
      "the app's own inset is negative", covered: keyboard,
      view: ViewTruth(
        frame: phone, base: Insets(bottom: -8), systemInset: safeArea,
        indicatorSystemInset: safeArea, restingGap: 34),
      content: Insets(top: 59, bottom: 328), indicators: Insets(top: 59, bottom: 336), line: 516,
      alternatives: [.baseInset: 336]),
    DecisionCase(
      "the indicator's own inset is negative", covered: keyboard,
      view: ViewTruth(
        frame: phone, indicatorBase: Insets(bottom: -8), systemInset: safeArea,
        indicatorSystemInset: safeArea, restingGap: 34),
      content: Insets(top: 59, bottom: 336), indicators: Insets(top: 59, bottom: 328), line: 516,
      alternatives: [.indicatorInsets: 336]),
  ]
}
