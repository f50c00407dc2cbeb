import Foundation
import TestSupport
import Testing

/// Whose use weighs a report: `--usage`, and the file that is there without it.
struct UsageOptionTests {
  private static let plan = """
    schema: 1
    os: ["18.7"]
    runs:
      - {name: all, where: "device:iphone-15 locale:en-US keyboard:docked script:show bars:nav"}
    """

  private static func usage(_ share: String = "1", levels: String = "18") -> String {
    """
    schema: 1
    usage: an app
    unit: sessions
    distributions:
      - parameter: os
        kind: own
        source: an export
        date: 2026-06
        shares: [{levels: "\(levels)", share: \(share)}]

    """
  }

  private func run(_ arguments: [String] = [], in scratch: Scratch) throws -> Tool.Outcome {
    try Tool.run(
      ["run", "--strategy", "covered-area", "-o", "a.imx"] + arguments, in: scratch.folder)
  }

  private func result(_ scratch: Scratch) throws -> Data {
    try Data(contentsOf: scratch.folder.appending(path: "a.imx"))
  }

  @Test func `A result has the same bytes whatever the shares`() throws {
    let scratch = try Scratch()
    try scratch.file("matrix.yaml", Self.plan)
    #expect(try run(in: scratch).status == 0)
    let bytes = try result(scratch)
    try scratch.file("usage.yaml", Self.usage())
    try scratch.file("other/shares.yaml", Self.usage("7"))
    for arguments in [[], ["--usage", "none"], ["--usage", "other/shares.yaml"]] {
      let outcome = try run(arguments, in: scratch)
      #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
      #expect(try result(scratch) == bytes, "\(arguments)")
    }
  }

  @Test func `A report says which shares are one's own, and which are public figures`() throws {
    let scratch = try Scratch()
    try scratch.file("matrix.yaml", Self.plan)
    try scratch.file("mine.yaml", Self.usage())
    let arguments = [
      "--usage", "mine.yaml", "--reporter", "markdown-summary", "--reporter", "json:a.json",
    ]
    let mine = try run(arguments, in: scratch)
    #expect(
      mine.output.contains(
        "\nShares of keyboard appearances, by an app for iOS version, public figures for the rest.\n"
      ))
    #expect(!mine.errors.contains("note:"))
    func json() throws -> String {
      try String(contentsOf: scratch.folder.appending(path: "a.json"), encoding: .utf8)
    }
    #expect(try json().contains("\"own\": [\"os\"]"))
    // Nothing of the file was run: nothing of it counts.
    try scratch.file("mine.yaml", Self.usage(levels: "26"))
    let others = try run(arguments, in: scratch)
    #expect(others.output.contains("\nShares of keyboard appearances, by public figures.\n"))
    #expect(
      others.errors.contains(
        "note: mine.yaml has nothing of what was run: shares are by public figures\n"))
    let text = try json()
    #expect(text.contains("\"own\": []") && text.contains("\"own\": 0"))
    // What counts for nothing beside what does is said, too.
    let orientation =
      "  - parameter: orientation\n    kind: own\n    source: me\n    date: 2026-06\n"
      + "    shares: [{levels: landscape, share: 1}]\n"
    try scratch.file("mine.yaml", Self.usage() + orientation)
    let some = try run(arguments, in: scratch)
    #expect(
      some.errors.contains(
        "note: mine.yaml has no level of orientation that was run: public figures are used\n"),
      "\(some.errors)")
    // So it is where the file was found.
    try scratch.file("usage.yaml", Self.usage(levels: "26"))
    let found = try run(["--reporter", "csv"], in: scratch)
    #expect(found.errors.contains("note: usage.yaml has nothing of what was run"))
    // A copy of the public figures is not one's own.
    try scratch.file("mine.yaml", Repository.text("devices/usage.yaml"))
    let copy = try run(arguments, in: scratch)
    #expect(copy.output.contains(" by public figures.\n") && !copy.errors.contains("note:"))
    #expect(try !json().contains("\"own\": ["))
  }

  @Test func `The file beside the plan is read, and before anything is judged`() throws {
    let scratch = try Scratch()
    try scratch.file("app/matrix.yaml", Self.plan)
    try scratch.file("app/usage.yaml", Self.usage("-1"))
    let plan = ["--matrix", "app/matrix.yaml"]
    let outcome = try run(plan, in: scratch)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("app/usage.yaml:9:36: error: `share` must not be negative"))
    #expect(!scratch.names.contains("a.imx"))
    // Another file, or none, takes its place.
    try scratch.file("none", Self.usage("-2"))
    #expect(try run(plan + ["--usage", "none"], in: scratch).status == 0)
    #expect(try Tool.run(["report", "a.imx"] + plan, in: scratch.folder).status == 3)
    #expect(try run(plan + ["--usage", "./none"], in: scratch).errors.contains("none:9:36: error"))
    #expect(try run(plan + ["--usage", "nowhere"], in: scratch).status == 3)
  }

  @Test func `A file in the profiles' folder is read where the plan is elsewhere`() throws {
    let scratch = try Scratch()
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "devices"),
      to: scratch.folder.appending(path: "devices"))
    try scratch.file("devices/usage.yaml", Self.usage("-1"))
    try scratch.file("app/matrix.yaml", Self.plan)
    let arguments = ["--profiles", "devices", "--matrix", "app/matrix.yaml"]
    #expect(try run(arguments, in: scratch).errors.contains("devices/usage.yaml:9:36: error"))
    try scratch.file("app/usage.yaml", Self.usage())
    #expect(try run(arguments, in: scratch).status == 0)
  }

  @Test func `A usage file among the profiles is told where it belongs`() throws {
    let scratch = try Scratch()
    try scratch.file("matrix.yaml", Self.plan)
    try scratch.file("profiles/shares.yaml", Self.usage())
    let outcome = try Tool.run(["list", "devices"], in: scratch.folder)
    #expect(outcome.status == 3)
    #expect(
      outcome.errors.hasPrefix(
        "profiles/shares.yaml:1:1: error: a usage file does not belong among the profiles"))
    #expect(outcome.errors.contains("help: call it `usage.yaml` and put it beside `matrix.yaml`"))
  }

  @Test func `Lint knows the levels of the plan beside the shares`() throws {
    let scratch = try Scratch()
    try scratch.file("app/matrix.yaml", Self.plan)
    try scratch.file("app/usage.yaml", Self.usage(levels: "18,26"))
    for paths in [["app/usage.yaml"], ["app"]] {
      let outcome = try Tool.run(["profiles", "lint"] + paths, in: scratch.folder)
      #expect(outcome.status == 0)
      #expect(
        outcome.output.hasPrefix(
          "app/usage.yaml:9:23: warning: no level of os is `26` [share-without-level]"),
        "\(outcome.output)")
    }
    // Without a plan it is that of the tool.
    try scratch.file("shares.yaml", Self.usage(levels: "18,26"))
    let outcome = try Tool.run(["profiles", "lint", "shares.yaml"], in: scratch.folder)
    #expect(
      outcome.output.hasPrefix("shares.yaml:5:16: warning: levels of os have no share: `6.1`"))
  }

  @Test func `The example of the documentation is right`() throws {
    let page = try Repository.text("docs/usage.md")
    let blocks = page.split(separator: "```yaml\n").dropFirst()
    #expect(blocks.count == 1)
    let scratch = try Scratch()
    let text = try #require(blocks.first).split(separator: "```\n")[0]
    try scratch.file("usage.yaml", String(text))
    let outcome = try Tool.run(["profiles", "lint", "usage.yaml"], in: scratch.folder)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func `Keys are put into their order`() throws {
    let scratch = try Scratch()
    try scratch.file(
      "usage.yaml",
      Self.usage().replacing("usage: an app\nunit: sessions", with: "unit: a\nusage: b"))
    let outcome = try Tool.run(["profiles", "format", "usage.yaml"], in: scratch.folder)
    #expect(outcome.output == "usage.yaml\n")
    let text = try String(
      contentsOf: scratch.folder.appending(path: "usage.yaml"), encoding: .utf8)
    #expect(text.hasPrefix("schema: 1\nusage: b\nunit: a\ndistributions:\n"))
  }
}
