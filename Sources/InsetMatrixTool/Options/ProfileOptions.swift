import ArgumentParser
import InsetMatrix
import Reporting

/// Where the profiles are: options that several commands share.
///
/// Without options a checkout's `devices` are used where there are some, and the shipped ones
/// everywhere else. A plan of one's own brings along the files beside it.
struct ProfileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder with the device profiles; by default devices, or else the shipped ones.",
      valueName: "dir"), completion: .directory)
  var profiles: String?

  @Option(
    help: ArgumentHelp(
      "What to run; by default matrix.yaml in the profiles' folder, or else in this one.",
      valueName: "file"), completion: Completions.yaml)
  var matrix: String?

  /// The options as words for a shell, each with a space before it.
  var words: String { shellOption("profiles", profiles) + shellOption("matrix", matrix) }

  /// Reads all files and reports all their errors at once.
  func load() throws(Failure) -> ScenarioMatrix { try load(files()) }

  /// Takes files that were read.
  func load(_ files: ProfileFileSet) throws(Failure) -> ScenarioMatrix {
    try orFailure(ScenarioMatrix(files))
  }

  /// Reads all files, whatever they say.
  func files() throws(Failure) -> ProfileFileSet {
    let (folder, plan) = places
    let files = try orFailure(ProfileFileSet(profiles: folder, plan: plan))
    try SavedHandlers(beside: self).add()
    return files
  }

  /// The folder and the plan that are read, whether named or found; nil where none is.
  var places: (folder: String?, plan: String?) {
    let folder = profiles ?? (ProfileFolder("devices").hasPlan ? "devices" : nil)
    let here = folder == nil && ProfileFolder(".").hasPlan ? "matrix.yaml" : nil
    return (folder, matrix ?? here)
  }
}
