import Foundation
import MatrixResults
import TestSupport
import Testing

/// The commands that show profiles, on the shipped ones.
@Suite struct ProfileCommandTests {
  private static func run(_ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(["profiles"] + arguments)
  }

  @Test func `A device is drawn in the terminal, without colours in a file`() throws {
    let outcome = try Self.run("show", "iphone-15", "--os", "18.7", "--orientation", "landscape")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("iPhone 15: iOS 18.7, landscape-left, docked+prediction\n"))
    #expect(outcome.output.contains("← 174 keyboard 219\n"))
    #expect(outcome.output.contains("safe area"))
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test(
    arguments: [
      (["--color", "always"], [:], true), (["--color", "never"], [:], false), ([], [:], false),
      (["--color", "always"], ["NO_COLOR": "1"], true),
    ] as [([String], [String: String], Bool)])
  func `Colours come when asked for`(
    options: [String], environment: [String: String], isColored: Bool
  ) throws {
    let outcome = try Tool.run(
      ["profiles", "show", "iphone-15"] + options, environment: environment)
    #expect(outcome.output.contains("\u{1B}[0;33m") == isColored)
  }

  @Test(arguments: [
    (["show", "iphone-51"], "unknown device 'iphone-51'; did you mean 'iphone-"),
    (["show", "iphone-15", "--os", "12"], "iphone-15 runs iOS 17-27, not 12"),
    (["show", "iphone-15", "--os", "x"], "`x` is no version"),
    (
      ["show", "iphone-15", "--keyboard", "flaoting"],
      "unknown keyboard 'flaoting'; did you mean 'floating'?"
    ),
    (["show", "iphone-15", "--keyboard", "floating"], "iphone-15 has no keyboard floating"),
    (["show", "iphone-15", "--locale", "en_us"], "unknown locale 'en_us'; did you mean 'en-US'?"),
    (["show", "iphone-15", "--orientation", "left"], "unknown orientation 'left'"),
    (["explain", "iphon-15"], "unknown device or family 'iphon-15'; did you mean 'iphone-15'?"),
    (["explain", "iphone-15", "keybord"], "called `keybord`; did you mean keyboard?"),
    (["diff", "iphone-15", "ifone-14"], "unknown device or family 'ifone-14'"),
    (["coverage", "--where", "devise:x"], "unknown parameter `devise`, did you mean `device`?"),
  ])
  func `A wrong name is a mistake on the command line, with the nearest one`(
    arguments: [String], message: String
  ) throws {
    let outcome = try Tool.run(["profiles"] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(arguments: [
    ["show", "a"], ["explain", "a"], ["diff", "a", "b"], ["coverage"],
  ])
  func `Profiles with errors are invalid input, with the diagnostics`(command: [String]) throws {
    let scratch = try Scratch()
    try scratch.file("p/a.yaml", "schema: 1\nid: a\nname: [\n")
    try scratch.file("p/matrix.yaml", "schema: 1\nos: [\"17\"]\nruns: [{name: x, where: \"\"}]\n")
    let outcome = try Tool.run(["profiles"] + command + ["--profiles", "p"], in: scratch.folder)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("p/a.yaml:"))
    #expect(scratch.names == ["p"])
  }

  @Test func `Pictures and pages are written, with the bytes of the next time`() throws {
    let scratch = try Scratch()
    let paths = ["a.svg", "a.html"].map { scratch.folder.appending(path: $0).path }
    var texts: [[String]] = []
    for _ in 0..<2 {
      let outcome = try Self.run(
        "show", "iphone-15", "--svg", paths[0], "--html", paths[1], "--os", "18.7")
      #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "")
      texts.append(try paths.map { try String(contentsOfFile: $0, encoding: .utf8) })
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0][0].hasPrefix("<svg ") && texts[0][1].hasPrefix("<!DOCTYPE html>"))
    #expect(!texts[0][1].contains("<script"))
    #expect(texts[0][1].contains("landscape-left"))
  }

  @Test func `A value is explained with its file, its source and what it replaces`() throws {
    let short = try Self.run("explain", "iphone-15", "screen.width")
    #expect(short.output.contains("screen.width    393  devices/families/iphone-393x852.yaml:"))
    let why = try Self.run("explain", "iphone-15", "keyboard.docked.height", "--why")
    #expect(why.status == 0)
    #expect(
      why.output.contains("keyboard.docked  portrait, latin-qwerty, iOS 16-18\n  height 291  "))
    #expect(why.output.contains("  measured: react-native-keyboard-controller screenshots"))
    let before = try Self.run("explain", "iphone-15", "bar.navigation", "--why")
    #expect(before.output.contains("\n  instead of  height 44  portrait, iOS 4-25  devices/"))
    let none = try Self.run("explain", "iphone-15", "keyboard.split")
    #expect(none.output.hasSuffix("\niphone-15 has no keyboard.split\n"))
  }

  @Test func `Two devices are compared side by side`() throws {
    let outcome = try Self.run("diff", "iphone-15", "iphone-14")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(/screen\.height +852 +844 +devices\/.*393x852.*390x844/))
    #expect(!outcome.output.contains("\nname "))
    let same = try Self.run("diff", "iphone-15", "iphone-15")
    #expect(same.status == 0)
    #expect(same.output == "iphone-15 and iphone-15 have the same values\n")
  }

  @Test func `JSON has the numbers of the pictures and tables`() throws {
    func answer(_ arguments: String...) throws -> (isOk: Bool?, data: Any?) {
      let outcome = try Tool.run(["profiles"] + arguments + ["--json"])
      let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let members = answer as? [String: Any]
      #expect(members?["ok"] as? Bool == (outcome.status == 0))
      return (members?["ok"] as? Bool, members?["data"])
    }
    let shown = try answer("show", "iphone-15", "--os", "18.7", "--orientation", "landscape")
    let drawing = try #require(shown.data as? [String: Any])
    let parts = try #require(drawing["parts"] as? [[String: Any]])
    let keyboard = try #require(parts.first { $0["role"] as? String == "keyboard" })
    #expect(keyboard["y"] as? Double == 174 && keyboard["height"] as? Double == 219)
    let explained = try answer("explain", "iphone-15", "screen.width")
    let values = (explained.data as? [String: Any])?["values"] as? [[String: Any]]
    let figure = (values?.first?["figures"] as? [[String: Any]])?.first
    #expect(values?.count == 1 && figure?["text"] as? String == "393")
    let differing = try answer("diff", "iphone-15", "iphone-14")
    let rows = try #require(differing.data as? [[String: Any]])
    let height = try #require(rows.first { $0["name"] as? String == "screen.height" })
    #expect(differing.isOk == false)
    #expect((height["first"] as? [String: Any])?["text"] as? String == "852")
    #expect((height["second"] as? [String: Any])?["text"] as? String == "844")
    let same = try answer("diff", "iphone-15", "iphone-15")
    #expect(same.isOk == true && (same.data as? [Any])?.isEmpty == true)
  }

  @Test func `Assumed figures are listed with their places, most needed first`() throws {
    let query = "device:iphone-15 os:18.7 window:full base:base0 bars:nav+tab"
    let outcome = try Self.run("coverage", "--where", query)
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines[0].contains(" readings of "))
    let header = try #require(lines.firstIndex { $0.contains("figure to measure next") })
    #expect(lines[header + 1].contains("devices/families/"))
    let json = try JSONSerialization.jsonObject(
      with: Data(Self.run("coverage", "--where", query, "--json").output.utf8))
    let root = try #require((json as? [String: Any])?["data"] as? [String: Any])
    let counts = try #require(root["assumptions"] as? [[String: Any]])
      .map { $0["use"] as? Double ?? 0 }
    #expect(counts == counts.sorted(by: >))
    #expect(counts[0] <= 100 && counts[0] > 0)
    let readings = try #require(root["readings"] as? [String: Any])
    let all = try #require(readings["readings"] as? Int)
    #expect(try #require(readings["agreeing"] as? Int) <= all)
    let parts = try #require(readings["byVersion"] as? [[String: Any]])
    #expect(parts.reduce(0) { $0 + ($1["readings"] as? Int ?? 0) } == all)
    #expect(try Self.run("coverage", "--limit=-1").status == 2)
  }

  @Test func `The documentation shows what the commands for profiles print`() throws {
    let show =
      "profiles show ipad-9th-generation --os 17.7 --orientation landscape --keyboard floating"
    let coverage = "profiles coverage --where device:iphone-15 --limit 3"
    try DocumentedOutput.expect(
      "```\n$ insetmatrix \(show)\n\(Tool.run(show.words).output)```", in: "show",
      of: "docs/profiles.md")
    try DocumentedOutput.expect(
      "```\n$ insetmatrix \(coverage)\n\(Tool.run(coverage.words).output)```", in: "coverage",
      of: "docs/profiles.md")
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
