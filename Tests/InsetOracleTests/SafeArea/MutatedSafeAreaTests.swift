import InsetCore
import Testing

struct MutatedSafeAreaTests {
  private static func agrees(_ rule: SafeAreaRule, with place: SafeAreaCase) -> Bool {
    let figures = rule.figures(place.environment)
    return figures.safeArea.isNearly(place.safeArea) && figures.content.isNearly(place.content)
      && figures.indicators.isNearly(place.indicators) && abs(figures.tail - place.tail) < 1e-9
  }

  @Test(arguments: SafeAreaCase.all)
  func `The rule in pieces agrees with every case`(place: SafeAreaCase) {
    #expect(Self.agrees(SafeAreaRule(), with: place))
  }

  @Test(arguments: SafeAreaMutant.all.map(\.name))
  func `A mistake in what the system adds contradicts a case`(_ name: String) throws {
    let mutant = try #require(SafeAreaMutant.all.first { $0.name == name })
    var rule = SafeAreaRule()
    mutant.change(&rule)
    let caught = SafeAreaCase.all.contains { !Self.agrees(rule, with: $0) }
    #expect(caught, "no case tells \(name) from the rule")
  }

  @Test
  func `Mistakes have names of their own, at least twenty`() {
    #expect(Set(SafeAreaMutant.all.map(\.name)).count == SafeAreaMutant.all.count)
    #expect(SafeAreaMutant.all.count >= 20)
  }
}
