import InsetCore
import InsetOracle
import Testing

/// What a bottom inset does to people, worked out by hand from what lies on the screen: the end of the
/// content, without the app's own padding, is covered; or only padding is lost; or there is empty room.
struct PhysicalVerdictTests {
  /// What happens, and by how many points.
  enum Outcome: Hashable {
    case right
    case hidden(Double)
    case paddingLost(Double)
    case gap(Double)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The top edge of the keyboard in a window of 393 x 852 points; nil without one.
    var keyboard: Double?
    var base = 0.0
    /// What the system adds at the bottom: 34 behind a home indicator, 0 where its behavior is never.
    var system = 34.0
    /// The bottom of the view: 852 fills the window.
    var bottom = 852.0
    /// The part of it below the window.
    var tail = 0.0
    var distance = 0.0
    /// The height of the content; 0 for more than the view's.
    var content = 0.0
    /// The whole bottom inset that was written, the system's part included.
    let written: Double
    let outcome: Outcome

    init(
      _ name: String, keyboard: Double? = 516, base: Double = 0, system: Double = 34,
      bottom: Double = 852, tail: Double = 0, distance: Double = 0, content: Double = 0,
      written: Double, _ outcome: Outcome
    ) {
      (testDescription, self.keyboard, self.base) = (name, keyboard, base)
      (self.system, self.bottom, self.tail) = (system, bottom, tail)
      (self.distance, self.content) = (distance, content)
      (self.written, self.outcome) = (written, outcome)
    }
  }

  @Test(arguments: [
    // The keyboard covers 852 - 516 = 336 points of a view that fills the window.
    Case("what is covered", written: 336, .right),
    Case("the safe area twice", written: 370, .gap(34)),
    Case("the safe area taken off twice", written: 302, .hidden(34)),
    Case("nothing but the safe area", written: 34, .hidden(302)),
    Case("an old keyboard of 216 points", written: 216, .hidden(120)),
    // 20 points of padding belong above the 336.
    Case("with padding", base: 20, written: 356, .right),
    Case("the padding wiped", base: 20, written: 336, .paddingLost(20)),
    Case("half of the padding wiped", base: 20, written: 346, .paddingLost(10)),
    Case("the padding and 2 points more", base: 20, written: 334, .hidden(2)),
    Case("the padding and all", base: 20, written: 0, .hidden(336)),
    Case("the padding twice", base: 20, written: 376, .gap(20)),
    // Nothing of the system adds to what the app writes.
    Case("never adjusted", system: 0, written: 336, .right),
    Case("never adjusted, less the safe area", system: 0, written: 302, .hidden(34)),
    Case(
      "never adjusted, less the safe area, with padding", base: 40, system: 0, written: 342,
      .paddingLost(34)),
    Case(
      "never adjusted, less the safe area, with less padding", base: 12, system: 0, written: 314,
      .hidden(22)),
    // A view that ends above a tab bar of 83 points: 769 - 516 = 253 points are covered.
    Case("above a tab bar", system: 0, bottom: 769, written: 253, .right),
    Case(
      "above a tab bar, the keyboard's whole height", system: 0, bottom: 769, written: 336, .gap(83)
    ),
    Case(
      "above a tab bar, its height taken off twice", system: 0, bottom: 769, written: 170,
      .hidden(83)),
    Case(
      "above a tab bar, the padding wiped", base: 20, system: 0, bottom: 769, written: 253,
      .paddingLost(20)),
    // A view of which 200 points lie below the window: 1052 - 516 = 536 points are covered.
    Case(
      "a tail that is out of reach anyway", system: 0, bottom: 1052, tail: 200, written: 336, .right
    ),
    Case(
      "a tail that is brought into reach", system: 0, bottom: 1052, tail: 200, written: 536, .right),
    Case("half a tail", system: 0, bottom: 1052, tail: 200, written: 436, .right),
    Case(
      "a tail, and 34 points hidden", system: 0, bottom: 1052, tail: 200, written: 302, .hidden(34)),
    Case(
      "a tail, and the padding wiped", base: 20, system: 0, bottom: 1052, tail: 200, written: 336,
      .paddingLost(20)),
    // The safe area moves the tail up without a keyboard, so it has to be reached with one.
    Case("a tail in the safe area", system: 234, bottom: 1052, tail: 200, written: 536, .right),
    Case(
      "a tail in the safe area, left out", system: 234, bottom: 1052, tail: 200, written: 336,
      .hidden(200)),
    // Without a keyboard the home indicator is kept free, and no more.
    Case("at rest", keyboard: nil, written: 34, .right),
    Case("at rest, an inset that stays", keyboard: nil, written: 336, .gap(302)),
    Case("at rest, the padding gone", keyboard: nil, base: 20, written: 34, .paddingLost(20)),
    Case("at rest, under the home indicator", keyboard: nil, written: 0, .hidden(34)),
    // A bar of 44 points above the bottom of the window lies within the tail's 200 and the indicator.
    Case("a low bar", keyboard: 808, written: 44, .right),
    Case("a low bar, ignored", keyboard: 808, written: 34, .hidden(10)),
    // A distance that the design promises is no gap, and need not be kept.
    Case("a promised distance", distance: 10, written: 346, .right),
    Case("a promised distance, not kept", distance: 10, written: 336, .right),
    Case("more than the promised distance", distance: 10, written: 380, .gap(34)),
    Case("less than the promised distance above nothing", distance: 10, written: 330, .hidden(6)),
    // 852 - 300 = 552 points are free below content that ends above the keyboard.
    Case("short content above the keyboard", content: 300, written: 0, .right),
    Case("short content above the keyboard, with room", content: 300, written: 370, .gap(34)),
    // It ends at 600, 84 points below the keyboard's top, and moves up by what is written beyond 252.
    Case("short content, nothing written", content: 600, written: 34, .hidden(84)),
    Case("short content, 36 points less", content: 600, written: 300, .hidden(36)),
    Case(
      "short content, the padding wiped", base: 20, content: 600, written: 336, .paddingLost(20)),
    Case("short content at rest", keyboard: nil, content: 600, written: 0, .right),
    Case("short content above a low bar", keyboard: 808, content: 681.6, written: 34, .right),
    // Half a point is the rounding of pixels.
    Case("rounded up", written: 336.5, .right),
    Case("rounded down", written: 335.5, .right),
    Case("rounded down into the padding", base: 20, written: 335.5, .paddingLost(20.5)),
  ])
  func `A bottom does what it does on the screen`(_ example: Case) {
    let truth = Truth(
      covered: example.keyboard.map { Rect(x: 0, y: $0, width: 393, height: 852 - $0) },
      view: ViewTruth(
        frame: Rect(x: 0, y: 0, width: 393, height: example.bottom),
        base: Insets(bottom: example.base), systemInset: Insets(bottom: example.system),
        tail: example.tail, contentHeight: example.content))
    let expectation = Oracle.expectation(truth)
    let settled = SettledLayout(
      content: Insets(bottom: example.written), indicators: expectation.indicators,
      lowestLine: expectation.lowestLine)
    let judgement = expectation.judge(settled, mechanism: .insets, distance: example.distance)
    let found: Outcome =
      switch Verdict.Bottom(judgement) {
      case .exact: .right
      case .hidden: .hidden(-judgement.bottom)
      case .gap: .gap(judgement.bottom)
      case .paddingLost: .paddingLost(judgement.lostPadding)
      }
    #expect(found == example.outcome)
  }

  @Test(arguments: [
    (516.0, Outcome.paddingLost(8)), (508, .right), (512, .paddingLost(4)), (530, .hidden(14)),
    (490, .gap(18)), (818, .hidden(302)),
  ])
  func `A constraint's padding may be used up before it hides`(line: Double, outcome: Outcome) {
    let expectation = InsetOracle.Expectation(content: .zero, indicators: .zero, lowestLine: 516)
    let settled = SettledLayout(content: .zero, indicators: .zero, lowestLine: line)
    let judgement = expectation.judge(settled, mechanism: .bottomConstraint(padding: 8))
    switch outcome {
    case .right: #expect(judgement.isExact)
    case .hidden(let points): #expect(judgement.bottom == -points)
    case .gap(let points): #expect(judgement.bottom == points)
    case .paddingLost(let points): #expect(judgement.lostPadding == points)
    }
  }
}
