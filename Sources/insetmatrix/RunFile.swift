import Foundation
import MatrixEngine

/// Result files, read and written with the tool's errors.
enum RunFile {
  /// Reads a result.
  static func read(_ path: String) throws(Failure) -> RunResult {
    let bytes: [UInt8]
    do {
      bytes = Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw Failure(
        status: .invalidInput, message: "error: cannot read \(path): \(error.localizedDescription)")
    }
    do throws(InvalidResultFile) {
      return try ResultFile.decode(bytes)
    } catch {
      throw Failure(status: .invalidInput, message: "\(path): error: \(error) [result-file]")
    }
  }

  /// Writes a result.
  static func write(_ result: RunResult, to path: String) throws(Failure) {
    try Output.write(Data(ResultFile.encode(result)), to: path)
  }
}

extension UnfitResult {
  /// The failure that the tool ends with.
  var failure: Failure {
    switch self {
    case .foreign:
      Failure(
        status: .invalidInput,
        message: "error: the results come from different profiles, plans or strategies")
    case .duplicate(let shard):
      Failure(status: .invalidInput, message: "error: shard \(shard) is given twice")
    case .missing(let shards, let count):
      Failure(
        status: .incomplete,
        message: "error: missing or interrupted: "
          + shards.map { "shard \($0)/\(count)" }.joined(separator: ", "))
    }
  }
}
