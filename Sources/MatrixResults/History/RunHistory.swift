import Foundation

/// The memory of a nightly: a folder with a result and a summary of each run.
///
/// A run has `NAME.imx`, the result as it was judged, and `NAME.json`, its ``RunSummary``; `NAME.pin` keeps the
/// result from being pruned. No file is ever changed: each is written beside its place and gets its name when
/// it is complete, the summary last. So folders can be copied and joined at any moment, and a process that is
/// killed leaves at most a result without a summary, which is no run.
package struct RunHistory: Sendable {
  package let folder: String
  /// The runs, the latest first.
  package let runs: [HistoryRun]
  /// The summaries that cannot be read, by path.
  package let unreadable: [HistoryError]

  /// Reads the summaries of a folder; one that is missing has none.
  package init(_ folder: String) throws(HistoryError) {
    self.folder = folder
    var names: [String] = []
    let place = URL(filePath: folder).resolvingSymlinksInPath().path
    if let attributes = try? FileManager.default.attributesOfItem(atPath: place) {
      guard attributes[.type] as? FileAttributeType == .typeDirectory else {
        throw .unreadable(folder, "a history is a folder")
      }
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder)
      } catch {
        throw .inaccessible(folder, error.localizedDescription)
      }
    }
    let files = Set(names)
    var runs: [HistoryRun] = []
    var unreadable: [HistoryError] = []
    for file in names.sorted() where file.hasSuffix(".json") && !file.hasPrefix(".") {
      let name = String(file.dropLast(5))
      do throws(HistoryError) {
        let path = "\(folder)/\(file)"
        guard HistoryRun.isLegal(name) else { throw .unreadable(path, "a run has no such name") }
        runs.append(
          HistoryRun(
            name: name, summary: try RunSummary(reading: path),
            hasResult: files.contains("\(name).imx"), isPinned: files.contains("\(name).pin")))
      } catch {
        unreadable.append(error)
      }
    }
    self.runs = runs.sorted { $0.isLater(than: $1) }
    self.unreadable = unreadable
  }

  /// The path of a run's result.
  package func path(of run: HistoryRun) -> String { "\(folder)/\(run.name).imx" }

  /// The result of a run, and the version of the tool that judged it.
  package func result(
    of run: HistoryRun
  ) throws(HistoryError) -> (result: RunResult, writer: String) {
    guard run.hasResult else { throw .pruned(run.name) }
    let path = path(of: run)
    guard let bytes = try? Data(contentsOf: URL(filePath: path)) else {
      throw .inaccessible(path, "it cannot be read")
    }
    do throws(InvalidResultFile) {
      return (try ResultFile.decode([UInt8](bytes)), ResultFile.writer(of: [UInt8](bytes)))
    } catch {
      throw .unreadable(path, "\(error)")
    }
  }

  /// The latest run of a result; where there is none, the latest of what the result selects of the plan.
  package func run(like result: RunResult) -> HistoryRun? {
    let (digest, selection) = (ResultFile.digest(of: result), result.model.selection)
    return runs.first { $0.summary.result == digest }
      ?? runs.first { $0.summary.selection == selection }
  }
}

extension HistoryRun {
  /// The order of runs: by date, then in the order in which they were stored.
  fileprivate func isLater(than other: HistoryRun) -> Bool {
    let (a, b) = (summary, other.summary)
    if a.date != b.date { return a.date > b.date }
    return a.stored != b.stored ? a.stored > b.stored : name > other.name
  }
}

extension RunHistory {
  /// Stores a run.
  ///
  /// A name that a run has already gets a number: no run replaces another. The same result under the same
  /// given name is the same run, and is not stored again.
  ///
  /// - Parameters:
  ///   - result: Its result.
  ///   - bytes: Those of its file.
  ///   - rules: The rules of its strategies.
  ///   - verdict: What the gate and the baseline of the time say of it.
  ///   - origin: Where it comes from.
  ///   - command: The command that asks for the same.
  ///   - cost: What it cost.
  ///   - given: Its name; nil for one of date and commit.
  /// - Returns: The run's name.
  /// - Throws: ``HistoryError`` where a file cannot be written.
  @discardableResult
  package func store(
    _ result: RunResult, bytes: [UInt8], rules: [FailureRules], verdict: RunVerdict,
    origin: RunSummary.Origin, command: String = "", cost: RunSummary.Cost? = nil,
    name given: String? = nil
  ) throws(HistoryError) -> String {
    let known = Set(runs.flatMap { $0.summary.newRules.map(\.key) })
    let summary = RunSummary(
      of: result, rules, known: known, verdict: verdict, origin: origin, command: command,
      cost: cost)
    if let given, runs.contains(where: { $0.name == given && $0.summary.result == summary.result })
    {
      return given
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let drafts = [
        try draft(Data(bytes)), try draft(try summary.json),
      ]
      defer { for draft in drafts { try? FileManager.default.removeItem(atPath: draft) } }
      let base = given ?? Self.name(of: origin)
      for number in 1... {
        let name = number == 1 ? base : "\(base)-\(number)"
        // A pruned run has its summary alone.
        if FileManager.default.fileExists(atPath: "\(folder)/\(name).json") { continue }
        guard try place(drafts[0], at: "\(name).imx") else { continue }
        if try place(drafts[1], at: "\(name).json") { return name }
        try FileManager.default.removeItem(atPath: "\(folder)/\(name).imx")
      }
      return base
    } catch {
      throw .inaccessible(folder, error.localizedDescription)
    }
  }

  /// The name that a run has where nobody gives it one: its date in UTC, and the beginning of its commit.
  private static func name(of origin: RunSummary.Origin) -> String {
    let date = origin.date.formatted(.iso8601.timeSeparator(.omitted))
    let commit = origin.commit.prefix(7).filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return commit.isEmpty ? date : "\(date)-\(commit)"
  }

  private static let draftPrefix = ".draft-"

  /// Writes a file beside its place, down to the disk.
  private func draft(_ data: Data) throws -> String {
    let path = "\(folder)/\(Self.draftPrefix)\(UUID().uuidString)"
    try data.write(to: URL(filePath: path), options: .withoutOverwriting)
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.synchronize()
    try handle.close()
    return path
  }

  /// Gives a draft its name; false where a file has it.
  private func place(_ draft: String, at name: String) throws -> Bool {
    let path = "\(folder)/\(name)"
    do {
      // Of two processes, one has the name.
      try FileManager.default.linkItem(atPath: draft, toPath: path)
      return true
    } catch {
      if FileManager.default.fileExists(atPath: path) { return false }
      // In a file system in which no file has two names.
      try FileManager.default.moveItem(atPath: draft, toPath: path)
      return true
    }
  }
}

extension RunHistory {
  /// Removes results, but for the latest ones and those that are pinned; every summary stays.
  ///
  /// - Parameter count: The number of the latest results that stay.
  /// - Returns: The names of the runs whose results went.
  /// - Throws: ``HistoryError`` where a file cannot be removed.
  package func prune(keeping count: Int) throws(HistoryError) -> [String] {
    let gone = runs.filter(\.hasResult).dropFirst(count).filter { !$0.isPinned }
    for run in gone { try remove("\(run.name).imx") }
    for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where file.hasPrefix(Self.draftPrefix) {
      // What a process that was killed has left.
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(file)")
      if let date = attributes?[.modificationDate] as? Date, date.timeIntervalSinceNow < -86_400 {
        try remove(file)
      }
    }
    return gone.map(\.name)
  }

  /// Pins a run, or lets pruning remove its result.
  package func pin(_ run: HistoryRun, _ isPinned: Bool) throws(HistoryError) {
    if isPinned == run.isPinned { return }
    if !isPinned { return try remove("\(run.name).pin") }
    do {
      try Data().write(to: URL(filePath: "\(folder)/\(run.name).pin"))
    } catch {
      throw .inaccessible(folder, error.localizedDescription)
    }
  }

  private func remove(_ file: String) throws(HistoryError) {
    do {
      try FileManager.default.removeItem(atPath: "\(folder)/\(file)")
    } catch {
      throw .inaccessible("\(folder)/\(file)", error.localizedDescription)
    }
  }
}
