import ArgumentParser

/// What can be done with the profiles beside running them.
struct Profiles: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Works with the device profiles.",
    subcommands: [
      ProfilesMatch.self,
      ProfilesLint.self,
      ProfilesRules.self,
      ProfilesSchema.self,
      ProfilesWithstand.self,
    ])
}
