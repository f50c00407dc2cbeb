package import DeviceProfiles
package import InsetCore
package import MatrixEngine
package import MatrixResults
package import Reporting
import ScenarioSpaces

extension StrategyCheck {
  /// Finds the causes of a strategy's failures; nil where nothing that was run is used.
  ///
  /// - Parameters:
  ///   - subject: What is checked.
  ///   - number: The strategy's number in the run.
  ///   - result: A run.
  ///   - rules: The rules of each of its strategies.
  ///   - matrix: The matrix of the run.
  ///   - usage: What people use.
  ///   - others: The strategies of which those are named that are exact.
  ///   - limit: The most causes.
  package init?(
    _ subject: Subject, _ number: Int = 0, of result: RunResult, _ rules: [FailureRules],
    in matrix: Matrix, _ usage: UsageModel, among others: [AnyInsetStrategy], limit: Int = 3
  ) {
    let weights = UsageWeights(usage, in: result)
    guard let shares = UsageShares(weights, of: result, rules: rules) else { return nil }
    let strategy = matrix.strategies[number]
    let typical = TypicalScenarios(matrix, result)
    let all = zip(rules[number].rules, shares.strategies[number].rules)
      .sorted { ($0.1, $1.0.key) > ($1.1, $0.0.key) }
    let used = all.filter { $0.1 > 0 }
    var causes: [Cause] = []
    // The headline has a handler's wrong scroll bar. Unused rules count where no used one fails.
    for (rule, share) in used.isEmpty && !subject.isHandler ? all : used
    where causes.count < limit && !(subject.isHandler && rule.signature.aspect == .indicators) {
      guard
        let scenario = typical.example(of: rule, result.strategies[number], weights.weights),
        let example = try? Report.Example(scenario, strategy, in: matrix),
        !causes.contains(where: { $0.isSame(as: rule, example, result.model, for: subject) })
      else { continue }
      let exact = others.filter { other in
        guard let explanation = try? matrix.explain(scenario, other),
          case .judged(let verdict, _, _, _) = explanation.outcome
        else { return false }
        return verdict.isExact
      }
      causes.append(
        Cause(
          rule, share: share, example,
          exact: exact.prefix(3).map { $0.about.name.isEmpty ? $0.id : $0.about.name }))
    }
    self.init(subject, shares.strategies[number], of: result, causes: causes)
  }
}
