import ArgumentParser
import DeviceProfiles
import InsetMatrix
import InsetOracle
import MatrixEngine
import MatrixResults
import ScenarioSpaces
import TextFormats

/// Few scenarios in the place of all: options that several commands share.
struct StrengthOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run a covering array of this strength instead of the whole matrix.",
      discussion: """
        1 to 6, or mixed: every two levels, and every three of script, keyboard, placement, bars and \
        base. Where any level would do, the one that more people use is taken.
        """, valueName: "n|mixed"), completion: .list((1...6).map(String.init) + ["mixed"]))
  var strength: String?

  @Option(
    help: ArgumentHelp(
      "Scenario ids to include, one per line; as few as possible are added.",
      valueName: "file"), completion: .file())
  var extend: String?

  func validate() throws {
    if let strength, ScenarioStrength(strength) == nil {
      throw ValidationError("--strength must be 1 to 6, or mixed")
    }
    if extend != nil, strength == nil { throw ValidationError("--extend requires --strength") }
  }

  /// The scenarios that run in place of the plan's; nil where those do.
  func chosen(
    of loaded: ScenarioMatrix, where query: Query?, usage: UsageModel?
  ) throws(Failure) -> ChosenScenarios? {
    guard let strength, let scenarios = try scenarios(of: loaded, where: query, usage: usage) else {
      return nil
    }
    return ChosenScenarios(scenarios, strength: strength)
  }

  /// The scenarios that are chosen, those to keep first; nil where all are.
  ///
  /// - Parameters:
  ///   - loaded: The matrix.
  ///   - query: What they are chosen from; nil for all.
  ///   - usage: What people use.
  /// - Throws: A failure for a file that cannot be read, and for a choice that cannot be made.
  /// - Returns: The scenarios.
  func scenarios(
    of loaded: ScenarioMatrix, where query: Query?, usage: UsageModel?
  ) throws(Failure) -> [[Int]]? {
    guard
      let model = coveringModel(of: loaded, where: query, usage: usage)
    else { return nil }
    let kept = try kept(of: loaded, where: query)
    let array = try Self.array(of: model, extending: kept)
    if !kept.isEmpty {
      Output.error(
        "note: scenarios: \(Numbers.grouped(array.rows.count - array.keptCount)) added to "
          + "\(Numbers.grouped(array.keptCount)), at least "
          + "\(Numbers.grouped(array.fewestRows - array.keptCount)) needed")
    }
    return array.rows
  }

  /// The scenarios to keep.
  ///
  /// - Throws: A failure for a file that cannot be read, has none, or has some that the query does
  ///   not allow.
  func kept(of loaded: ScenarioMatrix, where query: Query?) throws(Failure) -> [[Int]] {
    guard let extend else { return [] }
    let matrix = try orFailure(loaded.matrix([], gate: MatrixPlan.Gate.none))
    let list = try ScenarioList(extend, in: matrix)
    try list.requireSome()
    let others = list.scenarios.indices.filter { number in
      query.map { !$0.contains(list.scenarios[number]) } ?? false
    }
    if !others.isEmpty { throw list.notAllowed(others) }
    return list.scenarios
  }

  /// Why there is nothing to choose from; nil where there is something, or the plan cannot be read.
  static func emptyReason(of model: MatrixModel, where query: Query?) -> String? {
    var matrix = try? Matrix(model, strategies: [], where: query, gate: MatrixPlan.Gate.none)
    matrix?.chosen = ChosenScenarios([], strength: "1")
    return matrix?.emptyReason()?.words
  }

  /// What the scenarios have to hold; nil where all run.
  func coveringModel(
    of loaded: ScenarioMatrix, where query: Query?, usage: UsageModel?
  ) -> CoveringModel? {
    strength.flatMap { ScenarioStrength($0) }.map {
      loaded.model.coveringModel(where: query, usage: usage, $0)
    }
  }

  /// The array of a model.
  static func array(
    of model: CoveringModel, extending rows: [[Int]]
  ) throws(Failure) -> CoveringArray {
    do throws(CoveringError) {
      return try model.array(extending: rows)
    } catch {
      throw Failure(
        status: .usage, message: "error: --strength: \(error.message)\n  help: --where narrows")
    }
  }
}
