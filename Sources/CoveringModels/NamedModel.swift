package import ScenarioSpaces
package import TextFormats

/// The model of a covering array as a file gives it: with names.
package struct NamedModel: Sendable {
  /// A value of a parameter.
  package struct Value: Hashable, Sendable {
    /// What rows call it, in turn; conditions know the first name only.
    package var names: [String]
    package var weight = 1
    package var isNegative = false

    package init(_ names: [String], weight: Int = 1, isNegative: Bool = false) {
      (self.names, self.weight, self.isNegative) = (names, weight, isNegative)
    }
  }

  package struct Parameter: Hashable, Sendable {
    package var name: String
    package var values: [Value]
    /// Whether it is a result of the others: conditions bind it, combinations leave it out.
    package var isResult = false

    package init(_ name: String, _ values: [Value], isResult: Bool = false) {
      (self.name, self.values, self.isResult) = (name, values, isResult)
    }
  }

  /// Parameters with a strength of their own.
  package struct Group: Hashable, Sendable {
    package var parameters: [Int]
    /// The strength; nil for the model's.
    package var strength: Int?

    package init(_ parameters: [Int], strength: Int?) {
      (self.parameters, self.strength) = (parameters, strength)
    }
  }

  package var parameters: [Parameter] = []
  /// Where each value of each parameter is in the file.
  package var valuePlaces: [[TextLocation]] = []
  package var groups: [Group] = []
  /// What every row fulfils.
  package var conditions: [LevelCondition] = []
  /// Where each condition is in the file.
  package var conditionPlaces: [TextLocation] = []
  /// What precedes the name of a negative value in rows.
  package var negativePrefix: Unicode.Scalar = "~"
  /// Whether names that differ in case only are different.
  package var isCaseSensitive = false
  /// What the file says and the model leaves out.
  package var warnings: [TextFinding] = []

  package init() {}
}

extension NamedModel {
  /// The numbers of the parameters by their names.
  var numbers: [Name: Int] {
    Dictionary(
      parameters.enumerated().map { (Name($1.name, isCaseSensitive), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What an array of it has to cover.
  ///
  /// - Parameter strength: The strength where no group has its own; nil for all parameters.
  /// - Returns: The model, in which levels are in the order of the values.
  package func coveringModel(strength: Int?) -> CoveringModel {
    let strength = strength ?? parameters.count { !$0.isResult }
    var model = CoveringModel(
      parameters.map { parameter in
        var levels = CoveringParameter(levelCount: parameter.values.count)
        levels.weights = parameter.values.map(\.weight)
        levels.isNegative = parameter.values.map(\.isNegative)
        levels.isCombined = !parameter.isResult
        return levels
      }, strength: max(1, strength))
    model.groups = groups.map {
      CoveringModel.Group($0.parameters, strength: $0.strength ?? model.strength)
    }
    model.conditions = conditions
    return model
  }

  /// The warnings of values that no row has.
  package func warnings(ofImpossible levels: [ParameterLevel]) -> [TextFinding] {
    levels.map { level in
      TextFinding(
        "impossible-value", "the constraints exclude this value: no row has it",
        valuePlaces[level.parameter][level.level])
    }
  }

  /// Where the first constraint is that no row fulfils together with those before it; nil where
  /// there is none.
  ///
  /// - Complexity: That of an array of single values, times the logarithm of the constraints' number.
  package var contradiction: TextLocation? {
    var model = coveringModel(strength: 1)
    model.groups = []
    var (satisfiable, end) = (0, conditions.count)
    while satisfiable < end {
      let middle = (satisfiable + end) / 2
      model.conditions = Array(conditions[...middle])
      if (try? model.array().rows.isEmpty) == true {
        end = middle
      } else {
        satisfiable = middle + 1
      }
    }
    return end < conditionPlaces.count ? conditionPlaces[end] : nil
  }
}
