import MatrixFixtures
import MatrixModels
import ScenarioSpaces
import Testing

@testable import MatrixResults

@Suite struct LevelPhraseTests {
  @Test func `A list ends after six names, and says the less of the two`() throws {
    let space = try Shipped.model().space
    let names = space.parameters[0].levels
    func list(_ count: Int) -> String {
      let phrase = LevelPhrase(
        parameter: .device, names: names, isAllowed: names.indices.map { $0 < count },
        matters: names.map { _ in true }, properties: [])
      return phrase.key(phrase.chosen.choice)
    }
    #expect(
      list(8) == "device \(names[..<6].joined(separator: " or ")) and 2 more")
    #expect(
      list(names.count - 3) == "device all but \(names.suffix(3).joined(separator: " and "))")
  }
}
