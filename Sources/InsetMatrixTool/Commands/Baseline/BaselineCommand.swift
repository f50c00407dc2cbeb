import ArgumentParser

/// What can be done with known failures.
struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline", abstract: "Works with the failures that are known.",
    subcommands: [BaselineUpdate.self, BaselineReview.self])
}
