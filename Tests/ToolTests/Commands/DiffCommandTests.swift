import Foundation
import HistoryFixtures
import TestSupport
import Testing

@Suite struct DiffCommandTests {
  /// Device 1 fails with its second script; then device 2, too; then the device 4 comes.
  private static let nights = [
    TinyResult(failing: [4]), TinyResult(failing: [4, 7, 8]),
    TinyResult(failing: [7, 8, 12], devices: 5),
  ]

  @Test(
    arguments: [
      ["1.imx", "2.imx"], ["1", "2"], ["latest~2", "latest~1"], ["1.imx", "latest~1"],
      ["branch:~2", "2"], ["./1.imx", "branch:~1"],
    ])
  func `A result is a file or a run of the history`(names: [String]) throws {
    let history = try TinyHistory(Self.nights)
    let outcome = try history.tool(["diff"] + names + ["--history", "nights"])
    #expect(outcome.status == 1, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 8 && lines[0].contains(" -> "))
    #expect(
      lines[2].split(separator: " ") == ["subject", "2", "0", "0", "1", "9", "0", "0", "0"])
    #expect(lines[3...4] == ["subject", "  newly failing"])
    #expect(lines[5].hasPrefix("    2: ") && lines[5].contains("first at step 1"))
    #expect(
      lines[6...7] == [
        "      --where 'device:d2 script:!s1'",
        "      insetmatrix explain d2/x/x/x/x/x/x/x/x/x/x/x/s2 --strategy subject",
      ])
  }

  @Test func `Each rule says how much of use it has`() throws {
    let history = try TinyHistory(Self.nights)
    let weighed = try history.tool(["diff", "1.imx", "2.imx"]).output
    #expect(weighed.contains(" % of use)\n"))
    let json = try history.tool(["diff", "1.imx", "2.imx", "--json"]).output
    #expect(json.contains("\"use\": "))
    let counted = try history.tool(["diff", "1.imx", "2.imx", "--usage", "none"])
    #expect(counted.status == 1 && !counted.output.contains("of use"))
    #expect(try history.tool(["diff", "1.imx", "2.imx", "--usage", "x.yaml"]).status == 3)
  }

  @Test func `What came and went is no regression`() throws {
    let history = try TinyHistory(Self.nights)
    func diff(_ old: String, _ new: String) throws -> [String: Any] {
      let outcome = try history.tool(["diff", old, new, "--json"])
      #expect(outcome.status == 1)
      let answer = try #require(
        JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
      #expect(answer["ok"] as? Bool == false)
      return try #require(answer["data"] as? [String: Any])
    }
    func kinds(_ json: [String: Any]) throws -> [String: Int] {
      let strategy = try #require((json["rules"] as? [[String: Any]])?.first)
      let rules = try #require(strategy["rules"] as? [[String: Any]])
      return Dictionary(
        rules.map { ($0["kind"] as? String ?? "", $0["scenarios"] as? Int ?? 0) },
        uniquingKeysWith: +)
    }
    let came = try diff("2.imx", "3.imx")
    #expect(try kinds(came) == ["fixed": 1, "failingNow": 1])
    let strategy = try #require((came["strategies"] as? [[String: Any]])?.first)
    #expect(strategy["newlyFailing"] as? Int == 0 && strategy["fixed"] as? Int == 1)
    #expect(strategy["onlyNow"] as? [String: Int] == ["exact": 2, "failing": 1])
    #expect(strategy["onlyNowOfShared"] as? [String: Int] == ["exact": 0, "failing": 0])
    let went = try diff("3.imx", "2.imx")
    #expect(try kinds(went) == ["newlyFailing": 1, "onlyBefore": 3])
    let text = try history.tool(["diff", "2.imx", "3.imx"]).output
    #expect(text.contains("\ndevice d4 came: 3 verdicts, 1 of them failing\n"))
  }

  @Test func `Equal results differ in nothing, and rules are as many as wanted`() throws {
    let history = try TinyHistory(Self.nights)
    let same = try history.tool(["diff", "1.imx", "1", "--history", "nights"])
    #expect(same.status == 0)
    #expect(same.output == "1.imx -> run 1 of nights\nnothing changed\n")
    let few = try history.tool(["diff", "1.imx", "3.imx", "--rules", "1"])
    #expect(few.output.contains("more that no rule above explains"))
  }

  @Test(
    arguments: [
      (["latest", "1.imx"], 2, "'latest' is a run of a history, and there is none"),
      (["./latest", "1.imx"], 3, "./latest"), (["1.imx", "none.imx"], 3, "none.imx"),
      (["1.imx", "broken.imx"], 3, "broken.imx: error: it ends too early"),
      (["1.imx", "9", "--history", "nights"], 2, "nights has no run '9'"),
      (["1.imx", "1", "--history", "none"], 3, "none: error: there is no such folder"),
      (["1.imx", "2.imx", "--rules", "0"], 2, "--rules must be at least 1"), (["1.imx"], 2, "new"),
    ] as [([String], Int32, String)])
  func `What cannot be compared is refused`(
    arguments: [String], status: Int32, message: String
  ) throws {
    let history = try TinyHistory(Self.nights)
    try Data("IMX1".utf8).write(to: history.scratch.folder.appending(path: "broken.imx"))
    let outcome = try history.tool(["diff"] + arguments)
    #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }
}
