package import ScenarioSpaces

extension MatrixModel {
  /// Which levels of a parameter occur in a scenario that no constraint excludes.
  ///
  /// - Parameters:
  ///   - parameters: The parameters in question.
  ///   - query: The scenarios in question, whether the plan runs them or not.
  /// - Returns: For each of the parameters, whether each level occurs.
  /// - Complexity: That of the constraints' diagram, and O(*e* · *l*) for *e* edges and *l* levels of
  ///   each parameter.
  package func occurring(_ parameters: [MatrixParameter], where query: Query) -> [[Bool]] {
    let (table, excluded) = possible
    return parameters.map { parameter in
      table.tally(excluded, by: [parameter.rawValue], where: query, bins: 1) { $0 == 0 ? [0] : [] }
        .map { $0 > 0 }
    }
  }

  /// What would select something in the place of what a query asks for, one parameter at a time.
  ///
  /// - Parameters:
  ///   - query: A query that selects nothing.
  ///   - runs: What it narrows: it selects something where one of these and the query do.
  /// - Returns: The parameters that alone keep it empty, each with the levels that would not; those with
  ///   the fewest levels first.
  /// - Complexity: That of ``occurring(_:where:)`` for each parameter and run.
  package func alternatives(to query: Query, in runs: [Query]) -> [AlternativeLevels] {
    MatrixParameter.allCases.filter { query.allowed[$0.rawValue].contains(false) }
      .compactMap { parameter -> AlternativeLevels? in
        var wide = Query(all: space)
        for other in MatrixParameter.allCases where other != parameter {
          wide.narrow(other.rawValue) { query.allowed[other.rawValue][$0] }
        }
        var occurs = query.allowed[parameter.rawValue].map { _ in false }
        for run in runs {
          var selection = run
          selection.narrow(to: wide)
          let levels = occurring([parameter], where: selection)[0]
          occurs = zip(occurs, levels).map { $0 || $1 }
        }
        let all = zip(space.parameters[parameter.rawValue].levels, occurs)
        let names = all.filter { $0.1 }.map(\.0), others = all.filter { !$0.1 }.map(\.0)
        return names.isEmpty
          ? nil : AlternativeLevels(parameter: parameter, levels: names, others: others)
      }
      .sorted {
        ($0.levels.count, $0.parameter.rawValue) < ($1.levels.count, $1.parameter.rawValue)
      }
  }

  /// Why a scenario cannot be, and the levels with which it could, one parameter at a time.
  package func words(of excluded: ExcludedScenario) -> String {
    let words =
      "there is no scenario \(excluded.id): \(ConstraintWords.words(of: excluded.constraint))"
    guard let scenario = try? space.scenario(id: excluded.id) else { return words }
    var query = Query(all: space)
    for (parameter, level) in scenario.enumerated() { query.narrow(parameter) { $0 == level } }
    let parameters = ConstraintWords.parameters(of: excluded.constraint)
    let instead = alternatives(to: query, in: [Query(all: space)])
      .filter { parameters.contains($0.parameter) }
    return instead.isEmpty ? words : "\(words)\n  help: \(instead.words)"
  }
}
