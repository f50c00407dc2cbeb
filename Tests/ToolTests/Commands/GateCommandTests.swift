import Foundation
import TestSupport
import Testing

/// The gate and its baseline, from the command line.
struct GateCommandTests {
  private static let control = "s0b-raw-height"
  private static let known = """
    schema: 1
    baseline:
      # Ours.
      - where: "*"
        failing: 12
        reason: we know

    """

  /// A folder with a plan that a control must be exact in, and the result of a run.
  static func app(gate: String = "exact: [\(control)]") throws -> Scratch {
    let scratch = try Scratch()
    try scratch.file(
      "matrix.yaml",
      """
      schema: 1
      os: ["17.7"]
      gate: {\(gate)}
      runs:
        - name: some
          where: >-
            device:iphone-15,iphone-8 locale:en-US keyboard:docked accessory:none window:full
            placement:fill adjustment:automatic base:base0 bars:none,nav script:show,show-hide
            field:middle
      """)
    let run = try tool("run --strategy \(control) -o a.imx", in: scratch)
    #expect(run.errors.contains("gate: ") == (run.status == 1))
    return scratch
  }

  static func tool(_ words: String, in scratch: Scratch) throws -> Tool.Outcome {
    try Tool.run(words.split(separator: " ").map(String.init), in: scratch.folder)
  }

  private static func text(_ path: String, in scratch: Scratch) throws -> String {
    try String(contentsOf: scratch.folder.appending(path: path), encoding: .utf8)
  }

  @Test func `A red gate says what, where and what to run in three lines, and the command runs`()
    throws
  {
    let scratch = try Self.app()
    let outcome = try Self.tool("gate a.imx", in: scratch)
    #expect(outcome.status == 1)
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("gate: s0b-raw-height fails in 12 scenarios that the baseline"))
    #expect(lines[1] == "  where: *")
    let command = try #require(lines[2].split(separator: "insetmatrix ").last)
    #expect(lines[2].hasPrefix("  run: insetmatrix explain "))
    #expect(try Self.tool(String(command), in: scratch).status == 0)
  }

  @Test func `The baseline beside the plan decides, for the run, its report and the gate`() throws {
    let scratch = try Self.app()
    try scratch.file("baseline.yaml", Self.known)
    for words in ["gate a.imx", "run --strategy \(Self.control)", "profiles lint"] {
      let outcome = try Self.tool(words, in: scratch)
      #expect(outcome.status == 0, "\(words): \(outcome.output)\(outcome.errors)")
    }
    let report = try Self.tool("report a.imx --reporter json", in: scratch)
    #expect(report.output.contains(#""passes": true"#))
    #expect(report.output.contains(#""state": "known""#))
    // The history has the verdict of the baseline, too.
    for (words, verdict) in [("", "PASS"), (" --baseline none", "FAIL")] {
      _ = try Self.tool("run --strategy \(Self.control) --history h\(words)", in: scratch)
      let shown = try Self.tool("history show latest --history h", in: scratch).output
      #expect(shown.contains("verdict    \(verdict)"), "\(shown)")
    }
    // Without it, or with another one, the result is another.
    #expect(try Self.tool("gate a.imx --baseline none", in: scratch).status == 1)
    try scratch.file("baseline.yaml", Self.known.replacing("12", with: "11"))
    let changed = try Self.tool("gate a.imx", in: scratch)
    #expect(changed.status == 1)
    #expect(
      changed.errors == """
        gate: the known failure at baseline.yaml:4 has changed: 12 scenarios fail, and 11 are listed
          where: *
          run: insetmatrix baseline update --allow-growth a.imx

        """)
  }

  @Test func `A known failure ends with its day`() throws {
    let scratch = try Self.app()
    try scratch.file("baseline.yaml", Self.known + "    expires: 2027-01-31\n")
    #expect(try Self.tool("gate a.imx --date 2027-01-31", in: scratch).status == 0)
    let outcome = try Self.tool("gate a.imx --date 2027-02-01", in: scratch)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "baseline.yaml:4 has expired with 2027-01-31: mend it, or renew `expires`"))
    #expect(try Self.tool("gate a.imx --date 2027-02-30", in: scratch).status == 2)
  }

  @Test func `A wrong baseline is reported with its line, before anything is judged`() throws {
    let scratch = try Self.app()
    try scratch.file("baseline.yaml", Self.known.replacing("\"*\"", with: "phone:iphone-99"))
    let outcome = try Self.tool("run --strategy \(Self.control) -o b.imx", in: scratch)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("baseline.yaml:4:"))
    #expect(!scratch.names.contains("b.imx"))
  }

  @Test func `A row about a device that is gone is stale, and goes with the next update`() throws {
    let scratch = try Self.app()
    let gone = """
        - where: device:iphone-99 bars:nav
          failing: 3
          reason: we had one

      """
    try scratch.file("baseline.yaml", Self.known + gone)
    for words in ["gate a.imx", "run --strategy \(Self.control)"] {
      let outcome = try Self.tool(words, in: scratch)
      #expect(outcome.status == 1, "\(words): \(outcome.errors)")
      #expect(
        outcome.errors.contains(
          "baseline.yaml:7:19: warning: there is no device `iphone-99` [query]"),
        "\(outcome.errors)")
      #expect(outcome.errors.contains("baseline.yaml:7 matches no judged scenario"))
    }
    #expect(try Self.tool("profiles lint", in: scratch).status == 3)
    let update = try Self.tool("baseline update a.imx", in: scratch)
    #expect(update.status == 0 && update.output.contains("baseline.yaml: 1 removed"))
    #expect(try Self.text("baseline.yaml", in: scratch) == Self.known)
  }

  /// What is judged of another plan says nothing of this one: no row may go by it.
  @Test func `A result of another plan is refused`() throws {
    let scratch = try Self.app()
    try scratch.file("baseline.yaml", Self.known)
    let plan = try Self.text("matrix.yaml", in: scratch)
    for (old, new) in [
      ("[\"17.7\"]", "[\"17.7\", \"26.1\"]"), ("iphone-15,iphone-8", "iphone-15"),
    ] {
      try scratch.file("matrix.yaml", plan.replacing(old, with: new))
      for words in ["gate a.imx", "baseline update a.imx", "baseline review a.imx --json"] {
        let outcome = try Self.tool(words, in: scratch)
        #expect(outcome.status == 3, "\(words): \(outcome.output)")
        #expect(outcome.errors.contains("a.imx and matrix.yaml do not belong to one run"))
      }
    }
    #expect(try Self.text("baseline.yaml", in: scratch) == Self.known)
  }

  @Test func `An exception about a device that is gone is the plan's to take out`() throws {
    let scratch = try Self.app()
    let plan = try Self.text("matrix.yaml", in: scratch)
    let exceptions = "exact: [\(Self.control)], except: [\"device:iphone-*\", \"device:iphone-99\"]"
    try scratch.file(
      "matrix.yaml", plan.replacing("exact: [\(Self.control)]", with: exceptions))
    let outcome = try Self.tool("gate a.imx", in: scratch)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        gate: an exception of the gate matches no judged scenario: take it out of `gate.except` in matrix.yaml
          where: device:iphone-99
          run: insetmatrix gate a.imx

        """)
    try scratch.file(
      "matrix.yaml",
      plan.replacing(
        "exact: [\(Self.control)]", with: "exact: [\(Self.control)], except: [\"device:iphone-*\"]")
    )
    #expect(try Self.tool("gate a.imx", in: scratch).status == 0)
  }

  @Test(arguments: ["devic:iphone-15", "keyboard docked:", "device", "os>=x", "*", ""])
  func `An exception that cannot be read accepts nothing`(query: String) throws {
    let scratch = try Self.app()
    let plan = try Self.text("matrix.yaml", in: scratch)
    try scratch.file(
      "matrix.yaml",
      plan.replacing(
        "exact: [\(Self.control)]", with: "exact: [\(Self.control)], except: [\"\(query)\"]"))
    let outcome = try Self.tool("gate a.imx", in: scratch)
    #expect(outcome.status == 3, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.contains("matrix.yaml: error: `gate.except` has `\(query)`: "))
  }

  @Test func `Errors are found behind any number of rows about devices that are gone`() throws {
    let scratch = try Self.app()
    let gone = (1...120).map { "  - {where: \"device:gone\($0)\", failing: 1, reason: r}\n" }
    try scratch.file(
      "baseline.yaml",
      Self.known + gone.joined() + "  - {where: \"devic:x\", failing: 12, reason: r}\n")
    let outcome = try Self.tool("gate a.imx", in: scratch)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("error: unknown parameter `devic`"), "\(outcome.errors)")
  }

  @Test func `A row may have the longest condition of a rule`() throws {
    let scratch = try Self.app()
    let long = "device:" + Array(repeating: "iphone-15,iphone-8", count: 140).joined(separator: ",")
    try scratch.file("baseline.yaml", Self.known.replacing("\"*\"", with: long))
    #expect(long.count > 2500)
    for words in ["gate a.imx", "profiles lint"] {
      let outcome = try Self.tool(words, in: scratch)
      #expect(outcome.status == 0, "\(words): \(outcome.output)\(outcome.errors)")
    }
  }

  @Test func `Limits are the plan's or the command line's`() throws {
    let scratch = try Self.app(gate: "exact: [], leastScenarios: 13")
    let outcome = try Self.tool("gate a.imx", in: scratch)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("12 scenarios were run, and the least number is 13"))
    #expect(try Self.tool("gate a.imx --min-scenarios 12", in: scratch).status == 0)
    #expect(
      try Self.tool("gate a.imx --min-scenarios 1 --max-hidden \(Self.control)=0", in: scratch)
        .status == 0)
    #expect(
      try Self.tool("gate a.imx --min-scenarios 1 --max-hidden-use \(Self.control)=0", in: scratch)
        .status == 0)
    #expect(try Self.tool("gate a.imx --max-hidden-use nobody=1", in: scratch).status == 2)
    #expect(try Self.tool("gate a.imx --max-hidden \(Self.control)", in: scratch).status == 2)
    #expect(try Self.tool("gate a.imx --max-hidden nobody=1", in: scratch).status == 2)
  }

  @Test func `A limit on the command line is for narrowed runs, too`() throws {
    let scratch = try Self.app(gate: "exact: [], leastScenarios: 13")
    let run = "run --strategy \(Self.control) --where bars:nav"
    #expect(try Self.tool(run, in: scratch).status == 0)
    #expect(try Self.tool("\(run) --min-scenarios 7", in: scratch).status == 1)
    #expect(try Self.tool("\(run) --min-scenarios 6", in: scratch).status == 0)
    // The first night has no run before.
    let shrunk = try Self.tool("\(run) --min-scenarios 6 --max-shrinkage 1", in: scratch)
    #expect(shrunk.status == 0)
    #expect(shrunk.errors.contains("note: without --against, --max-shrinkage is not checked\n"))
  }

  @Test func `A narrowed run with more failures than a row lists is red`() throws {
    let scratch = try Self.app()
    let run = "run --strategy \(Self.control) --where bars:nav"
    for (listed, status) in [("1", 1), ("12", 0)] as [(String, Int32)] {
      try scratch.file("baseline.yaml", Self.known.replacing("12", with: listed))
      #expect(try Self.tool(run, in: scratch).status == status, "\(listed)")
    }
  }

  @Test func `A gate that asks for nothing says so`() throws {
    let scratch = try Self.app(gate: "exact: []")
    let outcome = try Self.tool("gate a.imx", in: scratch)
    #expect(outcome.status == 0 && outcome.output.hasPrefix("gate: no gate"), "\(outcome.output)")
  }

  @Test func `The command of a red gate reads the same files, also of a history`() throws {
    let scratch = try Self.app()
    try FileManager.default.moveItem(
      at: scratch.folder.appending(path: "matrix.yaml"),
      to: scratch.folder.appending(path: "m.yaml"))
    try scratch.file("known.yaml", Self.known.replacing("12", with: "13"))
    _ = try Self.tool(
      "run --strategy \(Self.control) --matrix m.yaml --history h --name 1",
      in: scratch)
    let outcome = try Self.tool(
      "gate latest --history h --matrix m.yaml --baseline known.yaml", in: scratch)
    #expect(outcome.status == 1)
    let command = try #require(outcome.errors.split(separator: "run: insetmatrix ").last)
    #expect(
      command == """
        baseline update 1 --history h --matrix m.yaml --baseline known.yaml

        """)
    #expect(try Self.tool(command.trimmingCharacters(in: .newlines), in: scratch).status == 0)
    #expect(try Self.text("known.yaml", in: scratch) == Self.known)
  }

  @Test func `A row for a strategy that the gate does not ask about stays`() throws {
    let scratch = try Self.app()
    let other =
      Self.known + """
          - where: "*"
            strategies: [s0a-height-minus-bar]
            failing: 3
            reason: theirs

        """
    try scratch.file("baseline.yaml", other)
    #expect(try Self.tool("gate a.imx", in: scratch).status == 0)
    #expect(
      try Self.tool("baseline update a.imx", in: scratch).output
        == "baseline.yaml: nothing changes\n")
    #expect(try Self.text("baseline.yaml", in: scratch) == other)
  }

  @Test func `A reason that no file may have is written nowhere`() throws {
    let scratch = try Self.app()
    let outcome = try Tool.run(
      ["baseline", "review", "a.imx", "--accept", "all", "--reason", "bad\u{7}"], in: scratch.folder
    )
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(!scratch.names.contains("baseline.yaml"))
  }

  @Test func `An update shrinks freely and grows only where it is told to`() throws {
    let scratch = try Self.app()
    let stale = """
        # Gone.
        - where: device:iphone-se-3rd-generation
          failing: 7
          reason: fixed since

      """
    try scratch.file("baseline.yaml", Self.known.replacing("12", with: "13") + stale)
    let shrunk = try Self.tool("baseline update a.imx", in: scratch)
    #expect(shrunk.status == 0)
    #expect(shrunk.output == "baseline.yaml: 1 removed, 1 smaller\n")
    #expect(try Self.text("baseline.yaml", in: scratch) == Self.known)
    let little = Self.known.replacing("12", with: "11")
    try scratch.file("baseline.yaml", little)
    #expect(try Self.tool("baseline update a.imx", in: scratch).status == 1)
    #expect(try Self.text("baseline.yaml", in: scratch) == little)
    #expect(try Self.tool("baseline update a.imx --allow-growth", in: scratch).status == 0)
    #expect(try Self.text("baseline.yaml", in: scratch) == Self.known)
    // A file that is not there yet, and rows that need a reason.
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "baseline.yaml"))
    #expect(try Self.tool("baseline update a.imx --allow-growth", in: scratch).status == 2)
    let new = try Self.tool("baseline update a.imx --allow-growth --reason so", in: scratch)
    #expect(new.status == 0)
    #expect(try Self.tool("profiles lint baseline.yaml", in: scratch).status == 0)
    #expect(try Self.tool("gate a.imx", in: scratch).status == 0)
  }

  @Test func `The gate's exceptions become rows`() throws {
    let scratch = try Self.app(gate: "exact: [\(Self.control)], except: [\"device:iphone*\"]")
    let lint = try Self.tool("profiles lint matrix.yaml", in: scratch)
    #expect(lint.output.contains("[gate-exceptions]"))
    let outcome = try Self.tool("baseline update a.imx", in: scratch)
    #expect(outcome.output == "baseline.yaml: 1 added\n")
    #expect(try Self.text("baseline.yaml", in: scratch).contains("failing: 12"))
    let again = try Self.tool("baseline update a.imx", in: scratch)
    #expect(again.output == "baseline.yaml: nothing changes\n")
  }

  @Test func `Programs list new rules and accept them by their ids`() throws {
    let scratch = try Self.app()
    let list = try Self.tool("baseline review a.imx --json", in: scratch)
    #expect(list.status == 0)
    struct List: Decodable {
      struct Rule: Decodable { var id: String, failing: Int, scenario: String }
      struct Rules: Decodable { var rules: [Rule] }
      var data: Rules
    }
    let rules = try JSONDecoder().decode(List.self, from: Data(list.output.utf8)).data.rules
    #expect(rules.map(\.failing) == [12])
    let id = try #require(rules.first?.id)
    #expect(try Self.tool("baseline review a.imx --accept \(id)", in: scratch).status == 2)
    let unknown = try Self.tool("baseline review a.imx --accept 1 --reason so", in: scratch)
    #expect(unknown.status == 2)
    #expect(!scratch.names.contains("baseline.yaml"))
    let outcome = try Self.tool("baseline review a.imx --accept \(id) --reason so", in: scratch)
    #expect(outcome.status == 0)
    #expect(try Self.text("baseline.yaml", in: scratch).contains("fails: [gap]\n    failing: 12"))
    let none = try Self.tool("baseline review a.imx", in: scratch)
    #expect(none.output == "there is nothing new to review\n")
  }

  @Test func `A part, a narrowed run and a run without a gate change no baseline`() throws {
    let scratch = try Self.app()
    for options in ["--where bars:nav", "--shard 1/2"] {
      _ = try Self.tool("run --strategy \(Self.control) -o b.imx \(options)", in: scratch)
      #expect(try Self.tool("baseline update b.imx", in: scratch).status == 5, "\(options)")
    }
    let none = try Self.app(gate: "exact: []")
    #expect(try Self.tool("baseline update a.imx", in: none).status == 5)
  }

  @Test func `A stored result is judged by the plan's gate as it is now`() throws {
    let scratch = try Self.app(gate: "exact: [covered-area]")
    func gate(_ exact: String) throws -> Tool.Outcome {
      let plan = try Self.text("matrix.yaml", in: scratch)
      try scratch.file(
        "matrix.yaml", plan.replacing(/exact: \[.*\]/, with: "exact: [\(exact)]"))
      return try Self.tool("gate a.imx", in: scratch)
    }
    let lacking = try gate("covered-area")
    #expect(lacking.status == 5 && lacking.errors.contains("covered-area was not run"))
    let red = try gate(Self.control)
    #expect(red.status == 1 && red.errors.contains("\(Self.control) fails in 12 scenarios"))
    #expect(try gate("").output.hasPrefix("gate: no gate"))
    let unknown = try gate("s0b-raw-hight")
    let run = try Self.tool("run -o b.imx", in: scratch)
    #expect(unknown.status == 3 && unknown.errors.contains("[unknown-strategy]"))
    #expect(unknown.errors == run.errors)
  }

  @Test func `What is left after all listed rules were accepted is said, and is next`() throws {
    let scratch = try Scratch()
    try scratch.file(
      "matrix.yaml",
      """
      schema: 1
      os: ["17.7"]
      gate: {exact: [n1-constant-216]}
      runs:
        - name: some
          where: >-
            device:iphone-15,iphone-8,ipad-a16,ipad-mini-2 locale:en-US accessory:none,bar-44
            base:base0,edges script:show,show-hide,show-rotate,float-show-hide field:middle
      """)
    #expect(try Self.tool("run --strategy n1-constant-216 -o a.imx", in: scratch).status == 1)
    let note = /note: [0-9,]+ more scenarios are in rules that are not listed; run it again/
    for accept in ["update a.imx --allow-growth", "review a.imx --accept all"] {
      let first = try Self.tool("baseline \(accept) --reason so", in: scratch)
      #expect(first.status == 1 && first.output == "baseline.yaml: 40 added\n", "\(first.errors)")
      #expect(first.errors.contains(note), "\(first.errors)")
      var next = first
      for _ in 0..<4 where next.status == 1 {
        next = try Self.tool("baseline \(accept) --reason so", in: scratch)
      }
      #expect(next.status == 0 && next.errors.isEmpty, "\(next.errors)")
      try FileManager.default.removeItem(at: scratch.folder.appending(path: "baseline.yaml"))
    }
  }

  @Test func `A limit of shrinkage on the command line that nothing is compared with is said`()
    throws
  {
    let scratch = try Self.app(gate: "exact: [], greatestShrinkage: 1")
    let note = "note: without --against, --max-shrinkage is not checked\n"
    for words in ["gate a.imx", "run --strategy \(Self.control)", "report a.imx"] {
      #expect(!(try Self.tool(words, in: scratch)).errors.contains("note"), "\(words)")
      let outcome = try Self.tool(words + " --max-shrinkage 5", in: scratch)
      #expect(outcome.status == 0 && outcome.errors.contains(note), "\(words): \(outcome.errors)")
    }
    #expect(try Self.tool("gate a.imx --against a.imx", in: scratch).errors.isEmpty)
  }
}
