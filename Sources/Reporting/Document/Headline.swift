package import DeviceProfiles
import InsetOracle
package import MatrixResults
import ScenarioSpaces
package import TextFormats

/// A verdict with what it depends on: no format says the one without the other.
package struct Headline: Sendable {
  /// Something that the verdict depends on.
  package struct Condition: Hashable, Sendable {
    /// What it is about, such as "Judged".
    package let name: String
    /// The section of a report that says more.
    package let section: String
    /// A sentence without its full stop, the figure first.
    package let words: InlineText
    /// The same in a few words.
    let brief: String
  }

  package let verdict: RunVerdict
  /// Why, as a sentence without its full stop.
  package let reason: InlineText
  /// What a reader must know beside the verdict; empty where nothing was run.
  package let conditions: [Condition]

  /// Sums up a result.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - gate: What the gate says of it.
  ///   - dependence: What the gate's verdicts depend on; nil where nobody asked.
  ///   - shares: What is used of the result; nil where scenarios are counted alone.
  ///   - readings: How many readings the profiles were compared with, and with how many they agree.
  package init(
    _ result: RunResult, gate: GateJudgement, dependence: Dependence?, shares: UsageShares? = nil,
    readings: ReadingCount = ReadingCount()
  ) {
    verdict = gate.verdict
    reason = result.reason(of: gate)
    let applicable = result.counts.applicable
    conditions =
      applicable == 0
      ? []
      : [
        result.judgedCondition, result.assumptionCondition(applicable, dependence, shares),
        RunResult.readingCondition(readings),
        result.policyCondition(shares),
        dependence.map { $0.reportCondition(of: result.names(of: $0)) },
      ].compactMap(\.self)
  }
}

extension Headline {
  /// The verdict and its reason in one line, for a title.
  package var line: String { "\(verdict.words): \(reason.plain)" }
}

extension RunResult {
  /// How much of the run has a verdict, and how much of its newest iOS.
  fileprivate var judgedCondition: Headline.Condition? {
    guard let strategy = strategies.first else { return nil }
    let parts = counts(of: strategy, by: [.os]).map { counts in
      (counts.ambiguous, counts.judged + counts.ambiguous + counts.notAvailable)
    }
    let (open, all) = parts.reduce((0, 0)) { ($0.0 + $1.0, $0.1 + $1.1) }
    let newest = parts.lastIndex { $0.1 > 0 }.map { level in
      let (open, all) = parts[level]
      return "\(Numbers.percent(all - open, of: all)) on "
        + "iOS \(space.parameters[MatrixParameter.os.rawValue].levels[level])"
    }
    if counts(of: strategy).reduce(0, { $0 + $1.judged + $1.ambiguous }) == 0, all > 0,
      strategies.allSatisfy({ counts(of: $0)[0].judged == 0 })
    {
      return Headline.Condition(
        name: "Judged", section: "run", words: "\(strong: "None"): no strategy is available",
        brief: "nothing was judged")
    }
    let share = Numbers.percent(all - open, of: all)
    let rest = "the rest are ambiguous: apps see the same input but need different insets"
    return Headline.Condition(
      name: "Judged", section: "run",
      words: open == 0
        ? "\(strong: "Every scenario") could be judged"
        : "\(strong: share) of the scenarios have one right answer, \(newest ?? ""); \(rest)",
      brief: "\(share) judged")
  }

  /// How much rests on figures that nobody measured, and what they decide.
  fileprivate func assumptionCondition(
    _ applicable: Int, _ dependence: Dependence?, _ shares: UsageShares?
  ) -> Headline.Condition {
    let assumed = provenanceCounts.last?.scenarios ?? 0
    let share =
      shares.map { "\(Numbers.percent(ofUse: $0.provenance.last ?? 0)) of use rests" }
      ?? "\(Numbers.percent(assumed, of: applicable)) of the scenarios rest"
    let effect =
      dependence.map { dependence -> String in
        let most = dependence.mostChanged.max() ?? 0
        let scenarios = dependence.figures.first?.scenarios ?? 0
        return "moved by 8 pt on iOS \(dependence.os), they change "
          + (most == 0 ? "no verdict" : "\(Numbers.grouped(most)) verdicts")
          + " of \(names(of: dependence)) in \(Numbers.rounded(scenarios)) scenarios"
      } ?? "which verdicts they decide is computed only in a whole run with a gate"
    return Headline.Condition(
      name: "Assumed figures", section: "trust",
      words: "\(strong: share) on figures that have not been measured; \(effect)",
      brief: "\(share) on figures that have not been measured")
  }

  /// How many readings the profiles reproduce; nil where there are none.
  fileprivate static func readingCondition(
    _ readings: ReadingCount
  ) -> Headline.Condition? {
    guard readings.all > 0 else { return nil }
    let share = Numbers.percent(readings.agreeing, of: readings.all)
    return Headline.Condition(
      name: "Readings", section: "trust",
      words:
        "\(strong: share) of \(Numbers.grouped(readings.all)) published readings of devices agree "
        + "with the profiles",
      brief: "\(share) of \(Numbers.grouped(readings.all)) readings agree")
  }

  /// The strategies of the gate, which are those that one has asked about.
  fileprivate func names(of dependence: Dependence) -> String {
    let names = strategies.filter { dependence.strategies.contains($0.id) }.map(\.name)
    return names.count == 1 ? names[0] : "the gate's strategies"
  }

  /// How much of the gate's results changes under another policy: of use, or of what was judged.
  fileprivate func policyCondition(_ shares: UsageShares?) -> Headline.Condition? {
    let all = strategies.indices.filter { model.gate.exact.contains(strategies[$0].id) }
      .flatMap { number in
        let judged = counts(of: strategies[number])[0].judged
        return policyCounts(of: strategies[number]).map { counts in
          let changed = Double(counts.failing + counts.exact) / Double(max(1, judged))
          return (
            name: strategies[number].name, policy: counts.policy,
            share: shares?.strategies[number].policies[counts.policy.number] ?? changed
          )
        }
      }
    guard let most = all.max(by: { $0.share < $1.share }) else { return nil }
    let share = Numbers.percent(ofUse: most.share)
    let words: InlineText =
      most.share == 0
      ? "\(strong: "No result") changes where Apple documents nothing"
      : """
      Up to \(strong: share) of \(shares == nil ? "the results" : "use") of \(most.name) \
      \(shares == nil ? "change" : "changes") if a case that Apple doesn't document is decided the other \
      way: \(most.policy.subject)
      """
    return Headline.Condition(
      name: "Judgement calls", section: "trust", words: words,
      brief: "judgement calls decide up to \(share)")
  }
}

extension Dependence {
  /// For each strategy of the gate, the most verdicts that any of the moves changes.
  var mostChanged: [Int] {
    strategies.indices.map { number in figures.map { $0.changed[number] }.max() ?? 0 }
  }

  /// The results that change if a behavior of which one report tells does not exist.
  ///
  /// - Parameter names: What the strategies are called.
  /// - Returns: The condition.
  fileprivate func reportCondition(of names: String) -> Headline.Condition {
    let decisive = behaviors.map { ($0.name, $0.changed.max() ?? 0) }.filter { $0.1 > 0 }
      .sorted { $0.1 > $1.1 }
    let words = decisive.map { name, changed in
      "\(Numbers.grouped(changed)) on “\(OSBehavior(rawValue: name)?.title ?? name)”"
    }
    let (some, all) = (decisive.count, behaviors.count)
    let reports =
      all == 1
      ? "the only single report"
      : "\(some == all ? "all \(all)" : "\(some) of \(all)") single reports"
    return Headline.Condition(
      name: "Single reports", section: "trust",
      words: decisive.isEmpty
        ? "\(strong: "No result") of \(names) depends on something that a single report says"
        : """
        Results of \(names) depend on \(strong: reports): \(words.joined(separator: ", "))
        """,
      brief: decisive.isEmpty
        ? "nothing depends on what one source alone reports"
        : "\(some) of \(all) things that one source alone reports change results")
  }
}

extension Policy {
  /// What it is about, in a sentence.
  var subject: String {
    switch self {
    case .indicatorInsets: "the scroll bar's inset"
    case .baseInset: "the app's own bottom inset"
    case .remoteKeyboard: "the keyboard of another app"
    case .hardwareBar: "the bar of a hardware keyboard"
    case .raisedKeyboard: "raised, split and floating keyboards"
    }
  }

  /// What a choice says of its subject.
  func words(of choice: String) -> String {
    let isPreferred = choice == preferred
    return switch self {
    case .indicatorInsets:
      isPreferred ? "is added to the keyboard's" : "the larger of the two counts"
    case .baseInset: isPreferred ? "stays above the keyboard" : "lies under the keyboard"
    case .remoteKeyboard: isPreferred ? "counts where it covers the view" : "never counts"
    case .hardwareBar: isPreferred ? "counts like a keyboard" : "never counts"
    case .raisedKeyboard: isPreferred ? "hide nothing" : "hide all from their top edge down"
    }
  }
}
