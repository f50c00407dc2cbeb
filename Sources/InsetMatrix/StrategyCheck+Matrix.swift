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
  ///   - heard: The events that it hears, by UIKit's names.
  ///   - setsIndicators: Whether it sets the vertical indicator's insets.
  ///   - result: A run of the strategy alone.
  ///   - matrix: The matrix of the run.
  ///   - usage: What people use.
  ///   - others: The strategies of which those are named that are exact.
  ///   - limit: The most causes.
  package init?(
    heard: [String], setsIndicators: Bool, _ result: RunResult, of matrix: Matrix,
    _ usage: UsageModel, among others: [AnyInsetStrategy], limit: Int = 3
  ) {
    let strategy = matrix.strategies[0]
    let rules = result.failureRules(of: result.strategies[0])
    let weights = UsageWeights(usage, in: result)
    guard let shares = UsageShares(weights, of: result, rules: [rules]) else { return nil }
    let typical = TypicalScenarios(matrix, result)
    let used = zip(rules.rules, shares.strategies[0].rules).filter { $0.1 > 0 }
      .sorted { ($0.1, $1.0.key) > ($1.1, $0.0.key) }
    var causes: [Cause] = []
    // A wrong scroll bar is said in the headline.
    for (rule, share) in used
    where causes.count < limit && rule.signature.aspect != .indicators {
      guard let scenario = typical.example(of: rule, result.strategies[0], weights.weights),
        let example = try? Report.Example(scenario, strategy, in: matrix),
        !causes.contains(where: { $0.isSame(as: rule, example, result.model) })
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
    self.init(heard: heard, setsIndicators: setsIndicators, shares, of: result, causes: causes)
  }
}
