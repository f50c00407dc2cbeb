import DeviceProfiles
import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

@Suite struct GateJudgementTests {
  private static let control = "s0b-raw-height"

  /// The result of a control and of what is exact in a few scenarios, of everything or of a part.
  private static func result(
    of strategy: String = control, exact: [String] = [control], except: [String] = [],
    where query: String = ""
  ) throws -> RunResult {
    let shipped = try Shipped.model()
    var plan = shipped.plan
    plan.runs = [
      MatrixPlan.SubProduct(
        name: "some",
        query: "device:iphone-15 os:17.7 locale:en-US keyboard:docked accessory:none window:full "
          + "placement:fill adjustment:automatic base:base0 script:show,show-hide")
    ]
    plan.gate = MatrixPlan.Gate(exact: exact, except: except)
    let model = MatrixModel(shipped.profiles, plan)
    let strategies = [strategy, "covered-area"].compactMap { Strategies.named($0) }
    let narrowed = query.isEmpty ? nil : try Query(query, in: model.space)
    return try Matrix(model, strategies: strategies, where: narrowed).run().result
  }

  @Test func `What few chosen scenarios do not have is no error of the baseline, and no shrinkage`()
    throws
  {
    let model = try Shipped.model()
    let query = try Query(
      "device:iphone-15 os:17.7 locale:en-US window:full script:show-hide bars:none,nav "
        + "keyboard:docked accessory:none placement:fill base:base0 field:middle",
      in: model.space)
    var matrix = try Matrix(
      model, strategies: [Self.control].compactMap { Strategies.named($0) }, where: query,
      gate: MatrixPlan.Gate(exact: [Self.control]))
    matrix.chosen = ChosenScenarios(
      try model.coveringModel(where: query, usage: nil, ScenarioStrength(1)).array().rows,
      strength: "1")
    let result = try matrix.run().result
    let all = try Self.failing(result)
    #expect(all > 0 && result.counts.applicable < 20)
    var criteria = Self.criteria(
      Baseline.Entry("*", failing: 1_000_000), Baseline.Entry("device:ipad-a16", failing: 5),
      Baseline.Entry("keyboard:floating"))
    criteria.scenariosBefore = 1_000_000
    criteria.limits.greatestShrinkage = 1
    let judgement = result.judgement(by: criteria)
    #expect(judgement.verdict == .pass && judgement.violations.isEmpty)
    #expect(judgement.known.entries.map(\.state) == [.uncounted, .uncounted, .uncounted])
    #expect(judgement.known.tolerated(result.strategies[0]) == all)
    // What nobody knows of is an error in few scenarios, too.
    #expect(result.judgement(by: Self.criteria(Baseline.Entry("device:ipad-a16"))).verdict == .fail)
  }

  private static func failing(_ result: RunResult, where query: String? = nil) throws -> Int {
    let query = try query.map { try Query($0, in: result.space) }
    return result.counts(of: result.strategies[0], where: query)[0].failing
  }

  private static func criteria(_ entries: Baseline.Entry...) -> GateCriteria {
    GateCriteria(baseline: Baseline(entries: entries))
  }

  @Test func `A baseline's aspects are those of failure rules`() {
    #expect(
      Baseline.Aspect.allCases.map(\.rawValue) == FailureSignature.Aspect.allCases.map(\.rawValue))
  }

  @Test func `A failure that nobody knows of fails, and its rule excludes what is known`() throws {
    let result = try Self.result()
    let all = try Self.failing(result)
    let known = try Self.failing(result, where: "orientation:portrait")
    let criteria = Self.criteria(Baseline.Entry("orientation:portrait", failing: known))
    let judgement = result.judgement(by: criteria)
    #expect(judgement.verdict == .fail)
    #expect(
      judgement.violations == [
        .unknownFailures(strategy: Self.control, scenarios: all - known)
      ])
    #expect(judgement.known.tolerated(result.strategies[0]) == known)
    #expect(judgement.known.tolerated(result.strategies[1]) == 0)
    let rules = result.unknownFailureRules(of: result.strategies[0], by: criteria)
    #expect(rules.failing == all - known)
    #expect(rules.rules.reduce(0) { $0 + $1.newlyExplained } == all - known)
    for rule in rules.rules {
      let failing = try Self.failing(result, where: rule.condition)
      #expect(failing == rule.scenarios, "\(rule.condition) holds in a known failure")
    }
  }

  @Test func `Known failures pass, and each scenario is tolerated once`() throws {
    let result = try Self.result()
    let all = try Self.failing(result)
    let some = try Self.failing(result, where: "script:show")
    #expect((1..<all).contains(some))
    let judgement = result.judgement(
      by: Self.criteria(
        Baseline.Entry("device:iphone-15", failing: all),
        Baseline.Entry("script:show", strategies: [Self.control], failing: some)))
    #expect(judgement.verdict == .pass)
    #expect(judgement.violations == [])
    #expect(judgement.known.entries.map(\.failing) == [all, some])
    #expect(judgement.known.tolerated(result.strategies[0]) == all)
  }

  @Test func `What is listed and not so fails: fixed, stale, changed and expired`() throws {
    let result = try Self.result()
    let all = try Self.failing(result)
    func states(_ entry: Baseline.Entry, on day: String = "2027-01-31") -> [KnownFailure.State] {
      var criteria = Self.criteria(Baseline.Entry("device:iphone-15", failing: all), entry)
      criteria.day = day
      let judgement = result.judgement(by: criteria)
      #expect((judgement.verdict == .pass) == judgement.violations.isEmpty)
      return judgement.violations.compactMap {
        if case .known(let known) = $0 { known.state } else { nil }
      }
    }
    // The control shows no gap there, since the height of the keyboard is all that it needs at most.
    #expect(states(Baseline.Entry("device:iphone-15", aspects: [.offset], failing: 1)) == [.fixed])
    #expect(states(Baseline.Entry("device:iphone-8", failing: 1)) == [.stale])
    #expect(states(Baseline.Entry("os:17.7", failing: all - 1)) == [.changed])
    #expect(states(Baseline.Entry("os:17.7", failing: all + 1)) == [.changed])
    // One day, month or year longer than it is accepted.
    for (expires, day) in [
      ("2027-01-30", "2027-01-31"), ("2027-01", "2027-02-01"), ("2026", "2027-01-01"),
    ] {
      let entry = Baseline.Entry("os:17.7", failing: all, expires: expires)
      #expect(states(entry, on: day) == [.expired], "\(expires)")
    }
    for expires in ["2027-01-31", "2027-01", "2027"] {
      #expect(states(Baseline.Entry("os:17.7", failing: all, expires: expires)) == [])
    }
  }

  @Test func `A row that has expired says nothing of a narrowed run without its failures`() throws {
    let narrowed = try Self.result(where: "orientation:portrait")
    func states(_ query: String) -> [KnownFailure.State] {
      var criteria = Self.criteria(Baseline.Entry(query, failing: 1, expires: "2026"))
      criteria.day = "2027-01-01"
      return narrowed.judgement(by: criteria).known.entries.map(\.state)
    }
    #expect(states("orientation:portrait") == [.expired])
    #expect(states("orientation:landscape*") == [.uncounted])
  }

  @Test func `A row of a strategy that the gate does not ask about is held to what it says`() throws
  {
    let result = try Self.result(exact: ["covered-area"])
    let all = try Self.failing(result)
    func states(_ strategies: [String], _ query: String, failing: Int) -> [KnownFailure.State] {
      let entry = Baseline.Entry(query, strategies: strategies, failing: failing)
      return result.judgement(by: Self.criteria(entry)).known.entries.map(\.state)
    }
    #expect(states([Self.control], "*", failing: all) == [.known])
    #expect(states([Self.control], "*", failing: all - 1) == [.changed])
    #expect(states([Self.control, "covered-area"], "*", failing: all) == [.known])
    #expect(states([Self.control], "device:iphone-8", failing: all) == [.stale])
    #expect(states(["covered-area"], "*", failing: 1) == [.fixed])
    #expect(states(["omni-ui"], "*", failing: 1) == [.uncounted])
    #expect(states([Self.control, "omni-ui"], "*", failing: 1) == [.changed])
    #expect(states([Self.control, "omni-ui"], "*", failing: all + 1) == [.uncounted])
  }

  @Test func `Another kind of failure is not known`() throws {
    let result = try Self.result()
    let counts = result.counts(of: result.strategies[0])[0]
    let aspect: Baseline.Aspect = counts.gap > 0 ? .gap : .hidden
    let right = Self.criteria(
      Baseline.Entry(
        "device:iphone-15", aspects: Baseline.Aspect.allCases, failing: counts.failing))
    #expect(result.judgement(by: right).verdict == .pass)
    let others = Baseline.Aspect.allCases.filter { $0 != aspect }
    let wrong = result.judgement(by: Self.criteria(Baseline.Entry("os:17.7", aspects: others)))
    #expect(
      wrong.violations.contains {
        if case .unknownFailures = $0 { true } else { false }
      })
  }

  @Test func `A narrowed run confirms no number, and can exceed one`() throws {
    let result = try Self.result(where: "script:show")
    func states(failing: Int) -> [KnownFailure.State] {
      result.judgement(
        by: Self.criteria(
          Baseline.Entry("device:iphone-15", failing: failing),
          Baseline.Entry("os:26.1", failing: failing))
      ).known.entries.map(\.state)
    }
    #expect(states(failing: 100_000) == [.uncounted, .uncounted])
    #expect(states(failing: 1) == [.changed, .uncounted])
  }

  @Test func `Exceptions of the plan are known failures without a number`() throws {
    let result = try Self.result(except: ["device:iphone-15"])
    #expect(result.verdict == .pass)
    #expect(try Self.result(except: ["device:iphone-15", "device:iphone-8"]).verdict == .fail)
    #expect(
      try Self.result(except: ["device:iphone-15", "device:iphone-8"], where: "script:show").verdict
        == .pass)
  }

  @Test func `A limit is the greatest share of hidden content, beyond what is known`() throws {
    let result = try Self.result(exact: [])
    let counts = result.counts(of: result.strategies[0])[0]
    func verdict(_ percent: Double, _ baseline: Baseline = Baseline()) -> RunVerdict {
      result.judgement(
        by: GateCriteria(
          baseline: baseline, limits: MatrixPlan.Limits(hidden: [Self.control: percent]))
      ).verdict
    }
    let share = 100 * Double(counts.hidden) / Double(counts.judged)
    #expect(verdict(100) == .pass)
    #expect(verdict(share + 0.01) == .pass)
    if counts.hidden > 0 {
      #expect(verdict(share - 0.01) == .fail)
      let known = Baseline(entries: [Baseline.Entry("device:iphone-15", failing: counts.failing)])
      #expect(verdict(0, known) == .pass)
    }
    #expect(result.judgement(by: GateCriteria()).verdict == .noGate)
  }

  @Test func `A limit of use weighs scenarios, beyond what is known`() throws {
    // It is too little upright, and enough in landscape, where the keyboard is low.
    let constant = "n1-constant-216"
    let result = try Self.result(of: constant, exact: [])
    // Most of the use is upright.
    let usage = UsageModel(
      .init("orientation", .init("portrait", 90), .init("landscape-left", 10)))
    func judgement(_ percent: Double, _ baseline: Baseline = Baseline()) -> GateJudgement {
      result.judgement(
        by: GateCriteria(
          baseline: baseline, limits: MatrixPlan.Limits(hiddenOfUse: [constant: percent]),
          usage: usage))
    }
    let shares = try #require(UsageShares(UsageWeights(usage, in: result), of: result, rules: []))
    let hidden = 100 * (try #require(shares.strategies.first).hidden)
    try #require(hidden > 1)
    #expect(judgement(100).verdict == .pass)
    #expect(judgement(hidden + 0.01).verdict == .pass)
    let violations = judgement(hidden - 0.01).violations
    guard case .hiddenOfUse(constant, let share, _) = violations.first, violations.count == 1 else {
      Issue.record("\(violations)")
      return
    }
    #expect(abs(100 * share - hidden) < 1e-9)
    // What is known counts as exact; what nobody uses counts for nothing.
    let upright = Baseline(entries: [Baseline.Entry("orientation:portrait")])
    #expect(judgement(hidden - 0.01, upright).violations.isEmpty)
    #expect(judgement(0, Baseline(entries: [Baseline.Entry("*")])).violations.isEmpty)
  }

  @Test func `A limit of use is not kept where nobody knows what is used`() throws {
    let constant = "n1-constant-216"
    let result = try Self.result(of: constant, exact: [])
    let limits = MatrixPlan.Limits(hiddenOfUse: [constant: 100])
    let judgement = result.judgement(by: GateCriteria(limits: limits))
    #expect(judgement.violations == [.unweighed(strategy: constant)])
    #expect(judgement.verdict == .fail)
  }

  @Test func `A run may not be too small, nor shrink too much`() throws {
    let result = try Self.result(exact: ["covered-area"])
    let scenarios = result.counts.applicable
    func violations(_ limits: MatrixPlan.Limits, before: Int? = nil) -> [GateViolation] {
      result.judgement(by: GateCriteria(limits: limits, scenariosBefore: before)).violations
    }
    #expect(violations(MatrixPlan.Limits(leastScenarios: scenarios)) == [])
    #expect(
      violations(MatrixPlan.Limits(leastScenarios: scenarios + 1))
        == [.few(scenarios: scenarios, least: scenarios + 1)])
    let half = MatrixPlan.Limits(greatestShrinkage: 50)
    #expect(violations(half) == [])
    #expect(violations(half, before: 2 * scenarios) == [])
    #expect(violations(half, before: scenarios / 2) == [])
    #expect(
      violations(half, before: 2 * scenarios + 1)
        == [.shrunk(scenarios: scenarios, before: 2 * scenarios + 1, limit: 50)])
  }
}
