import DeviceProfiles
import InsetOracle
import MatrixResults
import Testing

struct OutcomeTests {
  /// Every bottom error with every number of flags, step and set of policies.
  private static var outcomes: [Outcome] {
    let sizes: [(Verdict.Bottom, ErrorMagnitude, HiddenSize?)] = ErrorMagnitude.allCases.flatMap {
      amount -> [(Verdict.Bottom, ErrorMagnitude, HiddenSize?)] in
      if amount == .none { return [(.exact, amount, nil)] }
      let hidden = amount.hiddenSize.map { [$0] } ?? HiddenSize.allCases
      return [(.gap, amount, nil), (.paddingLost, amount, nil)]
        + hidden.map { (.hidden, amount, $0) }
    }
    let policies = (0..<1 << UInt8(Policy.allCases.count)).map { PolicyChoices(rawValue: $0) }
    return sizes.flatMap { bottom, amount, size in
      (0..<Verdict.flagCount).flatMap { flags in
        (0...Script.mostSteps).flatMap { step in
          policies.compactMap { policy in
            Verdict(bottom, flags: flags, firstWrongStep: step).map {
              .judged($0, amount, size, dependsOn: policy)
            }
          }
        }
      }
    }
  }

  @Test func `Every outcome is a terminal of its own that fits 32 bits`() {
    let outcomes = Self.outcomes + [.notJudged, .ambiguous, .notAvailable]
    var terminals: Set<Int> = []
    for outcome in outcomes {
      #expect(Outcome(terminal: outcome.terminal) == outcome)
      #expect(UInt32(exactly: outcome.terminal) != nil)
      terminals.insert(outcome.terminal)
    }
    #expect(terminals.count == outcomes.count)
  }

  /// Flags are those of another edge, the indicator, the offset and what is not restored.
  @Test(arguments: [
    (0, Harm.exact), (1, .otherInsets), (2, .scrollBar), (3, .otherInsets), (4, .offset),
    (5, .otherInsets), (6, .offset), (7, .otherInsets), (9, .otherInsets), (10, .otherInsets),
    (12, .otherInsets), (15, .otherInsets),
  ])
  func `The harm of a right bottom is the worst of its flags`(flags: Int, harm: Harm) throws {
    let verdict = try #require(Verdict(.exact, flags: flags, firstWrongStep: flags == 0 ? 0 : 1))
    #expect(Harm(.judged(verdict, .none, nil, dependsOn: PolicyChoices())) == harm)
  }

  @Test(arguments: [
    (0.6, HiddenSize.somePixels), (9.9, .somePixels), (10, .line), (24.9, .line), (25, .field),
    (49.9, .field), (50, .more), (713, .more),
  ])
  func `Sizes are those of what people see`(points: Double, size: HiddenSize) {
    #expect(HiddenSize(ofPoints: points) == size)
  }
}
