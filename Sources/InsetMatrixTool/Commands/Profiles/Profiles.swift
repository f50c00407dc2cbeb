import ArgumentParser

/// What can be done with the profiles beside running them.
struct Profiles: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Works with the device profiles.",
    subcommands: [
      ProfilesShow.self, ProfilesExplain.self, ProfilesDiff.self,
      ProfilesCoverage.self, ProfilesExport.self, ProfilesMatch.self,
      ProfilesImport.self, ProfilesFormat.self, ProfilesLint.self, ProfilesSchema.self,
    ])
}
