import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixFixtures
import MatrixModels
import MatrixResults
import MatrixScenes
import ScenarioSpaces
import Synchronization
import Testing

@testable import MatrixEngine

@Suite struct CrossCheckTests {
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

  private static func options(threads: Int? = nil, isExhaustive: Bool = false) -> Matrix.Options {
    var options = Matrix.Options(threads: threads)
    options.isCrossChecked = true
    options.isExhaustive = isExhaustive
    return options
  }

  @Test(arguments: [false, true])
  func `Every truth of a judged step is checked, and no other`(isExhaustive: Bool) throws {
    let matrix = try Self.matrix()
    let expected = Set(try Self.steps(of: matrix).map(\.truth))
    let checked = Mutex<Set<Truth>>([])
    var options = Self.options(isExhaustive: isExhaustive)
    options.crossCheck.rule = { truth, choices in
      checked.withLock { _ = $0.insert(truth) }
      return Oracle.expectation(truth, choices)
    }
    let crossChecked = try #require(try matrix.run(options).crossCheck)
    #expect(crossChecked.disagreement == nil)
    #expect(checked.withLock { $0 } == expected)
    #expect(crossChecked.truths >= expected.count)
    #expect(expected.count > 80)
  }

  @Test(arguments: Mistake.allCases)
  func `A wrong rule is found in the first scenario and step that shows it`(mistake: Mistake) throws
  {
    let matrix = try Self.matrix()
    let first = try #require(
      try Self.steps(of: matrix).first {
        mistake.expectation($0.truth) != Oracle.expectation($0.truth)
      })
    for (threads, isExhaustive) in [(1, false), (3, true)] {
      var options = Self.options(threads: threads, isExhaustive: isExhaustive)
      options.crossCheck.rule = { truth, _ in mistake.expectation(truth) }
      let found = try #require(try matrix.run(options).crossCheck?.disagreement)
      #expect(found.position == matrix.model.space.position(of: first.scenario))
      #expect(found.step == first.step)
      #expect(found.action == first.action)
      #expect(found.rule == mistake.expectation(first.truth))
      #expect(found.sweep == PixelSweep().expectation(first.truth))
    }
  }

  @Test func `The run's own choices are the ones that are checked`() throws {
    let model = try Self.matrix().model
    for policy in Policy.allCases {
      let chosen = try Matrix(
        model, strategies: [], where: Query(Self.query, in: model.space),
        policies: PolicyChoices(policy))
      #expect(try chosen.run(Self.options()).crossCheck?.disagreement == nil)
      var options = Self.options()
      options.crossCheck.rule = { truth, _ in Oracle.expectation(truth) }
      #expect(
        try chosen.run(options).crossCheck?.disagreement != nil, "\(policy) makes no difference")
    }
  }

  @Test func `Checking changes nothing of the result, and the count not with the threads`() throws {
    let matrix = try Self.matrix()
    let plain = try matrix.run()
    #expect(plain.crossCheck == nil)
    let first = try matrix.run(Self.options(threads: 1))
    let second = try matrix.run(Self.options(threads: 3))
    #expect(ResultFile.encode(first.result) == ResultFile.encode(plain.result))
    #expect(first.crossCheck == second.crossCheck)
  }

  @Test func `Of two disagreements the one at the lower position is kept, in any order`() {
    func found(_ position: Int, step: Int) -> CrossChecked {
      var sum = CrossChecked()
      let view = ViewTruth(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      let check = CrossCheck { truth, _ in
        InsetOracle.Expectation(
          content: Insets(top: 9), indicators: .zero, lowestLine: truth.view.frame.maxY)
      }
      let event = Step(name: "show", occurrences: [], covered: nil)
      check.check(Truth(covered: nil, view: view), after: event, step, [], into: &sum) { position }
      return sum
    }
    let all = [found(7, step: 2), found(3, step: 4), found(3, step: 2), CrossChecked()]
    for order in [all, all.reversed()] {
      var sum = CrossChecked()
      for part in order { sum.merge(part) }
      #expect(sum.disagreement?.position == 3)
      #expect(sum.disagreement?.step == 2)
      #expect(sum.truths == 3)
    }
  }

  @Test func `A disagreement reads as scenario, step and both expectations`() throws {
    let matrix = try Self.matrix()
    var options = Self.options()
    options.crossCheck.rule = { truth, _ in Mistake.ignoredBars.expectation(truth) }
    let found = try #require(try matrix.run(options).crossCheck?.disagreement)
    #expect(
      found.text(in: matrix.model.space) == """
        scenario  ipad-9th-generation/16.7/landscape-right/full/en-US/docked/none/none/\
        fill/automatic/base0/middle/show-attach-detach-hide
        step      2: attach
        rule      content (top 20, left 0, bottom 0, right 0); indicators (top 20, left 0, \
        bottom 0, right 0); line 810; offset -20 to 1620
        sweep     content (top 20, left 0, bottom 55, right 0); indicators (top 20, left 0, \
        bottom 55, right 0); line 755; offset -25 to 670
        """)
  }
}
