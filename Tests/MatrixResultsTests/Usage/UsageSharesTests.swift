import DeviceProfiles
import InsetOracle
import MatrixEngine
import MatrixFixtures
@testable import MatrixResults
import ScenarioSpaces
import Testing

struct UsageSharesTests {
  /// Phones are used three times as much; a phone's second script is as frequent as the first, and a
  /// pad has the first one only.
  private static let handmade = HandmadeResult(
    devices: ["phone", "pad"], strategy: "hides-on-phone",
    outcomes: [
      "phone/s1": HandmadeResult.failing(.hidden, .below100, size: .more),
      "phone/s2": HandmadeResult.exact, "pad/s1": HandmadeResult.failing(.gap),
    ],
    others: [
      "hides-on-pad": [
        "phone/s1": HandmadeResult.exact, "phone/s2": HandmadeResult.exact,
        "pad/s1": HandmadeResult.failing(.hidden, .accessory, size: .line),
      ],
      "gaps": [
        "phone/s1": HandmadeResult.failing(.gap), "phone/s2": HandmadeResult.exact,
        "pad/s1": .notAvailable,
      ],
      "exact": [
        "phone/s1": HandmadeResult.exact, "phone/s2": .ambiguous, "pad/s1": HandmadeResult.exact,
      ],
    ])

  private static func shares(phone: UsageModel.Share) throws -> UsageShares {
    let result = handmade.result
    let usage = UsageWeights(UsageModel(.init("device", phone, .init("pad", 25))), in: result)
    return try #require(UsageShares(usage, of: result, rules: result.failureRules()))
  }

  @Test func `Shares are those of a small case by hand`() throws {
    let shares = try Self.shares(phone: .init("phone", 75))
    let (phone, pad) = (shares.strategies[0], shares.strategies[1])
    #expect(phone[.moreHidden] == 0.375)
    #expect(phone[.exact] == 0.375)
    #expect(phone[.gap] == 0.25)
    #expect(phone.hiddenRange == 0.375...0.375)
    #expect(pad[.lineHidden] == 0.25)
    #expect(shares.strategies[2][.notAvailable] == 0.25)
    #expect(shares.strategies[3][.ambiguous] == 0.375)
    // Rules come with what explains the most: that of the phone is the larger one in scenarios, too.
    let rules = Self.handmade.result.failureRules()[0].rules
    for (rule, share) in zip(rules, phone.rules) {
      #expect(share == (rule.signature.aspect == .hidden ? 0.375 : 0.25))
    }
    #expect(phone.rules.count == 2)
  }

  @Test func `Right in more of all that can be judged is better`() throws {
    let shares = try Self.shares(phone: .init("phone", 75))
    // 0.625 of 0.625, 0.75, and 0.375 twice: once with a gap, once with hidden content.
    #expect(shares.order == [3, 1, 2, 0])
  }

  @Test func `Right wherever it is available is no better than right in more of all`() throws {
    let handmade = HandmadeResult(
      devices: ["phone", "pad"], strategy: "pads-alone",
      outcomes: [
        "phone/s1": .notAvailable, "phone/s2": .notAvailable, "pad/s1": HandmadeResult.exact,
      ],
      others: [
        "half": [
          "phone/s1": HandmadeResult.failing(.hidden), "phone/s2": HandmadeResult.exact,
          "pad/s1": HandmadeResult.failing(.gap),
        ]
      ])
    let model = UsageModel(.init("device", .init("phone", 75), .init("pad", 25)))
    let usage = UsageWeights(model, in: handmade.result)
    let shares = try #require(UsageShares(usage, of: handmade.result, rules: []))
    // 0.375 of all, and 0.25.
    #expect(shares.order == [1, 0])
  }

  @Test func `Sources that disagree give a range`() throws {
    let shares = try Self.shares(phone: .init("phone", 75, low: 37.5, high: 112.5))
    // Half and one and a half times 0.375, of half and one and a half times 0.75 and the pad's 0.25.
    let range = shares.strategies[0].hiddenRange
    #expect(abs(range.lowerBound - 0.1875 / 0.625) < 1e-12)
    #expect(abs(range.upperBound - 0.5625 / 1.375) < 1e-12)
  }

  @Test func `Strategies that are equally good are ordered by name`() throws {
    let handmade = HandmadeResult(
      devices: ["phone"], strategy: "b", outcomes: ["phone/s1": HandmadeResult.exact],
      others: ["a": ["phone/s1": HandmadeResult.exact]])
    let usage = UsageWeights(UsageModel(), in: handmade.result)
    let shares = try #require(UsageShares(usage, of: handmade.result, rules: []))
    #expect(shares.order == [1, 0])
  }

  /// The pod has one of the two levels of a row: its whole part, as in a run of the pod alone.
  @Test func `Of a row's levels those that a device has share its part`() throws {
    let hidden = HandmadeResult.failing(.hidden)
    func shares(_ devices: [String]) throws -> [Double] {
      var outcomes = [
        "pod/s1": hidden, "pod/s3": HandmadeResult.exact, "phone/s1": hidden,
        "phone/s2": HandmadeResult.exact, "phone/s3": HandmadeResult.exact,
      ]
      outcomes = outcomes.filter { devices.contains(String($0.key.prefix { $0 != "/" })) }
      let handmade = HandmadeResult(devices: devices, outcomes: outcomes)
      let usage = UsageWeights(
        UsageModel(
          .init("device", .init("*", 1)), .init("script", .init("s1,s2", 6), .init("s3", 2))),
        in: handmade.result)
      let result = try #require(UsageShares(usage, of: handmade.result, rules: []))
      let strategy = result.strategies[0]
      return [strategy[.exact], strategy[.lineHidden]]
    }
    #expect(try shares(["pod"]).isNear([0.25, 0.75]))
    #expect(try shares(["phone"]).isNear([0.625, 0.375]))
    #expect(try shares(["phone", "pod"]).isNear([0.4375, 0.5625]))
  }

  /// The pad has half of its row's 40, and the old pad takes the other half out of the run.
  @Test func `A device that was not run keeps its part of a row`() throws {
    let handmade = HandmadeResult(
      devices: ["phone", "pad", "old"],
      outcomes: ["phone/s1": HandmadeResult.exact, "pad/s1": HandmadeResult.failing(.hidden)])
    let usage = UsageWeights(
      UsageModel(.init("device", .init("phone", 60), .init("pad,old", 40))), in: handmade.result)
    let shares = try #require(UsageShares(usage, of: handmade.result, rules: []))
    let strategy = shares.strategies[0]
    #expect([strategy[.exact], strategy[.lineHidden]].isNear([0.75, 0.25]))
  }

  @Test func `What nobody uses has no shares`() {
    let handmade = HandmadeResult(devices: ["phone"], outcomes: [:])
    let usage = UsageWeights(UsageModel(), in: handmade.result)
    #expect(UsageShares(usage, of: handmade.result, rules: []) == nil)
  }
}

/// Shares of a small part of the matrix, compared with plain sums over its scenarios.
struct UsageSharesSumTests {
  private static let model = UsageModel(
    .init("device", .init("iphone-8", 80), .init("ipad-air-2", 20)),
    .init("os", where: "device:ipad*", .init("12", 3), .init("10", 1)),
    .init("os", .init("10.3", 1), .init("12.5", 9)),
    .init("keyboard", .init("docked", 5), .init("docked-prediction,floating", 3)),
    .init("orientation", where: "device:iphone*", .init("portrait", 9), .init("landscape-left", 1)))

  private struct Summed {
    let result: RunResult
    let usage: UsageWeights
    /// The probability of each scenario that was run.
    private(set) var probabilities: [[Int]: Double] = [:]

    init() throws {
      result = try Shipped.matrix(
        where: "device:iphone-8,ipad-air-2 os:10.3,12.5 locale:en-US,ja-JP window:full "
          + "bars:none,nav+tab placement:fill,child base:base0 adjustment:automatic"
      ).run().result
      usage = UsageWeights(model, in: result)
      let scenarios = Array(result.table.scenarios(of: result.scope) { $0 == 0 })
      let possible = scenarios.filter { scenario in
        scenario.indices.allSatisfy { weight(scenario, $0) > 0 }
      }
      draw(possible[...], from: 0, 1)
    }

    private func weight(_ scenario: [Int], _ parameter: Int) -> Double {
      usage.weights.vectors[parameter][usage.weights.classes[scenario[0]]][scenario[parameter]]
    }

    /// Scenarios that are equal before a parameter come one after the other.
    private mutating func draw(
      _ scenarios: ArraySlice<[Int]>, from parameter: Int, _ probability: Double
    ) {
      guard let first = scenarios.first else { return }
      if parameter == first.count {
        probabilities[first] = probability
        return
      }
      let parts = Dictionary(grouping: scenarios) { $0[parameter] }
      let sum = parts.values.reduce(0) { $0 + weight($1[0], parameter) }
      for part in parts.values {
        draw(part[...], from: parameter + 1, probability * weight(part[0], parameter) / sum)
      }
    }
  }

  @Test func `Shares are sums over all scenarios`() throws {
    let summed = try Summed()
    let result = summed.result
    let rules = result.failureRules(limit: 4)
    let shares = try #require(UsageShares(summed.usage, of: result, rules: rules))
    for (index, strategy) in result.strategies.enumerated() {
      var expected = [Double](repeating: 0, count: Harm.allCases.count)
      var byRule = rules[index].rules.map { _ in 0.0 }
      for (scenario, probability) in summed.probabilities {
        let terminal = result.table.value(of: strategy.outcomes, at: scenario)
        let outcome = try #require(Outcome(terminal: terminal))
        expected[try #require(Harm(outcome)).rawValue] += probability
        for (number, rule) in rules[index].rules.enumerated()
        where outcome.verdict != nil && rule.cube.contains(scenario) {
          byRule[number] += probability
        }
      }
      let found = shares.strategies[index]
      let places = zip(found.harms, expected).allSatisfy { abs($0 - $1) < 1e-9 }
      #expect(places, "\(strategy.id) \(found.harms) \(expected)")
      #expect(zip(found.rules, byRule).allSatisfy { abs($0 - $1) < 1e-9 }, "\(strategy.id)")
      #expect(abs(found.harms.reduce(0, +) - 1) < 1e-9)
    }
    #expect(summed.probabilities.count > 1_000)
  }

  @Test func `Shares do not depend on threads`() throws {
    let summed = try Summed()
    let rules = summed.result.failureRules(limit: 2)
    let all = [1, 3].map {
      UsageShares(summed.usage, of: summed.result, rules: rules, threads: $0)
    }
    let (one, three) = (try #require(all[0]), try #require(all[1]))
    #expect(one.strategies.map(\.harms) == three.strategies.map(\.harms))
    #expect(one.strategies.map(\.hiddenRange) == three.strategies.map(\.hiddenRange))
    #expect(one.order == three.order)
  }
}

extension [Double] {
  /// Whether sums whose order is free are equal.
  fileprivate func isNear(_ other: [Double]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { abs($0 - $1) < 1e-12 }
  }
}
