import InsetCore
import InsetOracle
import Testing

struct JudgementTests {
  private let expectation = InsetOracle.Expectation(
    content: Insets(top: 59, left: 4, bottom: 336, right: 6),
    indicators: Insets(top: 60, left: 1, bottom: 340, right: 2), lowestLine: 516)

  private var settled: SettledLayout {
    SettledLayout(
      content: expectation.content, indicators: expectation.indicators,
      lowestLine: expectation.lowestLine)
  }

  @Test
  func `What was expected is exact by every mechanism`() {
    for mechanism in [AdjustmentMechanism.insets, .bottomConstraint(padding: 0), .translation] {
      #expect(
        expectation.judge(settled, mechanism: mechanism)
          == Judgement(bottom: 0, hasWrongEdge: false, hasWrongIndicator: false))
    }
  }

  @Test(arguments: [
    (-336.0, -336.0), (-0.75, -0.75), (-0.5, 0), (-0.25, 0), (0, 0), (0.25, 0), (0.5, 0),
    (0.75, 0.75), (34, 34),
  ])
  func `A bottom that is off by more than half a point is hidden or a gap`(
    off: Double, bottom: Double
  ) {
    let expected = Judgement(bottom: bottom, hasWrongEdge: false, hasWrongIndicator: false)
    var inset = settled
    inset.content.bottom += off
    #expect(expectation.judge(inset, mechanism: .insets) == expected)
    var line = settled
    line.lowestLine -= off
    #expect(expectation.judge(line, mechanism: .translation) == expected)
    #expect(expectation.judge(line, mechanism: .bottomConstraint(padding: 0)) == expected)
    #expect(expected.isExact == (bottom == 0))
  }

  @Test(arguments: [0.0, 8, 12.5])
  func `A constraint's own padding stays above the line`(padding: Double) {
    let mechanism = AdjustmentMechanism.bottomConstraint(padding: padding)
    var view = settled
    view.lowestLine = 516 - padding
    #expect(expectation.judge(view, mechanism: mechanism).isExact)
    view.lowestLine = 516 - padding - 34
    #expect(expectation.judge(view, mechanism: mechanism).bottom == 34)
    view.lowestLine = 852 - padding
    // Of 336 points the padding is hidden first.
    #expect(expectation.judge(view, mechanism: mechanism).bottom == padding - 336)
  }

  @Test
  func `What moves the line is not judged by insets, and the other way round`() {
    let wrongInsets = SettledLayout(content: .zero, indicators: .zero, lowestLine: 516)
    #expect(expectation.judge(wrongInsets, mechanism: .translation).isExact)
    #expect(expectation.judge(wrongInsets, mechanism: .bottomConstraint(padding: 0)).isExact)
    var wrongLine = settled
    wrongLine.lowestLine = 0
    #expect(expectation.judge(wrongLine, mechanism: .insets).isExact)
  }

  @Test(arguments: [Edge.top, .left, .right])
  fileprivate func `Another edge raises its flag alone`(edge: Edge) {
    for (off, isWrong) in [(-0.75, true), (-0.5, false), (0.5, false), (0.75, true)] {
      var view = settled
      view.content.add(off, at: edge)
      #expect(
        expectation.judge(view, mechanism: .insets)
          == Judgement(bottom: 0, hasWrongEdge: isWrong, hasWrongIndicator: false))
    }
  }

  @Test(arguments: Edge.allCases)
  fileprivate func `An indicator's edge raises its flag alone`(edge: Edge) {
    for (off, isWrong) in [(-0.75, true), (-0.5, false), (0.5, false), (0.75, true)] {
      var view = settled
      view.indicators.add(off, at: edge)
      #expect(
        expectation.judge(view, mechanism: .insets)
          == Judgement(bottom: 0, hasWrongEdge: false, hasWrongIndicator: isWrong))
    }
  }

  @Test
  func `All three can be off at once`() {
    let view = SettledLayout(content: .zero, indicators: .zero, lowestLine: 516)
    let judgement = expectation.judge(view, mechanism: .insets)
    #expect(judgement == Judgement(bottom: -336, hasWrongEdge: true, hasWrongIndicator: true))
    #expect(!judgement.isExact)
  }

  @Test(arguments: [
    (-10.0, true), (99.25, true), (99.5, false), (100, false), (150, false), (200, false),
    (200.5, false), (200.75, true), (1000, true),
  ])
  func `Content of a design that scrolls belongs between the ends of a range`(
    offset: Double, isWrong: Bool
  ) {
    var expectation = self.expectation
    expectation.offsets = OffsetRange(100, 200)
    var view = settled
    view.contentOffset = offset
    for mechanism in [AdjustmentMechanism.insets, .translation] {
      let judgement = expectation.judge(view, mechanism: mechanism, scrolls: true)
      #expect(judgement.hasWrongOffset == isWrong)
      #expect(judgement.isExact == !isWrong)
      #expect(expectation.judge(view, mechanism: mechanism).isExact)
    }
    expectation.offsets = .any
    #expect(expectation.judge(view, mechanism: .insets, scrolls: true).isExact)
  }
}

private enum Edge: CaseIterable {
  case top, left, bottom, right
}

extension Insets {
  fileprivate mutating func add(_ distance: Double, at edge: Edge) {
    switch edge {
    case .top: top += distance
    case .left: left += distance
    case .bottom: bottom += distance
    case .right: right += distance
    }
  }
}
