import DeviceProfiles
import ProfileFiles
import ScenarioSpaces
import Testing

/// Files of shares; what is wrong with them is in the fixtures.
struct UsageFileTests {
  private static let space = ScenarioSpace([
    Parameter("device", levels: ["ipad-air", "iphone-15", "iphone-15-pro"]),
    Parameter("os", levels: ["18.7", "26.1"]), Parameter("bars", levels: ["nav", "none"]),
  ])

  private func usage(_ distributions: String) throws -> UsageModel {
    let text = "schema: 1\nusage: an app\nunit: sessions\ndistributions:\n\(distributions)\n"
    return try ProfileLoader.usage(
      ProfileSource(path: "usage.yaml", bytes: Array(text.utf8)), in: Self.space)
  }

  @Test func `A distribution is read as it is written`() throws {
    let model = try usage(
      """
        - parameter: os
          where: device:ipad*
          kind: published
          source: somebody
          date: 2026-06
          shares:
            - {levels: "26", share: 80, low: 70.5, high: 85}
            - {levels: ["18", "17"], share: 20}
      """)
    #expect(
      model
        == UsageModel(
          name: "an app", unit: "sessions",
          distributions: [
            UsageModel.Distribution(
              parameter: "os", condition: "device:ipad*", kind: .published, source: "somebody",
              date: "2026-06",
              shares: [UsageModel.Share("26", 80, low: 70.5, high: 85), .init("18,17", 20)],
              place: SourceLocation(file: "usage.yaml", line: 5))
          ]))
  }

  @Test(arguments: UsageModel.Kind.allCases)
  func `A distribution says how it is known`(kind: UsageModel.Kind) throws {
    let model = try usage(
      """
        - parameter: bars
          kind: \(kind.rawValue)
          source: somebody
          date: 2026-08
          shares:
            - {levels: nav, share: 1}
      """)
    #expect(model.distributions.map(\.kind) == [kind])
  }

  @Test func `Shares of two parameters together are those of devices, and of the other for each`()
    throws
  {
    let model = try usage(
      """
        - parameters: [device, os]
          kind: own
          source: an export
          date: 2026-06
          shares:
            - {levels: [iphone-15, "18"], share: 30, low: 20}
            - {levels: [ipad-air, "26"], share: 5}
            - {levels: [iphone-15, "26"], share: 65, high: 70}
      """)
    #expect(model.distributions.map(\.parameter) == ["device", "os", "os"])
    #expect(
      model.distributions.map(\.condition) == ["", "device:iphone-15", "device:ipad-air"])
    #expect(
      model.distributions.map(\.shares) == [
        [UsageModel.Share("iphone-15", 95, low: 85, high: 100), .init("ipad-air", 5)],
        [UsageModel.Share("18", 30, low: 20), .init("26", 65, high: 70)],
        [UsageModel.Share("26", 5)],
      ])
  }

  @Test func `What the space lacks is no error`() throws {
    let model = try usage(
      """
        - parameter: device
          kind: own
          source: an export
          date: "2026"
          shares: [{levels: "iphone-15,iphone-99*", share: 9}, {levels: ipad-2, share: 1}]
        - {parameter: bars, where: "device:ipad-2", kind: own, source: us, date: "2026",
           shares: [{levels: tab, share: 1}]}
      """)
    #expect(model.distributions.count == 2)
  }

  @Test func `Two distributions of a parameter are for different devices`() throws {
    func shares(_ conditions: [String?]) throws -> Int {
      try usage(
        conditions.map { condition in
          "  - {parameter: os, " + (condition.map { "where: \"\($0)\", " } ?? "")
            + "kind: own, source: us, date: \"2026\", shares: [{levels: \"18\", share: 1}]}\n"
        }.joined()
      ).distributions.count
    }
    // One without a condition is for the devices that no other is for.
    #expect(try shares([nil, "device:ipad*", "device:iphone-15"]) == 3)
    #expect(throws: InvalidProfiles.self) { try shares(["device:iphone*", "device:!ipad*"]) }
    #expect(throws: InvalidProfiles.self) { try shares([nil, nil]) }
  }
}
