package import ScenarioSpaces
import TextFormats

/// The model of a covering array as a file gives it: with names.
package struct NamedModel: Sendable {
  /// A value of a parameter.
  struct Value: Hashable, Sendable {
    /// What rows call it, in turn; conditions know the first name only.
    var names: [String]
    var weight = 1
    var isNegative = false

    init(_ names: [String], weight: Int = 1, isNegative: Bool = false) {
      (self.names, self.weight, self.isNegative) = (names, weight, isNegative)
    }
  }

  struct Parameter: Hashable, Sendable {
    var name: String
    var values: [Value]
    /// Whether it is a result of the others: conditions bind it, combinations leave it out.
    var isResult = false

    init(_ name: String, _ values: [Value], isResult: Bool = false) {
      (self.name, self.values, self.isResult) = (name, values, isResult)
    }
  }

  /// Parameters with a strength of their own.
  struct Group: Hashable, Sendable {
    var parameters: [Int]
    /// The strength; nil for the model's.
    var strength: Int?

    init(_ parameters: [Int], strength: Int?) {
      (self.parameters, self.strength) = (parameters, strength)
    }
  }

  var parameters: [Parameter] = []
  /// Where each value of each parameter is in the file.
  var valuePlaces: [[TextLocation]] = []
  var groups: [Group] = []
  /// What every row fulfils.
  var conditions: [LevelCondition] = []
  /// Where each condition is in the file.
  var conditionPlaces: [TextLocation] = []
  /// What the file says and the model leaves out.
  var warnings: [TextFinding] = []

  init() {}
}

extension NamedModel {
  /// The numbers of the parameters by their names.
  var numbers: [Name: Int] {
    Dictionary(
      parameters.enumerated().map { (Name($1.name), $0) },
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
  func warnings(ofImpossible levels: [ParameterLevel]) -> [TextFinding] {
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
  var contradiction: TextLocation? {
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
