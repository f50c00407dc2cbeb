import Foundation
import InsetMatrix
import MatrixResults

/// Result files, read and written with the tool's errors.
enum RunFile {
  /// The result of a file, and the build of the tool that judged it.
  static func read(_ path: String) throws(Failure) -> (result: RunResult, writer: String) {
    let bytes = try orFailure(Input.read(path))
    do throws(InvalidResultFile) {
      return (try ResultFile.decode(bytes), ResultFile.writer(of: bytes))
    } catch {
      throw Failure(status: .invalidInput, message: "\(path): error: \(error) [result-file]")
    }
  }

  /// Refuses results that other versions of the tool judged: together they are no version's.
  static func requireVersion(
    _ version: String, of files: [(path: String, writer: String)], as other: String
  ) throws(Failure) {
    for (path, writer) in files where ToolBuild.version(of: writer) != version {
      throw mismatch(
        [
          RunRequest.Difference(
            name: "version", first: version, second: ToolBuild.version(of: writer))
        ], other, path)
    }
  }

  /// The failure for two results, or a result and a run, that were asked for different things.
  static func mismatch(
    _ differences: [RunRequest.Difference], _ first: String, _ second: String,
    verb: String = "do not belong to one run"
  ) -> Failure {
    Failure(
      status: .invalidInput,
      message: differences.reduce("error: \(first) and \(second) \(verb) [result-file]") {
        $0 + "\n  \($1.name): \($1.first)  (\(first))\n  \($1.name): \($1.second)  (\(second))"
      })
  }
}

extension IncompatibleResult {
  /// The failure that the tool ends with.
  func failure(_ names: [String]) -> Failure {
    switch self {
    case .otherRequest(let number, let differences):
      RunFile.mismatch(differences, names[0], names[max(number, 1)])
    case .contradiction(let number):
      Failure(
        status: .invalidInput,
        message: "error: \(names[number]) overlaps another part [result-file]")
    case .duplicate(let shard, let first, let second):
      Failure(
        status: .invalidInput,
        message: "error: \(shard.words) is given twice: \(names[first]), \(names[second])")
    case .missing(let parts, let count):
      Failure(
        status: .incomplete,
        message: "error: missing or interrupted: \(Self.listed(parts, of: count))")
    }
  }

  private static func listed(_ parts: [Int], of count: Int) -> String {
    let shown = parts.prefix(12).map { "shard \($0)/\(count)" }.joined(separator: ", ")
    return parts.count > 12 ? "\(shown) and \(parts.count - 12) more" : shown
  }
}
