import InsetOracle
import Testing

struct VerdictTests {
  private static let exact = Judgement(bottom: 0, hasWrongEdge: false, hasWrongIndicator: false)
  private static let hidden = Judgement(bottom: -1, hasWrongEdge: false, hasWrongIndicator: false)
  private static let gap = Judgement(bottom: 1, hasWrongEdge: false, hasWrongIndicator: false)
  private static let edge = Judgement(bottom: 0, hasWrongEdge: true, hasWrongIndicator: false)
  private static let indicator = Judgement(bottom: 0, hasWrongEdge: false, hasWrongIndicator: true)

  /// A step as a verdict takes it.
  private struct Taken {
    var judgement: Judgement
    var isCovered: Bool

    /// Every way a step can go.
    static let all = [-2.5, 0, 34].flatMap { bottom in
      [false, true].flatMap { edge in
        [false, true].flatMap { indicator in
          [false, true].map { isCovered in
            Taken(
              judgement: Judgement(
                bottom: bottom, hasWrongEdge: edge, hasWrongIndicator: indicator),
              isCovered: isCovered)
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
    notRestored: Bool = false, step: Int
  ) -> Verdict {
    var verdict = Verdict()
    verdict.bottom = bottom
    verdict.hasWrongEdge = edge
    verdict.hasWrongIndicator = indicator
    verdict.isNotRestored = notRestored
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
    #expect(verdict.code == 0)
  }

  @Test
  func `The bottom is told by its first wrong step, later ones change nothing`() {
    let steps = [Self.exact, Self.hidden, Self.gap].map { Taken(judgement: $0, isCovered: true) }
    #expect(verdict(steps) == verdict(bottom: .hidden, step: 2))
    #expect(verdict(steps.reversed()) == verdict(bottom: .gap, step: 1))
  }

  @Test
  func `The flags are independent of one another and of the first wrong step`() {
    let steps = [Self.edge, Self.hidden, Self.indicator].map {
      Taken(judgement: $0, isCovered: true)
    }
    #expect(verdict([steps[0]]) == verdict(edge: true, step: 1))
    #expect(
      verdict(Array(steps[...1])) == verdict(bottom: .hidden, edge: true, step: 1))
    #expect(
      verdict(steps) == verdict(bottom: .hidden, edge: true, indicator: true, step: 1))
    #expect(!verdict(steps).isExact)
    #expect(
      verdict(steps.reversed())
        == verdict(bottom: .hidden, edge: true, indicator: true, step: 1))
  }

  @Test(arguments: [
    ("hidden", Self.hidden), ("gap", Self.gap), ("edge", Self.edge), ("indicator", Self.indicator),
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
  func `Every verdict that steps can lead to survives as a code, and no other code is read`() {
    var reached: Set<Verdict> = [Verdict()]
    for first in Taken.all {
      for second in Taken.all {
        for third in Taken.all { reached.insert(verdict([first, second, third])) }
      }
    }
    for verdict in reached { #expect(Verdict(code: verdict.code) == verdict) }
    let codes = Set(reached.map(\.code))
    #expect(codes.count == reached.count)
    // A fourth step would begin at 128.
    #expect(codes.allSatisfy { $0 < 128 })
    for code in -128..<128 where !codes.contains(code) {
      #expect(Verdict(code: code) == nil, "code \(code)")
    }
  }

  @Test(arguments: [Int.min, Int.min | 32 | 1, -1])
  func `A negative code is refused`(code: Int) {
    #expect(Verdict(code: code) == nil)
  }
}
