import DeviceProfiles
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

struct QuerySynonymsTests {
  @Test(arguments: Query.synonyms.sorted { $0.key < $1.key })
  func `A synonym means a parameter or levels of the matrix`(
    words: String, term: String
  ) throws {
    let space = try Shipped.wholeModel(AppViews()).space
    #expect(words == words.lowercased())
    if term.contains("#") {
      let named = (words.hasPrefix("#") ? "ios " : "") + words.replacing(" #", with: " ios #")
      let (query, meant) = (named.replacing("#", with: "17"), term.replacing("#", with: "17"))
      #expect(try Query(query, in: space) == Query(meant, in: space))
      return
    }
    let meanings = term.split(separator: " ")
    if let levels = meanings.last, levels.contains(":") {
      #expect(try Query(words, in: space) == Query(String(levels), in: space))
    }
    if let parameter = meanings.first, !parameter.contains(":") {
      #expect(space.parameters.contains { $0.name == parameter })
    }
  }
}
