import Foundation
import HistoryFixtures
import MatrixResults
import RunHistory

/// Stores runs in a history until it is killed, and says which were stored.
///
/// usage: HistoryWriter FILE [COUNT]
@main
struct HistoryWriter {
  static func main() throws {
    let history = try RunHistory(CommandLine.arguments[1])
    let count = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 0 : Int.max
    for number in 0..<count {
      let result = TinyResult(failing: [number % 12], digest: UInt64(number / 5)).result
      let id = try history.store(
        result, rules: result.failureRules(), verdict: nil,
        origin: .init(commit: "c\(number)", branch: "main", date: Date(timeIntervalSince1970: 0)),
        version: "1")
      // The line is there before the next run is begun.
      try FileHandle.standardOutput.write(contentsOf: Data("\(id)\n".utf8))
    }
  }
}
