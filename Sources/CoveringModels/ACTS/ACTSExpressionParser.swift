import TextFormats

/// Reads a constraint in the format of ACTS, such as `(Size > 1) => (Type != "a" && !Fast)`.
struct ACTSExpressionParser {
  private var cursor: ConditionCursor
  private let parameters: [Name: Int]
  private let operands: [[ACTSOperand]]
  private var depth = 0

  init(_ line: PlacedText, parameters: [Name: Int], operands: [[ACTSOperand]]) {
    cursor = ConditionCursor([line])
    (self.parameters, self.operands) = (parameters, operands)
  }

  /// An expression with its type.
  private typealias Typed = (expression: ACTSExpression, type: ACTSType)

  /// Reads all of the line, which must be Boolean.
  mutating func expression() throws(TextFinding) -> ACTSExpression {
    let place = cursor.place
    let whole = try boolean(implication(), place)
    guard cursor.isAtEnd else {
      throw TextFinding("constraint-syntax", "expected an operator", cursor.place)
    }
    return whole
  }

  private func boolean(_ part: Typed, _ place: TextLocation) throws(TextFinding) -> ACTSExpression {
    if part.type == .boolean { return part.expression }
    throw TextFinding("constraint-type", "expected a condition, not a value", place)
  }

  /// Counts what is nested or chained.
  private mutating func descend() throws(TextFinding) {
    depth += 1
    guard depth > ModelLimits.depth else { return }
    throw TextFinding(
      "constraint-depth", "more than \(ModelLimits.depth) levels of operators", cursor.place)
  }

  private mutating func implication() throws(TextFinding) -> Typed {
    let depth = depth
    defer { self.depth = depth }
    try descend()
    let place = cursor.place
    let premise = try chain("||")
    guard cursor.take("=>") else { return premise }
    let other = cursor.place
    let conclusion = try boolean(implication(), other)
    return (.any([.not(try boolean(premise, place)), conclusion]), .boolean)
  }

  /// Reads a disjunction, or a conjunction, which binds more strongly.
  private mutating func chain(_ sign: String) throws(TextFinding) -> Typed {
    var place = cursor.place
    let first = try sign == "||" ? chain("&&") : comparison()
    guard cursor.isNext(sign) else { return first }
    var parts = [try boolean(first, place)]
    while cursor.take(sign) {
      place = cursor.place
      parts.append(try boolean(sign == "||" ? chain("&&") : comparison(), place))
    }
    return (sign == "||" ? .any(parts) : .all(parts), .boolean)
  }

  private static let comparisons: [(sign: String, Comparison)] = [
    ("!=", .isNotEqual), ("<=", .isAtMost), (">=", .isAtLeast), ("==", .isEqual), ("=", .isEqual),
    ("<", .isLess), (">", .isGreater),
  ]

  private mutating func comparison() throws(TextFinding) -> Typed {
    let first = try sum()
    guard !cursor.isNext("=>") else { return first }
    let place = cursor.place
    guard let comparison = Self.comparisons.first(where: { cursor.take($0.sign) })?.1 else {
      return first
    }
    let second = try sum()
    guard first.type == second.type else {
      throw TextFinding("constraint-type", "these are of different types", place)
    }
    guard first.type == .integer || comparison == .isEqual || comparison == .isNotEqual else {
      throw TextFinding("constraint-type", "only numbers are less or greater", place)
    }
    return (.comparison(comparison, first.expression, second.expression), .boolean)
  }

  private mutating func sum() throws(TextFinding) -> Typed {
    try arithmetic("+-") { parser throws(TextFinding) in
      try parser.arithmetic("*/%") { parser throws(TextFinding) in try parser.part() }
    }
  }

  /// Reads operands with some signs between them, from left to right.
  private mutating func arithmetic(
    _ signs: String, _ operand: (inout Self) throws(TextFinding) -> Typed
  ) throws(TextFinding) -> Typed {
    let depth = depth
    defer { self.depth = depth }
    var result = try operand(&self)
    while let sign = signs.first(where: { cursor.isNext(String($0)) }) {
      try descend()
      let place = cursor.place
      _ = cursor.take(String(sign))
      let other = try operand(&self)
      guard result.type == .integer, other.type == .integer else {
        throw TextFinding("constraint-type", "only numbers are computed with", place)
      }
      result.expression = .arithmetic(sign, result.expression, other.expression)
    }
    return result
  }

  private mutating func part() throws(TextFinding) -> Typed {
    let place = cursor.place
    if !cursor.isNext("!="), cursor.take("!") {
      let depth = depth
      defer { self.depth = depth }
      try descend()
      return (.not(try boolean(part(), place)), .boolean)
    }
    if cursor.take("(") {
      let inside = try implication()
      let end = cursor.place
      guard cursor.take(")") else {
        throw TextFinding("constraint-syntax", "expected an operator or `)`", end)
      }
      return inside
    }
    if cursor.take("\"") {
      return (.constant(.text(try cursor.text(endingWith: "\"", from: place))), .text)
    }
    return try name(place)
  }

  /// Reads a number, a truth value or a parameter.
  private mutating func name(_ place: TextLocation) throws(TextFinding) -> Typed {
    let isNegative = cursor.take("-")
    let word = cursor.word()
    if let number = Int32((isNegative ? "-" : "") + word) {
      return (.constant(.integer(Int(number))), .integer)
    }
    guard !word.isEmpty, !isNegative else {
      throw TextFinding(
        "constraint-syntax", "expected a parameter, a number, a text in quotes, `!` or `(`", place)
    }
    if let number = parameters[Name(word, true)] {
      return (.parameter(number), operands[number].first?.type ?? .text)
    }
    if let truth = ACTSType.boolean.operand(word) { return (.constant(truth), .boolean) }
    throw TextFinding(
      "unknown-parameter", "there is no such parameter; texts are in quotes",
      TextLocation(place.line, place.column, length: word.unicodeScalars.count))
  }
}
