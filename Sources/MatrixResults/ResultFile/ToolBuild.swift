import Foundation
import InsetCore

/// The build of the tool that runs: its strategies, oracle and OS behaviors are in its file.
package enum ToolBuild {
  /// The version with a hash of the program's file behind `+`, as semantic versions name builds; the
  /// version alone where the file cannot be read.
  package static let current =
    digest.map { "\(Release.version)+\(String($0, radix: 16))" }
    ?? Release.version

  /// The version of a build, without what is behind `+`.
  package static func version(of build: String) -> String {
    String(build.prefix { $0 != "+" })
  }

  private static var digest: UInt64? {
    guard let path = Bundle.main.executablePath, let file = FileHandle(forReadingAtPath: path)
    else { return nil }
    var digest = FNV1a.empty
    while let part = try? file.read(upToCount: 1 << 20), !part.isEmpty {
      digest = FNV1a.hash([UInt8](part), after: digest)
    }
    return digest
  }
}
