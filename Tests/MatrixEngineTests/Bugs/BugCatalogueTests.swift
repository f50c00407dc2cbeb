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
      if case .misreported = explanation.outcome { continue }
      #expect(explanation.outcome.verdict?.isExact == true, "\(explanation.summary)")
    }
  }

  @Test(arguments: try Bug.all().filter { $0.misreported != nil })
  func `A known falsehood of the OS counts as misreported`(bug: Bug) throws {
    let behavior = try #require(bug.misreported.flatMap(OSBehavior.init))
    for explanation in try Self.explanations(of: bug, AnyInsetStrategy(CoveredArea.self)) {
      #expect(explanation.outcome == .misreported(behavior), "\(explanation.summary)")
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
