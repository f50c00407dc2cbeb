import InsetOracle
import Testing

struct MutatedRuleTests {
  @Test
  func `The rule in pieces agrees with every decision`() {
    for decision in DecisionCase.all + DecisionCase.chosen + DecisionCase.open {
      let expectation = Rule().expectation(decision.truth, decision.choices)
      #expect(expectation == decision.expectation, "\(decision.name)")
    }
  }

  @Test(arguments: Mutant.all.map(\.name))
  func `A mistake in the rule contradicts a decision`(_ name: String) throws {
    let mutant = try #require(Mutant.all.first { $0.name == name })
    var rule = Rule()
    mutant.change(&rule)
    let caught = (DecisionCase.all + DecisionCase.chosen + DecisionCase.open).contains {
      rule.expectation($0.truth, $0.choices) != $0.expectation
    }
    #expect(caught, "no decision tells \(name) from the rule")
  }

  @Test
  func `Mistakes have names of their own, at least twenty`() {
    #expect(Set(Mutant.all.map(\.name)).count == Mutant.all.count)
    #expect(Mutant.all.count >= 20)
  }
}
