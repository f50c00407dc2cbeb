package import DeviceProfiles
package import MatrixResults
import ScenarioSpaces
import TextFormats

/// What a report is made from: a result, and its worst scenarios explained.
package struct Report: Sendable {
  /// A scenario worth a picture.
  package struct Example: Sendable {
    /// The scenario, step by step.
    package let explanation: Explanation
    /// The device's marketing name.
    package let device: String
    /// The screen's corner radius in points.
    package let cornerRadius: Double

    package init(explanation: Explanation, device: String, cornerRadius: Double) {
      self.explanation = explanation
      self.device = device
      self.cornerRadius = cornerRadius
    }
  }

  package let result: RunResult
  /// What the gate says of the result.
  package var gate: GateJudgement
  /// What the gate judged by.
  package var gateBasis = GateMessage.Basis()
  /// For each strategy of the result, its worst scenarios: most hidden first, then the largest gap.
  package let examples: [[Example]]
  /// For each strategy of the result, the conditions under which it fails.
  package let rules: [FailureRules]
  /// The file that says what was run: where a format points that must point somewhere, since a
  /// failure rule has no line of source; nil where the plan is part of the tool.
  package var plan: String? = "devices/matrix.yaml"

  /// The plan's path for formats that do without a line but not without a file: where one's own
  /// plan would be.
  var planPath: String { plan ?? "matrix.yaml" }

  /// Where the result comes from.
  package var context = RunContext()

  /// What the gate's verdicts depend on; nil where nobody asked.
  package var dependence: Dependence?
  /// What each OS behavior decides of each strategy's verdicts; empty where nobody asked.
  package var decisions: [VerdictChanges] = []
  /// How many readings the profiles were compared with, and with how many they agree.
  package var readings = ReadingCount()
  /// Other words for parameters and levels, which the page's query reads.
  package var words = Query.synonyms
  /// What each version of iOS changed; empty where nobody asked.
  package var osChanges: [OSChange] = []
  /// What changed since an earlier result.
  package var comparison = ReportComparison.none
  /// How the runs of a history developed; nil where there is none.
  package var trends: RunTrends?
  /// What people use, by which scenarios are weighed; nil where they are counted alone.
  package var usage: UsageModel?
  /// What the scenarios show of what is known; nil where they were not chosen.
  package var reach: ChoiceReach?
  /// Whether a page has its style and scripts in itself.
  package var embedsAssets = true
  /// The maximum number of threads; nil for one per core.
  package var threads: Int?
  /// What a page draws; nil where no format asks for it.
  package let pictures: Pictures?

  private let cache = FiguresCache()

  /// The counts of the result, its examples and rules.
  var figures: ReportFigures { cache.figures { ReportFigures(self) } }

  /// Whether scenarios are weighed: there is a model of use, and it has some of what was run.
  package var isWeighed: Bool { figures.shares != nil }

  package init(
    _ result: RunResult, examples: [[Example]], rules: [FailureRules], pictures: Pictures? = nil
  ) {
    self.result = result
    gate = result.judgement(by: GateCriteria())
    self.examples = examples
    self.rules = rules
    self.pictures = pictures
  }
}

/// Whether a report has an earlier result to compare with, and the result of the comparison.
package enum ReportComparison: Sendable {
  /// There is no earlier result.
  case none
  /// The earlier result cannot be compared: why, as a sentence.
  case impossible(String)
  /// The difference of the two.
  case changes(ResultDiff)

  /// Whether there is an earlier result.
  var isAsked: Bool { if case .none = self { false } else { true } }
  package var changes: ResultChanges? { diff?.changes }
  package var diff: ResultDiff? { if case .changes(let diff) = self { diff } else { nil } }

  /// Compares a result with an earlier one.
  ///
  /// - Parameters:
  ///   - earlier: The earlier result.
  ///   - later: The result.
  ///   - rules: The result's rules.
  ///   - usage: What people use; nil to count scenarios alone.
  ///   - threads: The maximum number of threads; nil for one per core.
  package init(
    from earlier: consuming RunResult, to later: RunResult, rules: [FailureRules],
    usage: UsageModel? = nil, threads: Int? = nil
  ) {
    guard let changes = ResultChanges(from: earlier, to: later, rules: rules) else {
      self = .impossible("The earlier result has other parameters: nothing of it can be compared.")
      return
    }
    self =
      changes.isOfNothing
      ? .impossible("The two runs have no scenario in common: nothing is compared.")
      : .changes(ResultDiff(changes, of: later, usage: usage, threads: threads))
  }
}

extension Report {
  /// What a page draws: pictures need more than the result has.
  package struct Pictures: Sendable {
    /// The devices, in the order of their levels.
    package let devices: [DeviceProfile]
    /// Scenarios played to every strategy of the result.
    package let scenes: PageScenes

    package init(devices: [DeviceProfile], scenes: PageScenes) {
      self.devices = devices
      self.scenes = scenes
    }
  }
}

extension Report.Example {
  /// A picture of the step that shows the verdict, as an SVG file.
  ///
  /// - Parameter model: The model of the run.
  /// - Returns: nil where no step is wrong.
  package func picture(_ model: RunModel) -> String? {
    WorstExample(self, model).map { SceneDrawing($0, id: "scene").svg + "\n" }
  }
}

extension Report {
  /// What formats that list failures say of the run as a whole: how many scenarios are ambiguous,
  /// for each strategy how many it is not available in, and how few were chosen.
  var runProperties: [(String, JSONValue)] {
    let missing = result.strategies.map { ($0.id, result.counts(of: $0)[0].notAvailable) }
    return [
      ("ambiguous", .integer(result.counts.ambiguous)),
      ("notAvailable", .counts(missing.filter { $0.1 > 0 })),
    ] + (reach.map { [("choice", $0.json)] } ?? [])
  }
}
