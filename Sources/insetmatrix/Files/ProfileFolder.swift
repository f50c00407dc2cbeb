import Foundation
import ProfileFiles

struct ProfileFolder {
  let path: String

  init(_ path: String) { self.path = path }

  /// Where the folder's plan would be.
  var plan: String { "\(path)/matrix.yaml" }
  /// Where the folder's scripts would be.
  var scripts: String { "\(path)/scripts.yaml" }
  var hasPlan: Bool { FileManager.default.fileExists(atPath: plan) }

  /// Whether there is such a folder.
  var exists: Bool {
    let kind = try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey])
    return kind?.isDirectory == true
  }

  /// The paths of all YAML files below the folder, sorted.
  func files() throws(Failure) -> [String] {
    guard exists, let names = FileManager.default.enumerator(atPath: path) else {
      throw Failure(
        status: .invalidInput,
        message: "error: there is no folder \(path); specify the profiles' folder with --profiles")
    }
    return names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .map { "\(path)/\($0)" }.sorted()
  }

  /// Reads a file; `-` is standard input.
  static func read(_ path: String) throws(Failure) -> ProfileSource {
    ProfileSource(path: Input.name(of: path), bytes: try Input.read(path))
  }
}
