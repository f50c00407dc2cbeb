import DeviceProfiles
import InsetMatrix
import MatrixResults
import ProfileFiles
import ScenarioSpaces
import Testing

/// The shares of use that are part of the library.
struct ShippedUsageTests {
  private let space: ScenarioSpace
  private let usage: UsageModel

  /// What was counted in public apps.
  private static let counted = ["accessory", "bars", "placement", "adjustment", "base"]
  /// What nobody publishes.
  private static let assumed = ["window", "locale", "keyboard", "script"]
  /// All but the field.
  private static let parameters = ["device", "os", "orientation"] + counted + assumed

  init() throws {
    let files = ProfileFileSet.shipped
    space = try files.model().space
    usage = try ProfileLoader.usage(try #require(files.usage), in: space)
  }

  private func levels(of parameter: String) throws -> [String] {
    try #require(space.parameters.first { $0.name == parameter }).levels
  }

  @Test func `It is about what users and apps choose, for every device`() throws {
    #expect(Set(usage.distributions.map(\.parameter)) == Set(Self.parameters))
    for parameter in Self.parameters {
      // One without a condition is for all devices that no other is for.
      let rest = usage.distributions.filter { $0.parameter == parameter && $0.condition.isEmpty }
      #expect(rest.count == 1, "\(parameter)")
    }
  }

  @Test func `Each row is of levels that there are, and each level has a row`() throws {
    var named: [String: [Bool]] = [:]
    for distribution in usage.distributions {
      let parameter = distribution.parameter
      let levels = try levels(of: parameter)
      for row in distribution.shares {
        let values = try #require(LevelValues(row.levels))
        #expect(values.unmatched(in: levels) == [], "\(parameter)")
        let earlier = named[parameter] ?? levels.map { _ in false }
        named[parameter] = zip(earlier, values.matches(in: levels)).map { $0 || $1 }
      }
    }
    #expect(named.filter { $0.value.contains(false) }.keys.sorted() == [])
  }

  @Test func `The shares of a distribution are percentages with ranges`() {
    for distribution in usage.distributions {
      // A language has predictions or candidates, and a window is tiled where there is no Split View.
      for absent in ["docked+prediction", "docked+candidates"] {
        let sum = distribution.shares.reduce(0) {
          $0 + ($1.levels == absent || $1.levels.hasPrefix("tiled") ? 0 : $1.share)
        }
        #expect(abs(sum - 100) < 0.2, "\(distribution.parameter) \(distribution.condition)")
      }
      #expect(distribution.shares.contains { $0.low < $0.high })
      for row in distribution.shares { #expect(row.low <= row.share && row.share <= row.high) }
    }
  }

  /// The share of a row's levels among all, in percent.
  private func percent(_ parameter: String, _ condition: String = "", of pattern: String) throws
    -> (low: Double, share: Double, high: Double)
  {
    let levels = try levels(of: parameter)
    let wanted = try #require(LevelValues(pattern)).matches(in: levels)
    let rows = try #require(
      usage.distributions.first { $0.parameter == parameter && $0.condition == condition }
    ).shares.filter { row in
      LevelValues(row.levels).map { zip($0.matches(in: levels), wanted).contains { $0 && $1 } }
        ?? false
    }
    return (
      rows.reduce(0) { $0 + $1.low }, rows.reduce(0) { $0 + $1.share },
      rows.reduce(0) { $0 + $1.high }
    )
  }

  @Test func `Sums are those of the sources`() throws {
    // 11.3 of 100 sessions; five apps have 4.8 to 26.4, beside iPhones' 89.
    let pads = try percent("device", of: "ipad*")
    #expect(abs(pads.share - 11) < 0.1)
    #expect(abs(100 * pads.low / (pads.low + 89) - 5) < 0.5)
    #expect(abs(100 * pads.high / (pads.high + 89) - 26) < 0.5)
    // App Store, 7 June 2026, by the age of the phones: 79, 14 and 7 of 100.
    let recent = try #require(
      usage.distributions.first { $0.condition.contains("iphone-17*") }?.condition)
    let chosen = recent.split(separator: ":")[1]
    let phones = try percent("device", of: "iphone*,ipod*").share
    let age = try percent("device", of: String(chosen)).share / phones
    for (versions, share) in [("26,27,!*+sdk*", 79.0), ("18", 14), ("!18,26,27", 7)] {
      let young = try percent("os", recent, of: versions).share
      let old = try percent("os", of: versions).share
      #expect(abs(age * young + (1 - age) * old - share) < 0.5, "\(versions)")
    }
  }

  @Test func `What nobody publishes is assumed, and what an app sets is counted`() {
    for distribution in usage.distributions {
      let isAssumed = Self.assumed.contains(distribution.parameter)
      let isCounted = Self.counted.contains(distribution.parameter)
      #expect((distribution.kind == .assumed) == isAssumed, "\(distribution.parameter)")
      #expect((distribution.kind == .counted) == isCounted, "\(distribution.parameter)")
      #expect(distribution.kind != .own)
    }
  }

  @Test func `Most apps set nothing themselves`() throws {
    for (parameter, level) in [
      ("base", "base0"), ("accessory", "none"), ("adjustment", "automatic"),
      ("script", "show,show-hide,show-hide-show,cycle"),
    ] {
      let share = try percent(parameter, of: level)
      #expect(share.share > 85 && share.low > 70, "\(parameter)")
    }
  }
}
