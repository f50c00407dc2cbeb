import ScenarioSpaces

extension RunModel {
  /// The model over the joint space of an earlier model and this one.
  func joined(_ earlier: RunModel, _ alignment: SpaceAlignment) -> RunModel {
    /// The value of each joint level: what this model says, or else what the earlier one says.
    func values<Value>(_ parameter: Int, _ mine: [Value], _ others: [Value]?) -> [Value?] {
      zip(alignment.later[parameter], alignment.earlier[parameter]).map { new, old in
        if let new { return mine[new] }
        return old.flatMap { others?[$0] }
      }
    }
    let script = MatrixParameter.script.rawValue
    return RunModel(
      space: alignment.joint, digest: digest, constraints: constraints, runs: runs, query: query,
      gate: gate, without: without, with: with, policies: policies,
      steps: values(script, steps, earlier.steps).map { $0 ?? [] },
      properties: properties.map { property in
        let old = earlier.properties.first {
          $0.parameter == property.parameter && $0.name == property.name
        }
        return LevelProperty(
          property.parameter, property.name,
          holds: values(property.parameter.rawValue, property.holds, old?.holds).map {
            $0 ?? false
          })
      },
      labels: labels.indices.map { parameter in
        zip(
          values(parameter, labels[parameter], earlier.labels[parameter]),
          alignment.joint.parameters[parameter].levels
        ).map { $0 ?? $1 }
      })
  }
}
