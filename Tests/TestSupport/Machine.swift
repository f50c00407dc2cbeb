import Foundation

/// What machines have that only some tests need.
package enum Machine {
  /// Whether there is a file or device of this path, or a program of this name in `PATH`.
  package static func has(_ name: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    return paths.contains { FileManager.default.fileExists(atPath: $0) }
  }
}
