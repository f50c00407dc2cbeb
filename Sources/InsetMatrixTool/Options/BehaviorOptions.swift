import ArgumentParser
import DeviceProfiles

/// Which OS behaviors are left out: an option that several commands share.
struct BehaviorOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "An OS behavior to leave out, such as silent-focus; may be given several times.",
      valueName: "behavior"))
  var without: [String] = []

  func behaviors() throws(Failure) -> Set<OSBehavior> {
    let known = OSBehavior.allCases.filter(\.canBeLeftOut)
    var behaviors: Set<OSBehavior> = []
    for name in without {
      guard let behavior = known.first(where: { $0.rawValue == name }) else {
        throw UnknownName(kind: "OS behavior", name: name, known: known.map(\.rawValue)).failure
      }
      behaviors.insert(behavior)
    }
    return behaviors
  }
}
