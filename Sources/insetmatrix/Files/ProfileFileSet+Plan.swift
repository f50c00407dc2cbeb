import Foundation
import InsetMatrix
import MatrixModels
import ProfileFiles

extension ProfileFileSet {
  /// Adds what an app's own plan brings along: `scripts.yaml` beside it takes the place of the
  /// set's scripts, and the devices in `profiles` are added to those of the set.
  mutating func take(beside plan: String) throws(Failure) {
    let folder = URL(filePath: plan).deletingLastPathComponent().relativePath
    func isKnown(_ path: String) -> Bool {
      let url = URL(filePath: path).standardizedFileURL
      return sources.contains { URL(filePath: $0.path).standardizedFileURL == url }
    }
    let beside = ProfileFolder(folder)
    var paths: [String] = []
    if FileManager.default.fileExists(atPath: beside.scripts), !isKnown(beside.scripts) {
      sources.removeAll { $0.path == scripts }
      paths.append(beside.scripts)
    }
    let own = ProfileFolder("\(folder)/profiles")
    if own.exists { paths += try own.files().filter { !isKnown($0) } }
    for path in paths {
      sources.append(
        try ProfileFolder.read(path.hasPrefix("./") ? String(path.dropFirst(2)) : path))
    }
  }

  /// The space that the files define, or a failure with all their errors.
  func load(checkingQueries: Bool = true) throws(Failure) -> MatrixModel {
    do throws(MatrixError) {
      return try model(checkingQueries: checkingQueries)
    } catch {
      throw Failure(status: .invalidInput, message: error.description)
    }
  }
}
