import Foundation
import HistoryFixtures
import MatrixResults
import TestSupport
import Testing

@testable import RunHistory

@Suite struct RunHistoryTests {
  @Test func resultsComeBackWithTheirBytes() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    let nights = [
      TinyResult(failing: []), TinyResult(failing: [1]), TinyResult(failing: [1, 5, 7]),
      TinyResult(failing: [1], digest: 8), TinyResult(failing: [2], devices: 5, digest: 8),
      TinyResult(failing: [3]),
    ]
    for night in nights { try history.store(night) }
    let runs = try history.runs()
    #expect(runs.map(\.id) == [6, 5, 4, 3, 2, 1])
    for (run, night) in zip(runs.reversed(), nights) {
      #expect(try ResultFile.encode(history.result(of: run)) == ResultFile.encode(night.result))
    }
  }

  /// A process that is killed while it writes reports leaves its log, which a copy may lack.
  @Test func fileAloneHasWhatWasStored() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    try history.store(TinyResult(failing: [1]))
    try history.store(TinyResult(failing: [2]))
    let copy = folder.url.appending(path: "copy.sqlite")
    try FileManager.default.copyItem(atPath: folder.path, toPath: copy.path)
    #expect(try RunHistory(copy.path).runs().map(\.id) == [2, 1])
    withExtendedLifetime(history) {}
  }

  @Test func mergedRunsAreFoundBehindOthersOnce() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    let nobody = HistoryRun.Origin(commit: "", branch: "", date: day(8), isDated: false)
    let later = day(0).addingTimeInterval(3_600)
    let (first, second) = (TinyResult(failing: [1]), TinyResult(failing: [2]))
    try history.store(first, commit: "", isMerged: true)
    try history.store(second, isMerged: true)
    try history.store(first)
    #expect(try history.runs().map(\.verdict) == ["not judged", "not judged", "not judged"])
    #expect(
      try history.mergedRun(
        of: first.result, rules: [], verdict: .pass,
        origin: .init(commit: "new", branch: "", date: day(9), isDated: false))
        == 1)
    #expect(
      try history.mergedRun(
        of: second.result, rules: [], verdict: .fail,
        origin: .init(commit: "", branch: "", date: later)) == 2)
    #expect(try history.runs().map(\.verdict) == ["not judged", "FAIL", "PASS"])
    // Where they come from is what somebody says, when they are merged or later.
    #expect(try history.runs().map(\.origin.commit) == ["c", "c", "new"])
    #expect(try history.runs().map(\.origin.branch) == ["main", "main", "main"])
    #expect(try history.runs().map(\.origin.date) == [day(0), later, day(0)])
    for result in [first, second] {
      #expect(
        try history.mergedRun(of: result.result, rules: [], verdict: .pass, origin: nobody) == nil)
    }
  }

  /// Quiet nights have the same result.
  @Test func mergedRunsOfOtherCommitsAndBranchesAreLeftAlone() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    let quiet = TinyResult(failing: [1])
    func goOn(_ commit: String, _ branch: String) throws -> Int64? {
      try history.mergedRun(
        of: quiet.result, rules: [], verdict: .pass,
        origin: .init(commit: commit, branch: branch, date: day(1), isDated: false))
    }
    for commit in ["a", "b"] { try history.store(quiet, commit: commit, isMerged: true) }
    try history.store(quiet, branch: "work", commit: "b", isMerged: true)
    #expect(try goOn("b", "main") == 2)
    #expect(try goOn("b", "main") == nil)
    #expect(try goOn("", "work") == 3)
    #expect(try history.runs().map(\.origin.commit) == ["b", "b", "a"])
    #expect(try history.runs().map(\.verdict) == ["PASS", "PASS", "not judged"])
  }

  /// Whoever goes on from a quiet night twice takes no other night's run.
  @Test(arguments: [false, true])
  func mergedRunsOfOtherNightsAreLeftAlone(isDated: Bool) throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    let quiet = TinyResult(failing: [1])
    func goOn(_ number: Int) throws -> Int64? {
      try history.mergedRun(
        of: quiet.result, rules: [], verdict: .pass,
        origin: .init(commit: "c", branch: "main", date: day(number), isDated: isDated))
    }
    for number in 0..<2 { try history.store(quiet, day: number, isMerged: true) }
    if isDated { #expect(try goOn(2) == nil) }
    #expect(try goOn(1) == 2)
    #expect(try goOn(1) == nil)
    #expect(try history.runs().map(\.origin.date) == [day(1), day(0)])
    #expect(try history.runs().map(\.verdict) == ["PASS", "not judged"])
    // Without a date nobody knows that it is the first night's.
    #expect(try goOn(0) == (isDated ? 1 : nil))
  }

  /// A date that is said only when one goes on from a merged run is its date.
  @Test func mergedRunsGetTheirDatesLater() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    let quiet = TinyResult(failing: [1])
    let merge = HistoryRun.Origin(commit: "", branch: "", date: day(9), isDated: false)
    try history.store(
      quiet.result, rules: [], verdict: nil, origin: merge, version: "1", isMerged: true)
    let origin = HistoryRun.Origin(commit: "c", branch: "main", date: day(3))
    #expect(
      try history.mergedRun(of: quiet.result, rules: [], verdict: .pass, origin: origin) == 1)
    #expect(try history.runs().map(\.origin) == [origin])
  }

  @Test func runsHaveNames() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    for (number, branch) in ["main", "work", "main", "work", "work"].enumerated() {
      try history.store(TinyResult(failing: [number]), branch: branch)
    }
    let named = ["latest", "latest~3", "branch:main", "branch:main~1", "branch:work~2", "3"]
    #expect(try named.map { try history.run(named: $0).id } == [5, 2, 3, 1, 2, 3])
    for name in [
      "latest~5", "branch:main~2", "branch:none", "9", "x", "latest~-1", "latest~", "3~1",
    ] {
      #expect(throws: HistoryError.unknownRun(name)) { try history.run(named: name) }
    }
  }

  @Test(
    arguments: [
      ("12", .number(12)), ("latest", .latest(back: 0)), ("latest~3", .latest(back: 3)),
      ("branch:main", .branch("main", back: 0)), ("branch:a/b~1", .branch("a/b", back: 1)),
      ("branch:", .branch("", back: 0)), ("0", nil), ("-1", nil), ("latest~-1", nil),
      ("latest~", nil), ("latest~9999999999", nil), ("3~1", nil), ("./latest", nil),
      ("latest.imx", nil), ("Latest", nil), ("", nil),
    ] as [(String, RunName?)])
  func namesAreRead(text: String, name: RunName?) { #expect(RunName(text) == name) }

  @Test func pruningKeepsWhatIsKeptAndWhatOthersAreDeltasOf() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    for number in 0..<6 {
      try history.store(
        TinyResult(failing: [number]), day: number, keep: number == 1 ? "baseline" : "")
    }
    // The last two stay, and the one of day 1 for its reason; the first is what all are deltas of.
    #expect(try history.prune(.init(count: 2)) == [1, 3, 4])
    let runs = try history.runs()
    #expect(runs.map(\.id) == [6, 5, 2])
    for run in runs {
      #expect(
        try ResultFile.encode(history.result(of: run))
          == ResultFile.encode(TinyResult(failing: [Int(run.id) - 1]).result))
    }
    try history.keep(history.run(named: "2"), for: "")
    #expect(try history.prune(.init(since: day(5))) == [2, 5])
    #expect(try history.runs().map(\.id) == [6])
    // Numbers are never given twice.
    #expect(try history.store(TinyResult(failing: [])) == 7)
  }

  /// Each is a delta of an earlier one, which is one of another: what is pruned may be needed.
  @Test(arguments: [1, 2, 3, 7, 12])
  func deltasOfDeltasComeBack(count: Int) throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    let nights = (0..<20).map { number in
      TinyResult(failing: Set((0..<12).filter { (number * 7 + $0) % 5 == 0 }))
    }
    for night in nights { try history.store(night) }
    #expect(try history.prune(.init(count: count)).count == 20 - count)
    for run in try history.runs() {
      #expect(
        try ResultFile.encode(history.result(of: run))
          == ResultFile.encode(nights[Int(run.id) - 1].result))
    }
  }

  @Test func resultsAreReadInAnyOrder() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    let nights = (0..<12).map { number in
      TinyResult(failing: Set((0..<12).filter { (number * 7 + $0) % 5 == 0 }))
    }
    for night in nights { try history.store(night) }
    var results = StoredResults(in: history.database)
    for number in [11, 3, 3, 0, 7, 6, 10, 11, 1] {
      let run = try history.run(named: "\(number + 1)")
      let stored = try #require(try history.stored(run))
      var visited: [Int64] = []
      try results.read(stored) { number, _ in visited.append(number) }
      #expect(visited.last == stored)
      try results.read(stored) { number, result in
        // Nothing else is read again.
        #expect(number == stored)
        #expect(ResultFile.encode(result) == ResultFile.encode(nights[Int(run.id) - 1].result))
      }
    }
    #expect(throws: InvalidResultFile.self) { try results.read(99) }
    #expect(results.take() == nil)
  }

  @Test func emptyRetentionRemovesNothing() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    try history.store(TinyResult(failing: []))
    #expect(try history.prune(.init()) == [])
    #expect(try history.runs().count == 1)
  }

  @Test(arguments: ["not a database", "", "SQLite format 3\0 and then nothing of one"])
  func foreignFilesStayUntouched(_ text: String) throws {
    let folder = try Folder()
    try Data(text.utf8).write(to: URL(filePath: folder.path))
    if text.isEmpty {
      // An empty file is an empty database.
      #expect(try RunHistory(folder.path).runs().isEmpty)
      return
    }
    #expect { try RunHistory(folder.path) } throws: { ($0 as? HistoryError)?.isDamaged == true }
    #expect(try Data(contentsOf: URL(filePath: folder.path)) == Data(text.utf8))
  }

  @Test func newerSchemaIsRefused() throws {
    let folder = try Folder()
    try RunHistory(folder.path).store(TinyResult(failing: []))
    var bytes = try Data(contentsOf: URL(filePath: folder.path))
    // The user version is the big-endian number at byte 60 of the header.
    bytes[63] += 1
    try? FileManager.default.removeItem(atPath: folder.path + "-wal")
    try? FileManager.default.removeItem(atPath: folder.path + "-shm")
    try bytes.write(to: URL(filePath: folder.path))
    #expect(
      throws: HistoryError.newer(schema: HistorySchema.version + 1, known: HistorySchema.version)
    ) { try RunHistory(folder.path) }
    #expect(try Data(contentsOf: URL(filePath: folder.path)) == bytes)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["history.sqlite"])
  }
}

/// Processes that store at once, and that are killed.
@Suite struct KilledWriterTests {
  private func writer(_ arguments: [String]) throws -> (process: Process, output: Pipe) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = Repository.program("HistoryWriter")
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    return (process, output)
  }

  @Test func nothingThatWasStoredIsLostWhenAWriterIsKilled() throws {
    let folder = try Folder()
    var random = SplitMix64(seed: 21)
    var stored: [Int64] = []
    for round in 0..<50 {
      let (process, output) = try writer([folder.path])
      // Every second one is killed after it has stored a run, however slow the machine is.
      var said = round % 2 == 0 ? Data() : output.fileHandleForReading.availableData
      usleep(UInt32.random(in: 5_000...120_000, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      said += output.fileHandleForReading.readDataToEndOfFile()
      let text = String(decoding: said, as: UTF8.self)
      stored += text.split(separator: "\n").compactMap { Int64($0) }
      let runs = try RunHistory(folder.path).runs()
      #expect(Set(stored).isSubset(of: runs.map(\.id)))
    }
    #expect(stored.count >= 25)
    let history = try RunHistory(folder.path)
    for run in try history.runs().prefix(40) { _ = try history.result(of: run) }
  }

  @Test func twoWritersAtOnceStoreAllTheirRuns() throws {
    let folder = try Folder()
    let writers = try (0..<2).map { _ in try writer([folder.path, "20"]) }
    for (process, _) in writers { process.waitUntilExit() }
    let stored = writers.flatMap { _, output in
      String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        .split(separator: "\n").compactMap { Int64($0) }
    }
    #expect(Set(stored) == Set(1...40))
    #expect(try RunHistory(folder.path).runs().count == 40)
  }
}
