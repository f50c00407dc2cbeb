import MatrixEngine
import MatrixFixtures
@testable import MatrixResults
import ScenarioSpaces
import Testing

@Suite struct LevelVocabularyTests {
  /// A phrase has one meaning: that of a level is not that of a property which others have, too.
  @Test func `No level is called as a property of other levels`() throws {
    let model = try Matrix(Shipped.wholeModel(), strategies: []).request().model
    for parameter in MatrixParameter.allCases {
      let vocabulary = LevelVocabulary(parameter, in: model)
      let properties = model.properties.filter { $0.parameter == parameter }
      for level in model.space.parameters[parameter.rawValue].levels.indices {
        for property in properties
        where property.holds != property.holds.indices.map({ $0 == level }) {
          #expect(
            vocabulary.names[level] != property.label,
            "\(parameter.name) \(level) is \(property.name), too")
        }
      }
    }
    // Nor is a version called as one that has two levels.
    let os = LevelVocabulary(.os, in: model)
    let levels = model.space.parameters[MatrixParameter.os.rawValue].levels
    let doubled = levels.indices.filter { a in levels.contains { $0.hasPrefix(levels[a] + "+") } }
    #expect(!doubled.isEmpty)
    for level in doubled {
      #expect(os.names[level] == "iOS \(levels[level]) in an app built with its SDK")
    }
  }
}
