import Foundation
import HistoryFixtures
import MatrixResults
import TestSupport
import Testing

@Suite struct HistoryCommandTests {
  @Test func `Imported results are listed, shown and exported with their bytes`() throws {
    let history = try TinyHistory([TinyResult(failing: []), TinyResult(failing: [1, 5])])
    let runs = try history.runs()
    #expect(runs.map { $0["run"] as? Int } == [2, 1])
    #expect(runs.map { $0["verdict"] as? String } == ["not judged", "not judged"])
    #expect(runs.allSatisfy { $0["applicable"] as? Int == 12 })
    let list = try history.run(["list", "--limit", "1"]).output.split(separator: "\n")
    #expect(list.count == 2 && list[0].hasPrefix("run  date") && list[1].hasPrefix("2    "))
    let shown = try history.run(["show", "latest"]).output
    #expect(shown.contains("verdict    not judged") && shown.contains("subject   10     2"))
    for (name, file) in [("1", "1.imx"), ("latest", "2.imx"), ("latest~1", "1.imx")] {
      #expect(try history.run(["export", name, "-o", "out.imx"]).status == 0)
      let bytes = try ["out.imx", file].map {
        try Data(contentsOf: history.scratch.folder.appending(path: $0))
      }
      #expect(bytes[0] == bytes[1], "\(name)")
    }
  }

  @Test func `An imported result keeps the version that judged it`() throws {
    let history = try TinyHistory()
    let bytes = ResultFile.encode(TinyResult(failing: [1]).result, writer: "0.0.7")
    let file = history.scratch.folder.appending(path: "a.imx")
    try Data(bytes).write(to: file)
    #expect(try history.run(["import", "a.imx"]).status == 0)
    #expect(try history.runs().map { $0["version"] as? String } == ["0.0.7"])
    #expect(try history.run(["export", "latest", "-o", "out.imx"]).status == 0)
    let exported = history.scratch.folder.appending(path: "out.imx")
    #expect(try Data(contentsOf: exported) == Data(bytes))
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
    let history = try TinyHistory()
    try history.write(TinyResult(failing: []), "a.imx")
    #expect(try history.run(["import", "a.imx"], environment: environment).status == 0)
    // The command line has the last word.
    let given = ["--commit", "mine", "--branch", "work", "--date", "2026-11-24"]
    #expect(try history.run(["import", "a.imx"] + given, environment: environment).status == 0)
    let runs = try history.runs()
    #expect(runs.map { $0["commit"] as? String } == ["mine", commit])
    #expect(runs.map { $0["branch"] as? String } == ["work", branch])
    #expect(runs[0]["date"] as? String == "2026-11-24T00:00:00Z")
  }

  @Test func `A pipeline's date is its runs' date`() throws {
    let history = try TinyHistory()
    try history.write(TinyResult(failing: []), "a.imx")
    let environment = [
      "CI_COMMIT_SHA": "c", "CI_PIPELINE_CREATED_AT": "2026-11-24T03:23:00Z",
    ]
    #expect(try history.run(["import", "a.imx"], environment: environment).status == 0)
    #expect(try history.runs()[0]["date"] as? String == "2026-11-24T03:23:00Z")
  }

  @Test func `Old runs go, but for those that are kept`() throws {
    let history = try TinyHistory((0..<5).map { TinyResult(failing: [$0]) })
    #expect(try history.run(["keep", "2", "--for", "release 1.0"]).status == 0)
    let outcome = try history.run(["prune", "--count", "1"])
    #expect(outcome.status == 0 && outcome.errors == "3 runs removed\n")
    let runs = try history.runs()
    #expect(runs.map { $0["run"] as? Int } == [5, 2])
    #expect(runs.map { $0["keptFor"] as? String } == ["", "release 1.0"])
    // All are of today.
    #expect(try history.run(["prune", "--days", "1"]).errors == "0 runs removed\n")
    #expect(try history.run(["keep", "2", "--for", ""]).status == 0)
    #expect(try history.run(["prune", "--days", "0"]).errors == "2 runs removed\n")
    #expect(try history.run(["list"]).output == "no runs\n")
  }

  /// What is wrong, the exit code and a part of the message.
  @Test(
    arguments: [
      (["show", "9"], 2, "has no run '9'"), (["show", "branch:none"], 2, "has no run"),
      (["export", "latest~7", "-o", "x.imx"], 2, "has no run 'latest~7'"),
      (["keep", "x", "--for", "y"], 2, "has no run 'x'"),
      (["prune"], 2, "prune requires --count or --days"),
      (["prune", "--count=-1"], 2, "--count must be at least 0"),
      (["list", "--limit", "0"], 2, "--limit must be at least 1"),
      (["import", "1.imx", "--date", "today"], 2, "--date must be like 2026-11-24"),
      (["import", "1.imx", "none.imx"], 3, "none.imx"),
      (["import", "1.imx", "broken.imx"], 3, "broken.imx: error: it ends too early"),
    ] as [([String], Int32, String)])
  func `What cannot be done is refused, and changes nothing`(
    arguments: [String], status: Int32, message: String
  ) throws {
    let history = try TinyHistory([TinyResult(failing: [])])
    try Data("IMX1".utf8).write(to: history.scratch.folder.appending(path: "broken.imx"))
    let outcome = try history.run(arguments)
    #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try history.runs().count == 1)
    #expect(!history.scratch.names.contains("x.imx"))
  }

  @Test func `A history that is missing, damaged or newer is refused and stays untouched`() throws {
    let history = try TinyHistory()
    try history.write(TinyResult(failing: []), "a.imx")
    let none = try history.tool(["history", "list"])
    #expect(none.status == 2 && none.errors.contains("$INSETMATRIX_HISTORY"), "\(none.errors)")
    #expect(try history.run(["list"]).status == 3)
    let named = try history.tool(
      ["history", "import", "a.imx"],
      environment: ["INSETMATRIX_HISTORY": history.file.path])
    #expect(named.status == 0 && named.output == "a.imx: run 1\n")
    let sound = try Data(contentsOf: history.file)
    var newer = sound
    // The user version is the big-endian number at byte 60 of the header.
    newer[63] += 1
    var torn = sound
    // The b-tree page of the schema.
    for index in 100..<140 { torn[index] = 0xFF }
    let cases: [(Data, String)] = [
      (Data("no database".utf8), "it is not a history, or damaged"),
      (Data(), "the file is empty"),
      (torn, "it is not a history, or damaged"), (newer, "a later version of the tool wrote it"),
    ]
    for (bytes, message) in cases {
      try bytes.write(to: history.file)
      for arguments in [["list"], ["import", "a.imx"], ["prune", "--count", "0"]] {
        let outcome = try history.run(arguments)
        #expect(outcome.status == 3 && outcome.errors.contains(message), "\(outcome.errors)")
        #expect(try Data(contentsOf: history.file) == bytes)
        #expect(history.scratch.names.sorted() == ["a.imx", "history.sqlite"])
      }
    }
  }

  @Test func `An import that is killed at any moment leaves what the next one can use`() throws {
    let history = try TinyHistory()
    try history.write(TinyResult(failing: []), "a.imx")
    let folder = history.scratch.folder
    let arguments = [
      "history", "import", folder.appending(path: "a.imx").path, "--history", history.file.path,
    ]
    for round in 0..<60 {
      for name in history.scratch.names where name != "a.imx" {
        try FileManager.default.removeItem(at: folder.appending(path: name))
      }
      _ = try Tool.interrupt(arguments, with: SIGKILL, after: .milliseconds(round))
      let outcome = try history.run(["import", "a.imx"])
      #expect(outcome.status == 0, "\(round): \(outcome.errors)")
    }
    // What is left where the file is made in its own place.
    try Data().write(to: history.file)
    try Data(count: 512).write(to: folder.appending(path: "history.sqlite-journal"))
    let outcome = try history.run(["import", "a.imx"])
    #expect(outcome.status == 0 && outcome.output == "a.imx: run 1\n", "\(outcome.errors)")
  }

  @Test(
    arguments: [
      "2026-02-30", "2026-02-30T00:00:00Z", "2026-12-01T25:00:00Z", "2026-12-01T24:00:00Z",
      "2026-12-01T99:99:99Z", "2026-12-01T00:60:00Z", "2026-12-01xyz", "2026-12-01T",
      "2026-12-01 03:00", "2026-12-01T03:00:00", "2026-12-01T03:00:00Zulu", "2026-12", "2026-1-01",
    ])
  func `What the calendar or the clock has not is no date`(text: String) throws {
    let history = try TinyHistory()
    try history.write(TinyResult(failing: []), "a.imx")
    let message = "must be like 2026-11-24 or 2026-11-24T03:23:00Z, not '\(text)'"
    let option = try history.run(["import", "a.imx", "--date", text])
    #expect(option.status == 2 && option.errors.contains("--date \(message)"), "\(option.errors)")
    let variable = try history.run(
      ["import", "a.imx"],
      environment: ["CI_COMMIT_SHA": "c", "CI_PIPELINE_CREATED_AT": text])
    #expect(variable.status == 2 && variable.errors.contains("$CI_PIPELINE_CREATED_AT \(message)"))
    #expect(!history.scratch.names.contains("history.sqlite"))
  }

  @Test(
    arguments: [
      ("2028-02-29", "2028-02-29T00:00:00Z"), ("2026-11-24T03:23:00.25Z", "2026-11-24T03:23:00Z"),
      ("2026-11-24T03:23:00+01:30", "2026-11-24T01:53:00Z"),
      ("2026-11-24T23:59:59-0100", "2026-11-25T00:59:59Z"),
    ])
  func `Dates have zones and parts of seconds`(text: String, stored: String) throws {
    let history = try TinyHistory()
    try history.write(TinyResult(failing: []), "a.imx")
    #expect(try history.run(["import", "a.imx", "--date", text]).status == 0)
    #expect(try history.runs()[0]["date"] as? String == stored)
  }

  @Test func `A history that cannot be written can be read`() throws {
    let history = try TinyHistory([TinyResult(failing: []), TinyResult(failing: [1])])
    // Root may write everything.
    let outcome = try Tool.shell(
      """
      if [ "$(id -u)" = 0 ]; then drop="setpriv --reuid=65534 --regid=65534 --clear-groups"; fi
      chmod 444 history.sqlite && chmod 555 .
      trap 'chmod 755 .' EXIT
      for command in "history list" "history show" "history export 1 -o /dev/stdout" \
        "diff latest 1.imx" "history keep 1 --for x" "history import 1.imx"; do
        ${drop-} "$tool" $command --history history.sqlite >/dev/null && echo 0 || echo $?
      done
      """, in: history.scratch)
    #expect(outcome.output == "0\n0\n0\n1\n4\n4\n", "\(outcome.errors)")
    #expect(outcome.errors.contains("readonly database"))
  }

  @Test func `An earlier version's history that cannot be written is refused`() throws {
    let history = try TinyHistory([TinyResult(failing: [])])
    let outcome = try Tool.shell(
      """
      python3 - <<'SCRIPT'
      import sqlite3
      sqlite3.connect('history.sqlite').executescript('''
        CREATE TABLE earlier AS SELECT id, base, digest, bytes, place FROM result;
        DROP TABLE result; ALTER TABLE earlier RENAME TO result; DROP TABLE cellChecksum;
        DELETE FROM grdb_migrations WHERE CAST(identifier AS INTEGER) > 8; PRAGMA user_version = 8;
      ''')
      SCRIPT
      if [ "$(id -u)" = 0 ]; then drop="setpriv --reuid=65534 --regid=65534 --clear-groups"; fi
      chmod 444 history.sqlite && chmod 555 .
      trap 'chmod 755 .' EXIT
      before=$(cksum history.sqlite)
      ${drop-} "$tool" history list --history history.sqlite || echo $?
      [ "$before" = "$(cksum history.sqlite)" ] && echo untouched
      """, in: history.scratch)
    #expect(outcome.output == "4\nuntouched\n", "\(outcome.errors)")
    #expect(
      outcome.errors.contains("an earlier version of the tool wrote it, and it must be writable"))
  }

  @Test func `What a run is kept for is one line, and nothing where it is blank`() throws {
    let history = try TinyHistory([TinyResult(failing: [])])
    for (reason, kept) in [("  release 1.0 ", "release 1.0"), (" \t ", "")] {
      #expect(try history.run(["keep", "1", "--for", reason]).status == 0)
      #expect(try history.runs()[0]["keptFor"] as? String == kept)
    }
    for reason in ["a\nb", "\n", "a\r"] {
      let outcome = try history.run(["keep", "1", "--for", reason])
      #expect(outcome.status == 2 && outcome.errors.contains("--for must be one line"))
    }
  }

  @Test func `What is no name of a run is said`() throws {
    let history = try TinyHistory([TinyResult(failing: [])])
    let folder = try history.tool(["history", "list", "--history", "."])
    #expect(folder.status == 3 && folder.errors.contains("it is a folder"))
    for name in ["latest~-1", "latest~x", "branch:main~-1"] {
      let outcome = try history.tool(
        ["diff", name, "1.imx", "--history", "history.sqlite"])
      #expect(outcome.status == 2 && outcome.errors.contains("names no run"), "\(outcome.errors)")
    }
    #expect(try history.run(["import", "1.imx", "--branch", "a~1"]).status == 2)
  }

  @Test func `Nothing is written over the history that it is read from`() throws {
    let history = try TinyHistory([TinyResult(failing: [])])
    let bytes = try Data(contentsOf: history.file)
    let outcome = try history.run(["export", "latest", "-o", "./history.sqlite"])
    #expect(outcome.status == 2 && outcome.errors.contains("would be written over"))
    #expect(try Data(contentsOf: history.file) == bytes)
  }

  @Test func `Runs and merged parts are stored, and compared with the last one`() throws {
    let history = try TinyHistory()
    let run = [
      "run", "--where", "device:iphone-8 os:12.5 orientation:portrait keyboard:hardware base:base0",
      "--strategy", "covered-area", "--history", "history.sqlite",
    ]
    let part = try history.tool(run + ["--shard", "1/2", "-o", "1.imx"])
    #expect(part.status == 0 && part.errors.contains("note: part 1 of 2 is not stored"))
    #expect(!history.scratch.names.contains("history.sqlite"))
    #expect(try history.tool(run + ["--shard", "2/2", "-o", "2.imx"]).status == 0)
    let merged = try history.tool(
      ["merge", "1.imx", "2.imx", "-o", "whole.imx", "--history", "history.sqlite"])
    #expect(merged.status == 0 && merged.errors.contains("history: run 1 of history.sqlite"))
    let whole = try history.tool(
      run + ["--against", "latest", "--reporter", "json:r.json", "-o", "run.imx"])
    #expect(whole.status == 0 && whole.errors.contains("history: run 2 of"), "\(whole.errors)")
    #expect(try history.run(["export", "2", "-o", "out.imx"]).status == 0)
    let files = try ["whole.imx", "run.imx", "out.imx"].map {
      try Data(contentsOf: history.scratch.folder.appending(path: $0))
    }
    #expect(Set(files).count == 1)
    let report = try JSONSerialization.jsonObject(
      with: Data(contentsOf: history.scratch.folder.appending(path: "r.json")))
    let json = try #require(report as? [String: Any])
    let changes = try #require(json["changes"] as? [String: Any])
    #expect((changes["rules"] as? [Any])?.isEmpty == true)
    let trends = try #require(json["trends"] as? [String: Any])
    let runs = try #require(trends["runs"] as? [[String: Any]])
    #expect(runs.map { $0["run"] as? Int } == [1, 2])
    // Nobody measured what a merged run cost.
    #expect(runs.map { $0["wallSeconds"] != nil } == [false, true])
  }
}
