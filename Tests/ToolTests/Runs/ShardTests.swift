import Foundation
import TestSupport
import Testing

/// A matrix that is large enough to be cut, and its result in one piece.
private struct Whole {
  static let query =
    "device:iphone-x,ipad-air-2 os:12.5,15.8 locale:en-US,emoji bars:nav+tab "
    + "adjustment:automatic base:edges"
  static let arguments = [
    "run", "--where", query, "--strategy", "covered-area", "--strategy",
    "s2-intersection-in-table",
  ]
  /// The result in one piece, which all tests share.
  private static let result = Result {
    let scratch = try Scratch()
    let path = scratch.folder.appending(path: "whole.imx")
    let outcome = try Tool.run(Self.arguments + ["-o", path.path])
    try #require(outcome.status == 0)
    return try Data(contentsOf: path)
  }

  let scratch: Scratch
  let bytes: Data

  init() throws {
    scratch = try Scratch()
    bytes = try Self.result.get()
  }

  func path(_ name: String) -> String { scratch.folder.appending(path: name).path }

  func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: scratch.folder.appending(path: name))
  }
}

@Suite struct ShardTests {
  @Test(arguments: [1, 2, 3, 7])
  func `Shards merge to the bytes of the whole in any order`(count: Int) throws {
    let whole = try Whole()
    var parts: [String] = []
    for index in 1...count {
      let part = whole.path("part\(index).imx")
      let outcome = try Tool.run(
        Whole.arguments + [
          "--shard", "\(index)/\(count)", "--threads", "\(index % 3 + 1)", "-o", part,
        ])
      #expect(outcome.status == 0)
      parts.append(part)
    }
    for order in [parts, parts.reversed()] {
      let merged = whole.path("merged.imx")
      #expect(try Tool.run(["merge"] + order + ["-o", merged]).status == 0)
      #expect(try whole.bytes("merged.imx") == whole.bytes)
    }
  }

  @Test func `More shards than places leave some empty and lose nothing`() throws {
    let scratch = try Scratch()
    let run = [
      "run", "--where", "device:iphone-x os:12.5,13.7 locale:en-US", "--strategy", "covered-area",
    ]
    func path(_ name: String) -> String { scratch.folder.appending(path: name).path }
    #expect(try Tool.run(run + ["-o", path("whole.imx")]).status == 0)
    let parts = (1...9).map { path("\($0).imx") }
    for (index, part) in parts.enumerated() {
      #expect(try Tool.run(run + ["--shard", "\(index + 1)/9", "-o", part]).status == 0)
    }
    #expect(try Tool.run(["merge"] + parts + ["-o", path("merged.imx")]).status == 0)
    #expect(
      try Data(contentsOf: URL(filePath: path("merged.imx")))
        == Data(contentsOf: URL(filePath: path("whole.imx"))))
  }

  @Test func `A missing, doubled or foreign shard is refused and nothing is written`() throws {
    let whole = try Whole()
    let (one, two) = (whole.path("1.imx"), whole.path("2.imx"))
    _ = try Tool.run(Whole.arguments + ["--shard", "1/2", "-o", one])
    _ = try Tool.run(Whole.arguments + ["--shard", "2/2", "-o", two])
    let foreign = whole.path("foreign.imx")
    _ = try Tool.run(
      [
        "run", "--where", Whole.query, "--strategy", "covered-area", "--shard", "2/2", "-o",
        foreign,
      ])
    for (files, status, words) in [
      ([one], 5, "shard 2/2"), ([one, two, one], 3, "part 1 of 2 is given twice"),
      ([one, foreign], 3, "do not belong to one run"),
    ] {
      let outcome = try Tool.run(["merge"] + files + ["-o", whole.path("merged.imx")])
      #expect(outcome.status == Int32(status))
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
      #expect(!whole.scratch.names.contains("merged.imx"))
    }
  }

  @Test func `A file that is cut, changed or no result at all is refused`() throws {
    let whole = try Whole()
    let bytes = whole.bytes
    var changed = bytes
    changed[bytes.count / 2] ^= 0x10
    for (name, data, words) in [
      ("cut", bytes.prefix(bytes.count / 2), "it ends too early"),
      // Either the checksum or the compressed content notices.
      ("changed", changed, "it is corrupt: "),
      ("text", Data("schema: 1\n".utf8), "it is not a result file"),
      ("empty", Data(), "it ends too early"),
    ] {
      let path = whole.path("\(name).imx")
      try data.write(to: URL(filePath: path))
      let outcome = try Tool.run(["merge", path, "-o", whole.path("merged.imx")])
      #expect(outcome.status == 3)
      #expect(
        outcome.errors.contains("\(path): error: \(words)"), "\(outcome.errors)")
    }
  }

  @Test(arguments: [
    (["SLURM_ARRAY_TASK_ID": "0"], ["--shards", "2"], true),
    (["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_COUNT": "1"], [], false),
    (["JOB_COMPLETION_INDEX": "0"], ["--shards", "2"], true),
    (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2"], [], true),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"], [], true),
    (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "2"], [], true),
    (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "2"], [], true),
    ([:], [], false), (["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "2"], [], false),
    (["SLURM_ARRAY_TASK_ID": "9223372036854775807"], ["--shards", "2"], false),
  ])
  func `The scheduler says which part it is`(
    environment: [String: String], options: [String], works: Bool
  ) throws {
    let scratch = try Scratch()
    let run = [
      "run", "--where", "device:iphone-8 os:12.5 locale:en-US", "--strategy", "covered-area",
    ]
    func path(_ name: String) -> URL { scratch.folder.appending(path: name) }
    let outcome = try Tool.run(
      run + ["--shard", "auto"] + options + ["-o", path("auto.imx").path], environment: environment)
    #expect(outcome.status == (works ? 0 : 2), "\(outcome.errors)")
    guard works else { return }
    // Another build would be named in the result.
    _ = try Tool.run(
      run + ["--shard", "1/2", "-o", path("first.imx").path], in: Repository.root)
    #expect(try Data(contentsOf: path("auto.imx")) == Data(contentsOf: path("first.imx")))
  }

  @Test func `A run that is interrupted leaves a part from which it goes on to the same bytes`()
    throws
  {
    let scratch = try Scratch()
    func path(_ name: String) -> URL { scratch.folder.appending(path: name) }
    let run = [
      "run", "--where", "device:ipad-air-2,ipad-6th-generation,ipad-mini-4 locale:en-US",
      "--strategy", "covered-area", "--strategy", "flutter", "--threads", "1",
    ]
    let whole = try Tool.run(run + ["-o", path("whole.imx").path])
    #expect(whole.status == 0)
    let outcome = try Tool.interrupt(
      run + ["-o", path("partial.imx").path], in: scratch.folder, with: SIGTERM, when: "25 %")
    #expect(outcome.status == 5 && outcome.errors.contains("--resume"), "\(outcome.errors)")
    let partial = path("partial.imx.interrupted").path
    #expect(try Tool.run(["merge", partial, "-o", path("m.imx").path]).status == 5)
    let resumed = try Tool.run(run + ["--resume", partial, "-o", path("resumed.imx").path])
    #expect(resumed.status == 0)
    #expect(try Data(contentsOf: path("resumed.imx")) == Data(contentsOf: path("whole.imx")))
  }

  @Test func `A kill at any moment never leaves half a file`() throws {
    let scratch = try Scratch()
    let output = scratch.folder.appending(path: "killed.imx")
    let run = [
      "run", "--where", "device:iphone-8 locale:en-US", "--strategy", "covered-area", "-o",
      output.path,
    ]
    let whole = try Tool.run(run)
    #expect(whole.status == 0)
    let bytes = try Data(contentsOf: output)
    var random = SplitMix64(seed: 11)
    for _ in 0..<20 {
      try? FileManager.default.removeItem(at: output)
      _ = try Tool.interrupt(
        run, with: SIGKILL, after: .milliseconds(Int.random(in: 0...250, using: &random)))
      if let left = try? Data(contentsOf: output) { #expect(left == bytes) }
    }
  }

  @Test func `Every scenario on its own gives the same bytes, for a million of them`() throws {
    let scratch = try Scratch()
    func path(_ name: String) -> URL { scratch.folder.appending(path: name) }
    let run = [
      "run", "--where",
      "device:iphone-8,ipad-air-2 os:9.3,12.5 locale:en-US,en-GB,ja "
        + "adjustment:automatic,never", "--strategy", "covered-area", "--strategy",
      "s4-move-by-begin-height",
    ]
    let whole = try Tool.run(run + ["-o", path("a.imx").path, "--reporter", "json"])
    let alone = try Tool.run(run + ["--exhaustive", "-o", path("b.imx").path])
    #expect(whole.status == 0 && alone.status == 0)
    let report = try JSONSerialization.jsonObject(with: Data(whole.output.utf8)) as? [String: Any]
    let counts = report?["counts"] as? [String: Any]
    #expect((counts?["applicable"] as? Int ?? 0) >= 1_000_000)
    #expect(try Data(contentsOf: path("a.imx")) == Data(contentsOf: path("b.imx")))
  }
}
