import InsetCore
import InsetOracle
import TestSupport
import Testing

struct PixelSweepTests {
  @Test(arguments: 0..<16 as Range<UInt64>)
  func `The oracle agrees with a walk over rows of pixels`(block: UInt64) {
    for seed in block * 250..<(block + 1) * 250 {
      var random = SplitMix64(seed: seed)
      let truth = Truth.random(using: &random)
      let oracle = Oracle.expectation(truth)
      // At four pixels a point every figure lies on an edge between pixels.
      for (scale, tolerance) in [(2, 0.5), (3, 1.0 / 3), (4, 0)] {
        let sweep = PixelSweep(truth, scale: scale)
        let worst = max(
          abs(sweep.content - oracle.content.bottom),
          abs(sweep.indicators - oracle.indicators.bottom),
          abs(sweep.lowestLine - oracle.lowestLine))
        #expect(
          worst <= tolerance + 1e-9,
          "seed \(seed), scale \(scale): \(sweep) against \(oracle)")
      }
    }
  }

  @Test
  func `The walk agrees with the decisions worked out by hand`() {
    for decision in DecisionCase.all {
      let sweep = PixelSweep(decision.truth, scale: 4)
      #expect(
        [sweep.content, sweep.indicators, sweep.lowestLine] == [
          decision.expectation.content.bottom, decision.expectation.indicators.bottom,
          decision.expectation.lowestLine,
        ], "\(decision.name)")
    }
  }

  @Test
  func `The walk contradicts every mistake in a bottom or a line`() {
    let truths = (0..<1000 as Range<UInt64>).map { seed in
      var random = SplitMix64(seed: seed)
      return Truth.random(using: &random)
    }
    let sweeps = truths.map { PixelSweep($0, scale: 4) }
    let edges = Set(Mutant.otherEdges.map(\.name))
    for mutant in Mutant.all where !edges.contains(mutant.name) {
      var rule = Rule()
      mutant.change(&rule)
      let caught = zip(truths, sweeps).contains { truth, sweep in
        let mistaken = rule.expectation(truth)
        return sweep.content != mistaken.content.bottom
          || sweep.indicators != mistaken.indicators.bottom
          || sweep.lowestLine != mistaken.lowestLine
      }
      #expect(caught, "\(mutant.name)")
    }
  }

  @Test
  func `The random truths reach every corner of the rule`() {
    var corners: [String: Int] = [:]
    for seed in 0..<4000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let truth = Truth.random(using: &random)
      let view = truth.view.frame
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
    #expect(corners.count == 7)
    #expect(corners.values.allSatisfy { $0 >= 30 }, "\(corners)")
  }
}
