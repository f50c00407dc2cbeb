import Foundation
import TestSupport
import Testing

/// `--strength`, which chooses a few of all scenarios.
struct StrengthOptionTests {
  private static let query =
    "device:iphone-15,ipad-a16 os:18.7,26.1 locale:en-US window:full accessory:none "
    + "keyboard:docked,docked+prediction script:show-hide,show-rotate-hide bars:nav,tab "
    + "placement:fill,child adjustment:automatic base:base0 field:middle"

  @Test func `The scenarios that are listed are those that run`() throws {
    let scratch = try Scratch()
    let listed = try Tool.run(["list", "scenarios", "--strength", "2", "--where", Self.query])
    #expect(listed.status == 0, "\(listed.errors)")
    let ids = listed.output.split(separator: "\n").map(String.init)
    #expect(Set(ids).count == ids.count && (8...40).contains(ids.count))
    let result = scratch.folder.appending(path: "run.imx").path
    let run = try Tool.run(
      [
        "run", "--strength", "2", "--where", Self.query, "--strategy", "s2-intersection-in-table",
        "--gate", "none", "-o", result, "--reporter", "ndjson", "--all",
      ])
    #expect(run.status == 0, "\(run.errors)")
    for id in ids { #expect(run.output.contains(id), "\(id)") }
    // The report of the result is made of the same scenarios.
    let report = try Tool.run(["report", result, "--reporter", "ndjson", "--all"])
    #expect(report.status == 0 && report.output == run.output, "\(report.errors)")
    let again = try Tool.run(
      [
        "run", "--strength", "1", "--where", Self.query, "--strategy", "s2-intersection-in-table",
        "--gate", "none", "--resume", result,
      ])
    #expect(again.status == 3 && again.errors.contains("strength"), "\(again.errors)")
  }

  @Test func `A suite that was found is kept and extended`() throws {
    let scratch = try Scratch()
    let smaller = Self.query.replacingOccurrences(of: "os:18.7,26.1", with: "os:18.7")
    let first = try Tool.run(["list", "scenarios", "--strength", "2", "--where", smaller])
    let path = try scratch.file("suite.txt", first.output).path
    let more = try Tool.run(
      ["list", "scenarios", "--strength", "2", "--where", Self.query, "--extend", path])
    #expect(more.status == 0 && more.output.hasPrefix(first.output))
    #expect(
      more.output.split(separator: "\n").dropFirst(
        first.output.split(separator: "\n").count
      ).allSatisfy { $0.contains("/26.1/") })
    let narrow = try Tool.run(
      ["list", "scenarios", "--strength", "2", "--where", "device:iphone-8", "--extend", path])
    #expect(narrow.status == 3)
    // Each scenario has its line.
    let lines = first.output.split(separator: "\n")
    for number in [1, lines.count] {
      #expect(
        narrow.errors.contains(
          "suite.txt:\(number):1: error: --where does not allow the scenario [scenario]\n"
            + "  \(number) | \(lines[number - 1])\n"), "\(narrow.errors)")
    }
  }

  @Test func `A suite without a scenario is no new start`() throws {
    let scratch = try Scratch()
    for text in ["", "# all gone\n\n"] {
      let path = try scratch.file("suite.txt", text).path
      for command in [
        ["list", "scenarios"], ["run", "--strategy", "covered-area"],
        ["generate", "xctest", "-o", scratch.folder.path],
      ] {
        let outcome = try Tool.run(
          command + ["--strength", "1", "--where", Self.query, "--extend", path])
        #expect(outcome.status == 3 && outcome.output == "")
        #expect(
          outcome.errors.contains("suite.txt: error: the file has no scenario to keep\n"),
          "\(outcome.errors)")
      }
    }
  }

  @Test func `Levels that the query excludes take no steps`() throws {
    let query =
      "device:ipad-mini-2,ipad-air-2 os:8.4 script:show,show-hide,show-rotate-hide "
      + "locale:pt-BR,en-US window:full accessory:none placement:fill base:base0"
    let outcome = try Tool.run(["list", "scenarios", "--strength", "3", "--where", query])
    #expect(outcome.status == 0 && !outcome.output.isEmpty, "\(outcome.errors)")
  }

  @Test func `A few scenarios are compared with what both runs judged`() throws {
    let scratch = try Scratch()
    let common = [
      "run", "--where", Self.query, "--strategy", "s2-intersection-in-table", "--gate", "none",
    ]
    let whole = scratch.folder.appending(path: "whole.imx").path
    #expect(try Tool.run(common + ["-o", whole]).status == 0)
    let few = scratch.folder.appending(path: "few.imx").path
    let run = try Tool.run(common + ["--strength", "2", "-o", few, "--against", whole])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("(100 %) combinations of levels."), "\(run.output)")
    #expect(run.output.contains("Of the failure rules of the earlier result they show "))
    #expect(run.output.contains("of the keyboard appearances with hidden content there."))
    let alone = try Tool.run(["report", few, "--reporter", "markdown-summary"])
    #expect(alone.output.contains("Of the weaknesses that the strategies"))
    let other = scratch.folder.appending(path: "other.imx").path
    let apart = [
      "run", "--where", "device:iphone-8 os:12.5 base:base0 keyboard:docked", "--strength", "1",
      "--strategy", "s2-intersection-in-table", "--gate", "none", "-o", other,
    ]
    let summary = try Tool.run(apart + ["--against", few, "--reporter", "markdown-summary"])
    #expect(summary.status == 0, "\(summary.errors)")
    #expect(summary.output.contains("The two runs have no scenario in common"))
    let nothing = try Tool.run(["diff", few, other])
    #expect(nothing.status == 5 && nothing.errors.contains("have no scenario in common"))
    for names in [[whole, few], [few, whole]] {
      let diff = try Tool.run(["diff"] + names)
      // A strategy does the same in the same scenario.
      #expect(diff.status == 0 && diff.output.contains("nothing changed"), "\(diff.output)")
      #expect(diff.output.contains("scenarios that both runs judged are compared"))
    }
  }

  @Test(arguments: [
    // The plan has no such placement in such a window, which says nothing of what can exist.
    (
      "device:iphone-15 os:26.1 placement:shrinking window:form-sheet keyboard:split",
      "the device doesn't have this keyboard"
    ),
    ("device:iphone-15 device:ipad-a16", "the query allows no level of device"),
  ])
  func `Where there is nothing to choose, the reason is none of the plan's`(
    query: String, reason: String
  ) throws {
    let scratch = try Scratch()
    for command in [
      ["run", "--strategy", "covered-area"], ["list", "scenarios"],
      ["generate", "xctest", "-o", scratch.folder.path],
    ] {
      let outcome = try Tool.run(command + ["--strength", "2", "--where", query])
      #expect(outcome.status == 5 && outcome.errors.contains(reason), "\(outcome.errors)")
    }
  }

  @Test func `Fewer scenarios than the gate asks for are all that were chosen`() throws {
    let outcome = try Tool.run(
      [
        "run", "--strength", "2", "--where", Self.query, "--strategy", "covered-area",
        "--min-scenarios", "1000",
      ])
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("and the least number is 1,000; --strength 2 chose no more\n"))
    #expect(outcome.errors.contains("\n  where: \(Self.query)\n"), "\(outcome.errors)")
  }

  @Test func `Tests are generated of a few scenarios`() throws {
    let scratch = try Scratch()
    let outcome = try Tool.run(
      [
        "generate", "swift-testing", "--strength", "1", "--where", Self.query, "-o",
        scratch.folder.path,
      ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(scratch.names == ["KeyboardCases.swift", "KeyboardHarness.swift"])
  }

  @Test func `What no test can be made of in a suite is counted, and the rest is kept`() throws {
    let scratch = try Scratch()
    let query =
      "device:iphone-15 os:18.7 locale:en-US window:full accessory:none bars:none,nav "
      + "keyboard:docked,docked+prediction placement:fill adjustment:automatic base:base0 "
      + "field:middle"
    let chosen = ["--strength", "1", "--where", query]
    let listed = try Tool.run(["list", "scenarios"] + chosen)
    let suite = listed.output.split(separator: "\n")
    try scratch.file("suite.txt", listed.output)
    let alone = try Tool.run(
      ["generate", "xctest", "--scenarios", "suite.txt", "-o", "alone"], in: scratch.folder)
    let refused = alone.errors.split(separator: "\n").filter { $0.contains(" refused: ") }
    #expect(!refused.isEmpty)
    let extended = try Tool.run(
      ["generate", "xctest", "--extend", "suite.txt", "-o", "more"] + chosen, in: scratch.folder)
    #expect(extended.status == 0, "\(extended.errors)")
    let kept = try Self.tested(scratch, "alone")
    let all = try Self.tested(scratch, "more")
    #expect(Array(all.prefix(kept.count)) == kept && kept.count < suite.count)
    #expect(
      extended.errors.contains(
        "note: scenarios: \(all.count - kept.count) added to \(kept.count)\n"),
      "\(extended.errors)")
    // Those of the suite are refused, and perhaps some that were tried.
    func count(_ errors: String) -> Int {
      errors.split(separator: "\n").filter { $0.contains(" refused: ") }
        .reduce(0) { $0 + (Int($1.split(separator: " ")[1]) ?? 0) }
    }
    #expect(count(alone.errors) == suite.count - kept.count)
    #expect(count(extended.errors) >= count(alone.errors))
  }

  /// The scenarios of the tests in a folder.
  private static func tested(_ scratch: Scratch, _ folder: String) throws -> [Substring] {
    try String(
      contentsOf: scratch.folder.appending(path: "\(folder)/KeyboardCases.swift"), encoding: .utf8
    ).split(separator: "\n").filter { $0.hasPrefix("  /// \"") && $0.contains("/") }
      .map { $0.split(separator: "\"")[1] }
  }

  @Test func `What no test can be made of is replaced, and what is lost is said`() throws {
    let scratch = try Scratch()
    let query =
      "device:iphone-15 os:18.7 locale:en-US window:full accessory:none bars:none placement:fill "
      + "keyboard:docked,docked+prediction adjustment:automatic base:base0 field:middle"
    let outcome = try Tool.run(
      ["generate", "xctest", "--strength", "2", "--where", query, "-o", "."], in: scratch.folder)
    #expect(outcome.status == 0 && outcome.errors.contains("refused: "), "\(outcome.errors)")
    let tested = try Self.tested(scratch, ".")
    let listed = try Tool.run(["list", "scenarios", "--strength", "2", "--where", query])
    let pairs = Self.pairs(tested)
    // Levels without any test may be refused for themselves.
    let levels = Set(pairs.joined())
    let lost = Self.pairs(listed.output.split(separator: "\n")).subtracting(pairs)
      .filter { levels.isSuperset(of: $0) }
    let said = outcome.errors.split(separator: "\n").first { $0.contains("in no test") }
    let count = said.flatMap { Int($0.split(separator: " ")[1]) } ?? 0
    #expect(count >= lost.count, "\(lost)")
  }

  /// The pairs of levels of some scenarios, each level with the number of its parameter.
  private static func pairs(_ ids: [Substring]) -> Set<[String]> {
    Set(
      ids.flatMap { id in
        let levels = id.split(separator: "/").enumerated().map { "\($0.offset) \($0.element)" }
        return levels.indices.flatMap { first in
          levels[(first + 1)...].map { [levels[first], $0] }
        }
      })
  }

  @Test(arguments: [
    ["list", "devices", "--limit", "2"], ["list", "devices", "--strength", "2"],
    ["list", "devices", "--usage", "none"], ["list", "scenarios", "--strength", "0"],
    ["run", "--extend", "suite.txt"],
    ["generate", "xctest", "--strength", "2", "--limit", "3", "-o", "x"],
  ])
  func `Options that make no sense are refused`(_ arguments: [String]) throws {
    #expect(try Tool.run(arguments).status == 2)
  }
}
