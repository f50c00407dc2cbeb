import DeviceProfiles
@testable import MatrixResults
import ScenarioSpaces
import Testing

struct UsageWeightsTests {
  private static let space = ScenarioSpace(
    MatrixParameter.allCases.map { parameter in
      Parameter(parameter.name, levels: levels[parameter] ?? ["x"])
    })
  private static let levels: [MatrixParameter: [String]] = [
    .device: ["phone-1", "phone-1-pro", "phone-2", "pad-1"], .os: ["17.0", "18.0", "18.7"],
    .script: ["s1", "s2"],
  ]

  private static func weights(
    notRun: [MatrixParameter: [Int]] = [:], _ distributions: UsageModel.Distribution...
  ) -> UsageWeights {
    UsageWeights(
      UsageModel(name: "a test", unit: "sessions", distributions: distributions), in: space,
      wasRun: RunLevels(
        space.parameters.enumerated().map { number, parameter in
          let missing = MatrixParameter(rawValue: number).flatMap { notRun[$0] } ?? []
          return parameter.levels.indices.map { !missing.contains($0) }
        }))
  }

  private static func vector(
    _ parameter: MatrixParameter, of device: Int, _ weights: UsageWeights
  ) -> [Double] {
    weights.weights.vectors[parameter.rawValue][weights.weights.classes[device]]
  }

  @Test func `A row is spread evenly over its devices, and over other levels that were run`() {
    // The pro is not run and keeps its 10, and a name is not its family's.
    let weights = Self.weights(
      notRun: [.device: [1]],
      .init("device", .init("phone-1*,pad-1", 30), .init("phone-2", 10), .init("watch", 60)))
    #expect(Self.vector(.device, of: 0, weights).isNear([1.0 / 3, 0, 1.0 / 3, 1.0 / 3]))
    #expect(weights.missing.map(\.levels) == ["watch"])
    #expect(weights.missing.map(\.share).isNear([0.6]))
    #expect(Self.vector(.script, of: 0, weights) == [0.5, 0.5])
    #expect(!weights.even.contains(.device))
    #expect(weights.even.contains(.script))
  }

  @Test func `A version is its family's, and the first row of a level counts`() {
    let weights = Self.weights(.init("os", .init("18", 3), .init("*", 1)))
    #expect(Self.vector(.os, of: 0, weights) == [0.25, 0.375, 0.375])
  }

  @Test func `Devices with a distribution of their own are a class`() {
    let weights = Self.weights(
      .init("os", where: "device:pad*", .init("17", 1), .init("18.7", 1)),
      .init("os", .init("18.7", 5, low: 4, high: 10)))
    #expect(weights.weights.classes == [0, 0, 0, 1])
    #expect(Self.vector(.os, of: 0, weights) == [0, 0, 1])
    #expect(Self.vector(.os, of: 3, weights) == [0.5, 0, 0.5])
    #expect(
      weights.rows == [
        .init(parameter: .os, devices: [0, 1, 2], levels: [2], factors: 0.8...2)
      ])
  }

  @Test func `What gives no use to anything that was run changes nothing`() {
    let weights = Self.weights(
      .init("os", .init("9", 1)), .init("moon", .init("full", 1)),
      .init("script", .init("s1", 0), .init("s2", .nan), .init("*", -1)))
    let third = 1.0 / 3
    #expect(Self.vector(.os, of: 0, weights) == [third, third, third])
    #expect(Self.vector(.script, of: 0, weights) == [0.5, 0.5])
    #expect(weights.missing.map(\.levels) == ["9"])
    #expect(weights.even.contains(.os))
  }

  private static let others = UsageModel(
    name: "public figures", unit: "devices",
    distributions: [
      .init("os", .init("17", 1), .init("18.7", 3)), .init("script", .init("s2", 1)),
      .init("device", .init("*", 1)),
    ])

  private static func mine(
    _ distributions: (parameter: String, condition: String, levels: String)...
  ) -> UsageWeights {
    let own = distributions.map { parameter, condition, levels in
      UsageModel.Distribution(
        parameter: parameter, condition: condition, kind: .own, source: "an export", date: "2026",
        shares: [.init(levels, 1)])
    }
    let model = UsageModel(name: "mine", unit: "sessions", distributions: own)
    return UsageWeights(
      model.completed(by: others), in: space,
      wasRun: RunLevels(
        space.parameters.map { parameter in parameter.levels.map { $0 != "pad-1" } }))
  }

  @Test func `Own figures count where they are of what was run, and others for the rest`() {
    let weights = Self.mine(("os", "", "26"), ("script", "", "s1"))
    #expect(weights.own == [.script])
    #expect(weights.model.name == "mine for What happens, public figures for the rest")
    #expect(Self.vector(.script, of: 0, weights) == [1, 0])
    #expect(Self.vector(.os, of: 0, weights) == [0.25, 0, 0.75])
    #expect(weights.kinds.filter { $0.count > 0 }.map(\.kind) == [.own, .assumed])
    #expect(weights.kinds.map(\.count) == [1, 0, 0, 0, 2])
    #expect(weights.missing.map(\.levels) == ["26"])
  }

  @Test func `A row of a version means none that is built with another SDK, unless it names it`() {
    let levels = ["18.7", "26.1", "26.1+sdk18"]
    let space = ScenarioSpace(
      MatrixParameter.allCases.map { Parameter($0.name, levels: $0 == .os ? levels : ["x"]) })
    func os(_ shares: UsageModel.Share...) -> [Double] {
      let model = UsageModel(
        name: "a test", unit: "sessions",
        distributions: [
          .init(parameter: "os", kind: .own, source: "an export", date: "2026", shares: shares)
        ])
      let all = RunLevels(space.parameters.map { $0.levels.map { _ in true } })
      return Self.vector(.os, of: 0, UsageWeights(model, in: space, wasRun: all))
    }
    #expect(os(.init("26", 3), .init("18", 1)) == [0.25, 0.75, 0])
    #expect(os(.init("26.1+sdk18", 1), .init("*", 3)) == [0.375, 0.375, 0.25])
  }

  @Test func `Others say something of the devices that own figures are not about`() {
    let weights = Self.mine(("os", "device:phone-2", "17"), ("script", "", "s1"))
    #expect(
      weights.model.name
        == "mine for iOS version on some devices and What happens, public figures for the rest")
    #expect(weights.own == [.os, .script] && !weights.even.contains(.os))
    #expect(Self.vector(.os, of: 2, weights) == [1, 0, 0])
    #expect(Self.vector(.os, of: 0, weights) == [0.25, 0, 0.75])
    #expect(Self.vector(.script, of: 0, weights) == [1, 0])
    #expect(weights.kinds.map(\.count) == [2, 0, 0, 0, 2])
  }

  @Test func `Where no own figure counts, the figures are those of others`() {
    // No iPad was run.
    let weights = Self.mine(("os", "", "26"), ("script", "device:pad*", "s1"))
    #expect(weights.own == [])
    #expect(weights.model.name == "public figures" && weights.model.unit == "devices")
    #expect(weights.kinds.map(\.count) == [0, 0, 0, 0, 3])
    #expect(Self.vector(.script, of: 0, weights) == [0, 1])
    let all = Self.mine(("os", "", "17"), ("script", "", "s1"), ("device", "", "*"))
    #expect(all.own == [.device, .os, .script] && all.model.name == "mine")
    #expect(Self.weights(.init("os", .init("17", 1))).own == nil)
  }

  @Test func `Shares as large as numbers get are proportions`() {
    let weights = Self.weights(
      .init("script", .init("s1", .greatestFiniteMagnitude), .init("s2", .greatestFiniteMagnitude)))
    #expect(Self.vector(.script, of: 0, weights) == [0.5, 0.5])
  }
}

extension [Double] {
  /// Whether sums whose order is free are equal.
  fileprivate func isNear(_ other: [Double]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { abs($0 - $1) < 1e-12 }
  }
}
