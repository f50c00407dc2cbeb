import Foundation
import GRDB
import HistoryFixtures
import MatrixResults

@testable import RunHistory

/// A folder that goes with the test.
struct Folder: ~Copyable {
  let url = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID().uuidString)")
  var path: String { url.appending(path: "history.sqlite").path }

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: url) }
}

/// What is stored of a result, and of one that is a delta of it.
func storedResults() throws -> [Data] {
  let folder = try Folder()
  let history = try RunHistory(folder.path)
  for failing in 1...2 { try history.store(TinyResult(failing: [failing])) }
  return try history.database.read {
    try Data.fetchAll($0, sql: "SELECT bytes FROM result ORDER BY id")
  }
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

extension HistoryError {
  var isDamaged: Bool { if case .damaged = self { true } else { false } }
}
