extension Query {
  /// Allows the levels that are marked.
  ///
  /// - Parameter allowed: For each parameter of a space, whether each level is allowed.
  package init(allowed: [[Bool]]) { self.allowed = allowed }

  /// Whether a scenario's levels are all allowed.
  ///
  /// - Complexity: O(*p*) for *p* parameters.
  package func contains(_ scenario: [Int]) -> Bool {
    zip(allowed, scenario).allSatisfy { $0[$1] }
  }

  /// The text form, with parameters left out where every level is allowed.
  ///
  /// Names what is allowed or what is not, whichever is less. Reading it in the same space gives an
  /// equal query, unless a parameter has no allowed level, which no text says.
  ///
  /// - Parameters:
  ///   - space: The space.
  ///   - listed: The parameters of which what is allowed is named, however much it is.
  /// - Returns: The text; empty where every level is allowed.
  /// - Complexity: O(*l*) for *l* levels of all parameters.
  package func text(in space: ScenarioSpace, listing listed: [Int] = []) -> String {
    zip(space.parameters, allowed).enumerated().compactMap { index, element in
      let (parameter, allowed) = element
      let inside = zip(parameter.levels, allowed).filter { $0.1 }.map { $0.0 }
      let outside = zip(parameter.levels, allowed).filter { !$0.1 }.map { $0.0 }
      if outside.isEmpty { return nil }
      let isListed = outside.count >= inside.count || listed.contains(index)
      let values = isListed ? inside : outside.map { "!" + $0 }
      return parameter.name + ":" + values.joined(separator: ",")
    }.joined(separator: " ")
  }
}
