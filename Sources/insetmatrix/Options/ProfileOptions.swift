import ArgumentParser
import DeviceProfiles
import InsetMatrix
import MatrixModels
import ProfileFiles
import ScenarioSpaces

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

  /// Reads all files and reports all their errors at once.
  func load(checkingQueries: Bool = true) throws(Failure) -> MatrixModel {
    try files().load(checkingQueries: checkingQueries)
  }

  /// Reads all files, whatever they say.
  func files() throws(Failure) -> ProfileFileSet {
    let checkout = ProfileFolder("devices")
    if let folder = profiles.map(ProfileFolder.init) ?? (checkout.hasPlan ? checkout : nil) {
      return try files(of: folder)
    }
    guard let plan = matrix ?? (ProfileFolder(".").hasPlan ? "matrix.yaml" : nil) else {
      return .shipped
    }
    var files = ProfileFileSet.shipped
    files.plan = try ProfileFolder.read(plan)
    try files.take(beside: plan)
    return files
  }

  private func files(of folder: ProfileFolder) throws(Failure) -> ProfileFileSet {
    var paths = try folder.files()
    // The folder's plan stays out where another one is given.
    paths.removeAll { $0 == folder.plan || $0 == matrix }
    guard !paths.isEmpty else {
      throw Failure(
        status: .invalidInput, message: "error: no profile (*.yaml) under \(folder.path)")
    }
    var files = ProfileFileSet(
      sources: [], plan: try ProfileFolder.read(matrix ?? folder.plan), scripts: folder.scripts)
    for path in paths { files.sources.append(try ProfileFolder.read(path)) }
    if let matrix { try files.take(beside: matrix) }
    return files
  }
}
