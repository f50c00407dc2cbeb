import ArgumentParser
import DeviceProfiles
import Foundation
import MatrixEngine
import ProfileFiles
import ScenarioSpaces

/// Where the profiles are: options that several commands share.
struct ProfileOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder with the device profiles.", valueName: "dir"))
  var profiles = "devices"

  @Option(
    help: ArgumentHelp(
      "What to run; by default matrix.yaml in the profiles' folder.", valueName: "file"))
  var matrix: String?

  /// The file that says what to run.
  var planPath: String { matrix ?? "\(profiles)/matrix.yaml" }

  /// Where the profiles and the plan come from, in words.
  var origin: String { matrix.map { "those in \(profiles) and \($0)" } ?? "those in \(profiles)" }

  /// Reads all files and reports all their errors at once.
  func load() throws(Failure) -> MatrixModel { try Self.model(of: sources()) }

  /// The space of some files, or all their errors.
  static func model(of files: ProfileFolder) throws(Failure) -> MatrixModel {
    let (sources, plan) = (files.sources, files.plan)
    do throws(InvalidProfiles) {
      let loaded = try ProfileFiles.load(sources, matrix: plan)
      return MatrixModel(
        loaded.profiles, loaded.plan, digest: digest(sources + [plan]))
    } catch {
      throw Failure(status: .invalidInput, message: error.render(sources + [plan]))
    }
  }

  /// Reads all files as they are.
  func sources() throws(Failure) -> ProfileFolder {
    let matrixPath = planPath
    // The shipped plan stays out where another one is given.
    let plans = [matrixPath, "\(profiles)/matrix.yaml"]
    var paths = try Self.files(under: profiles).filter { !plans.contains($0) }
    // An app's own plan may bring its scripts along.
    let beside = URL(filePath: matrixPath).deletingLastPathComponent().appending(
      path: "scripts.yaml")
    if matrix != nil, FileManager.default.fileExists(atPath: beside.path) {
      let isShipped = paths.contains {
        URL(filePath: $0).standardizedFileURL == beside.standardizedFileURL
      }
      paths.removeAll { $0 == "\(profiles)/scripts.yaml" && !isShipped }
      if !isShipped { paths.append(beside.relativePath) }
    }
    guard !paths.isEmpty else {
      throw Failure(
        status: .invalidInput, message: "error: no profile (*.yaml) under \(profiles)")
    }
    var sources: [ProfileSource] = []
    for path in paths { sources.append(try Self.source(path)) }
    return ProfileFolder(sources: sources, plan: try Self.source(matrixPath))
  }

  /// A number that changes with any byte of the files: FNV-1a in the order of their paths.
  private static func digest(_ sources: [ProfileSource]) -> UInt64 {
    sources.reduce(0xCBF2_9CE4_8422_2325) { digest, source in
      source.bytes.reduce(digest) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }

  private static func files(under folder: String) throws(Failure) -> [String] {
    let kind = try? URL(filePath: folder).resourceValues(forKeys: [.isDirectoryKey])
    guard kind?.isDirectory == true,
      let names = FileManager.default.enumerator(atPath: folder)
    else {
      throw Failure(
        status: .invalidInput,
        message: "error: there is no folder \(folder); say with --profiles where the profiles are")
    }
    return names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .map { "\(folder)/\($0)" }.sorted()
  }

  private static func source(_ path: String) throws(Failure) -> ProfileSource {
    do {
      return ProfileSource(path: path, bytes: Array(try Data(contentsOf: URL(filePath: path))))
    } catch {
      throw Failure(
        status: .invalidInput, message: "error: cannot read \(path): \(error.localizedDescription)")
    }
  }
}

/// The files of a profiles' folder as they were read.
struct ProfileFolder: Equatable {
  /// The devices, families, locales and scripts.
  var sources: [ProfileSource]
  /// What runs.
  var plan: ProfileSource
}
