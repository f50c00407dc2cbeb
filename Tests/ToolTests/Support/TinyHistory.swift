import Foundation
import HistoryFixtures
import MatrixResults
import TestSupport

/// A folder with results of a few scenarios and a history, for commands that need no profiles.
struct TinyHistory {
  let scratch: Scratch

  // The results become `1.imx` and so on, and are stored under these numbers.
  init(_ nights: [TinyResult] = []) throws {
    scratch = try Scratch()
    for (number, night) in nights.enumerated() {
      let bytes = try write(night, "\(number + 1).imx")
      let result = night.result
      try RunHistory(folder.path).store(
        result, bytes: bytes, rules: result.failureRules(), verdict: .pass,
        origin: .init(commit: "", branch: "", date: Date(timeIntervalSince1970: 0)),
        name: "\(number + 1)")
    }
  }

  /// The history.
  var folder: URL { scratch.folder.appending(path: "nights") }

  @discardableResult
  func write(_ result: TinyResult, _ name: String, version: String? = nil) throws -> [UInt8] {
    let bytes =
      version.map { ResultFile.encode(result.result, writer: $0) }
      ?? ResultFile.encode(result.result)
    try Data(bytes).write(to: scratch.folder.appending(path: name))
    return bytes
  }

  /// Runs a command of `history` in the folder, without what a CI says.
  func run(_ arguments: [String]) throws -> Tool.Outcome {
    try tool(["history"] + arguments + ["--history", "nights"])
  }

  /// Runs a command of the tool in the folder, without what a CI says.
  func tool(_ arguments: [String], environment: [String: String] = [:]) throws -> Tool.Outcome {
    let names = [
      "GITHUB_SHA", "CI_COMMIT_SHA", "GIT_COMMIT", "CI_COMMIT", "BUILD_SOURCEVERSION",
      "BITRISE_GIT_COMMIT", "BUILDKITE_COMMIT", "CIRCLE_SHA1", "INSETMATRIX_HISTORY",
    ]
    let silence = Dictionary(uniqueKeysWithValues: names.map { ($0, "") })
    return try Tool.run(
      arguments, in: scratch.folder, environment: silence.merging(environment) { $1 })
  }

  /// The runs as JSON, the latest first.
  func runs() throws -> [[String: Any]] {
    let answer = try JSONSerialization.jsonObject(
      with: Data(run(["list", "--json"]).output.utf8))
    return (answer as? [String: Any])?["data"] as? [[String: Any]] ?? []
  }
}
