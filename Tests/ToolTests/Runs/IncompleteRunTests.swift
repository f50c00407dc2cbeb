import Foundation
import MatrixResults
import TestSupport
import Testing

/// Less than what was asked for is never taken for all of it.
@Suite struct IncompleteRunTests {
  private static let strategies = "--strategy covered-area --strategy flutter"
  private static let setup = """
    S="\(strategies)"
    run() { "$tool" run --profiles "$devices" $S "$@"; }

    """

  private static func shell(_ script: String, in scratch: Scratch) throws -> Tool.Outcome {
    try Tool.shell(setup + script, in: scratch)
  }

  /// A run of one thread that is ended as soon as a quarter is judged.
  private static func interrupt(
    _ signal: Int32 = SIGINT, to output: String, in scratch: Scratch
  ) throws -> Tool.Outcome {
    try Tool.interrupt(
      ["run", "--profiles", Repository.root.appending(path: "devices").path]
        + strategies.split(separator: " ").map(String.init)
        + ["--threads", "1", "--where", "device:iphone-14*", "-o", output],
      in: scratch.folder, with: signal, when: "25 %")
  }

  @Test func `An interrupted run is not completed by a run of something else`() throws {
    let scratch = try Scratch()
    #expect(try Self.interrupt(to: "i1.imx", in: scratch).status == 5)
    let outcome = try Self.shell(
      """
      run --where device:iphone-15 --resume i1.imx.interrupted -o i2.imx; echo "resumed $?"
      "$tool" report --profiles "$devices" i1.imx.interrupted >report; echo "reported $?"
      head -n 1 report | cut -c 1-13
      ls
      """, in: scratch)
    #expect(
      outcome.output == """
        resumed 3
        reported 5
        interrupted: 
        i1.imx.interrupted
        report

        """, "\(outcome.errors)")
    #expect(
      outcome.errors.hasPrefix(
        """
        error: i1.imx.interrupted and this run do not belong to one run [result-file]
          query: device:iphone-14*  (i1.imx.interrupted)
          query: device:iphone-15  (this run)
        i1.imx.interrupted: error: interrupted; go on with `run --resume
        """), "\(outcome.errors)")
  }

  @Test func `An interrupted run never replaces a complete one, and goes on from beside it`() throws
  {
    let scratch = try Scratch()
    _ = try Self.shell(
      "run --where 'device:iphone-14*' -o whole.imx && cp whole.imx before.imx", in: scratch)
    let interrupted = try Self.interrupt(to: "whole.imx", in: scratch)
    #expect(interrupted.status == 5)
    #expect(
      interrupted.errors.hasSuffix("interrupted; go on with --resume whole.imx.interrupted\n"))
    let outcome = try Self.shell(
      """
      cmp whole.imx before.imx && echo kept
      run --where 'device:iphone-14*' --resume whole.imx.interrupted -o again.imx >/dev/null 2>&1
      cmp whole.imx again.imx && echo same
      """, in: scratch)
    #expect(outcome.output == "kept\nsame\n", "\(outcome.errors)")
  }

  @Test(arguments: [SIGHUP, SIGTERM, SIGINT])
  func `Every signal that ends a run leaves what was judged`(signal: Int32) throws {
    let scratch = try Scratch()
    #expect(try Self.interrupt(signal, to: "a.imx", in: scratch).status == 5)
    #expect(scratch.names == ["a.imx.interrupted"])
  }

  @Test func `An exhaustive run leaves what was judged whole, and goes on without it`() throws {
    let scratch = try Scratch()
    let query = "device:ipad-air-2 os:12.5 locale:en-US adjustment:automatic"
    let run = [
      "run", "--profiles", Repository.root.appending(path: "devices").path, "--strategy",
      "covered-area", "--threads", "1", "--where", query,
    ]
    let interrupted = try Tool.interrupt(
      run + ["--exhaustive", "-o", "a.imx"], in: scratch.folder, with: SIGTERM, when: "25 %")
    #expect(interrupted.status == 5, "\(interrupted.errors)")
    #expect(interrupted.errors.hasSuffix("interrupted; go on with --resume a.imx.interrupted\n"))
    let resumed = try Tool.run(
      run + ["--resume", "a.imx.interrupted", "-o", "a.imx"], in: scratch.folder)
    #expect(resumed.status == 0, "\(resumed.errors)")
    _ = try Tool.run(run + ["-o", "whole.imx"], in: scratch.folder)
    func bytes(_ name: String) throws -> Data {
      try Data(contentsOf: scratch.folder.appending(path: name))
    }
    #expect(try bytes("a.imx") == bytes("whole.imx"))
  }

  @Test func `Parts of different queries, strategies, policies or plans are not merged`() throws {
    let scratch = try Scratch()
    let outcome = try Self.shell(
      """
      exec 2>&1
      part() { run "$@" >/dev/null 2>&1 || echo "part: $?"; }
      merge() { "$tool" merge "$@" -o merged.imx; echo $?; }
      part --where device:iphone-15 --shard 1/2 -o 1.imx
      part --where device:iphone-14 --shard 2/2 -o query.imx
      merge 1.imx query.imx
      part --where device:iphone-15 --shard 2/2 --policy remote-keyboard=local-only -o policy.imx
      merge 1.imx policy.imx
      part --where device:iphone-15 --shard 2/3 -o third.imx
      merge 1.imx third.imx
      part --where device:iphone-15 --shard 2/2 --gate none -o gate.imx
      merge 1.imx gate.imx
      S="--strategy flutter"
      part --where device:iphone-15 --shard 2/2 -o strategies.imx
      merge 1.imx strategies.imx
      """, in: scratch)
    #expect(
      outcome.output == """
        error: 1.imx and query.imx do not belong to one run [result-file]
          query: device:iphone-15  (1.imx)
          query: device:iphone-14  (query.imx)
        3
        error: 1.imx and policy.imx do not belong to one run [result-file]
          policies: the preferred ones  (1.imx)
          policies: remote-keyboard=local-only  (policy.imx)
        3
        error: 1.imx and third.imx do not belong to one run [result-file]
          part: part 1 of 2  (1.imx)
          part: part 2 of 3  (third.imx)
        3
        error: 1.imx and gate.imx do not belong to one run [result-file]
          gate: covered-area  (1.imx)
          gate: none  (gate.imx)
        3
        error: 1.imx and strategies.imx do not belong to one run [result-file]
          gate: covered-area  (1.imx)
          gate: flutter  (strategies.imx)
          strategies: covered-area, flutter  (1.imx)
          strategies: flutter  (strategies.imx)
        3

        """)
    #expect(!scratch.names.contains("merged.imx"))
  }

  @Test func `Queries that allow the same belong together, however they are written`() throws {
    let scratch = try Scratch()
    let outcome = try Self.shell(
      """
      S="--strategy covered-area"
      run --where 'device:iphone-15  os:26.1' --shard 1/2 -o 1.imx >/dev/null 2>&1
      run --where 'os:26.1 device:iphone-15' --shard 2/2 -o 2.imx >/dev/null 2>&1
      "$tool" merge 1.imx 2.imx -o a.imx && "$tool" merge 2.imx 1.imx -o b.imx
      cmp a.imx b.imx && echo same
      """, in: scratch)
    #expect(outcome.output == "same\n", "\(outcome.errors)")
  }

  @Test func `A result is compared only with one that was asked for the same scenarios`() throws {
    let scratch = try Scratch()
    let outcome = try Self.shell(
      """
      exec 2>&1
      run --where device:iphone-15 -o a.imx >/dev/null 2>&1
      run --where device:iphone-15 --shard 1/2 -o part.imx >/dev/null 2>&1
      run --where device:iphone-14 --against a.imx; echo $?
      "$tool" report --profiles "$devices" a.imx --against part.imx; echo $?
      """, in: scratch)
    #expect(
      outcome.output == """
        error: a.imx and this run cannot be compared [result-file]
          query: device:iphone-15  (a.imx)
          query: device:iphone-14  (this run)
        3
        error: part.imx and a.imx cannot be compared [result-file]
          part: part 1 of 2  (part.imx)
          part: the whole run  (a.imx)
        3

        """)
  }

  @Test(arguments: [
    "html", "markdown", "json", "ndjson", "csv", "junit", "sarif", "github",
    "gitlab-codequality",
  ])
  func `No format calls a part or an empty matrix a pass`(format: String) throws {
    let scratch = try Scratch()
    let outcome = try Self.shell(
      """
      S="--strategy covered-area"
      run --where "$small" --shard 1/3 -o part.imx --reporter \(format):part.txt 2>/dev/null
      echo $?
      run --where 'device:iphone-x os:6.1' --reporter \(format):empty.txt 2>/dev/null
      echo $?
      "$tool" report --profiles "$devices" part.imx --reporter \(format):again.txt 2>/dev/null
      echo $?
      cmp part.txt again.txt && echo same
      """, in: scratch)
    #expect(outcome.output == "0\n5\n5\nsame\n", "\(outcome.errors)")
    for (name, words) in [("part.txt", "part 1 of 3"), ("empty.txt", "empty")] {
      let text = try String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)
      #expect(text.contains(words), "\(text.prefix(300))")
      #expect(!text.contains("PASS"))
    }
  }

  @Test func `A run without a strategy of the plan's gate ends by its own strategies`() throws {
    let query =
      "device:iphone-15 os:26.1 locale:en-US orientation:portrait window:full script:show "
      + "placement:fill accessory:none base:base0 adjustment:automatic"
    let small = ["run", "--where", query, "--strategy", "flutter"]
    let outcome = try Tool.run(small)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("PASS: Flutter 3.47 kept "), "\(outcome.output)")
    let wrong = try Tool.run(
      ["run", "--where", ExitStatusTests.small, "--strategy", "s0b-raw-height"])
    #expect(wrong.status == 1)
    #expect(wrong.output.hasPrefix("FAIL: Sorix (gist), raw height fails in "))
    #expect(wrong.output.contains("\ncontent is right in "), "\(wrong.output)")
    #expect(wrong.output.contains("--strategy s0b-raw-height\n"))
    let both = try Tool.run(small + ["--strategy", "covered-area"])
    #expect(both.output.hasPrefix("PASS: CoveredArea kept "), "\(both.output)")
    let narrow = try Tool.run(small + ["--gate", "none", "--reporter", "markdown"])
    #expect(narrow.status == 0)
    #expect(narrow.output.contains("**no gate**: no strategy must be exact"))
    let scratch = try Scratch()
    let path = scratch.folder.appending(path: "a.imx").path
    let page = scratch.folder.appending(path: "a.md").path
    let quiet = try Tool.run(small + ["-o", path, "--reporter", "markdown:\(page)"])
    #expect(quiet.output == "")
    #expect(quiet.errors.contains("\nPASS: Flutter 3.47 kept "), "\(quiet.errors)")
    let report = try Tool.run(["report", path])
    #expect(report.status == 0 && report.errors == "")
    let unknown = try Tool.run(small + ["--gate", "all"])
    #expect(unknown.status == 2)
  }

  @Test func `The only part of a run is the whole`() throws {
    let scratch = try Scratch()
    let outcome = try Self.shell(
      """
      run --where "$small" --shard 1/1 -o a.imx 2>/dev/null
      run --where "$small" -o b.imx 2>/dev/null >/dev/null
      cmp a.imx b.imx && echo same
      """, in: scratch)
    #expect(outcome.output.contains("\n6,326 scenarios"), "\(outcome.output)")
    #expect(outcome.output.hasSuffix("\nsame\n"))
  }

  @Test func `An empty matrix says what emptied it and nothing else`() throws {
    let never = try Tool.run(["run", "--where", "device:iphone-x os:6.1"])
    #expect(never.status == 5)
    #expect(never.output == "empty: no scenario was selected\n")
    #expect(
      never.errors == """
        error: the matrix is empty: no scenario was judged; the device doesn't run this iOS; \
        possible with os 16.7, 16.0, 15.8, 14.8, 13.7 or 2 others; or with device \
        ipad-2, ipad-3rd-generation, ipad-4th-generation, ipad-mini, iphone-4* or 2 others

        """)
    let scratch = try Scratch()
    let plan = try scratch.file(
      "matrix.yaml",
      "schema: 1\nos: [\"17\"]\nruns: [{name: bars, where: \"bars:none,nav placement:fill\"}]\n")
    let outside = try Tool.run(["run", "--matrix", plan.path, "--where", "bars:tab"])
    #expect(outside.status == 5)
    #expect(
      outside.errors.contains(
        "no run of the plan has all that the query asks for; possible with bars none or nav"))
  }
}
