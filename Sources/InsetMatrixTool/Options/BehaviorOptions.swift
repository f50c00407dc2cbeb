import ArgumentParser
import DeviceProfiles
import InsetMatrix

/// Which OS behaviors are left out and which are taken in: options that several commands share.
struct BehaviorOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "An OS behavior to leave out, such as stale-guides; may be given several times.",
      valueName: "behavior"))
  var without: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      An OS behavior of which a single report tells, such as silent-focus, or possible for all of \
      them; may be given several times. Without it they are left out.
      """, valueName: "behavior"))
  var with: [String] = []

  /// Scenarios with these behaviors.
  func applied(to scenarios: ScenarioMatrix) throws(Failure) -> ScenarioMatrix {
    let usual = OSBehavior.allCases.filter { $0.canBeLeftOut && !$0.isPossible }
    let names = with.filter { $0 != Self.all }
    let taken = try Self.behaviors(names, of: OSBehavior.allCases.filter(\.isPossible))
    return scenarios.varied(
      without: try Self.behaviors(without, of: usual),
      with: names.count < with.count ? OSBehavior.possible : taken)
  }

  /// The name of all behaviors that are only possible.
  private static let all = "possible"

  private static func behaviors(
    _ names: [String], of known: [OSBehavior]
  ) throws(Failure) -> Set<OSBehavior> {
    var behaviors: Set<OSBehavior> = []
    for name in names {
      guard let behavior = known.first(where: { $0.rawValue == name }) else {
        throw UnknownName(kind: "OS behavior", name: name, known: known.map(\.rawValue)).failure
      }
      behaviors.insert(behavior)
    }
    return behaviors
  }
}
