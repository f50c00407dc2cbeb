import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixFixtures
import MatrixResults
@testable import MatrixEngine
import PixelSweep
import ScenarioSpaces
import Synchronization
import Testing

struct TruthSweepTests {
  /// Small enough to look at every scenario: bars of hardware keyboards, other apps' and raised
  /// keyboards, and views that end below their window.
  private static let query =
    "device:ipad-9th-generation os:16.7 orientation:landscape-right window:full,split-half "
    + "locale:en-US keyboard:docked,hardware+bar accessory:none bars:none,nav+tab "
    + "placement:fill,short,tall adjustment:automatic base:base0,edges"

  /// Ways to get the rule wrong, each in truths that are rare.
  enum Mistake: String, CaseIterable {
    case localOnly, ignoredBars, droppedBase

    func expectation(_ truth: Truth) -> InsetOracle.Expectation {
      switch self {
      case .localOnly: return Oracle.expectation(truth, PolicyChoices(.remoteKeyboard))
      case .ignoredBars: return Oracle.expectation(truth, PolicyChoices(.hardwareBar))
      case .droppedBase:
        var expectation = Oracle.expectation(truth)
        if Oracle.coveredHeight(truth) > 0 { expectation.content.top -= truth.view.base.top }
        return expectation
      }
    }
  }

  private struct JudgedTruth {
    var scenario: [Int]
    var step: Int
    var action: String
    var truth: Truth
  }

  /// The judged steps of every applicable scenario, in the order of positions.
  private static func steps(of matrix: Matrix) throws -> [JudgedTruth] {
    let model = matrix.model
    let scenarios = MatrixTests.scenarios(of: try Query(query, in: model.space))
    return scenarios.flatMap { scenario -> [JudgedTruth] in
      let isExcluded = model.constraints.contains { constraint in
        constraint.isViolated(by: scenario)
      }
      guard !isExcluded, let scene = ComposedScene(scenario, in: model)?.scene else { return [] }
      return scene.steps.enumerated().filter(\.element.isJudged).map { index, step in
        JudgedTruth(
          scenario: scenario, step: index + 1, action: step.name, truth: scene.truth(after: step))
      }
    }
  }

  private static func matrix() throws -> Matrix { try loaded.get() }

  /// A matrix whose plan runs everything, narrowed.
  private static let loaded = Result {
    let model = try Shipped.wholeModel()
    return try Matrix(model, strategies: [], where: Query(query, in: model.space))
  }

  @Test func `Every truth of a judged step is swept, and no other`() throws {
    let matrix = try Self.matrix()
    let expected = Set(try Self.steps(of: matrix).map(\.truth))
    let swept = Mutex<Set<Truth>>([])
    let difference = try TruthSweep { truth in
      swept.withLock { _ = $0.insert(truth) }
      return Oracle.expectation(truth)
    }.firstDifference(in: matrix)
    #expect(difference == nil)
    #expect(swept.withLock { $0 } == expected)
    #expect(expected.count > 80)
  }

  @Test(arguments: Mistake.allCases)
  func `A wrong rule is found in a scenario and step that shows it`(mistake: Mistake) throws {
    let matrix = try Self.matrix()
    let found = try #require(
      try TruthSweep(rule: mistake.expectation).firstDifference(in: matrix, threads: 1))
    let step = try #require(
      try Self.steps(of: matrix).first {
        $0.scenario == found.scenario && "\($0.step): \($0.action)" == found.step
      })
    #expect(mistake.expectation(step.truth) != Oracle.expectation(step.truth))
    #expect(found.rule == mistake.expectation(step.truth))
    #expect(found.sweep == PixelSweep().expectation(step.truth))
  }
}
