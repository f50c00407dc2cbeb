import Foundation
import HistoryFixtures
import MatrixResults

/// A folder that goes with the test.
final class HistoryFolder {
  let path = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID().uuidString)")
    .path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The history as it is now.
  func history() throws -> RunHistory { try RunHistory(path) }

  /// The names of its files.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(file)"))
  }

  func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }

  @discardableResult
  func store(
    _ tiny: TinyResult, rules limit: Int = 40, branch: String = "main", commit: String = "",
    day: Int = 0, name: String? = nil
  ) throws -> String {
    let result = tiny.result
    return try history().store(
      result, bytes: ResultFile.encode(result), rules: result.failureRules(limit: limit),
      verdict: .pass,
      origin: .init(
        commit: commit, branch: branch, date: Date(timeIntervalSince1970: Double(day) * 86_400)),
      command: "insetmatrix run", name: name)
  }
}
