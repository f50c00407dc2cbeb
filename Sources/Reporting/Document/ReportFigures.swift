import DeviceProfiles
import InsetCore
import MatrixResults
import ScenarioSpaces
import TextFormats

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

extension ReportFigures {
  /// The numbers of the strategies, the best first: by how often they are right where they are
  /// available, then by how rarely content is hidden, then by name, and controls last;
  /// by scenarios where nothing weighs them.
  var orderByHarm: [Int] {
    let all = shares?.order ?? orderByScenarios
    func isControl(_ number: Int) -> Bool { strategies[number].result.about.group == .control }
    return all.filter { !isControl($0) } + all.filter(isControl)
  }

  private var orderByScenarios: [Int] {
    func key(_ number: Int) -> (Int, Double, Int, Int, String) {
      let (strategy, total) = (strategies[number], strategies[number].total)
      let isMissing = total.judged == 0
      // Where it is not available, it is not right.
      let right = Double(total.exact) / Double(max(1, total.judged + total.notAvailable))
      return (isMissing ? 1 : 0, -right, total.hidden, total.gap, strategy.result.id)
    }
    return strategies.indices.sorted { key($0) < key($1) }
  }
}

extension ReportFigures {
  /// What would change if assumed figures or single reports were wrong.
  var dependenceBlocks: [ReportDocument.Block] {
    guard let dependence else { return [] }
    let figures = table(
      "sensitivity-table", dependence.figures, "assumed figures",
      caption:
        "Scenarios on iOS \(dependence.os) whose verdict changes when assumed figures are moved "
        + "by 8 pt: how much the assumptions matter.")
    if dependence.behaviors.isEmpty {
      return [.table(figures), .paragraph("No verdict depends on a single report.")]
    }
    return [
      .table(figures),
      .table(
        table(
          "hinges-table", dependence.behaviors, "what iOS does",
          caption:
            "Scenarios whose verdict changes if iOS behaves as a single report says, or not so "
            + "where the run takes the report in.")
      ),
    ]
  }

  private func table(
    _ id: String, _ changes: [VerdictChanges], _ title: String, caption: String
  ) -> ReportTable {
    ReportTable(
      id: id, caption: caption,
      columns: [.init(title: title), .init(title: "judged again", isNumber: true)]
        + (dependence?.strategies ?? []).flatMap {
          [.init(title: name(of: $0), isNumber: true), .init(title: "share", isNumber: true)]
        },
      rows: changes.map { change in
        [
          .text(OSBehavior(rawValue: change.name)?.title ?? change.name), .count(change.scenarios),
        ]
          + change.changed.flatMap {
            [.count($0), .number(Numbers.percent($0, of: change.scenarios))]
          }
      })
  }

  func name(of strategy: String) -> String {
    strategies.first { $0.result.id == strategy }?.result.name ?? strategy
  }
}

extension ReportFigures {
  /// How to read the report, and what it cannot say.
  var aboutBlocks: [ReportDocument.Block] {
    let digest = String(result.model.digest, radix: 16)
    let padded = String(repeating: "0", count: 16 - digest.count) + digest
    return [
      .facts([
        (
          "scenario",
          """
          A level of each parameter. Those count that no constraint excludes and that a run of the \
          plan asks for; counts are exact; nothing is sampled.
          """
        ),
        (
          "exact",
          """
          Every edge of the content and of the indicator, or the lowest line of a design that moves \
          it, is within half a point at every judged step. A step is judged once it has settled.
          """
        ),
        (
          "causes",
          """
          What is known of a strategy's code, each with the share in which it fails under that \
          condition; where nothing is known, conditions that a search found. Causes overlap.
          """
        ),
        (
          "limits",
          """
          Not judged are how a view moves on its way, where a field is scrolled to, what a finger \
          drags before it lets go, and layout that an app does for other reasons. A library counts as \
          available wherever the OS has what its code calls, also on versions that its release no \
          longer supports.
          """
        ),
        ("profiles", "digest \(code: padded)"),
      ])
    ]
  }
}
