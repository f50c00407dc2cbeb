package import DeviceProfiles
package import InsetCore
package import MatrixEngine
import MatrixResults
package import Reporting
package import ScenarioSpaces
import TextFormats

extension ScenarioMatrix {
  /// The possible scenarios of a query that people use most, whether the plan runs them or not; of
  /// parameters that the query leaves open, the usual level first.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - usage: What people use; with nil all levels are alike.
  ///   - limit: The most scenarios.
  /// - Returns: The scenarios' levels, the most used first.
  package func mostUsed(where query: Query, _ usage: UsageModel?, limit: Int) -> [[Int]] {
    if usage == nil { return model.mostUsed(where: query, nil, limit: limit) }
    var usual = TypicalScenarios.usual.filter { parameter, name in
      let level = model.space.parameters[parameter.rawValue].level(named: name)
      return level.map { query.allowed[parameter.rawValue][$0] } ?? false
    }
    // The words `iphone 17` mean a family, and first the device that has its name; those of `ipad mini`
    // the one that people use most.
    let devices = zip(model.space.parameters[0].levels, query.allowed[0]).filter(\.1).map(\.0)
    usual[.device] = devices.first { name in
      name.contains(where: \.isNumber) && devices.allSatisfy { $0.hasPrefix(name) }
    }
    return model.mostUsed(where: query, usage, preferring: usual, limit: limit)
  }

  /// The possible scenario of a query that people use most, whether the plan runs it or not; of
  /// parameters that the query leaves open, the usual level, where that is possible.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - usage: What people use.
  /// - Throws: ``MatrixError`` where nothing that the query asks for can be.
  /// - Returns: The scenario's id.
  package func mostUsed(
    where query: Query, _ usage: UsageModel
  ) throws(MatrixError) -> String {
    if let scenario = mostUsed(where: query, usage, limit: 1).first {
      return model.space.id(of: scenario)
    }
    var matrix = try matrix([], where: query, gate: MatrixPlan.Gate.none)
    matrix.chosen = ChosenScenarios([], strength: "1")
    let reason = matrix.emptyReason().map { ": \($0.words)" } ?? ""
    throw MatrixError(.emptySelection, "error: there is no such scenario\(reason)")
  }

  /// What a scenario is about, and who is right in it.
  ///
  /// - Parameters:
  ///   - scenario: The scenario's id.
  ///   - matrix: The matrix that has it.
  ///   - strategies: The strategies to play it to.
  /// - Throws: ``MatrixError`` where there is no such scenario.
  /// - Returns: The answer.
  package static func answer(
    _ scenario: String, in matrix: Matrix, among strategies: [AnyInsetStrategy]
  ) throws(MatrixError) -> ScenarioAnswer {
    let model = matrix.model
    do {
      let levels = try model.space.scenario(id: scenario)
      let examples = try strategies.map { ($0, try Report.Example(levels, $0, in: matrix)) }
      let version = model.plan.os[levels[MatrixParameter.os.rawValue]].version
      let own = ComposedScene(levels, in: model)?.scene
      let isWebPage = own?.layout.environment(at: 0).isWebPage ?? false
      let staysPanned = examples.contains { _, example in
        example.explanation.outcome.verdict != nil
          && example.explanation.steps.contains {
            $0.step.isJudged && $0.step.covered == nil && $0.judgement.hasWrongOffset
          }
      }
      let behaviors = OSBehavior.allCases.filter { behavior in
        guard behavior.os.contains(version) else { return false }
        if isWebPage { return behavior.isOfWebPages && staysPanned }
        guard behavior.canBeLeftOut else { return false }
        let other = model.varied(model.variation.toggling(behavior))
        return ComposedScene(levels, in: other)?.scene != own
      }
      return ScenarioAnswer(
        examples,
        behaviors.map { ScenarioAnswer.Behavior($0, isTakenIn: model.variation.has($0)) },
        of: model)
    } catch let error as UnknownScenario {
      throw MatrixError(.unknownScenario, "error: \(error.message.shown)")
    } catch let error as ExcludedScenario {
      throw MatrixError(.unknownScenario, "error: \(model.words(of: error))")
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
