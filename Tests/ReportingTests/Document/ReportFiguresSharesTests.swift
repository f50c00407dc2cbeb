import DeviceProfiles
import InsetOracle
import MatrixEngine
import MatrixResults
import ScenarioSpaces
import Testing

@testable import Reporting

@Suite struct ReportFiguresSharesTests {
  private static let evenly = UsageModel(name: "a test", unit: "sessions", distributions: [])

  private static func weighed(_ decisions: [VerdictChanges] = []) throws -> ReportFigures {
    var report = try TinyMatrix.report()
    report.usage = evenly
    report.decisions = decisions
    return ReportFigures(report)
  }

  @Test func `Apps with insets of their own have the shares of a run of them alone`() throws {
    let shares = try #require(try Self.weighed().shares)
    let model = MatrixModel(TinyMatrix.profiles, TinyMatrix.plan)
    let query = try Query("base:!base0", in: model.space)
    let alone = try Matrix(
      model, strategies: TinyMatrix.strategies, where: query
    ).run().result
    let expected = try #require(
      UsageShares(UsageWeights(Self.evenly, in: alone), of: alone, rules: []))
    for (all, own) in zip(shares.strategies, expected.strategies) {
      let ownInsets = try #require(all.ownInsets)
      #expect(zip(ownInsets, own.harms).allSatisfy { abs($0 - $1) < 1e-9 })
    }
    // Levels of the app's own insets weigh the same here: one of three that run sets none.
    #expect(abs(shares.ownInsets - 2.0 / 3) < 1e-9)
  }

  @Test func `What single reports move by two points or more stands beside the share`() throws {
    func changes(_ name: String, _ right: [Double]) -> VerdictChanges {
      VerdictChanges(
        name: name, scenarios: 9, changed: [1, 1, 1], use: right.map(abs), right: right)
    }
    let figures = try Self.weighed([
      changes("silent-focus", [0, -0.015, 0.5]), changes("guide-without-bar", [0, -0.01, 0]),
      // Not a single report's.
      changes("stale-guides", [-0.5, -0.5, -0.5]),
    ])
    let shares = try #require(figures.shares)
    #expect(figures.singleReports.keys.sorted() == [1, 2])
    let exact = shares.strategies[1][.exact]
    let second = try #require(figures.singleReports[1])
    #expect(abs(second.exact - max(0, exact - 0.025)) < 1e-12)
    #expect(second.words.hasSuffix("if 2 single reports are right"))
    #expect(figures.singleReports[2]?.words.hasSuffix("if a single report is right") == true)
    #expect(try Self.weighed().singleReports.isEmpty)
  }
}
