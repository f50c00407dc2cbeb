import Foundation
import TestSupport
import Testing

/// Strategies that are programs, from the command line to the report.
struct ExternalStrategyTests {
  private static let query =
    "device:iphone-8 os:12.5 orientation:portrait locale:en-US base:bottom-20"
  private static let python = "exec:Examples/ExternalStrategy/covered_area.py"
  private static let crashing = """
    #!/usr/bin/env python3
    import json, sys
    next(sys.stdin)
    print(json.dumps({"version": 1, "id": "crashing"}), flush=True)
    for line in sys.stdin:
        message = json.loads(line)
        if any(event["event"] == "keyboardWillHide" for event in message["events"]):
            sys.exit(3)
        writes = [{} for _ in message["events"]]
        print(json.dumps({"number": message["number"], "writes": writes}), flush=True)
    """

  private func isThere(_ program: String) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program, "--version"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private func counts(_ result: String) throws -> [String: Int] {
    struct Report: Decodable {
      struct Strategy: Decodable {
        var id: String
        var exact: Int
        var failing: Int
      }
      var strategies: [Strategy]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(result.utf8))
    return report.strategies.reduce(into: [:]) {
      $0[$1.id] = $1.exact
      $0["\($1.id) failing"] = $1.failing
    }
  }

  @Test(arguments: [
    ("python3", "covered_area.py", "covered-area-in-python"),
    ("node", "covered-area.mjs", "covered-area-in-javascript"),
  ])
  func `The examples are exact where the strategy in Swift is`(
    interpreter: String, file: String, id: String
  ) throws {
    guard try isThere(interpreter) else { try Test.cancel("there is no \(interpreter)") }
    let run = try Tool.run([
      "run", "--where", Self.query, "--strategy", "exec:Examples/ExternalStrategy/\(file)",
      "--strategy", "covered-area", "--reporter", "json",
    ])
    #expect(run.status == 0, "\(run.errors)")
    let counts = try counts(run.output)
    #expect(counts["covered-area"] ?? 0 > 1000)
    #expect(counts[id] == counts["covered-area"])
    #expect(counts["\(id) failing"] == 0)
  }

  @Test func `Shards of a program's run are the whole`() throws {
    guard try isThere("python3") else { try Test.cancel("there is no python3") }
    let scratch = try Scratch()
    func path(_ name: String) -> String { scratch.folder.appending(path: name).path }
    let common = ["run", "--where", Self.query, "--strategy", Self.python]
    #expect(try Tool.run(common + ["--threads", "1", "-o", path("whole.imx")]).status == 0)
    for part in 1...2 {
      let run = try Tool.run(common + ["--shard", "\(part)/2", "-o", path("\(part).imx")])
      #expect(run.status == 0, "\(run.errors)")
    }
    let merge = try Tool.run(["merge", path("1.imx"), path("2.imx"), "-o", path("merged.imx")])
    #expect(merge.status == 0, "\(merge.errors)")
    let (merged, whole) = (
      try Data(contentsOf: URL(filePath: path("merged.imx"))),
      try Data(contentsOf: URL(filePath: path("whole.imx")))
    )
    #expect(merged == whole)
    let report = ["report", path("whole.imx"), "--reporter", "markdown"]
    #expect(try Tool.run(report + ["--strategy", Self.python]).status == 0)
    let unknown = try Tool.run(report)
    #expect(unknown.status == 3)
    #expect(unknown.errors.contains("help: --strategy exec:PATH names a program"))
    // A red gate names the program where it is known, and says where it is not.
    let limit = ["--min-scenarios", "1000000000"]
    let run = try Tool.run(common + ["--resume", path("whole.imx")] + limit)
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "run: insetmatrix report \(path("whole.imx")) --strategy '\(Self.python)' --min-scenarios"),
      "\(run.errors)")
    let gate = try Tool.run(["gate", path("whole.imx")] + limit)
    #expect(
      gate.errors.contains("--strategy 'exec:PATH' --min-scenarios"), "\(gate.errors)")
  }

  @Test func `Each of several programs is named by its own path`() throws {
    guard try isThere("python3") else { try Test.cancel("there is no python3") }
    let scratch = try Scratch()
    let text = try String(
      contentsOfFile: "Examples/ExternalStrategy/covered_area.py", encoding: .utf8)
    let programs = try ["first", "second"].map { id in
      let file = try scratch.file(
        "\(id).py", text.replacing("covered-area-in-python", with: id))
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: file.path)
      return "exec:\(file.path)"
    }
    let run = try Tool.run(
      ["run", "--where", Self.query + " script:show", "--min-scenarios", "1000000000"]
        + programs.flatMap { ["--strategy", $0] } + [
          "-o", scratch.folder.appending(path: "a").path,
        ])
    #expect(run.status == 1)
    let options = programs.map { " --strategy '\($0)'" }.joined()
    #expect(run.errors.contains("/a\(options) --min-scenarios"), "\(run.errors)")
  }

  @Test func `A program that crashes is never exact there, and the report says where`() throws {
    guard try isThere("python3") else { try Test.cancel("there is no python3") }
    let scratch = try Scratch()
    let program = try scratch.file("crashing", Self.crashing)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.path)
    let run = try Tool.run([
      "run", "--where",
      Self.query + " adjustment:automatic placement:fill bars:none script:show,show-hide",
      "--strategy", "exec:\(program.path)", "--reporter", "ndjson", "--lines", "0",
    ])
    #expect(run.status == 1, "\(run.errors)")
    let silent = run.output.split(separator: "\n").filter { $0.contains(#""aspect":"unanswered""#) }
    #expect(!silent.isEmpty)
    #expect(silent.allSatisfy { $0.contains(#""outcome":"failing""#) })
    #expect(run.errors.contains("the program ended with exit code 3"))
  }

  /// A run of a program that introduces itself, and does this at the first event.
  private func run(
    doing action: String, where narrowed: String, in scratch: Scratch
  ) throws -> [String] {
    let program = try scratch.file(
      "program",
      """
      #!/bin/sh
      read -r line
      echo '{"version":1,"id":"mine"}'
      read -r line
      \(action)
      """)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.path)
    return [
      "run", "--threads", "1", "--where", "\(Self.query) \(narrowed)",
      "--strategy", "exec:\(program.path)", "-o", "a.imx",
    ]
  }

  @Test func `A run that ends with its program is an interrupted one`() throws {
    let scratch = try Scratch()
    let outcome = try Tool.run(
      run(doing: "exit 3", where: "adjustment:automatic", in: scratch),
      in: scratch.folder)
    #expect(outcome.status == 5, "\(outcome.errors)")
    #expect(outcome.errors.contains("the program was given up: 100 scenes have no answer\n"))
    #expect(outcome.errors.contains(" 100 without an answer, "))
    #expect(outcome.errors.contains(" not asked\n"))
    #expect(
      outcome.errors.hasSuffix("interrupted; go on with --resume a.imx.interrupted\n"))
    #expect(scratch.names == ["a.imx.interrupted", "program"])
    let report = try Tool.run(
      ["report", "a.imx.interrupted", "--reporter", "json", "--strategy", "exec:./program"],
      in: scratch.folder)
    #expect(try counts(report.output)["mine failing"] == 0)
  }

  @Test func `A program without any answer is said to have none`() throws {
    let scratch = try Scratch()
    let outcome = try Tool.run(
      run(
        doing: "exit 3",
        where: "adjustment:automatic placement:fill bars:none script:show,show-hide", in: scratch),
      in: scratch.folder)
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(
      outcome.output.contains(
        "exact in 0 %, hides content in 0, leaves a gap in 0, unanswered in "))
  }

  @Test func `A signal ends a run whose program is silent`() throws {
    let scratch = try Scratch()
    let outcome = try Tool.interrupt(
      run(doing: "echo silent >&2; sleep 600", where: "", in: scratch), in: scratch.folder,
      with: SIGTERM, when: "silent")
    #expect(outcome.status == 5, "\(outcome.errors)")
    #expect(!outcome.errors.contains("did not answer"))
    #expect(outcome.errors.contains(" 0 without an answer, "))
    #expect(
      outcome.errors.hasSuffix("interrupted; go on with --resume a.imx.interrupted\n"))
  }

  @Test(arguments: [
    ("run", "exec:/nowhere/program"), ("explain", "exec:/nowhere/program"),
  ])
  func `A program that cannot be started is an error`(command: String, strategy: String) throws {
    let scenario = command == "explain" ? ["x"] : []
    let run = try Tool.run([command] + scenario + ["--strategy", strategy])
    #expect(run.status == 3)
    #expect(run.errors.hasPrefix("/nowhere/program: error: the program cannot be started: "))
  }

  @Test func `A replay asks no program`() throws {
    let run = try Tool.run([
      "replay", "Tests/Fixtures/facts/public-vectors.jsonl", "--strategy", "exec:x",
    ])
    #expect(run.status == 2)
  }

  @Test func `Every line that is exchanged is as the schema says`() throws {
    guard try isThere("python3") else { try Test.cancel("there is no python3") }
    let scratch = try Scratch()
    let folder = scratch.folder.path
    let program = try scratch.file(
      "recording",
      """
      #!/bin/sh
      tee "\(folder)/asked.$$" |
        "\(Repository.root.path)/Examples/ExternalStrategy/covered_area.py" |
        tee "\(folder)/answered.$$"
      """)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.path)
    let run = try Tool.run([
      "run", "--threads", "1", "--where",
      Self.query
        + " adjustment:automatic placement:fill bars:nav+tab script:show-hide,show-rotate-hide",
      "--strategy", "exec:\(program.path)",
    ])
    #expect(run.status == 0, "\(run.errors)")
    var files: [String] = []
    for name in scratch.names where name != "recording" {
      let text = try String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)
      for (number, line) in text.split(separator: "\n").enumerated() {
        let file = try scratch.file("lines/\(name)-\(number).json", String(line))
        files.append(file.path)
      }
    }
    #expect(files.count > 20)
    #expect(try check(files) == 0)
    let wrong = try scratch.file("wrong.json", #"{"number":1,"writes":[{"contentInsets":{}}]}"#)
    #expect(try check([wrong.path]) == 1)
  }

  /// The exit code of check-jsonschema, which is none of ours.
  private func check(_ files: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = Repository.root.appending(path: "scripts/check-jsonschema")
    process.arguments = ["--schemafile", "docs/external-strategy.schema.json"] + files
    process.currentDirectoryURL = Repository.root
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 77 { try Test.cancel("check-jsonschema cannot be had") }
    return process.terminationStatus
  }
}
