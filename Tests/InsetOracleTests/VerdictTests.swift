import InsetOracle
import Testing

struct VerdictTests {
  private static let exact = Judgement(bottom: 0, hasWrongEdge: false, hasWrongIndicator: false)
  private static let hidden = Judgement(bottom: -1, hasWrongEdge: false, hasWrongIndicator: false)
  private static let gap = Judgement(bottom: 1, hasWrongEdge: false, hasWrongIndicator: false)
  private static let paddingLost = Judgement(
    bottom: 0, lostPadding: 8, hasWrongEdge: false, hasWrongIndicator: false)
  private static let edge = Judgement(bottom: 0, hasWrongEdge: true, hasWrongIndicator: false)
  private static let indicator = Judgement(bottom: 0, hasWrongEdge: false, hasWrongIndicator: true)
  private static let offset = Judgement(
    bottom: 0, hasWrongEdge: false, hasWrongIndicator: false, hasWrongOffset: true)

  /// A step as a verdict takes it.
  private struct Taken {
    var judgement: Judgement
    var isCovered: Bool

    /// Every way a step can go.
    static let all = [(-2.5, 0.0), (0, 0), (34, 0), (0, 8)].flatMap { bottom, lostPadding in
      [false, true].flatMap { edge in
        [false, true].flatMap { indicator in
          [false, true].flatMap { offset in
            [false, true].map { isCovered in
              Taken(
                judgement: Judgement(
                  bottom: bottom, lostPadding: lostPadding, hasWrongEdge: edge,
                  hasWrongIndicator: indicator,
                  hasWrongOffset: offset),
                isCovered: isCovered)
            }
          }
        }
      }
    }
  }

  private func verdict(_ steps: [Taken]) -> Verdict {
    var verdict = Verdict()
    for (index, step) in steps.enumerated() {
      verdict.take(step.judgement, step: index + 1, isCovered: step.isCovered)
    }
    return verdict
  }

  private func verdict(
    bottom: Verdict.Bottom = .exact, edge: Bool = false, indicator: Bool = false,
    notRestored: Bool = false, offset: Bool = false, step: Int
  ) -> Verdict {
    var verdict = Verdict()
    verdict.bottom = bottom
    if edge { verdict.flags.insert(.edge) }
    if indicator { verdict.flags.insert(.indicator) }
    if notRestored { verdict.flags.insert(.notRestored) }
    if offset { verdict.flags.insert(.offset) }
    verdict.firstWrongStep = step
    return verdict
  }

  @Test
  func `Nothing wrong leaves the verdict exact`() {
    let verdict = verdict([
      Taken(judgement: Self.exact, isCovered: true), Taken(judgement: Self.exact, isCovered: false),
    ])
    #expect(verdict == Verdict())
    #expect(verdict.isExact)
    #expect(verdict.kind == 0)
  }

  @Test(arguments: [
    ([exact, hidden, gap], Verdict.Bottom.hidden, 2), ([gap, hidden, exact], .hidden, 2),
    ([paddingLost, gap, gap], .gap, 2), ([gap, paddingLost], .gap, 1),
    ([paddingLost, exact, paddingLost], .paddingLost, 1), ([edge, paddingLost], .paddingLost, 2),
    ([hidden, gap, hidden], .hidden, 1), ([exact, indicator, edge], .exact, 2),
  ])
  func `The bottom is the worst of all steps, and the step the first at which it is`(
    judgements: [Judgement], bottom: Verdict.Bottom, step: Int
  ) {
    let found = verdict(judgements.map { Taken(judgement: $0, isCovered: true) })
    #expect(found.bottom == bottom && found.firstWrongStep == step)
  }

  @Test
  func `The flags are independent of one another and of the step`() {
    let steps = [Self.edge, Self.hidden, Self.indicator, Self.offset].map {
      Taken(judgement: $0, isCovered: true)
    }
    #expect(verdict([steps[0]]) == verdict(edge: true, step: 1))
    #expect(
      verdict(Array(steps[...1])) == verdict(bottom: .hidden, edge: true, step: 2))
    #expect(
      verdict(Array(steps[...2])) == verdict(bottom: .hidden, edge: true, indicator: true, step: 2))
    #expect(
      verdict(steps)
        == verdict(bottom: .hidden, edge: true, indicator: true, offset: true, step: 2))
    #expect(!verdict(steps).isExact)
    #expect(
      verdict(steps.reversed())
        == verdict(bottom: .hidden, edge: true, indicator: true, offset: true, step: 3))
  }

  @Test(arguments: [
    ("hidden", Self.hidden), ("gap", Self.gap), ("padding", Self.paddingLost), ("edge", Self.edge),
    ("indicator", Self.indicator),
    ("offset", Self.offset),
  ])
  func `Not restored is what is wrong while nothing is covered`(
    name: String, judgement: Judgement
  ) {
    #expect(!verdict([Taken(judgement: judgement, isCovered: true)]).isNotRestored)
    #expect(verdict([Taken(judgement: judgement, isCovered: false)]).isNotRestored)
    // An uncovered step that is right says nothing against a covered one that was wrong.
    #expect(
      !verdict([
        Taken(judgement: judgement, isCovered: true),
        Taken(judgement: Self.exact, isCovered: false),
      ]).isNotRestored)
    // What is wrong under the next keyboard does not make it good.
    #expect(
      verdict([
        Taken(judgement: judgement, isCovered: false), Taken(judgement: judgement, isCovered: true),
      ]).isNotRestored)
  }

  @Test
  func `Every verdict that steps can lead to survives in parts, and no others make one`() {
    var reached: Set<Verdict> = [Verdict()]
    for first in Taken.all {
      for second in Taken.all {
        // A third step says nothing that two cannot, but for where the first wrong one is.
        reached.insert(verdict([Taken.all[0], first, second].reversed()))
        for third in [Taken(judgement: Self.exact, isCovered: true), first] {
          reached.insert(verdict([third, first, second]))
          reached.insert(verdict([third, third, second]))
        }
      }
    }
    var made: Set<Verdict> = []
    for bottom in Verdict.Bottom.allCases {
      for flags in 0..<Verdict.flagCount {
        for step in 0...3 {
          if let verdict = Verdict(bottom, flags: flags, firstWrongStep: step) {
            #expect(verdict.bottom == bottom && verdict.flags.rawValue == flags)
            #expect(verdict.firstWrongStep == step)
            made.insert(verdict)
          }
        }
      }
    }
    #expect(made == reached)
    #expect(Set(reached.map { [$0.kind, $0.firstWrongStep] }).count == reached.count)
    #expect(reached.allSatisfy { 0..<64 ~= $0.kind })
  }

  @Test(arguments: [Int.min, -1, Verdict.flagCount, Int.max])
  func `Flags that there are not make no verdict`(flags: Int) {
    #expect(Verdict(.hidden, flags: flags, firstWrongStep: 1) == nil)
    #expect(Verdict(.hidden, flags: 0, firstWrongStep: 0) == nil)
    #expect(Verdict(.hidden, flags: 0, firstWrongStep: -1) == nil)
    #expect(Verdict(.exact, flags: 0, firstWrongStep: -1) == nil)
  }
}
