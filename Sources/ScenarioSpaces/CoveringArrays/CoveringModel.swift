/// A parameter of a ``CoveringModel``: what is known of each of its levels.
package struct CoveringParameter: Hashable, Sendable {
  /// How often each level is wanted, relative to the others; decides between equal choices only.
  package var weights: [Int]
  /// Whether each level is one that a row holds alone, such as an invalid value.
  package var isNegative: [Bool]
  /// Whether each level is in no row.
  package var isExcluded: [Bool]
  /// Whether its levels are combined with others; conditions hold of it anyway.
  package var isCombined = true

  package var levelCount: Int { weights.count }

  /// Creates a parameter whose levels are alike.
  package init(levelCount: Int) {
    weights = [Int](repeating: 1, count: levelCount)
    isNegative = [Bool](repeating: false, count: levelCount)
    isExcluded = isNegative
  }
}

/// What an array has to cover, and what its rows have to fulfil.
///
/// A tuple is a combination of levels of parameters that are combined. Negative levels mask one
/// another and what they are combined with: a tuple of positive levels is covered by a row without
/// a negative level, unless the conditions allow it beside a negative level only, and one with a
/// negative level by a row that has no other. Tuples with several negative levels, or with an
/// excluded one, are not wanted.
package struct CoveringModel: Sendable {
  /// Parameters whose levels are combined at a strength of their own.
  package struct Group: Hashable, Sendable {
    package var parameters: [Int]
    package var strength: Int

    package init(_ parameters: [Int], strength: Int) {
      self.parameters = parameters
      self.strength = strength
    }
  }

  package var parameters: [CoveringParameter]
  /// How many parameters are combined where no group says otherwise; all where there are fewer.
  package var strength: Int
  package var groups: [Group] = []
  /// What every row fulfils.
  package var conditions: [LevelCondition] = []

  package init(_ parameters: [CoveringParameter], strength: Int) {
    self.parameters = parameters
    self.strength = strength
  }

  /// The parameters that are in no combination: only the conditions bind them.
  package var results: [Int] {
    let grouped = Set(groups.flatMap(\.parameters))
    return parameters.indices.filter { !parameters[$0].isCombined && !grouped.contains($0) }
  }
}

/// The level of a parameter, both by their numbers.
package struct ParameterLevel: Hashable, Sendable {
  package var parameter: Int
  package var level: Int

  package init(_ parameter: Int, _ level: Int) {
    self.parameter = parameter
    self.level = level
  }
}
