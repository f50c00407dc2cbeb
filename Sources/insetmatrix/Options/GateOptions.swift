import ArgumentParser
import DeviceProfiles

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

  /// The gate; nil for the plan's.
  var choice: MatrixPlan.Gate? { gate == nil ? nil : MatrixPlan.Gate.none }
}
