import ArgumentParser
import Foundation
import HistoryFixtures
import MatrixResults
import TestSupport
import Testing

@testable import InsetMatrixTool

@Suite struct HistoryCommandTests {
  @Test func `Runs are listed, shown, pinned and pruned`() throws {
    let history = try TinyHistory((0..<4).map { TinyResult(failing: [$0, 5]) })
    let list = try history.run(["list", "--limit", "1"]).output.split(separator: "\n")
    #expect(list.count == 2 && list[0].hasPrefix("run  date") && list[1].hasPrefix("4    "))
    let shown = try history.run(["show"]).output
    #expect(shown.contains("verdict    PASS") && shown.contains("subject   10     2"))
    #expect(try history.run(["pin", "2"]).status == 0)
    let pruned = try history.run(["prune", "--keep", "1"])
    #expect(pruned.status == 0 && pruned.errors == "2 results removed\n")
    let runs = try history.runs()
    #expect(runs.map { $0["run"] as? String } == ["4", "3", "2", "1"])
    #expect(runs.map { $0["result"] as? String } == ["kept", "pruned", "pinned", "pruned"])
    #expect(runs.allSatisfy { $0["scenarios"] as? Int == 12 })
    let gone = try history.tool(["diff", "1", "4", "--history", "nights"])
    #expect(gone.status == 2 && gone.errors.contains("run 1 has no result: it was pruned"))
    #expect(try history.run(["pin", "2", "--remove"]).status == 0)
    #expect(try history.run(["prune"]).errors == "0 results removed\n")
    #expect(try history.run(["prune", "--keep", "0"]).errors == "2 results removed\n")
    #expect(try history.runs().count == 4)
  }

  @Test func `A summary that cannot be read is named and skipped`() throws {
    let history = try TinyHistory([[], [1], [2]].map { TinyResult(failing: $0) })
    let damaged = history.folder.appending(path: "2.json")
    try Data("{".utf8).write(to: damaged)
    for command in [["list"], ["show"], ["pin", "1"], ["prune", "--keep", "1"]] {
      let outcome = try history.run(command)
      #expect(outcome.status == 3, "\(command)")
      #expect(outcome.errors.hasPrefix("nights/2.json: error: it is not a summary of a run"))
    }
    #expect(try history.runs().count == 2)
    // What needs another run goes on.
    let diff = try history.tool(["diff", "1", "3", "--history", "nights"])
    #expect(diff.status == 1 && diff.errors.contains("nights/2.json: error: "))
    #expect(try Data(contentsOf: damaged) == Data("{".utf8))
    #expect(history.scratch.names.contains("nights"))
  }

  /// What is wrong, the exit code and a part of the message.
  @Test(
    arguments: [
      (["show", "9"], 2, "has no run '9'"), (["show", "branch:none"], 2, "has no run"),
      (["pin", "latest~7"], 2, "has no run 'latest~7'"), (["pin", "a/b"], 2, "has no run 'a/b'"),
      (["prune", "--keep=-1"], 2, "--keep must be at least 0"),
      (["list", "--limit", "0"], 2, "--limit must be at least 1"),
    ] as [([String], Int32, String)])
  func `What cannot be done is refused`(
    arguments: [String], status: Int32, message: String
  ) throws {
    let history = try TinyHistory([TinyResult(failing: [])])
    let outcome = try history.run(arguments)
    #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `A history that is missing, or no folder, is refused`() throws {
    let history = try TinyHistory()
    let none = try history.tool(["history", "list"])
    #expect(none.status == 2 && none.errors.contains("$INSETMATRIX_HISTORY"), "\(none.errors)")
    let missing = try history.run(["list"])
    #expect(missing.status == 3 && missing.errors.contains("there is no such folder"))
    try history.scratch.file("nights", "SQLite format 3")
    let file = try history.run(["list"])
    #expect(file.status == 3 && file.errors == "nights: error: a history is a folder [history]\n")
    let empty = try history.tool(
      ["history", "list"], environment: ["INSETMATRIX_HISTORY": history.scratch.folder.path])
    #expect(empty.status == 0 && empty.output == "no runs\n")
  }

  @Test func `What names no run is said`() throws {
    let history = try TinyHistory([TinyResult(failing: [])])
    for name in ["latest~-1", "latest~x", "branch:main~-1"] {
      let outcome = try history.tool(["diff", name, "1.imx", "--history", "nights"])
      #expect(outcome.status == 2 && outcome.errors.contains("no run is named"))
    }
  }

  @Test func `Nothing is written into a history but its runs`() throws {
    let history = try TinyHistory([TinyResult(failing: [])])
    for output in ["nights/1.imx", "./nights/new.imx"] {
      let outcome = try history.tool(["run", "-o", output, "--history", "nights"])
      #expect(outcome.status == 2 && outcome.errors.contains("is in the history"))
    }
  }

  @Test(arguments: ["latest", "a/b", "a.imx", ".a", "a b", ""])
  func `A name that no run can have is refused`(name: String) throws {
    let history = try TinyHistory()
    let outcome = try history.tool(["run", "--history", "nights", "--name", name])
    #expect(outcome.status == 2 && outcome.errors.contains("--name must have letters"))
  }

  /// Together they would be called this version's.
  @Test func `Results of other versions of the tool are not joined`() throws {
    let history = try TinyHistory()
    try history.write(TinyResult(failing: []), "1.imx")
    try history.write(TinyResult(failing: []), "2.imx", version: "0.0.7")
    for command in [["merge", "1.imx", "2.imx", "-o", "x.imx"], ["run", "--resume", "2.imx"]] {
      let outcome = try history.tool(command)
      #expect(outcome.status == 3 && outcome.errors.contains("version: 0.0.7  (2.imx)"))
    }
    #expect(!history.scratch.names.contains("x.imx"))
    // What is merged keeps the version that judged it.
    let merged = try history.tool(["merge", "2.imx", "-o", "x.imx"])
    #expect(merged.status == 0, "\(merged.errors)")
    let bytes = try ["2.imx", "x.imx"].map {
      try Data(contentsOf: history.scratch.folder.appending(path: $0))
    }
    #expect(bytes[0] == bytes[1])
  }

  @Test func `A whole run is stored, and compared with the one before`() throws {
    let history = try TinyHistory()
    let run = [
      "run", "--where", "device:iphone-8 os:12.5 orientation:portrait keyboard:hardware base:base0",
      "--strategy", "covered-area", "--history", "nights", "--against", "latest",
    ]
    let part = try history.tool(run + ["--shard", "1/2", "-o", "1.imx"])
    #expect(part.status == 0 && part.errors.contains("note: part 1 of 2 is not stored"))
    #expect(!history.scratch.names.contains("nights"))
    #expect(try history.tool(run + ["--shard", "2/2", "-o", "2.imx"]).status == 0)
    #expect(try history.tool(["merge", "1.imx", "2.imx", "-o", "whole.imx"]).status == 0)
    let night = run + ["--resume", "whole.imx", "--name", "first", "--commit", "c1"]
    for _ in 0..<2 {
      let first = try history.tool(night)
      #expect(first.status == 0 && first.errors.contains("history: run first of nights"))
      #expect(first.errors.contains("nothing is compared"), "\(first.errors)")
    }
    let second = try history.tool(run + ["--reporter", "markdown"])
    #expect(second.status == 0, "\(second.errors)")
    #expect(second.output.contains("## What changed") && second.output.contains("Night by night"))
    let runs = try history.runs()
    #expect(runs.count == 2 && runs[1]["run"] as? String == "first")
    #expect(runs[1]["commit"] as? String == "c1" && runs[1]["wallSeconds"] == nil)
    #expect(runs[0]["wallSeconds"] is Double)
    let whole = history.scratch.folder.appending(path: "whole.imx")
    #expect(
      try Data(contentsOf: history.folder.appending(path: "first.imx")) == Data(contentsOf: whole))
    let shown = try history.run(["show", "first"]).output
    #expect(shown.contains("command    insetmatrix run --where "), "\(shown)")
  }

  @Test func `A night before that cannot be read is named, and the one before it compared`() throws
  {
    let history = try TinyHistory()
    let run = [
      "run", "--where", "device:iphone-8 os:12.5 orientation:portrait keyboard:hardware base:base0",
      "--strategy", "covered-area", "--history", "nights", "--against", "latest",
    ]
    for name in ["1", "2"] {
      #expect(try history.tool(run + ["--name", name, "--date", "2026-11-2\(name)"]).status == 0)
    }
    try Data("IMX1".utf8).write(to: history.folder.appending(path: "2.imx"))
    let third = try history.tool(run + ["--reporter", "markdown", "--date", "2026-11-23"])
    #expect(third.status == 0 && third.output.contains("## What changed"), "\(third.errors)")
    #expect(third.errors.contains("nights/2.imx: error: it ends too early [history]"))
    // Another query has no night before.
    let other = try history.tool(
      run + ["--where", "device:iphone-8 os:12.5 keyboard:hardware bars:none"])
    #expect(other.errors.contains("nothing is compared"), "\(other.errors)")
  }
}

/// Where a run comes from.
@Suite struct OriginTests {
  private static func origin(
    _ options: [String] = [], in environment: [String: String] = [:]
  ) throws -> RunSummary.Origin {
    try OriginOptions.parse(options).origin(in: environment)
  }

  /// The variables of each CI, and what they say.
  @Test(
    arguments: [
      ([:], "", ""),
      (["GITHUB_SHA": "c1", "GITHUB_REF_NAME": "main"], "c1", "main"),
      (
        ["GITHUB_SHA": "c1", "GITHUB_REF_NAME": "7/merge", "GITHUB_HEAD_REF": "fix"], "c1", "fix"
      ),
      (["CI_COMMIT_SHA": "c2", "CI_COMMIT_REF_NAME": "main"], "c2", "main"),
      (["GIT_COMMIT": "c3", "GIT_BRANCH": "origin/main"], "c3", "main"),
      (["GIT_COMMIT": "c3", "BRANCH_NAME": "PR-7", "CHANGE_BRANCH": "fix"], "c3", "fix"),
      (["CI_COMMIT": "c4", "CI_BRANCH": "main"], "c4", "main"),
      (
        ["BUILD_SOURCEVERSION": "c5", "BUILD_SOURCEBRANCH": "refs/heads/feature/main"], "c5",
        "feature/main"
      ),
      (["BITRISE_GIT_COMMIT": "c6", "BITRISE_GIT_BRANCH": "main"], "c6", "main"),
      (["BUILDKITE_COMMIT": "c7", "BUILDKITE_BRANCH": "main"], "c7", "main"),
      (["CIRCLE_SHA1": "c8", "CIRCLE_BRANCH": "main"], "c8", "main"),
      // A branch without a commit is no CI's.
      (["GITHUB_REF_NAME": "main"], "", ""),
    ] as [([String: String], String, String)])
  func `A CI says where a run comes from`(
    environment: [String: String], commit: String, branch: String
  ) throws {
    let origin = try Self.origin(in: environment)
    #expect(origin.commit == commit && origin.branch == branch)
    // The command line has the last word.
    let given = ["--commit", "mine", "--branch", "work", "--date", "2026-11-24"]
    let named = try Self.origin(given, in: environment)
    #expect(named.commit == "mine" && named.branch == "work")
    #expect(named.date.formatted(.iso8601) == "2026-11-24T00:00:00Z")
  }

  @Test(
    arguments: [
      "2026-02-30", "2026-02-30T00:00:00Z", "2026-12-01T25:00:00Z", "2026-12-01T24:00:00Z",
      "2026-12-01T99:99:99Z", "2026-12-01T00:60:00Z", "2026-12-01xyz", "2026-12-01T",
      "2026-12-01 03:00", "2026-12-01T03:00:00", "2026-12-01T03:00:00Zulu", "2026-12", "2026-1-01",
    ])
  func `What the calendar or the clock has not is no date`(text: String) throws {
    let message = "must be like 2026-11-24 or 2026-11-24T03:23:00Z, not '\(text)'"
    #expect {
      try Self.origin(["--date", text])
    } throws: {
      OriginOptions.message(for: $0).contains("--date \(message)")
    }
    #expect {
      try Self.origin(in: ["CI_COMMIT_SHA": "c", "CI_PIPELINE_CREATED_AT": text])
    } throws: {
      ($0 as? Failure)?.message.contains("$CI_PIPELINE_CREATED_AT \(message)") == true
    }
  }

  @Test(
    arguments: [
      ("2028-02-29", "2028-02-29T00:00:00Z"), ("2026-11-24T03:23:00.25Z", "2026-11-24T03:23:00Z"),
      ("2026-11-24T03:23:00+01:30", "2026-11-24T01:53:00Z"),
      ("2026-11-24T23:59:59-0100", "2026-11-25T00:59:59Z"),
    ])
  func `Dates have zones and parts of seconds`(text: String, date: String) throws {
    #expect(try Self.origin(["--date", text]).date.formatted(.iso8601) == date)
    let environment = ["CI_COMMIT_SHA": "c", "CI_PIPELINE_CREATED_AT": text]
    #expect(try Self.origin(in: environment).date.formatted(.iso8601) == date)
  }

  @Test func `A branch that counts back is refused`() throws {
    #expect(throws: (any Error).self) { try Self.origin(["--branch", "a~1"]) }
  }
}
