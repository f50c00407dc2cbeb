import InsetCore
import InsetOracle
import MatrixEngine
import MatrixResults
import Testing

@Suite struct BugCatalogueTests {
  @Test(arguments: try Bug.judged())
  func `A strategy fails as its users saw where another is exact`(bug: Bug) throws {
    let matrix = try BugMatrix.shared.get()
    let reproduction = try matrix.reproduction(of: bug)
    if reproduction == nil {
      let strategy = try #require(bug.strategyUnderTest)
      let summaries = try matrix.scenarios(of: bug).prefix(8).map {
        try matrix.matrix(for: bug).explain($0, strategy).summary
      }
      Issue.record(
        "\(try matrix.difference(of: bug)):\n\(summaries.joined(separator: "\n"))")
    }
  }

  @Test(arguments: try Bug.judged())
  func `A control makes the mistake only where the report's own code is it`(bug: Bug) throws {
    let strategy = try #require(bug.strategyUnderTest)
    #expect(BugMatrix.isControl(strategy.id) == (bug.exceptions?.control != nil))
  }

  @Test(arguments: try Bug.judged().filter { $0.policy == nil })
  func `The covered area is exact where others were not`(bug: Bug) throws {
    let bugs = try BugMatrix.shared.get()
    let matrix = try bugs.matrix(for: bug)
    let coveredArea = try #require(BugMatrix.peers.first)
    var failures: [String] = []
    for scenario in try bugs.scenarios(of: bug).prefix(64) {
      let explanation = try matrix.explain(scenario, coveredArea)
      if explanation.outcome.verdict?.isExact == true { continue }
      if explanation.outcome == .notAvailable { continue }
      if try matrix.twin(of: scenario) == nil { failures.append(explanation.summary) }
    }
    let isExcepted = bug.exceptions?.coveredArea != nil
    #expect(failures.isEmpty != isExcepted, "\(failures.prefix(8).joined(separator: "\n"))")
  }

  @Test(arguments: try Bug.judged().filter { $0.exceptions?.points != nil })
  func `An exception for points is needed`(bug: Bug) throws {
    let matrix = try BugMatrix.shared.get()
    let reproduction = try #require(try matrix.reproduction(of: bug))
    #expect(!(try matrix.difference(of: bug).matches(reproduction.off)))
  }

  @Test(arguments: try Bug.judged().filter { $0.exceptions?.events != nil })
  func `An exception for events is needed`(bug: Bug) throws {
    let matrix = try BugMatrix.shared.get()
    #expect(try matrix.scenarios(of: bug, isOfOtherEvents: false).isEmpty)
  }
}
