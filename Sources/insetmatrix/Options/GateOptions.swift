import ArgumentParser

/// Which strategies must be exact for the run to succeed.
struct GateOptions: ParsableArguments {
  /// What the command line can ask for; everything else is said in `matrix.yaml`.
  enum Choice: String, ExpressibleByArgument, CaseIterable {
    case none
  }

  @Option(
    help: ArgumentHelp(
      "none: no strategy must be exact. By default those of the gate in matrix.yaml.",
      valueName: "none"))
  var gate: Choice?

  /// The strategies; nil for those of the plan.
  var strategies: [String]? { gate == nil ? nil : [] }
}
