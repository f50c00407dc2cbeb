import ScenarioSpaces
import TextFormats

extension ConditionReader {
  /// A value that conditions compare with.
  private enum Constant {
    case number(Double)
    case text(String)
  }

  /// Reads a comparison or a function.
  mutating func term() throws(TextFinding) -> LevelCondition {
    if cursor.take("ISNEGATIVE") { return try sign(isNegative: true) }
    if cursor.take("ISPOSITIVE") { return try sign(isNegative: false) }
    let place = cursor.place
    let parameter = try parameter()
    let operatorPlace = cursor.place
    if cursor.take("IN") { return try set(parameter, place) }
    if cursor.take("LIKE") { return try pattern(parameter, place) }
    if cursor.take("NOT") {
      if cursor.take("IN") { return .not(try set(parameter, place)) }
      if cursor.take("LIKE") { return .not(try pattern(parameter, place)) }
      throw TextFinding("constraint-syntax", "expected `IN` or `LIKE`", cursor.place)
    }
    let comparison = Comparison.allCases.first { cursor.take($0.rawValue) }
    guard let comparison else {
      throw TextFinding(
        "constraint-syntax", "expected a comparison, `IN` or `LIKE`", operatorPlace)
    }
    let other = cursor.place
    if cursor.take("[") {
      let name = try cursor.text(endingWith: "]", from: other)
      return try relation(parameter, self.parameter(name, other), place) { values, others in
        switch (values, others) {
        case (.numbers(let a), .numbers(let b)):
          a.map { a in b.map { comparison.holds(a, $0) } }
        case (.texts(let a), .texts(let b)): a.map { a in b.map { comparison.holds(a, $0) } }
        default: nil
        }
      }
    }
    let constant = try constant()
    return try level(parameter, other) { values in
      switch (values, constant) {
      case (.numbers(let values), .number(let number)):
        values.map { comparison.holds($0, number) }
      case (.texts(let values), .text(let text)):
        values.map { comparison.holds($0, Name(text)) }
      default: nil
      }
    }
  }

  /// Reads a parameter's name in brackets; nil for one that is unknown.
  private mutating func parameter() throws(TextFinding) -> Int? {
    let place = cursor.place
    guard cursor.take("[") else {
      throw TextFinding(
        "constraint-syntax", "expected a parameter in brackets, `NOT` or `(`", place)
    }
    return parameter(try cursor.text(endingWith: "]", from: place), place)
  }

  private mutating func parameter(_ name: String, _ place: TextLocation) -> Int? {
    let found = numbers[Name(name)]
    if found == nil { unknown = unknown ?? place }
    return found
  }

  private mutating func constant() throws(TextFinding) -> Constant {
    let place = cursor.place
    if cursor.take("\"") { return .text(try cursor.text(endingWith: "\"", from: place)) }
    if let number = cursor.number() { return .number(number) }
    throw TextFinding(
      "constraint-syntax", "expected a number, a text in quotes or a parameter in brackets", place)
  }

  // MARK: - Kinds of terms

  /// Reads the set behind `IN`.
  private mutating func set(
    _ parameter: Int?, _ place: TextLocation
  ) throws(TextFinding) -> LevelCondition {
    try expect("{", "`{`")
    let start = cursor.place
    var numbers: Set<Double> = []
    var texts: Set<Name> = []
    repeat {
      switch try constant() {
      case .number(let number): numbers.insert(number)
      case .text(let text): texts.insert(Name(text))
      }
    } while cursor.take(",")
    try expect("}", "`,` or `}`")
    return try level(parameter, start) { values in
      switch values {
      case .numbers(let values) where texts.isEmpty: values.map(numbers.contains)
      case .texts(let values) where numbers.isEmpty: values.map(texts.contains)
      default: nil
      }
    }
  }

  /// Reads the pattern behind `LIKE`: a text, or the values of another parameter.
  private mutating func pattern(
    _ parameter: Int?, _ place: TextLocation
  ) throws(TextFinding) -> LevelCondition {
    let other = cursor.place
    if cursor.take("[") {
      let name = try cursor.text(endingWith: "]", from: other)
      return try relation(parameter, self.parameter(name, other), place) { values, others in
        guard case (.texts(let values), .texts(let patterns)) = (values, others) else { return nil }
        return values.map { value in patterns.map(value.matches) }
      }
    }
    let constant = try constant()
    return try level(parameter, other) { values in
      guard case (.texts(let values), .text(let text)) = (values, constant) else { return nil }
      let pattern = Name(text)
      return values.map { $0.matches(pattern) }
    }
  }

  /// Reads the argument of `IsNegative` or `IsPositive`; without one, they look at all parameters.
  private mutating func sign(isNegative: Bool) throws(TextFinding) -> LevelCondition {
    try expect("(", "`(`")
    let place = cursor.place
    let name = try cursor.text(endingWith: ")", from: place)
    let named = name.allSatisfy(\.isWhitespace) ? nil : parameter(name, place)
    if unknown != nil { return .all([]) }
    let parameters =
      named.map { [$0] }
      ?? model.parameters.indices.filter {
        !model.parameters[$0].isResult
      }
    var conditions: [LevelCondition] = []
    for parameter in parameters {
      let values = model.parameters[parameter].values
      try count(values.count, place)
      conditions.append(.level(of: parameter, isIn: values.map { $0.isNegative == isNegative }))
    }
    return isNegative ? .any(conditions) : .all(conditions)
  }

  /// The condition on a parameter; always true for one that is unknown.
  private mutating func level(
    _ parameter: Int?, _ place: TextLocation, _ isIn: (ComparedValues) -> [Bool]?
  ) throws(TextFinding) -> LevelCondition {
    guard let parameter else { return .all([]) }
    try count(model.parameters[parameter].values.count, place)
    guard let isIn = isIn(values[parameter]) else {
      let isNumeric = if case .numbers = values[parameter] { true } else { false }
      throw TextFinding(
        "constraint-type",
        isNumeric
          ? "the parameter's values are numbers, and are compared with numbers only"
          : "the parameter's values are texts, and are compared with texts in quotes only", place)
    }
    if Set(isIn).count == 1 {
      warnings.append(
        TextFinding(
          "constant-term", "this holds of \(isIn[0] ? "every" : "no") value of the parameter", place
        ))
    }
    return .level(of: parameter, isIn: isIn)
  }

  /// The condition on two parameters; always true where one is unknown.
  private mutating func relation(
    _ parameter: Int?, _ other: Int?, _ place: TextLocation,
    _ isIn: (ComparedValues, ComparedValues) -> [[Bool]]?
  ) throws(TextFinding) -> LevelCondition {
    guard let parameter, let other else { return .all([]) }
    guard parameter != other else {
      throw TextFinding("constraint-type", "a parameter is compared with itself", place)
    }
    let counts = [parameter, other].map { model.parameters[$0].values.count }
    try count(counts[0] * counts[1], place)
    guard let isIn = isIn(values[parameter], values[other]) else {
      throw TextFinding(
        "constraint-type", "numbers and texts cannot be compared, and `LIKE` compares texts only",
        place)
    }
    return .pair(parameter, other, isIn: isIn)
  }
}
