import Foundation
import HistoryFixtures
import MatrixResults
import RunHistory

/// A folder that goes with the test.
struct Folder: ~Copyable {
  let url = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID().uuidString)")
  var path: String { url.appending(path: "history.sqlite").path }

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: url) }
}

func day(_ number: Int) -> Date { Date(timeIntervalSince1970: Double(number) * 86_400) }

extension RunHistory {
  @discardableResult
  func store(
    _ tiny: TinyResult, limit: Int = 40, branch: String = "main", commit: String = "c",
    day number: Int = 0,
    keep: String = "", isMerged: Bool = false
  ) throws -> Int64 {
    let result = tiny.result
    return try store(
      result, rules: result.failureRules(limit: limit), verdict: nil,
      origin: .init(commit: commit, branch: branch, date: day(number)), version: "1", keep: keep,
      isMerged: isMerged)
  }
}
