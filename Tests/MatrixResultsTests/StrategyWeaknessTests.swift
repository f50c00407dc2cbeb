import DeviceProfiles
import InsetCore
import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixResults
import Testing

/// Strategies fail as their descriptions say, on a few devices with more of the rare cases than people have; the
/// nightly tests prove the whole matrix, and more strictly.
@Suite struct StrategyWeaknessTests {
  private static let parts = [
    "device:iphone-15-pro,ipad-air,ipad-pro-11-inch-4th-generation os:7.1,12.5,16.7,26.1 "
      + "orientation:portrait,landscape-left keyboard:docked,floating,undocked,hardware* "
      + "accessory:none,bar-44 bars:nav+tab placement:fill,child base:edges script:show-hide-show",
    "device:iphone-5s,ipad-pro-11-inch-4th-generation os:12.5,16.7,26.1+sdk18 "
      + "orientation:portrait,landscape-left keyboard:docked,floating,hardware+bar "
      + "accessory:none,bar-88 bars:none,nav+tab window:full,slide-over,form-sheet,stage-manager "
      + "base:bottom-20 script:show-hide",
    "device:iphone-15-pro,ipad-pro-11-inch-4th-generation os:16.7,26.1 orientation:portrait "
      + "keyboard:docked accessory:none bars:nav+tab window:full script:show-hide-show",
    "device:iphone-5s,iphone-15-pro,ipad-pro-11-inch-4th-generation os:12.5,16.7,26.1 "
      + "orientation:portrait,landscape-left keyboard:docked,undocked,hardware+bar accessory:none "
      + "bars:nav+tab window:full placement:fill base:edges",
  ]

  private static func result() throws -> RunResult {
    let shipped = try Shipped.model()
    var plan = shipped.plan
    plan.runs = parts.enumerated().map { number, part in
      let adjustment = number == 2 ? "" : "adjustment:automatic "
      return .init(
        name: "part \(number + 1)", query: "locale:en-US field:middle \(adjustment)\(part)")
    }
    let model = MatrixModel(shipped.profiles, plan)
    return try Matrix(model, strategies: Strategies.all).run().result
  }

  @Test func `Scenarios of a weakness fail as it says`() throws {
    let result = try Self.result()
    var absent: [String] = []
    var shown = 0
    for strategy in result.strategies {
      let found = result.weaknesses(of: strategy)
      for (weakness, counts) in zip(strategy.about.weaknesses, found.counts) {
        guard let query = weakness.query else { continue }
        guard let counts, counts.judged > 0 else {
          absent.append("\(strategy.id): \(query)")
          continue
        }
        shown += 1
        let words = "\(strategy.id): \(query): \(counts.asSaid) of \(counts.judged)"
        #expect(counts.asSaid > 0, "\(words)")
        #expect(weakness.isOften || counts.asSaid * 2 >= counts.judged, "\(words)")
      }
    }
    // These devices lack what the others need.
    #expect(absent.count * 6 <= shown, "\(absent.joined(separator: "\n"))")
  }
}
