import DeviceProfiles
import InsetCore
import InsetOracle
import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixModels
import MatrixResults
import ScenarioSpaces
import Testing

/// The shipped matrix, loaded once for all bugs.
private let matrix = Result { try Shipped.matrix(where: "") }

@Suite struct BugCatalogueTests {
  /// At most so many scenarios of a bug are looked at.
  private static let limit = 64

  @Test(arguments: try Bug.judged())
  func `A strategy that makes a known mistake fails as its users saw`(bug: Bug) throws {
    let id = try #require(bug.strategy)
    let strategy = try #require(Strategies.named(id) ?? BugControls.named(id))
    let explanations = try Self.explanations(of: bug, strategy)
    #expect(
      explanations.contains { $0.shows(bug) },
      "\(explanations.map(\.summary).joined(separator: "\n"))")
  }

  @Test(arguments: try Bug.judged())
  func `The covered area is exact where others were not`(bug: Bug) throws {
    for explanation in try Self.explanations(of: bug, AnyInsetStrategy(CoveredArea.self)) {
      if explanation.outcome.verdict?.isExact == true { continue }
      let twin = try matrix.get().twin(of: explanation.scenario)
      #expect(twin != nil, "\(explanation.summary)")
    }
  }

  @Test(arguments: try Bug.all().filter { $0.isAmbiguous == true })
  func `A bug that no app can avoid is judged for nobody`(bug: Bug) throws {
    for explanation in try Self.explanations(of: bug, AnyInsetStrategy(CoveredArea.self)).prefix(4)
    {
      #expect(try matrix.get().twin(of: explanation.scenario) != nil, "\(explanation.summary)")
    }
  }

  /// The first scenarios of a bug, as they are for a strategy.
  private static func explanations(of bug: Bug, _ strategy: AnyInsetStrategy) throws
    -> [Explanation]
  {
    let matrix = try matrix.get()
    let query = try Query(#require(bug.query), in: matrix.model.space)
    let scenarios = matrix.model.scenarios(of: query, atMost: limit)
    try #require(!scenarios.isEmpty)
    return try scenarios.map { try matrix.explain($0, strategy) }
  }
}
