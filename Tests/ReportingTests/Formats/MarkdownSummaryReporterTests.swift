import DeviceProfiles
import MatrixEngine
import MatrixResults
import ScenarioSpaces
import Testing
import TextFormats

@testable import Reporting

struct MarkdownSummaryReporterTests {
  /// A few scenarios with a gate that fails.
  private static func report(_ criteria: GateCriteria = GateCriteria()) throws -> Report {
    var plan = TinyMatrix.plan
    plan.gate = MatrixPlan.Gate(exact: ["constraint"])
    let model = MatrixModel(TinyMatrix.profiles, plan)
    let query = try Query(
      "device:iphone-edge locale:en-US window:full accessory:none bars:none,nav+tab "
        + "placement:fill,child adjustment:automatic base:base0 field:middle", in: model.space)
    let matrix = try Matrix(model, strategies: TinyMatrix.strategies, where: query)
    let result = try matrix.run().result
    var report = Report(result, examples: [], rules: result.failureRules())
    report.gate = result.judgement(by: criteria)
    report.gateBasis = GateMessage.Basis(
      criteria, GateMessage.Files(result: "a.imx", profiles: " --matrix m.yaml"))
    return report
  }

  @Test func `A comment begins with what the gate found, and the command of a red gate`() throws {
    let report = try Self.report()
    let lines = MarkdownSummaryReporter.render(report).split(
      separator: "\n", omittingEmptySubsequences: false)
    let violation = try #require(report.gate.violations.first)
    let message = GateMessage(
      violation, of: report.result, by: report.gateBasis.criteria, report.gateBasis.files,
      naming: { _ in "Constraint" })
    #expect(lines[0].hasPrefix("✗ **FAIL**: Constraint fails in "))
    #expect(lines[1].hasPrefix("- \(MarkdownText.text(message.what)), "))
    #expect(lines[1].hasSuffix(MarkdownText.code(message.command)))
    #expect(message.command.hasSuffix(" --strategy constraint --matrix m.yaml"))
    // The number of the rule that the command is about, and the rule in few words.
    let rule = try #require(
      report.rules.flatMap(\.rules).first { message.what.hasSuffix($0.title) })
    let isAll = message.what.contains(" \(rule.scenarios) scenario")
    #expect(isAll || message.what.contains("; \(rule.scenarios) scenario"))
    // It is not said again among the rules.
    let rules = lines.filter { $0.contains("% of its failures") }
    #expect(!rules.isEmpty && lines.count - 1 <= MarkdownSummaryReporter.limit)
    #expect(rules.allSatisfy { $0.contains(" --matrix m.yaml") })
    #expect(!rules.contains { $0.contains(message.command) })
  }

  @Test func `Rules of the gate's strategies go before others, and hidden content before gaps`()
    throws
  {
    var criteria = GateCriteria()
    for gated in ["constraint", "raw-height"] {
      criteria.limits.hidden[gated] = 100
      let findings = try Self.report(criteria).mostHarmfulFindings
      let isGated = findings.map { $0.strategy == "constraint" || gated == "raw-height" }
      #expect(isGated == isGated.filter { $0 } + isGated.filter { !$0 })
      let harms = findings.map { finding -> Int in
        switch finding.rule.signature.aspect {
        case .hidden: 0
        case .gap: 1
        default: 2
        }
      }
      for (index, next) in findings.indices.dropFirst().enumerated()
      where isGated[index] == isGated[next] {
        #expect(harms[index] <= harms[next])
      }
      #expect(Set(harms).isSuperset(of: [0, 1]))
    }
  }

  /// Each reason of a red gate has a line with its command, before all else.
  @Test func `A gate that found several things says them first`() throws {
    var criteria = GateCriteria()
    for gated in ["constraint", "raw-height"] { criteria.limits.hidden[gated] = 0 }
    criteria.leastScenarios = 1_000_000
    let report = try Self.report(criteria)
    #expect(report.gate.violations.count > 2)
    let lines = MarkdownSummaryReporter.render(report).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (violation, line) in zip(report.gate.violations, lines.dropFirst()) {
      let message = GateMessage(
        violation, of: report.result, by: report.gateBasis.criteria, report.gateBasis.files,
        naming: { id in report.result.strategies.first { $0.id == id }?.name ?? id })
      #expect(line.hasPrefix("- \(MarkdownText.text(message.what)), `"))
    }
    #expect(lines[report.gate.violations.count + 1].isEmpty)
    #expect(lines.count - 1 <= MarkdownSummaryReporter.limit)
  }

  @Test func `A gate that passes has nothing to say`() throws {
    let lines = MarkdownSummaryReporter.render(try TinyMatrix.report()).split(separator: "\n")
    #expect(lines[0].hasPrefix("✓ **PASS**") && lines[1].hasPrefix("- Judged: "))
  }
}
