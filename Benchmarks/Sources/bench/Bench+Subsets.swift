import DeviceProfiles
import Foundation
import InsetMatrixProfiles
import MatrixModels
import MatrixResults
import ProfileFiles

extension Bench {
  /// Prints what few scenarios show of all that a nightly knows, as a table for `docs/subsets.md`.
  ///
  /// - Parameter path: The result of a nightly of the shipped matrix.
  /// - Throws: Where it cannot be read.
  /// - Returns: Whether there are shares of use.
  static func subsets(_ path: String) throws -> Bool {
    guard let source = ProfileFileSet.shipped.usage,
      let usage = try ProfileLoader.usage(source, in: nil)
    else { return false }
    let nightly = try ResultFile.decode([UInt8](Data(contentsOf: URL(filePath: path))))
    let subsets = Subsets(nightly, usage: usage)
    print("\(subsets.ruleCount) rules of \(nightly.strategies.count) strategies\n")
    print("| scenarios | how many | rules shown | use explained |\n|:--|--:|--:|--:|")
    for strength in ["1", "2", "mixed"].compactMap({ ScenarioStrength($0) }) {
      let start = Cost.now
      let scenarios = try subsets.chosen(strength)
      let chosen = Cost.now
      let reach = try subsets.judged(scenarios, strength: strength.text)
      line("`--strength \(strength.text)`", reach)
      line(
        "at random, mean of 5",
        mean(
          (1...5).map { subsets.random(scenarios.count, seed: $0) }
            .map(subsets.reach)))
      FileHandle.standardError.write(
        Data(
          """
          strength \(strength.text): \((chosen - start).cpu.rounded(to: 1)) s to choose, \
          \((Cost.now - chosen).cpu.rounded(to: 1)) s to judge and compare\n
          """.utf8))
    }
    for (name, query) in teams { line(name, try subsets.reach(query)) }
    return true
  }

  /// The devices of `usage.yaml` with the largest shares, three iPhones and the newest iPad, as teams
  /// test on them.
  private static let teams = [
    (
      "four devices, default settings",
      devices + " orientation:portrait window:full bars:none placement:fill adjustment:automatic"
        + " base:base0 script:show-hide"
    ),
    ("four devices, both orientations, every screen and script", devices + " window:full"),
  ]
  private static let devices =
    "device:iphone-15,iphone-17-pro,iphone-16-pro,ipad-a16 os:26 locale:en-US"
    + " keyboard:docked accessory:none"

  private static func mean(_ reaches: [Subsets.Reach]) -> Subsets.Reach {
    func mean(_ value: (Subsets.Reach) -> Double) -> Double {
      reaches.reduce(0) { $0 + value($1) } / Double(max(1, reaches.count))
    }
    return Subsets.Reach(
      scenarios: mean(\.scenarios), rules: mean(\.rules), use: mean(\.use))
  }

  private static func line(_ name: String, _ reach: Subsets.Reach) {
    func percent(_ share: Double) -> String { "\((share * 100).rounded(to: 1)) %" }
    print(
      "| \(name) | \(Int(reach.scenarios.rounded())) | \(percent(reach.rules)) "
        + "| \(percent(reach.use)) |")
  }
}
