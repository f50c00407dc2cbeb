import Dispatch
import Foundation
import HistoryFixtures
import MatrixResults
import Testing

@Suite struct RunHistoryTests {
  @Test func `Results come back with their bytes, the latest first`() throws {
    let folder = HistoryFolder()
    #expect(try folder.history().runs.isEmpty)
    let nights = [[], [1], [1, 5, 7]].map { TinyResult(failing: $0) }
    // Stored later, of an earlier day.
    for (day, night) in zip([3, 4, 2], nights) { try folder.store(night, day: day, name: "\(day)") }
    let history = try folder.history()
    #expect(history.runs.map(\.name) == ["4", "3", "2"])
    #expect(try folder.files() == ["2.imx", "2.json", "3.imx", "3.json", "4.imx", "4.json"])
    for (run, night) in zip(history.runs, [nights[1], nights[0], nights[2]]) {
      let (result, writer) = try history.result(of: run)
      #expect(ResultFile.encode(result) == ResultFile.encode(night.result))
      #expect(writer == run.summary.version)
      #expect(history.run(like: night.result) == run)
    }
    let other = TinyResult(failing: [2]).result
    #expect(history.run(like: other)?.name == "4")
  }

  @Test func `A run is named by its date and commit, and no run replaces another`() throws {
    let folder = HistoryFolder()
    let night = TinyResult(failing: [])
    let names = try (0..<3).map { _ in try folder.store(night, commit: "1a2b3c4d5e", day: 20_000) }
    #expect(
      names == [
        "2024-10-04T000000Z-1a2b3c4", "2024-10-04T000000Z-1a2b3c4-2",
        "2024-10-04T000000Z-1a2b3c4-3",
      ])
    #expect(try folder.history().runs.map(\.name) == names.reversed())
    #expect(try folder.store(night, commit: "../x", day: 20_001) == "2024-10-05T000000Z-x")
    #expect(try folder.store(night, day: 20_001) == "2024-10-05T000000Z")
    // The same result under a given name is the same run.
    #expect(try folder.store(night, name: "release") == "release")
    #expect(try folder.store(night, name: "release") == "release")
    #expect(try folder.store(TinyResult(failing: [1]), name: "release") == "release-2")
  }

  @Test(
    arguments: [
      ("latest", "5"), ("latest~3", "2"), ("branch:main", "3"), ("branch:main~1", "1"),
      ("branch:work~2", "2"), ("3", "3"), ("latest~5", nil), ("branch:main~2", nil),
      ("branch:none", nil), ("9", nil),
    ] as [(String, String?)])
  func `Runs have references`(text: String, name: String?) throws {
    let folder = HistoryFolder()
    for (number, branch) in ["main", "work", "main", "work", "work"].enumerated() {
      try folder.store(TinyResult(failing: []), branch: branch, name: "\(number + 1)")
    }
    let reference = try #require(RunReference(text))
    #expect(try reference.run(in: folder.history().runs)?.name == name)
  }

  @Test(
    arguments: [
      ("2026-11-29T031500Z-1a2b3c4", .name("2026-11-29T031500Z-1a2b3c4")),
      ("latest", .latest(back: 0)), ("latest~3", .latest(back: 3)),
      ("branch:main", .branch("main", back: 0)), ("branch:a/b~1", .branch("a/b", back: 1)),
      ("branch:", .branch("", back: 0)), ("latest~-1", nil), ("latest~", nil),
      ("latest~9999999999", nil), ("3~1", nil), ("./latest", nil), ("latest.imx", nil),
      ("a.json", nil), ("a/b", nil), (".a", nil), ("-a", nil), ("", nil), ("ä", nil),
      (String(repeating: "a", count: 121), nil),
    ] as [(String, RunReference?)])
  func `References are read`(text: String, reference: RunReference?) {
    #expect(RunReference(text) == reference)
  }

  @Test func `Pruning leaves the latest results, pinned ones and every summary`() throws {
    let folder = HistoryFolder()
    for day in 1...6 { try folder.store(TinyResult(failing: [day]), day: day, name: "\(day)") }
    let history = try folder.history()
    try history.pin(history.runs[4], true)
    #expect(try folder.history().prune(keeping: 2) == ["4", "3", "1"])
    let runs = try folder.history().runs
    #expect(runs.map(\.name) == ["6", "5", "4", "3", "2", "1"])
    #expect(runs.map(\.hasResult) == [true, true, false, false, true, false])
    #expect(runs.map(\.isPinned) == [false, false, false, false, true, false])
    #expect(throws: HistoryError.pruned("4")) { try folder.history().result(of: runs[2]) }
    // A name is not free because its result is gone.
    #expect(try folder.store(TinyResult(failing: []), day: 7, name: "4") == "4-2")
    try folder.history().pin(runs[4], false)
    #expect(try folder.history().prune(keeping: 3) == ["2"])
    #expect(try folder.history().prune(keeping: 3).isEmpty)
    let last = try #require(try folder.history().runs.first)
    #expect(try folder.history().trends(to: last).runs.map(\.name).prefix(2) == ["1", "2"])
  }

  @Test func `A summary that cannot be read is named, skipped and stays`() throws {
    let folder = HistoryFolder()
    for name in ["1", "2", "3", "4", "5"] { try folder.store(TinyResult(failing: []), name: name) }
    let sound = try folder.text(of: "1.json")
    try folder.write("", to: "1.json")
    try folder.write(sound.replacing("\"format\" : 1", with: "\"format\" : 2"), to: "2.json")
    try folder.write(sound.replacing("\"exact\" : 12", with: "\"exact\" : -1"), to: "3.json")
    try folder.write(String(sound.dropLast(20)), to: "4.json")
    try folder.write(sound, to: "a b.json")
    let before = try folder.files()
    let history = try folder.history()
    #expect(history.runs.map(\.name) == ["5"])
    #expect(
      history.unreadable == [
        .unreadable("\(folder.path)/1.json", "it is not a summary of a run, or damaged"),
        .unreadable("\(folder.path)/2.json", "its format is 2, this program reads 1"),
        .unreadable("\(folder.path)/3.json", "it has a negative count"),
        .unreadable("\(folder.path)/4.json", "it is not a summary of a run, or damaged"),
        .unreadable("\(folder.path)/a b.json", "a run has no such name"),
      ])
    #expect(try history.prune(keeping: 0) == ["5"])
    #expect(try folder.files() == before.filter { $0 != "5.imx" })
    #expect(throws: HistoryError.self) { try RunHistory("\(folder.path)/1.imx") }
  }

  @Test func `A result that is damaged or gone is an error of its run alone`() throws {
    let folder = HistoryFolder()
    for name in ["1", "2"] { try folder.store(TinyResult(failing: []), name: name) }
    try folder.write("IMX1", to: "1.imx")
    let history = try folder.history()
    #expect(throws: HistoryError.unreadable("\(folder.path)/1.imx", "it ends too early")) {
      try history.result(of: history.runs[1])
    }
    _ = try history.result(of: history.runs[0])
  }

  /// A process that is killed between the two files leaves a result alone, or a draft.
  @Test func `A result without a summary is no run, and drafts go in time`() throws {
    let folder = HistoryFolder()
    try folder.store(TinyResult(failing: [1]), name: "night")
    try FileManager.default.removeItem(atPath: "\(folder.path)/night.json")
    for draft in [".draft-old", ".draft-new"] { try folder.write("{", to: draft) }
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now.addingTimeInterval(-90_000)],
      ofItemAtPath: "\(folder.path)/.draft-old")
    #expect(try folder.history().runs.isEmpty && folder.history().unreadable.isEmpty)
    #expect(try folder.store(TinyResult(failing: [1]), name: "night") == "night-2")
    #expect(try folder.history().prune(keeping: 0) == ["night-2"])
    #expect(try folder.files() == [".draft-new", "night-2.json", "night.imx"])
  }

  @Test func `Runs that end at once are all stored`() throws {
    let folder = HistoryFolder()
    let path = folder.path
    let result = TinyResult(failing: [1]).result
    let bytes = ResultFile.encode(result)
    DispatchQueue.concurrentPerform(iterations: 40) { number in
      _ = try? RunHistory(path).store(
        result, bytes: bytes, rules: [], verdict: .fail,
        origin: .init(commit: "c", branch: "main", date: Date(timeIntervalSince1970: 0)),
        name: number % 2 == 0 ? "night-\(number)" : nil)
    }
    let history = try folder.history()
    #expect(history.runs.count == 40 && history.runs.allSatisfy(\.hasResult))
    #expect(try folder.files().count == 80)
    for run in history.runs { _ = try history.result(of: run) }
  }

  @Test func `A year of nights is listed, and takes little room`() throws {
    let folder = HistoryFolder()
    for day in 0..<24 {
      try folder.store(TinyResult(failing: [day % 12]), day: day, name: "\(day)")
    }
    #expect(try folder.history().prune(keeping: 14).count == 10)
    // The other nights have one of the last twelve summaries, with another date.
    for day in 24..<365 {
      let source = 12 + day % 12
      func date(_ day: Int) -> String {
        Date(timeIntervalSince1970: Double(day) * 86_400).formatted(.iso8601)
      }
      let summary = try folder.text(of: "\(source).json").replacing(date(source), with: date(day))
      try folder.write(summary, to: "\(day).json")
    }
    let history = try folder.history()
    #expect(history.runs.map(\.name) == (0..<365).reversed().map { "\($0)" })
    let trends = history.trends(to: history.runs[0])
    #expect(trends.runs.count == 365 && trends.rules.count == 12)
    // The words of a rule are in the first summary alone.
    let words = try (0..<365).map { try folder.text(of: "\($0).json").contains("\"words\"") }
    #expect(words.count { $0 } == 12)
  }
}
