import ArgumentParser
import DeviceProfiles
import Foundation
import InsetMatrix
import InsetStrategies
import MatrixResults
import ProfileFiles
import Reporting
import ScenarioSpaces
import TextFormats

/// Which strategies must be exact for the run to succeed.
struct GateOptions: ParsableArguments {
  /// What the command line can ask for; everything else is said in `matrix.yaml`.
  enum Choice: String, ExpressibleByArgument, CaseIterable {
    case none
  }

  @Option(
    help: ArgumentHelp(
      "`none` disables the gate (default: `gate.exact` in matrix.yaml).",
      valueName: "none"))
  var gate: Choice?

  /// The gate; nil for the plan's.
  var choice: MatrixPlan.Gate? { gate == nil ? nil : MatrixPlan.Gate.none }
}

/// The failures that are known, and what else decides whether a result passes.
struct CriteriaOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The known failures; by default baseline.yaml beside the matrix. With none no file is read.",
      valueName: "file|none"), completion: Completions.yaml)
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "The greatest share of scenarios in which a strategy may hide content; may be given several "
        + "times. Takes the place of `gate.hidden` in matrix.yaml.", valueName: "id=percent"))
  var maxHidden: [Limit] = []

  @Option(
    help: ArgumentHelp(
      "The greatest share of use in which a strategy may hide content; may be given several times. "
        + "Takes the place of `ofUse` in matrix.yaml.", valueName: "id=percent"))
  var maxHiddenUse: [Limit] = []

  @Option(
    help: ArgumentHelp(
      "How many scenarios must be run at least; by default `gate.leastScenarios`.", valueName: "n"))
  var minScenarios: Int?

  @Option(
    help: ArgumentHelp(
      "By how many percent the run may have shrunk since --against; by default "
        + "`gate.greatestShrinkage`.", valueName: "percent"))
  var maxShrinkage: Double?

  /// A strategy and a share in percent.
  struct Limit: ExpressibleByArgument {
    let strategy: String
    let percent: Double

    init?(argument: String) {
      guard let sign = argument.lastIndex(of: "="),
        let percent = Double(argument[argument.index(after: sign)...]),
        (0...100).contains(percent), sign > argument.startIndex
      else { return nil }
      strategy = String(argument[..<sign])
      self.percent = percent
    }

    var words: String { "\(strategy)=\(percent.shortest)" }
  }

  /// Whether the command line limits anything.
  var hasLimits: Bool {
    !maxHidden.isEmpty || !maxHiddenUse.isEmpty || minScenarios != nil || maxShrinkage != nil
  }

  func validate() throws {
    if let minScenarios, minScenarios < 1 {
      throw ValidationError("--min-scenarios must be at least 1")
    }
    if let maxShrinkage, !(0...100).contains(maxShrinkage) {
      throw ValidationError("--max-shrinkage must be from 0 to 100")
    }
  }

  /// What decides about results of a space.
  ///
  /// - Parameters:
  ///   - files: The files that a run reads.
  ///   - limits: The plan's limits.
  ///   - space: The space.
  ///   - strategies: The strategies that there are beside those of the tool.
  ///   - earlier: The result to compare with.
  ///   - usage: The file that says what people use; nil for the one that a run reads.
  ///   - day: The day in UTC; nil for today.
  ///   - isNewFileAllowed: Whether the file may be one that is not there yet.
  /// - Throws: A failure where the file cannot be read or a strategy is not known.
  /// - Returns: The criteria.
  func criteria(
    beside files: ProfileFileSet, _ limits: MatrixPlan.Limits?, in space: ScenarioSpace,
    strategies: [String], since earlier: RunResult?,
    usage: String? = nil, on day: String?,
    isNewFileAllowed: Bool = false
  ) throws(Failure) -> GateCriteria {
    var limits = limits ?? MatrixPlan.Limits()
    if !maxHidden.isEmpty {
      limits.hidden = Dictionary(maxHidden.map { ($0.strategy, $0.percent) }) { $1 }
    }
    if !maxHiddenUse.isEmpty {
      limits.hiddenOfUse = Dictionary(maxHiddenUse.map { ($0.strategy, $0.percent) }) { $1 }
    }
    limits.greatestShrinkage = maxShrinkage ?? limits.greatestShrinkage
    // A baseline does not depend on the run before.
    if maxShrinkage != nil, earlier == nil, !isNewFileAllowed {
      Output.error("note: without --against, --max-shrinkage is not checked")
    }
    let names =
      Strategies.all.map(\.id) + strategies.filter { Strategies.named($0) == nil }
    for strategy in (maxHidden + maxHiddenUse).map(\.strategy) where !names.contains(strategy) {
      throw UnknownName(kind: "strategy", name: strategy, known: names).failure
    }
    if !limits.hiddenOfUse.isEmpty, usage == "none" {
      throw Failure(
        status: .usage, message: "error: a limit of use cannot be judged with --usage none")
    }
    let isNew =
      isNewFileAllowed && baseline.map { !FileManager.default.fileExists(atPath: $0) } ?? false
    let file =
      try isNew
      ? nil
      : source(beside: files).map { source throws(Failure) in
        let file = try Self.read(source, in: space, strategies: names)
        if !file.warnings.isEmpty {
          Output.message(InvalidProfiles(file.warnings).render([source]))
        }
        return file
      }
    return GateCriteria(
      baseline: file?.baseline ?? Baseline(), limits: limits,
      leastScenarios: minScenarios,
      usage: limits.hiddenOfUse.isEmpty
        ? nil : try UsageModel.selected(usage, beside: files, in: space),
      day: day ?? Self.today,
      scenariosBefore: earlier?.counts.applicable, choiceBefore: earlier?.model.choice?.strength)
  }

  /// What the commands of a message repeat.
  func named(
    _ result: String?, _ profiles: ProfileOptions, _ history: HistoryOptions, usage: String?,
    against: String?, on day: String?
  ) -> GateMessage.Files {
    let isInHistory = [result, against].compactMap(\.self).contains { RunReference($0) != nil }
    return GateMessage.Files(
      result: result, against: against, profiles: profiles.words, baseline: baseline,
      usage: usage, history: isInHistory ? history.path : nil,
      limits: limitWords + shellOption("date", day),
      shrinkage: shellOption("max-shrinkage", maxShrinkage?.shortest))
  }

  /// The limits of the command line as words for a shell, but for that of a comparison.
  private var limitWords: String {
    maxHidden.map { shellOption("max-hidden", $0.words) }.joined()
      + maxHiddenUse.map { shellOption("max-hidden-use", $0.words) }.joined()
      + shellOption("min-scenarios", minScenarios.map { "\($0)" })
  }

  /// The file with the known failures; nil for none.
  func source(beside files: ProfileFileSet) throws(Failure) -> ProfileSource? {
    if baseline == "none" { return nil }
    guard let baseline else { return files.baseline }
    return try orFailure(ProfileSource(reading: baseline))
  }

  static func read(
    _ source: ProfileSource, in space: ScenarioSpace, strategies: [String]
  ) throws(Failure) -> BaselineFile {
    do throws(InvalidProfiles) {
      return try ProfileLoader.baseline(source, in: space, strategies: strategies)
    } catch {
      throw Failure(status: .invalidInput, message: MessageText(lines: error.render([source])))
    }
  }

  /// The day in UTC, so that it is the same for everybody.
  private static var today: String {
    Date.now.formatted(.iso8601.year().month().day())
  }
}
