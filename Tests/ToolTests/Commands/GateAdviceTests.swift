import Foundation
import TestSupport
import Testing

/// What a red gate, and what a run that is compared with another, tells people to do.
struct GateAdviceTests {
  private static let control = "s0b-raw-height"

  private static func plan(devices: String, gate: String) -> String {
    """
    schema: 1
    os: ["17.7"]
    gate: {\(gate)}
    runs:
      - name: some
        where: >-
          device:\(devices) locale:en-US keyboard:docked accessory:none window:full
          placement:fill adjustment:automatic base:base0 bars:none,nav script:show,show-hide
          field:middle
    """
  }

  private static func baseline(failing: Int, _ more: String = "") -> String {
    """
    schema: 1
    baseline:
      - where: "*"
        failing: \(failing)
        reason: we know
    \(more)
    """
  }

  private static func app(
    gate: String = "exact: [\(control)]", devices: String = "iphone-15,iphone-8"
  ) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.file("matrix.yaml", plan(devices: devices, gate: gate))
    return scratch
  }

  private static func tool(
    _ words: String, in scratch: Scratch, environment: [String: String] = [:]
  ) throws -> Tool.Outcome {
    try Tool.run(
      words.split(separator: " ").map(String.init), in: scratch.folder, environment: environment)
  }

  /// The command of a red gate, without the tool's name.
  private static func advice(_ outcome: Tool.Outcome) throws -> String {
    #expect(outcome.status == 1, "\(outcome.errors)")
    let line = try #require(outcome.errors.split(separator: "\n").last { $0.contains("  run: ") })
    return String(line.dropFirst("  run: insetmatrix ".count))
  }

  @Test func `A result that only a history has is named by its run, and else stored first`() throws
  {
    let scratch = try Self.app()
    try scratch.file("baseline.yaml", Self.baseline(failing: 11))
    let run = "run --strategy \(Self.control)"
    let none = try Self.advice(Self.tool(run, in: scratch))
    #expect(
      none
        == "run --strategy s0b-raw-height -o nightly.imx; insetmatrix baseline update --allow-growth nightly.imx"
    )
    let stored = try Self.advice(Self.tool("\(run) --history h --name night", in: scratch))
    #expect(stored == "baseline update --allow-growth night --history h")
    #expect(try Self.tool(stored, in: scratch).status == 0)
  }

  @Test func `A row whose day is over is explained by one of its scenarios`() throws {
    let scratch = try Self.app()
    try scratch.file("baseline.yaml", Self.baseline(failing: 12, "    expires: 2027-01-31\n"))
    let run = "run --strategy \(Self.control) -o a.imx --date 2027-02-01"
    let advice = try Self.advice(Self.tool(run, in: scratch))
    #expect(advice.hasPrefix("explain ") && advice.hasSuffix(" --strategy \(Self.control)"))
    #expect(try Self.tool(advice, in: scratch).status == 0)
  }

  @Test func `Fewer scenarios than before are those that diff lists`() throws {
    let gate = "exact: [], leastScenarios: 13, greatestShrinkage: 1"
    let scratch = try Self.app(gate: gate, devices: "iphone-15,iphone-14")
    let run = "run --strategy \(Self.control)"
    #expect(try Self.tool("\(run) -o a.imx", in: scratch).status == 0)
    // Few that were chosen are no plan that has shrunk.
    let chosen = try Self.tool("\(run) --strength 1 --min-scenarios 1 --against a.imx", in: scratch)
    #expect(chosen.status == 0, "\(chosen.errors)")
    try scratch.file("matrix.yaml", Self.plan(devices: "iphone-14", gate: gate))
    let few = try Self.tool("\(run) -o b.imx", in: scratch)
    #expect(try Self.advice(few) == "report b.imx")
    #expect(try Self.tool("report b.imx", in: scratch).status == 0)
    // What the command line asks for is asked again.
    let fewer = try Self.advice(
      Self.tool("run --strategy \(Self.control) -o c.imx --min-scenarios 14", in: scratch))
    #expect(fewer == "report c.imx --min-scenarios 14")
    #expect(try Self.tool(fewer, in: scratch).output.hasPrefix("FAIL: 12 scenarios were run"))
    let shrunk = try Self.tool("gate b.imx --against a.imx --min-scenarios 1", in: scratch)
    #expect(try Self.advice(shrunk) == "diff a.imx b.imx")
    let diff = try Self.tool("diff a.imx b.imx", in: scratch).output
    #expect(diff.contains("no longer generated\n    12: screen 393 pt wide"), "\(diff)")
  }

  @Test func `The run before keeps its name when the next one is stored`() throws {
    let gate = "exact: [], greatestShrinkage: 1"
    let scratch = try Self.app(gate: gate, devices: "iphone-15,iphone-14")
    let run = "run --strategy \(Self.control)"
    let history = ["INSETMATRIX_HISTORY": "h"]
    #expect(try Self.tool("\(run) --name 1", in: scratch, environment: history).status == 0)
    try scratch.file("matrix.yaml", Self.plan(devices: "iphone-14", gate: gate))
    let shrunk = try Self.advice(
      Self.tool("\(run) --against latest --name 2", in: scratch, environment: history))
    #expect(shrunk == "diff 1 2 --history h")
    #expect(try Self.tool(shrunk, in: scratch).output.contains("no longer generated"))
  }

  @Test func `What was gone on from is the result, and needs no history`() throws {
    let scratch = try Self.app()
    let run = "run --strategy \(Self.control)"
    try scratch.file("baseline.yaml", Self.baseline(failing: 11))
    #expect(try Self.tool("\(run) -o a.imx", in: scratch).status == 1)
    for history in ["", " --history h"] {
      let advice = try Self.advice(Self.tool("\(run) --resume a.imx\(history)", in: scratch))
      #expect(advice == "baseline update --allow-growth a.imx")
    }
  }

  @Test func `Greater numbers are accepted without what is new`() throws {
    let scratch = try Self.app()
    try scratch.file(
      "baseline.yaml", Self.baseline(failing: 5).replacing("\"*\"", with: "bars:nav"))
    #expect(try Self.tool("run --strategy \(Self.control) -o a.imx", in: scratch).status == 1)
    let update = try Self.tool("baseline update --allow-growth a.imx", in: scratch)
    #expect(update.status == 1 && update.output.contains("1 greater"), "\(update.errors)")
    #expect(update.errors.contains("1 new row needs --reason"), "\(update.errors)")
    #expect(update.errors.contains("gate: \(Self.control) fails in 6 scenarios"))
  }

  @Test func `A report's command has the options with files, and a gate of limits stays`() throws {
    let scratch = try Self.app(gate: "exact: [], leastScenarios: 1")
    try FileManager.default.moveItem(
      at: scratch.folder.appending(path: "matrix.yaml"),
      to: scratch.folder.appending(path: "m.yaml"))
    let outcome = try Self.tool(
      "run --strategy \(Self.control) --matrix m.yaml --strength 1 --reporter json", in: scratch)
    #expect(
      outcome.output.contains(
        "insetmatrix run --strength 1 --strategy \(Self.control) --matrix m.yaml\""),
      "\(outcome.output.prefix(600))")
  }

  @Test func `Limits of the command line are repeated where the reasons are listed`() throws {
    let scratch = try Self.app()
    let run = "run --strategy \(Self.control) -o a.imx --max-hidden \(Self.control)=0"
    let outcome = try Self.tool("\(run) --min-scenarios 100", in: scratch)
    let list = try #require(
      outcome.errors.firstMatch(of: /listed by `insetmatrix ([^`]*)`/)?.output.1)
    #expect(list.contains("--max-hidden") && list.hasSuffix("--min-scenarios 100"), "\(list)")
    let reasons = try Self.tool(String(list), in: scratch)
    #expect(reasons.status == 1 && reasons.output.contains("the least number is 100"))
  }

  @Test func `The reasons are listed against the run before where one is that fewer were run`()
    throws
  {
    let gate = "exact: [], leastScenarios: 13, greatestShrinkage: 1"
    let scratch = try Self.app(gate: gate, devices: "iphone-15,iphone-14")
    let run = "run --strategy \(Self.control)"
    #expect(try Self.tool("\(run) -o a.imx", in: scratch).status == 0)
    try scratch.file("matrix.yaml", Self.plan(devices: "iphone-14", gate: gate))
    let outcome = try Self.tool("\(run) -o b.imx --against a.imx", in: scratch)
    let list = try #require(
      outcome.errors.firstMatch(of: /listed by `insetmatrix ([^`]*)`/)?.output.1)
    let reasons = try Self.tool(String(list), in: scratch).output
    #expect(list.hasSuffix(" --against a.imx"), "\(list)")
    #expect(
      reasons.contains("the least number is 13") && reasons.contains("the limit is 1 % fewer"))
  }

  @Test func `A result of other choices does not change a baseline`() throws {
    let scratch = try Self.app()
    try scratch.file("baseline.yaml", Self.baseline(failing: 12))
    let run = "run --strategy \(Self.control) --gate none -o a.imx"
    #expect(try Self.tool("\(run) --policy hardware-bar=ignored", in: scratch).status == 0)
    let outcome = try Self.tool("baseline update a.imx", in: scratch)
    #expect(outcome.status == 5 && outcome.errors.contains("made other choices than usual"))
  }

  @Test func `Trends are of the branch and the query that are reported`() throws {
    let scratch = try Self.app()
    let run = "run --strategy \(Self.control) --gate none --history h"
    func runs(_ words: String) throws -> [String] {
      let outcome = try Self.tool("\(words) --history h --reporter json", in: scratch)
      let trends = try #require(
        outcome.output.firstMatch(of: /"trends": \{.*/.dotMatchesNewlines()))
      return trends.output.matches(of: /"run": "([0-9]+)",\s*"date"/).map { String($0.output.1) }
    }
    for (name, words) in [
      ("1", "--branch main"), ("2", "--branch work"), ("3", "--branch main --where bars:nav"),
    ] {
      #expect(try Self.tool("\(run) --name \(name) \(words)", in: scratch).status == 0)
    }
    #expect(try runs("\(run) --name 4 --branch main -o a.imx") == ["1", "4"])
    #expect(try runs("report branch:work") == ["2"])
    #expect(try runs("report 3") == ["3"])
    #expect(try runs("report a.imx") == ["1", "4"])
  }

  @Test func `What a CI says is checked before anything is judged`() throws {
    let scratch = try Self.app()
    let run = "run --strategy \(Self.control) --gate none -o a.imx"
    let environment = ["GITHUB_SHA": "c1", "GITHUB_REF_NAME": "a~1"]
    let outcome = try Self.tool(
      "\(run) --history h", in: scratch, environment: environment)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("$GITHUB_REF_NAME must not contain ~, which counts back"))
    #expect(!scratch.names.contains("a.imx"))
    // Without a history nobody asks, and an option has the last word.
    #expect(try Self.tool(run, in: scratch, environment: environment).status == 0)
    let named = try Self.tool(
      "\(run) --history h --branch main", in: scratch, environment: environment)
    #expect(named.status == 0, "\(named.errors)")
  }

  @Test func `Differences are weighed by what the app's users use`() throws {
    let scratch = try Self.app()
    #expect(
      try Self.tool("run --strategy \(Self.control) --gate none -o a.imx", in: scratch).status == 0)
    try scratch.file("usage.yaml", "schema: 1\nnonsense: 1\n")
    let outcome = try Self.tool("diff a.imx a.imx", in: scratch)
    #expect(outcome.status == 3 && outcome.errors.contains("usage.yaml"), "\(outcome.errors)")
  }
}
