import DeviceProfiles
import MatrixResults
import ScenarioSpaces

/// The counts that all formats print; ``Report/figures`` are computed once for all of them.
struct ReportFigures: Sendable {
  /// The parameters by which strategies are compared, in the order of the report.
  static let pivots: [MatrixParameter] = [.keyboard, .orientation, .script, .window, .device]

  /// One strategy's counts.
  struct Strategy: Sendable {
    let result: StrategyResult
    let counts: StrategyLevelCounts
    let examples: [WorstExample]
    /// Why it fails.
    let rules: FailureRules?
    /// The verdicts that depend on a policy.
    let policies: [PolicyCounts]
    /// How far its weaknesses hold its failures.
    let weaknesses: StrategyWeaknesses
    let isGated: Bool

    var total: StrategyCounts { counts.total }
  }

  let result: RunResult
  let counts: RunCounts
  let provenance: [RunCounts.Share]
  let strategies: [Strategy]
  /// The verdict and what it depends on.
  let headline: Headline
  /// What the gate says.
  let gate: GateJudgement
  /// The pairs of levels that were run.
  let pairs: Coverage
  /// What the gate's verdicts depend on.
  let dependence: Dependence?
  /// Shares of use; nil without a usage, or where nothing that was run is used.
  let shares: UsageShares?
  /// By the numbers of strategies, how far their shares rest on single reports; those that they move
  /// by less than two points are left out.
  let singleReports: [Int: SingleReports]
  /// What each version of iOS changed.
  let osChanges: [OSChange]
  /// The files that the commands read.
  let files: GateMessage.Files

  init(_ report: Report) {
    let result = report.result
    self.result = result
    counts = result.counts
    provenance = result.provenanceCounts
    gate = report.gate
    pairs = result.pairCoverage
    dependence = report.dependence
    shares = report.usage.flatMap {
      UsageShares(
        UsageWeights($0, in: result), of: result, rules: report.rules, threads: report.threads)
    }
    headline = Headline(
      result, gate: report.gate, dependence: report.dependence, shares: shares,
      readings: report.readings)
    singleReports = shares.map { SingleReports.all(report.decisions, of: $0, result) } ?? [:]
    osChanges = report.osChanges
    files = report.gateBasis.files
    strategies = result.strategies.indices.concurrentMap(threads: report.threads) { index in
      let strategy = result.strategies[index]
      return Strategy(
        result: strategy, counts: result.countsByLevel(of: strategy),
        examples: index < report.examples.count
          ? report.examples[index].compactMap {
            WorstExample($0, result.model, reading: report.gateBasis.files)
          } : [],
        rules: report.rules.first { $0.strategy == strategy.id },
        policies: result.policyCounts(of: strategy),
        weaknesses: result.weaknesses(of: strategy),
        isGated: result.model.gate.exact.contains(strategy.id))
    }
  }

  var verdict: RunVerdict { gate.verdict }

  func levels(of parameter: MatrixParameter) -> [String] {
    result.space.parameters[parameter.rawValue].levels
  }

  /// For each script, how many of its scenarios are ambiguous.
  var ambiguousByScript: [Int] {
    strategies.first?.counts[.script].map(\.ambiguous) ?? []
  }
}
