import DeviceProfiles
import Foundation
import InsetMatrix
import MatrixResults
import ProfileFiles

extension Bench {
  /// Prints what few scenarios show of all that a nightly knows, as a table.
  ///
  /// - Parameter path: The result of a nightly of the shipped matrix.
  /// - Throws: Where it cannot be read.
  /// - Returns: Whether there are shares of use.
  static func subsets(_ path: String) throws -> Bool {
    guard let source = ProfileFileSet.shipped.usage else { return false }
    let usage = try ProfileLoader.usage(source, in: nil)
    let nightly = try ResultFile.decode([UInt8](Data(contentsOf: URL(filePath: path))))
    let subsets = Subsets(nightly, usage: usage)
    print("\(subsets.ruleCount) rules of \(nightly.strategies.count) strategies\n")
    print("| scenarios | how many | rules shown | use explained |\n|:--|--:|--:|--:|")
    for (name, query) in teams { line(name, try subsets.reach(query)) }
    for (name, strength) in strengths {
      let start = Cost.now
      let scenarios = try subsets.chosen(strength)
      let chosen = Cost.now
      line(name, try subsets.judged(scenarios, strength: strength.text))
      let draws = (1...5).map { subsets.random(scenarios.count, seed: $0) }
      line("as many at random", mean(draws.map(subsets.reach)))
      let (choice, rest) = ((chosen - start).cpu, (Cost.now - chosen).cpu)
      FileHandle.standardError.write(
        Data("\(name): \(choice.rounded(to: 1)) s to choose, \(rest.rounded(to: 1)) s\n".utf8))
    }
    print("| `--strength 3` | at least \(try subsets.fewest(strength: 3)) | | |")
    return true
  }

  /// What is chosen: pairs of devices and locales with all else are many, triples too many.
  private static let strengths = {
    var most = ScenarioStrength.mixed
    most.groups[0].parameters = MatrixParameter.allCases.filter { $0 != .device && $0 != .locale }
    return ["1", "2", "mixed"].compactMap { text in
      ScenarioStrength(text).map { ("`--strength \(text)`", $0) }
    } + [("every 3 levels but of devices and locales", most)]
  }()

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
    // A row takes minutes.
    fflush(nil)
  }
}
