import Foundation
import InsetCore
import InsetOracle
import Reporting
import ScenarioSpaces
import TestSupport
import Testing
import TextFormats

@testable import MatrixEngine
@testable import InsetMatrixTool

@Suite struct CrossCheckCommandTests {
  private func stats(_ arguments: [String]) throws -> (errors: String, stats: [String: Any]) {
    let scratch = try Scratch()
    let path = scratch.folder.appending(path: "stats.json").path
    let outcome = try Tool.run(
      ["run", "--where", ExitStatusTests.small, "--stats", path] + arguments)
    #expect(outcome.status == 0)
    let stats = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path)))
    return (outcome.errors, stats as? [String: Any] ?? [:])
  }

  @Test func `A cross-check says how many truths it checked`() throws {
    let (errors, stats) = try stats(["--cross-check"])
    let truths = try #require(stats["crossCheckedTruths"] as? Int)
    #expect(truths > 50)
    #expect(
      errors.contains("rule and sweep agree on \(Numbers.grouped(truths)) truths"), "\(errors)")
  }

  @Test func `Nothing is said of a check that nobody asked for`() throws {
    let (errors, stats) = try stats([])
    #expect(stats["crossCheckedTruths"] == nil)
    #expect(!errors.contains("sweep"))
  }

  @Test func `A disagreement is a fault of the tool and names the scenario`() throws {
    let levels = ["first", "second"]
    let space = ScenarioSpace([Parameter("device", levels: levels)])
    var crossChecked = CrossChecked()
    let check = CrossCheck { _, _ in
      InsetOracle.Expectation(content: .zero, indicators: .zero, lowestLine: 7)
    }
    let view = ViewTruth(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    check.check(
      Truth(covered: nil, view: view), after: Step(name: "show", occurrences: [], covered: nil), 3,
      [], into: &crossChecked
    ) { 1 }
    let failure = #expect(throws: Failure.self) { try Run.summary(crossChecked, in: space) }
    #expect(failure?.status == .fault)
    for words in ["disagree", "second", "3: show", "line 7", "line 10"] {
      #expect(failure?.message.contains(words) == true, "\(words)")
    }
  }
}
