package import DeviceProfiles
package import InsetOracle
package import ScenarioSpaces

/// What a result keeps of the matrix that it came from: equal for all parts of one run.
package struct RunModel: Hashable, Sendable {
  /// The space that was run.
  package let space: ScenarioSpace
  /// A hash of the files behind the space.
  package var digest: UInt64
  /// The names of the constraints, in the order in which exclusions are charged.
  package let constraints: [String]
  /// The parts of the space that were to run, with their queries.
  package let runs: [SubProduct]
  /// The query that narrows the parts, as it was asked; empty for everything.
  package let query: String
  /// What decides whether the run passes.
  package var gate: MatrixPlan.Gate
  /// The OS behaviors that were left out, by name, beside those that are only possible.
  package let without: [String]
  /// The OS behaviors that were taken in although they are only possible, by name.
  package let with: [String]
  /// The choices where Apple leaves one open.
  package let policies: PolicyChoices
  /// For each script, its actions.
  package let steps: [[String]]
  /// What levels have in common.
  package let properties: [LevelProperty]
  /// For each parameter, what people call its levels.
  package let labels: [[String]]

  package init(
    space: ScenarioSpace, digest: UInt64, constraints: [String], runs: [SubProduct],
    query: String, gate: MatrixPlan.Gate, without: [String] = [], with: [String] = [],
    policies: PolicyChoices, steps: [[String]],
    properties: [LevelProperty], labels: [[String]]
  ) {
    self.space = space
    self.digest = digest
    self.constraints = constraints
    self.runs = runs
    self.query = query
    self.gate = gate
    self.without = without
    self.with = with
    self.policies = policies
    self.steps = steps
    self.properties = properties
    self.labels = labels
  }

  /// A part of the space that runs in full.
  package struct SubProduct: Hashable, Sendable {
    package let name: String
    package let query: String

    package init(name: String, query: String) {
      self.name = name
      self.query = query
    }
  }
}

extension RunModel {
  /// The families that the scripts belong to, in their order, each with its levels.
  package var families: [(family: ScriptFamily, levels: [Int])] {
    let families = steps.map { ScriptFamily($0.compactMap(Script.Action.init)) }
    return ScriptFamily.allCases.compactMap { family in
      let levels = families.indices.filter { families[$0] == family }
      return levels.isEmpty ? nil : (family, levels)
    }
  }

  /// The model with another text of the same query.
  func with(query: String) -> RunModel {
    RunModel(
      space: space, digest: digest, constraints: constraints, runs: runs, query: query, gate: gate,
      without: without, with: with, policies: policies, steps: steps, properties: properties,
      labels: labels)
  }
}

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
