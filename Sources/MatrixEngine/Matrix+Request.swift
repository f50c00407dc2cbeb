import DeviceProfiles
import InsetCore
package import MatrixResults
import ScenarioSpaces

extension Matrix {
  /// What a run of the matrix is asked for.
  ///
  /// - Parameter shard: The part; nil for all of it.
  /// - Returns: The request that a result of such a run carries.
  package func request(_ shard: Shard? = nil) -> RunRequest {
    RunRequest(model: resultModel, strategies: strategies.map(\.id), shard: shard)
  }

  /// What a result keeps of the matrix.
  var resultModel: RunModel {
    RunModel(
      space: model.space, digest: model.digest, constraints: model.constraints.map(\.name),
      runs: chosen.map { [RunModel.SubProduct(name: $0.name, query: queryText)] }
        ?? model.plan.runs.map { RunModel.SubProduct(name: $0.name, query: $0.query) },
      query: queryText, gate: gate,
      without: model.variation.without.map(\.rawValue).sorted(),
      with: model.variation.with.map(\.rawValue).sorted(), policies: policies,
      steps: model.plan.scripts.map { $0.actions.map(\.rawValue) },
      properties: model.levelProperties, labels: model.levelLabels)
  }

  /// The query as it was asked; empty for everything, of which a few scenarios are not all.
  private var queryText: String {
    let text = query.map { $0.isEverything ? "" : $0.text } ?? ""
    return text.isEmpty && chosen != nil ? "*" : text
  }
}
