/// How a condition compares the values of a parameter.
enum Comparison: String, CaseIterable, Sendable {
  // One that begins with another precedes it.
  case isNotEqual = "<>"
  case isAtMost = "<="
  case isAtLeast = ">="
  case isEqual = "="
  case isLess = "<"
  case isGreater = ">"

  /// Whether it holds of two values.
  func holds<Value: Comparable>(_ a: Value, _ b: Value) -> Bool {
    switch self {
    case .isEqual: a == b
    case .isNotEqual: a != b
    case .isLess: a < b
    case .isAtMost: a <= b
    case .isGreater: a > b
    case .isAtLeast: a >= b
    }
  }
}

/// The values of a parameter as conditions compare them: numbers if all are numbers.
enum ComparedValues {
  case numbers([Double])
  case texts([Name])

  init(_ parameter: NamedModel.Parameter) {
    let names = parameter.values.map { $0.names.first ?? "" }
    let numbers = names.compactMap(Self.number)
    self =
      numbers.count == names.count
      ? .numbers(numbers) : .texts(names.map { Name($0) })
  }

  /// The number that a text is: decimal or hexadecimal, also infinite or no number.
  static func number(_ text: String) -> Double? {
    guard let number = Double(text) else { return nil }
    // A number that is too large is a text.
    return number.isInfinite && text.contains { $0.isNumber } ? nil : number
  }
}
