import DeviceProfiles
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

@Suite struct MostUsedTests {
  private static let usage = UsageModel(
    name: "a test", unit: "sessions",
    distributions: [
      .init("device", .init("iphone-15", 5), .init("iphone-17", 3), .init("ipad-a16", 2)),
      .init("os", .init("26.1", 7), .init("18.7", 3)),
      .init("script", .init("show", 6), .init("show-hide", 4)),
    ])

  private static func ids(
    _ query: String, preferring usual: [MatrixParameter: String] = [:], limit: Int = 1
  ) throws -> [String] {
    let model = try Shipped.model()
    return model.mostUsed(
      where: try Query(query, in: model.space), usage, preferring: usual, limit: limit
    ).map(model.space.id)
  }

  /// The rest of the scenarios below has one level each.
  private static let rest =
    "portrait window:full locale:en-US keyboard:docked accessory:none bars:nav placement:fill "
    + "adjustment:automatic base:base0 field:middle"

  @Test func `Scenarios come by the product of their shares`() throws {
    let ids = try Self.ids(
      "device:iphone-15,iphone-17 os:26.1,18.7 script:show,show-hide \(Self.rest)", limit: 20)
    let level = "portrait/full/en-US/docked/none/nav/fill/automatic/base0/middle"
    // 5 x 7 x 6, 5 x 7 x 4, 3 x 7 x 6, 5 x 3 x 6, 3 x 7 x 4, 5 x 3 x 4; iPhone 17 never ran 18.7.
    #expect(
      ids == [
        "iphone-15/26.1/\(level)/show", "iphone-15/26.1/\(level)/show-hide",
        "iphone-17/26.1/\(level)/show", "iphone-15/18.7/\(level)/show",
        "iphone-17/26.1/\(level)/show-hide", "iphone-15/18.7/\(level)/show-hide",
      ])
    #expect(try Self.ids("device:iphone-15 script:show* \(Self.rest)", limit: 1) == [ids[0]])
  }

  @Test func `A usual level comes before those that are used more, where it is possible`() throws {
    let query = "device:iphone-15,iphone-17 os:26.1,18.7 script:show,show-hide \(Self.rest)"
    let ids = try Self.ids(query, preferring: [.script: "show-hide", .os: "18.7"])
    #expect(ids.first?.hasPrefix("iphone-15/18.7/") ?? false)
    #expect(ids.first?.hasSuffix("/show-hide") ?? false)
    let other = try Self.ids("device:iphone-17 \(Self.rest)", preferring: [.os: "18.7"])
    #expect(other.first?.hasPrefix("iphone-17/26.1/") ?? false, "an iPhone 17 never ran 18.7")
  }

  @Test func `What has no share comes last, and the newest version first`() throws {
    let ids = try Self.ids("device:iphone-8 script:show \(Self.rest)", limit: 2)
    #expect(ids.first?.hasPrefix("iphone-8/16.7/") ?? false, "\(ids)")
    #expect(try Self.ids("device:iphone-8 os:27.1").isEmpty)
  }

  @Test func `What cannot be names the levels with which it could`() throws {
    let model = try Shipped.model()
    let query = try Query(
      "device:ipad-a16 os:18.7 orientation:portrait window:split-half", in: model.space)
    let instead = model.alternatives(to: query, in: [Query(all: model.space)])
    let byParameter = Dictionary(uniqueKeysWithValues: instead.map { ($0.parameter, $0.levels) })
    #expect(byParameter[.orientation] == ["landscape-left", "landscape-right"])
    #expect(byParameter[.window]?.contains("split-third") ?? false)
    #expect(!(byParameter[.window]?.contains("split-half") ?? false))
    #expect(byParameter[.os] == nil || !byParameter[.os]!.contains("18.7"))
    let words = model.words(
      of: ExcludedScenario(
        id:
          "ipad-a16/18.7/portrait/split-half/en-US/docked/none/nav/fill/automatic/base0/middle/show",
        constraint: "window-of-device"))
    #expect(words.contains("the device doesn't have this window on this iOS"))
    #expect(words.contains("possible with orientation landscape-left or landscape-right"))
  }
}
