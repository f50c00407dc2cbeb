/// Why a model has no array, or none in bounded time and memory.
package enum CoveringError: Error, Hashable, Sendable {
  case noParameters
  /// A parameter without levels, or with too many.
  case levelCount(parameter: Int, limit: Int)
  case parameterCount(limit: Int)
  /// A strength, of the model or of a group, that is not positive or too large.
  case strength(limit: Int)
  /// A group or a condition names a parameter that the model does not have.
  case unknownParameter(Int)
  /// A condition has not one truth value for each level, or is a relation of one parameter.
  case conditionShape(parameter: Int)
  case tupleCount(limit: Int)
  /// Many rows, for each of which many levels are tried.
  case rowSize(limit: Int)
  /// The decision diagrams of the conditions are too large.
  case conditionSize(limit: Int)
  /// A row that has not one cell for each parameter, or a level that its parameter does not have.
  case rowShape(row: Int)

  /// What is wrong; parameters and rows are counted from 1.
  package var message: String {
    switch self {
    case .noParameters: "the model has no parameters"
    case .levelCount(let parameter, let limit):
      "parameter \(parameter + 1) must have 1 to \(limit) levels"
    case .parameterCount(let limit): "the model has more than \(limit) parameters"
    case .strength(let limit): "the strength must be 1 to \(limit)"
    case .unknownParameter(let parameter): "there is no parameter \(parameter + 1)"
    case .conditionShape(let parameter):
      "a condition on parameter \(parameter + 1) does not fit its levels"
    case .tupleCount(let limit): "the model has more than \(limit) combinations to cover"
    case .rowSize(let limit):
      "an array of the model takes more than \(limit) steps: too many levels are combined"
    case .conditionSize(let limit):
      "the constraints need a decision diagram of more than \(limit) edges"
    case .rowShape(let row): "row \(row + 1) does not fit the parameters and their levels"
    }
  }
}

/// What a model may hold, so that it takes seconds and some hundred megabytes at worst.
enum CoveringLimits {
  static let strength = 6
  static let parameters = 4096
  static let levels = 1024
  static let tuples = 1 << 23
  /// Sets of parameters times the square of the strength.
  static let entries = 1 << 23
  /// The rows that there are at least, times the tuples that the levels of each could hold.
  static let rowWork = 1 << 32
  /// Edges of all diagrams that conditions need on the way.
  static let edges = 1 << 22
  /// Edges of the diagram that remains.
  static let finalEdges = 1 << 18
  /// Edges that are looked at to find the tuples that can be covered.
  static let visits = 1 << 32
  /// Bits for which rows have which levels; larger arrays stay as they were begun.
  static let bits = 1 << 31
  /// Combinations of levels for which a predicate is asked.
  static let evaluations = 1 << 22
}
