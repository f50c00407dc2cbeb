import Foundation
import TestSupport
import Testing

/// A strategy regresses, is accepted, and is mended: what each night says, in one piece and in shards.
@Suite struct NightStoryTests {
  private typealias Night = (StagedNights, _ output: String) throws -> Tool.Outcome
  private static let history = ["--history", "nights"]

  /// The options that store a night under its output's name.
  private static func history(_ output: String) -> [String] {
    history + ["--name", String(output.prefix { $0 != "." })]
  }

  @Test func `A regression is found, accepted, mended and taken off the list`() throws {
    try tell { nights, output in
      let before = output == "1.imx" ? [] : ["--against", "latest"]
      return try nights.tool(
        ["run", "-o", output] + StagedNights.options + Self.history(output) + before)
    }
  }

  @Test func `The same on four shards, one of which is late`() throws {
    try tell { nights, output in
      func shard(_ part: Int) -> [String] {
        ["run", "--shard", "\(part)/4", "-o", "part-\(part).imx"] + StagedNights.options
      }
      for part in 1...4 where part != 3 {
        let outcome = try nights.tool(shard(part))
        #expect(outcome.status == 0, "\(outcome.errors)")
      }
      // A night without one is none.
      let merge =
        ["merge"] + (1...4).map { "part-\($0).imx" }.filter(nights.scratch.names.contains)
        + ["-o", output]
      let holes = try nights.tool(merge)
      #expect(holes.status == 5 && holes.errors.contains("shard 3/4"), "\(holes.errors)")
      #expect(!nights.scratch.names.contains(output))
      #expect(try nights.tool(shard(3)).status == 0)
      let merged = try nights.tool(merge + ["part-3.imx"])
      #expect(merged.status == 0, "\(merged.errors)")
      for part in 1...4 {
        try FileManager.default.removeItem(
          at: nights.scratch.folder.appending(path: "part-\(part).imx"))
      }
      let before = output == "1.imx" ? [] : ["--against", "latest"]
      return try nights.tool(
        ["run", "--resume", output, "-o", output] + StagedNights.options + Self.history(output)
          + before)
    }
  }

  private func tell(_ night: Night) throws {
    let nights = try StagedNights()
    let first = try night(nights, "1.imx")
    #expect(first.status == 0, "\(first.errors)")

    // The second night is red, in three lines.
    try nights.stage(isBroken: true)
    let second = try night(nights, "2.imx")
    #expect(second.status == 1)
    let lines = nights.redLines(second)
    try #require(lines.count == 3)
    #expect(
      lines[0].hasPrefix("gate: \(StagedNights.strategy) fails in 48 scenarios that the baseline")
        && lines[0].hasSuffix(": landscape"), "\(lines[0])")
    #expect(lines[1] == "  where: orientation:landscape-left,landscape-right")
    #expect(lines[2].hasPrefix("  run: insetmatrix explain my-phone-plus/16.7/landscape-left/"))
    let diff = try nights.tool(["diff", "1", "latest", "--json"] + Self.history)
    #expect(diff.status == 1 && diff.output.contains("\"newlyFailing\": 48"))
    // What a report says of it is what `diff` says, in its shares and its commands.
    let report = try nights.tool(
      ["report", "2.imx", "--against", "1.imx", "--reporter", "json"])
    let shares = try Self.shares(diff.output, in: "data")
    #expect(try Self.shares(report.output, in: "changes") == shares && !shares.contains(nil))
    let text = try nights.tool(["diff", "1", "latest"] + Self.history).output
    #expect(text.contains("--strategy \(StagedNights.strategy)"))

    try accept(in: nights)
    let third = try night(nights, "3.imx")
    #expect(third.status == 0, "\(third.errors)")
    #expect(try nights.bytes("3.imx") == nights.bytes("2.imx"))

    // Once it is mended, the list is wrong, and says so until it is updated.
    try nights.stage(isBroken: false)
    let fourth = try night(nights, "4.imx")
    #expect(fourth.status == 1)
    let fixed = nights.redLines(fourth)
    #expect(fixed.first?.contains("is fixed, and still listed") == true, "\(fixed)")
    let command = try #require(fixed.last).split(separator: " ").map(String.init)
    #expect(command.starts(with: ["run:", "insetmatrix", "baseline", "update", "4.imx"]))
    #expect(try nights.tool(Array(command.dropFirst(2))).status == 0)
    #expect(try nights.tool(["gate", "4.imx"]).status == 0)
    #expect(try nights.bytes("4.imx") == nights.bytes("1.imx"))

    // The history has all of it.
    let trends = try nights.tool(
      ["report", "4.imx", "--reporter", "json"] + Self.history)
    #expect(trends.output.contains("\"fixed\": \"4\""), "\(trends.errors)")
  }

  /// The shares of use of a comparison's rules, in their order.
  private static func shares(_ json: String, in section: String? = nil) throws -> [Double?] {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let changes = section.map { object?[$0] as? [String: Any] } ?? object
    let strategies = try #require(changes?["rules"] as? [[String: Any]])
    return strategies.flatMap { $0["rules"] as? [[String: Any]] ?? [] }.map { $0["use"] as? Double }
  }

  /// Accepts all new rules of the second night, as a program does.
  private func accept(in nights: StagedNights) throws {
    struct Review: Decodable {
      struct Rule: Decodable { let id, `where`: String }
      struct Rules: Decodable { let rules: [Rule] }
      let data: Rules
    }
    let listed = try nights.tool(["baseline", "review", "2.imx", "--json"])
    let rules = try JSONDecoder().decode(Review.self, from: Data(listed.output.utf8)).data.rules
    #expect(rules.map(\.where) == ["orientation:landscape-left,landscape-right"])
    let accepted = try nights.tool(
      ["baseline", "review", "2.imx", "--reason", "Known until the next release."]
        + rules.flatMap { ["--accept", $0.id] })
    #expect(accepted.status == 0, "\(accepted.errors)")
    #expect(nights.scratch.names.contains("baseline.yaml"))
  }
}
