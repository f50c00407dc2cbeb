import DeviceProfiles
import InsetCore
import InsetOracle
import InsetStrategies
@testable import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

@Suite struct DependenceTests {
  private static func matrix(
    where query: String, _ strategies: [String], with: Set<OSBehavior> = []
  ) throws -> Matrix {
    let model = try Shipped.wholeModel().varied(ModelVariation(with: with))
    return try Matrix(
      model, strategies: strategies.compactMap { Strategies.named($0) },
      where: Query(query, in: model.space), gate: MatrixPlan.Gate(exact: [strategies[0]]))
  }

  /// Silent focus on iOS 8 leaves the height of the digits unknown; posted, it is known.
  @Test func `A behavior of a single report is judged only where it is asked for`() throws {
    let query =
      "device:iphone-6 os:8.4 locale:en-US keyboard:docked+prediction accessory:none bars:none "
      + "placement:fill adjustment:automatic base:base0 orientation:portrait "
      + "script:show-numeric-hide field:middle"
    let with = try Self.matrix(where: query, ["covered-area"], with: [.silentFocus]).run().result
    let without = try Self.matrix(where: query, ["covered-area"]).run().result
    #expect(with.counts.ambiguous == 1)
    #expect(without.counts.ambiguous == 0)
    #expect(without.counts(of: without.strategies[0])[0].exact == 1)
    #expect(with.model.with == ["silent-focus"])
    #expect(with.changes(to: without, named: "").changed == [1])
    #expect(try ResultFile.decode(ResultFile.encode(with)).model == with.model)
  }

  @Test func `The hinges of a result are what judging everything with a behavior changes`()
    throws
  {
    let query =
      "device:iphone-6,ipad-air-2 os:8.4 locale:en-US accessory:none bars:tab placement:fill "
      + "adjustment:automatic base:edges"
    let matrix = try Self.matrix(where: query, ["covered-area"])
    let result = try matrix.run().result
    let hinges = matrix.hinges(of: result)
    let with = try Self.matrix(where: query, ["covered-area"], with: [.silentFocus])
      .run().result
    let whole = result.changes(to: with, named: "silent-focus")
    let silent = try #require(hinges.first { $0.name == "silent-focus" })
    #expect(silent.changed == whole.changed)
    #expect(silent.changed[0] > 0)
    #expect(silent.scenarios < whole.scenarios)
    // No keyboard of another app, and no version with a guide.
    #expect(!hinges.contains { $0.name == "guide-without-bar" })
  }

  @Test func `Each behavior decides what judging with it changes, by what people use`() throws {
    let query =
      "device:iphone-6,ipad-air-2 os:8.4 locale:en-US keyboard:docked+prediction accessory:none "
      + "bars:none placement:fill adjustment:automatic base:base0 orientation:portrait window:full "
      + "script:show-numeric-hide field:middle"
    let matrix = try Self.matrix(where: query, ["covered-area", "n1-constant-216"])
    let result = try matrix.run().result
    #expect(result.counts.applicable == 2)
    let usage = UsageModel(
      name: "a test", unit: "sessions",
      distributions: [
        .init(
          parameter: "device", kind: .own, source: "", date: "",
          shares: [.init("iphone-6", 75), .init("ipad-air-2", 25)])
      ])
    let with = try Self.matrix(
      where: query, ["covered-area", "n1-constant-216"], with: [.silentFocus]
    ).run().result
    let decisions = matrix.decisions(of: result, usage: usage)
    let silent = try #require(decisions.first { $0.name == "silent-focus" })
    #expect(silent.changed == result.changes(to: with, named: "").changed)
    #expect(silent.changed.contains(1))
    // By how many of the two scenarios change.
    let shares: [[Double]] = [[0], [0.25, 0.75], [1]]
    for (changed, use) in zip(silent.changed, silent.use) {
      #expect(shares[changed].contains { abs($0 - use) < 1e-12 })
    }
    // What it changes of how often each is right.
    for (number, strategy) in result.strategies.enumerated() {
      let varied = with.strategies[number]
      let grows = try [("iphone-6", 0.75), ("ipad-air-2", 0.25)].reduce(0) { sum, device in
        let query = try Query("device:\(device.0)", in: result.space)
        func isRight(_ strategy: StrategyResult, _ result: RunResult) -> Bool {
          result.table.tally(strategy.outcomes, where: query, bins: 1) {
            Outcome(terminal: $0)?.verdict?.isExact == true ? [0] : []
          }[0] > 0
        }
        let change = (isRight(varied, with) ? 1.0 : 0) - (isRight(strategy, result) ? 1 : 0)
        return sum + change * device.1
      }
      #expect(abs(silent.right[number] - grows) < 1e-12)
    }
    #expect(silent.right.contains { $0 != 0 })
    #expect(
      matrix.decisions(of: result, usage: nil).allSatisfy { $0.use.isEmpty && $0.right.isEmpty })
  }

  /// What has the same scenes as in the reference is not judged, and nothing of the changes is lost.
  @Test(arguments: [
    "device:iphone-6,ipad-air-2 os:8.4 locale:en-US accessory:none bars:tab base:base0",
    "device:ipad-air-11-inch-m3,iphone-16 os:26.1 locale:en-US accessory:bar-44 bars:none base:base0",
  ])
  func `Changes from a reference are those of whole runs`(query: String) throws {
    let ids = [
      "covered-area", "s2-intersection-in-table", "uikeyboard-layout-guide", "iq-keyboard-manager",
    ]
    let matrix = try Self.matrix(
      where: query
        + " keyboard:docked,hardware+bar placement:fill adjustment:automatic field:middle", ids)
    let run = try matrix.run()
    var variations = OSBehavior.allCases.filter(\.canBeLeftOut)
      .map { matrix.model.variation.toggling($0) }
    for group in FigureShift.Group.allCases {
      variations.append(ModelVariation(shift: FigureShift([group], by: 8)))
    }
    var changed = 0
    for variation in variations {
      var varied = matrix
      varied.model = matrix.model.varied(variation)
      let whole = try varied.run()
      varied.reference = Matrix.Reference(model: matrix.model, result: run.result)
      let part = try varied.run()
      let changes = run.result.changes(to: whole.result, named: "")
      #expect(run.result.changes(to: part.result, named: "") == changes, "\(variation)")
      #expect(part.evaluations <= whole.evaluations)
      if changes.changed.contains(where: { $0 > 0 }) {
        changed += 1
      } else {
        #expect(part.evaluations < whole.evaluations, "\(variation)")
      }
    }
    #expect(changed > 1)
  }

  /// The controls of 216 pt are right where an assumed keyboard happens to be as high.
  @Test func `Moved figures turn the verdicts that rest on them`() throws {
    let query =
      "device:iphone-15 os:17.7 locale:en-US keyboard:docked,docked+prediction accessory:none "
      + "bars:none placement:fill adjustment:never base:base0 window:full script:show-hide"
    let matrix = try Self.matrix(where: query, ["covered-area", "s0b-raw-height"])
    let sensitivity = matrix.sensitivity(by: 8)
    #expect(
      sensitivity.changes.map(\.name).prefix(4) == [
        "keyboards −8", "keyboards +8", "bars −8", "bars +8",
      ])
    #expect(sensitivity.changes.count == 10)
    // What is right whatever the figures are does not depend on them.
    #expect(sensitivity.changes.allSatisfy { $0.changed[0] == 0 })
    #expect(sensitivity.changes.allSatisfy { $0.scenarios == sensitivity.result.counts.applicable })
  }

  @Test func `A whole run of everything is asked for what it depends on, however that is asked`()
    throws
  {
    let shipped = try Shipped.model()
    var plan = shipped.plan
    plan.runs = [.init(name: "few", query: "device:iphone-6 os:8.4 locale:en-US script:show")]
    let model = MatrixModel(shipped.profiles, plan)
    func asks(_ query: String?, _ gate: MatrixPlan.Gate, _ options: Matrix.Options) throws -> Bool {
      let matrix = try Matrix(
        model, strategies: [AnyInsetStrategy(CoveredArea.self)],
        where: query.map { try Query($0, in: model.space) }, gate: gate)
      return matrix.asksForDependence(of: try matrix.run(options).result)
    }
    let gate = MatrixPlan.Gate(exact: ["covered-area"])
    for everything in [nil, "", "*"] {
      #expect(try asks(everything, gate, Matrix.Options()))
    }
    #expect(try !asks("bars:none", gate, Matrix.Options()))
    #expect(try !asks(nil, MatrixPlan.Gate.none, Matrix.Options()))
    var part = Matrix.Options()
    part.shard = Shard(1, of: 2)
    #expect(try !asks(nil, gate, part))
  }

  @Test func `A window's bottom edge and its own safe area move with what is assumed of them`()
    throws
  {
    let model = try Shipped.wholeModel()
    let os = try #require(model.plan.os.first { $0.description == "17.7" })
    for device in model.profiles.devices {
      for orientation in InterfaceOrientation.allCases {
        func row(_ shift: FigureShift) -> WindowEntry? {
          WindowRows(device, orientation, .stageManager, on: os, shift)?.window
        }
        guard let row0 = row(FigureShift()), let area = row0.safeArea else { continue }
        let isAssumed = row0.frame.provenance == .assumed
        let (windows, areas) = (
          row(FigureShift([.windows], by: -8)), row(FigureShift([.safeAreas], by: -8))
        )
        #expect(windows?.safeArea == area)
        #expect(windows?.frame.value.maxY == row0.frame.value.maxY - (isAssumed ? 8 : 0))
        #expect(areas?.frame.value == row0.frame.value)
        let top = isAssumed && area.top > 0 ? max(1, area.top - 8) : area.top
        #expect(areas?.safeArea?.top == top)
      }
    }
  }

  @Test func `Only assumed figures move, as far as they stay valid`() throws {
    let model = try Shipped.wholeModel()
    let device = try #require(model.profiles.devices.first { $0.id == "iphone-15" })
    let os = try #require(model.plan.os.first { $0.description == "17.7" })
    func height(_ mode: KeyboardMode, _ shift: FigureShift) throws -> (Double, Provenance) {
      var cache = KeyboardCache(device, on: os, shift)
      let found = cache.keyboard(
        .main, beside: KeyboardLevel(mode), layout: .latinQwerty, orientation: .landscapeLeft)
      let height = try #require(found).height
      return (height.value, height.provenance)
    }
    let none = FigureShift()
    for mode in [KeyboardMode.docked, .dockedPrediction, .thirdParty] {
      let (before, provenance) = try height(mode, none)
      for points in [-8.0, 8, -10_000] {
        let moved = try height(mode, FigureShift([.keyboards], by: points)).0
        #expect(moved == (provenance == .assumed ? max(1, before + points) : before))
        #expect(try height(mode, FigureShift([.bars, .windows], by: points)).0 == before)
      }
    }
    #expect(try height(.docked, none).1 == .assumed)
  }
}
