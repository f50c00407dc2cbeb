/// The types of parameters.
enum ACTSType: Sendable {
  case integer, text, boolean

  init?(_ name: String) {
    switch name.lowercased() {
    case "int", "integer": self = .integer
    case "enum": self = .text
    case "bool", "boolean": self = .boolean
    default: return nil
    }
  }

  /// The value of a text; nil where it is not of the type.
  func operand(_ text: String) -> ACTSOperand? {
    switch self {
    // So that products of a few stay in range.
    case .integer: Int32(text).map { .integer(Int($0)) }
    case .text: .text(text)
    case .boolean:
      switch text.lowercased() {
      case "true": .boolean(true)
      case "false": .boolean(false)
      default: nil
      }
    }
  }
}

/// A value that expressions compute with.
enum ACTSOperand: Hashable, Sendable {
  case integer(Int)
  case text(String)
  case boolean(Bool)

  var type: ACTSType {
    switch self {
    case .integer: .integer
    case .text: .text
    case .boolean: .boolean
    }
  }
}

/// An expression over the values of parameters.
indirect enum ACTSExpression: Sendable {
  case constant(ACTSOperand)
  case parameter(Int)
  case arithmetic(Character, ACTSExpression, ACTSExpression)
  case comparison(Comparison, ACTSExpression, ACTSExpression)
  case not(ACTSExpression)
  case all([ACTSExpression])
  case any([ACTSExpression])

  /// The parameters that it looks at.
  var parameters: Set<Int> {
    switch self {
    case .constant: []
    case .parameter(let number): [number]
    case .arithmetic(_, let a, let b), .comparison(_, let a, let b):
      a.parameters.union(b.parameters)
    case .not(let part): part.parameters
    case .all(let parts), .any(let parts):
      parts.reduce(into: []) { $0.formUnion($1.parameters) }
    }
  }

  /// Its value for values of the parameters; nil for a division by zero.
  ///
  /// Numbers that leave the range of an `Int` wrap around.
  func value(_ parameter: (Int) -> ACTSOperand) -> ACTSOperand? {
    switch self {
    case .constant(let operand): return operand
    case .parameter(let number): return parameter(number)
    case .arithmetic(let sign, let a, let b):
      guard case .integer(let a)? = a.value(parameter), case .integer(let b)? = b.value(parameter)
      else { return nil }
      return Self.result(sign, a, b).map { .integer($0) }
    case .comparison(let comparison, let a, let b):
      guard let a = a.value(parameter), let b = b.value(parameter) else { return nil }
      return switch (a, b) {
      case (.integer(let a), .integer(let b)): .boolean(comparison.holds(a, b))
      case (.text(let a), .text(let b)): .boolean(comparison.holds(Name(a, true), Name(b, true)))
      default: .boolean(comparison == .isEqual ? a == b : a != b)
      }
    case .not(let part): return part.value(parameter).map { .boolean($0 != .boolean(true)) }
    case .all(let parts):
      return .boolean(parts.allSatisfy { $0.value(parameter) == .boolean(true) })
    case .any(let parts):
      return .boolean(parts.contains { $0.value(parameter) == .boolean(true) })
    }
  }

  private static func result(_ sign: Character, _ a: Int, _ b: Int) -> Int? {
    switch sign {
    case "+": a &+ b
    case "-": a &- b
    case "*": a &* b
    case "/": b == 0 ? nil : a.dividedReportingOverflow(by: b).partialValue
    default: b == 0 ? nil : a.remainderReportingOverflow(dividingBy: b).partialValue
    }
  }
}
