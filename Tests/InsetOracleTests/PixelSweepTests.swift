import InsetCore
import InsetOracle
import PixelSweep
import TestSupport
import Testing

struct PixelSweepTests {
  /// A truth of anyone's keyboard, and choices.
  private static func example(seed: UInt64) -> (truth: Truth, choices: PolicyChoices) {
    var random = SplitMix64(seed: seed)
    let truth = Truth.randomOfAnyone(using: &random)
    return (truth, .random(using: &random))
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `The oracle agrees with a walk over rows of pixels`(block: UInt64) {
    for seed in block * 250..<(block + 1) * 250 {
      let (truth, choices) = Self.example(seed: seed)
      let oracle = Oracle.expectation(truth, choices)
      for scale in [1, 2, 3, 8] {
        #expect(
          PixelSweep(scale: scale).confirms(oracle, of: truth, choices),
          "seed \(seed), scale \(scale)")
      }
      // At four rows a point every figure lies on an edge between rows.
      let sweep = PixelSweep(scale: 4).expectation(truth, choices)
      #expect(sweep == oracle, "seed \(seed): \(sweep) against \(oracle)")
    }
  }

  @Test(arguments: DecisionCase.all + DecisionCase.chosen + DecisionCase.open)
  func `The walk agrees with the decisions worked out by hand`(decision: DecisionCase) {
    let sweep = PixelSweep(scale: 4).expectation(decision.truth, decision.choices)
    #expect(sweep == decision.expectation)
  }

  @Test(arguments: [1, 2, 3, 4, 12, 100])
  func `Rows lie within the resolution of figures that lie between rows`(scale: Int) {
    let sweep = PixelSweep(scale: scale)
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      // Far from the jumps: the keyboard spans the view and covers more than two points of it.
      let truth = Truth(
        covered: Rect(x: 0, y: 60 + .random(in: 0..<1, using: &random), width: 40, height: 50),
        view: ViewTruth(
          frame: Rect(x: 0, y: 0, width: 40, height: 100 + .random(in: 0..<1, using: &random)),
          base: Insets(top: 1.003), systemInset: Insets(bottom: 20.337),
          restingGap: .random(in: 0..<60, using: &random)))
      let (swept, exact) = (sweep.expectation(truth), Oracle.expectation(truth))
      let worst = max(
        abs(swept.content.bottom - exact.content.bottom),
        abs(swept.indicators.bottom - exact.indicators.bottom),
        abs(swept.lowestLine - exact.lowestLine))
      #expect(worst <= sweep.resolution, "seed \(seed)")
      #expect(abs(swept.content.top - exact.content.top) <= sweep.resolution)
    }
  }

  @Test
  func `At a jump either side is confirmed, elsewhere a quarter of a point is a mistake`() {
    func isConfirmed(overlap: Double, _ bottom: Double) -> Bool {
      let truth = Truth(
        covered: Rect(x: 0, y: 100 - overlap, width: 40, height: 50),
        view: ViewTruth(frame: Rect(x: 0, y: 0, width: 40, height: 100)))
      let expectation = InsetOracle.Expectation(
        content: Insets(bottom: bottom), indicators: Insets(bottom: bottom),
        lowestLine: 100 - bottom)
      return PixelSweep(scale: 4).confirms(expectation, of: truth)
    }
    #expect(isConfirmed(overlap: 0.95, 0) && isConfirmed(overlap: 0.95, 0.95))
    #expect(isConfirmed(overlap: 0.5, 0) && !isConfirmed(overlap: 0.5, 0.5))
    #expect(isConfirmed(overlap: 30, 30) && !isConfirmed(overlap: 30, 0))
    #expect(!isConfirmed(overlap: 30, 30.3) && !isConfirmed(overlap: 30, 29.7))
  }

  @Test
  func `A keyboard that is nowhere hides nothing`() {
    let view = ViewTruth(frame: Rect(x: 0, y: 0, width: 40, height: 100))
    #expect(PixelSweep().expectation(Truth(covered: .null, view: view)).content == .zero)
  }

  @Test
  func `The random truths reach every corner of the rule`() {
    var corners: [String: Int] = [:]
    for seed in 0..<6000 as Range<UInt64> {
      let (truth, choices) = Self.example(seed: seed)
      let view = truth.view.frame
      if truth.own == nil, truth.covered != nil { corners["another app's", default: 0] += 1 }
      if let own = truth.own, own != truth.covered { corners["own below it", default: 0] += 1 }
      if truth.isBar { corners["bar", default: 0] += 1 }
      if truth.raised != nil { corners["raised", default: 0] += 1 }
      if truth.ownRaised != truth.raised { corners["raised of another", default: 0] += 1 }
      if truth.view.tail > 0 { corners["tail", default: 0] += 1 }
      if truth.lowered != nil { corners["lowered", default: 0] += 1 }
      corners["choices \(choices.rawValue)", default: 0] += 1
      guard let keyboard = truth.covered else {
        corners["no keyboard", default: 0] += 1
        continue
      }
      let isBeside = keyboard.maxX <= view.minX || view.maxX <= keyboard.minX
      let overlap = view.maxY - keyboard.minY
      if isBeside { corners["beside", default: 0] += 1 }
      if !isBeside, overlap > 0, overlap < 1 { corners["below a point", default: 0] += 1 }
      if !isBeside, overlap == 1 { corners["one point", default: 0] += 1 }
      if view.minY > keyboard.minY { corners["keyboard above the view", default: 0] += 1 }
      if view.maxY > keyboard.maxY { corners["off the bottom", default: 0] += 1 }
      if overlap > 1, overlap < truth.view.systemInset.bottom {
        corners["within the safe area", default: 0] += 1
      }
    }
    #expect(corners.count == 8 + 6 + 32)
    #expect(corners.values.allSatisfy { $0 >= 30 }, "\(corners)")
  }
}
