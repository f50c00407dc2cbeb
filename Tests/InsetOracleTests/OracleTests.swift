import InsetCore
import InsetOracle
import Testing

struct OracleTests {
  @Test(arguments: DecisionCase.all + DecisionCase.chosen + DecisionCase.open)
  func `A decision is the one worked out by hand`(_ decision: DecisionCase) {
    #expect(Oracle.expectation(decision.truth, decision.choices) == decision.expectation)
  }

  @Test(arguments: DecisionCase.all)
  func `Alternatives are listed only where they make a difference`(_ decision: DecisionCase) {
    let expected = Policy.allCases.compactMap { policy -> InsetOracle.Expectation? in
      guard let bottom = decision.alternatives[policy] else { return nil }
      var expectation = decision.expectation
      switch policy {
      case .indicatorInsets: expectation.indicators.bottom = bottom
      case .baseInset: (expectation.content.bottom, expectation.padding) = (bottom, 0)
      case .remoteKeyboard, .hardwareBar, .raisedKeyboard: expectation.content.bottom = bottom
      }
      return expectation
    }
    let alternatives = Oracle.alternatives(decision.truth)
    #expect(
      alternatives.map(\.policy) == Policy.allCases.filter { decision.alternatives[$0] != nil })
    #expect(alternatives.map(\.expectation) == expected)
  }

  @Test
  func `Decisions have names of their own`() {
    let names = (DecisionCase.all + DecisionCase.chosen + DecisionCase.open).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test
  func `A policy names its preferred and its other choice`() {
    #expect(
      Policy.allCases.map { [$0.rawValue, $0.preferred, $0.alternative] } == [
        ["indicator-insets", "add", "larger"], ["base-inset", "padding", "obstruction"],
        ["remote-keyboard", "physical", "local-only"], ["hardware-bar", "covers", "ignored"],
        ["raised-keyboard", "ignored", "covers"],
      ])
  }
}
