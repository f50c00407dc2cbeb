import InsetCore
import InsetOracle
import TestSupport
import Testing

/// What must stay true when a truth is changed in a known way.
struct MetamorphicTests {
  /// Hands a law some hundred random truths and random numbers to change them by.
  private func forEachTruth(
    of block: UInt64, _ law: (Truth, inout SplitMix64, UInt64) -> Void
  ) {
    for seed in block * 300..<(block + 1) * 300 {
      var random = SplitMix64(seed: seed)
      let truth = Truth.random(using: &random)
      law(truth, &random, seed)
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `Mirroring left and right mirrors the answer`(block: UInt64) {
    forEachTruth(of: block) { truth, _, seed in
      var mirrored = truth
      mirrored.covered = truth.covered?.mirrored
      mirrored.view.frame = truth.view.frame.mirrored
      mirrored.view.base = truth.view.base.mirrored
      mirrored.view.indicatorBase = truth.view.indicatorBase.mirrored
      mirrored.view.systemInset = truth.view.systemInset.mirrored
      mirrored.view.indicatorSystemInset = truth.view.indicatorSystemInset.mirrored
      var expected = Oracle.expectation(truth)
      expected.content = expected.content.mirrored
      expected.indicators = expected.indicators.mirrored
      #expect(Oracle.expectation(mirrored) == expected, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `Moving everything moves only the line`(block: UInt64) {
    forEachTruth(of: block) { truth, random, seed in
      let x = quarters(-300...300, &random)
      let y = quarters(-300...300, &random)
      var moved = truth
      moved.covered = truth.covered?.offset(x: x, y: y)
      moved.view.frame = truth.view.frame.offset(x: x, y: y)
      var expected = Oracle.expectation(truth)
      expected.lowestLine += y
      #expect(Oracle.expectation(moved) == expected, "seed \(seed), moved by \(x), \(y)")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `A taller or wider keyboard never needs less`(block: UInt64) {
    forEachTruth(of: block) { truth, random, seed in
      guard let keyboard = truth.covered else { return }
      let grown = keyboard.inset(
        by: Insets(
          top: -quarters(0...80, &random), left: -quarters(0...20, &random),
          bottom: -quarters(0...20, &random), right: -quarters(0...20, &random)))
      let less = Oracle.expectation(truth)
      let more = Oracle.expectation(Truth(covered: grown, view: truth.view))
      #expect(
        more.content.bottom >= less.content.bottom
          && more.indicators.bottom >= less.indicators.bottom
          && more.lowestLine <= less.lowestLine, "seed \(seed), grown to \(grown)")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `Where no keyboard is, nothing but base and system remains`(block: UInt64) {
    forEachTruth(of: block) { truth, _, seed in
      var view = truth.view
      view.focusedField = .zero
      let expected = InsetOracle.Expectation(
        content: view.base + view.systemInset,
        indicators: view.indicatorBase + view.indicatorSystemInset,
        lowestLine: view.frame.maxY - view.restingGap, padding: max(0, view.base.bottom))
      let hidden = Truth(covered: nil, view: view)
      var found = Oracle.expectation(hidden)
      // What does not fill the view ends above what the system keeps free, or not.
      found.hideable = expected.hideable
      #expect(found == expected, "seed \(seed)")
      #expect(Oracle.alternatives(hidden).isEmpty, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `The app's own insets are passed on point by point`(block: UInt64) {
    forEachTruth(of: block) { truth, random, seed in
      let content = Insets(
        top: quarters(0...40, &random), left: quarters(0...40, &random),
        bottom: quarters(0...40, &random), right: quarters(0...40, &random))
      let indicators = Insets(top: quarters(0...40, &random), bottom: quarters(0...40, &random))
      var plain = truth
      plain.view.focusedField = .zero
      var other = plain
      other.view.base = plain.view.base + content
      other.view.indicatorBase = plain.view.indicatorBase + indicators
      var expected = Oracle.expectation(plain)
      expected.content = expected.content + content
      expected.indicators = expected.indicators + indicators
      expected.padding = max(0, other.view.base.bottom)
      let found = Oracle.expectation(other)
      // An inset at the top moves the end of the content down.
      #expect(found.hideable >= expected.hideable, "seed \(seed)")
      expected.hideable = found.hideable
      #expect(found == expected, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `The other edges never depend on the keyboard`(block: UInt64) {
    forEachTruth(of: block) { truth, _, seed in
      let hidden = Oracle.expectation(Truth(covered: nil, view: truth.view))
      var expected = Oracle.expectation(truth)
      expected.content.bottom = hidden.content.bottom
      expected.indicators.bottom = hidden.indicators.bottom
      expected.lowestLine = hidden.lowestLine
      expected.offsets = hidden.offsets
      expected.unreachable = 0
      #expect(expected.hideable >= hidden.hideable, "seed \(seed)")
      expected.hideable = hidden.hideable
      #expect(expected == hidden, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `The indicators follow the content's rule with their own figures`(block: UInt64) {
    forEachTruth(of: block) { truth, _, seed in
      var plain = truth
      // The offset follows the content alone.
      plain.view.focusedField = .zero
      var exchanged = plain
      swap(&exchanged.view.base, &exchanged.view.indicatorBase)
      swap(&exchanged.view.systemInset, &exchanged.view.indicatorSystemInset)
      var expected = Oracle.expectation(plain)
      swap(&expected.content, &expected.indicators)
      // These are of the content alone.
      let found = Oracle.expectation(exchanged)
      (expected.unreachable, expected.padding) = (found.unreachable, found.padding)
      expected.hideable = found.hideable
      #expect(found == expected, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `A safe area within the covered part changes nothing`(block: UInt64) {
    forEachTruth(of: block) { truth, random, seed in
      let covered = Oracle.coveredHeight(truth)
      var without = truth
      // What the system moves up of a tail can be reached.
      without.view.tail = 0
      without.view.systemInset.bottom = 0
      var with = without
      with.view.systemInset.bottom = min(quarters(0...40, &random), covered)
      #expect(Oracle.expectation(with) == Oracle.expectation(without), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `The line is the higher one of rest and keyboard`(block: UInt64) {
    forEachTruth(of: block) { truth, _, seed in
      let line = Oracle.expectation(truth).lowestLine
      let resting = truth.view.frame.maxY - truth.view.restingGap
      guard let keyboard = truth.covered, Oracle.coveredHeight(truth) > 0 else {
        #expect(line == resting, "seed \(seed)")
        return
      }
      #expect(line == min(resting, keyboard.minY), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `An alternative changes its own bottom and never asks for more`(block: UInt64) {
    forEachTruth(of: block) { truth, _, seed in
      let preferred = Oracle.expectation(truth)
      for (policy, expectation) in Oracle.alternatives(truth) {
        var other = expectation
        let hasChanged = expectation != preferred
        switch policy {
        case .indicatorInsets: other.indicators.bottom = preferred.indicators.bottom
        case .baseInset:
          other.content.bottom = preferred.content.bottom
          other.padding = preferred.padding
        // These truths are of the app's own software keyboard.
        case .remoteKeyboard, .hardwareBar, .raisedKeyboard: break
        }
        #expect(hasChanged && other == preferred, "seed \(seed), \(policy)")
        if truth.view.base.bottom >= 0, truth.view.indicatorBase.bottom >= 0 {
          #expect(
            expectation.content.bottom <= preferred.content.bottom
              && expectation.indicators.bottom <= preferred.indicators.bottom,
            "seed \(seed), \(policy)")
        }
      }
    }
  }
}

extension Rect {
  fileprivate var mirrored: Rect { Rect(x: -maxX, y: minY, width: width, height: height) }
}

extension Insets {
  fileprivate var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}
