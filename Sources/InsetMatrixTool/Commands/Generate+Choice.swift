import DeviceProfiles
import InsetMatrix
import MatrixEngine
import MatrixResults
import ScenarioSpaces
import TextFormats

extension GenerateCommand {
  /// The scenarios of a file, as far as they can be built.
  func listed(in path: String, of loaded: ScenarioMatrix) throws -> Chosen {
    let choices = try policies.choices()
    let matrix = try orFailure(loaded.matrix([], choices, gate: MatrixPlan.Gate.none))
    return try buildable(ScenarioList(path, in: matrix).scenarios, of: matrix)
  }

  /// Scenarios that can be built and hold all combinations of levels that can be built.
  ///
  /// Those that are refused are replaced by others with the same combinations; what no replacement
  /// was found for is said.
  func covering(_ loaded: ScenarioMatrix) throws -> Chosen {
    let model = loaded.model
    let asked = try queries.selection(in: model)
    if let reason = StrengthOptions.emptyReason(of: model, where: asked) {
      throw Self.empty(reason)
    }
    let query = Refusal.buildable(asked, in: model)
    let usage = try UsageModel.selected(nil, beside: profiles.files(), in: model.space)
    let choices = try policies.choices()
    let matrix = try orFailure(loaded.matrix([], choices, gate: MatrixPlan.Gate.none))
    var rows = try strength.kept(of: loaded, where: asked)
    guard let whole = strength.coveringModel(of: loaded, where: query, usage: usage) else {
      return try buildable(rows, of: matrix)
    }
    var chosen: Chosen = ([], RefusalCounts())
    var (table, _) = model.possible
    var refused: [[Int]] = []
    var keptCount = 0
    // Those to keep come first, then those that are added.
    for round in 0...Self.replacements {
      let before = refused.count
      for scenario in rows.dropFirst(chosen.scenarios.count) {
        if let refusal = try refusal(of: scenario, in: matrix) {
          chosen.refused.add(refusal)
          refused.append(scenario)
        } else {
          chosen.scenarios.append(scenario)
        }
      }
      if round == 0 { keptCount = chosen.scenarios.count }
      if round == Self.replacements || round > 0 && refused.count == before { break }
      var rest = whole
      if !refused.isEmpty {
        rest.conditions.append(.isIn(LevelDiagram(table.diagram(of: refused), in: table, is: 0)))
      }
      rows = try StrengthOptions.array(of: rest, extending: chosen.scenarios).rows
      if rows.isEmpty {
        throw Self.empty(
          "no test can be made of any scenario that the query allows", chosen.refused)
      }
    }
    if strength.extend != nil {
      let added = chosen.scenarios.count - keptCount
      Output.error(
        "note: scenarios: \(Numbers.grouped(added)) added to \(Numbers.grouped(keptCount))")
    }
    if let measured = try? whole.measure(chosen.scenarios) {
      Self.note(measured.tupleCount - measured.coveredCount, of: measured.tupleCount)
    }
    return try Self.requireSome(chosen, of: rows)
  }

  /// How often refused scenarios are replaced.
  private static let replacements = 4

  /// Says how many combinations are in no test.
  private static func note(_ lost: Int, of all: Int) {
    if lost == 0 { return }
    Output.error(
      "note: \(Numbers.grouped(lost)) of \(Numbers.grouped(all)) combinations of levels are in no "
        + "test: every scenario with them that was tried is refused")
  }

  /// Those of some scenarios that can be built.
  private func buildable(_ scenarios: [[Int]], of matrix: Matrix) throws -> Chosen {
    var chosen: Chosen = ([], RefusalCounts())
    for scenario in scenarios {
      if let refusal = try refusal(of: scenario, in: matrix) {
        chosen.refused.add(refusal)
      } else {
        chosen.scenarios.append(scenario)
      }
    }
    return try Self.requireSome(chosen, of: scenarios)
  }

  /// Why no test can be made of a scenario; nil where one can.
  private func refusal(of scenario: [Int], in matrix: Matrix) throws -> Refusal? {
    if let refusal = Refusal.reason(scenario, in: matrix.model) { return refusal }
    return try matrix.twin(of: scenario) == nil ? nil : .ambiguous
  }

  private static func requireSome(_ chosen: Chosen, of scenarios: [[Int]]) throws -> Chosen {
    guard chosen.scenarios.isEmpty else { return chosen }
    throw empty(scenarios.isEmpty ? "the list is empty" : "all are refused", chosen.refused)
  }
}
