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
}
