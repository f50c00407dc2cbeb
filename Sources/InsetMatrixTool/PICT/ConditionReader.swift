import ScenarioSpaces
import TextFormats

/// Reads constraints in PICT's format.
struct ConditionReader {
  var cursor: ConditionCursor
  let model: NamedModel
  let numbers: [Name: Int]
  let values: [ComparedValues]
  /// What the constraints say and the conditions leave out.
  var warnings: [TextFinding] = []
  /// Where each condition begins.
  private(set) var places: [TextLocation] = []
  /// The first unknown parameter of the constraint that is being read.
  var unknown: TextLocation?
  private var depth = 0
  private var truthValues = 0

  /// - Parameters:
  ///   - lines: The lines without those that are empty or comments.
  ///   - model: The model, with its parameters.
  init(_ lines: [PlacedText], of model: NamedModel) {
    cursor = ConditionCursor(lines)
    self.model = model
    numbers = model.numbers
    values = model.parameters.map { ComparedValues($0) }
  }

  /// The conditions of all constraints, without those that name an unknown parameter.
  mutating func conditions() throws(TextFinding) -> [LevelCondition] {
    var conditions: [LevelCondition] = []
    while !cursor.isAtEnd {
      unknown = nil
      let place = cursor.place
      let condition = try constraint()
      guard let unknown else {
        conditions.append(condition)
        places.append(place)
        continue
      }
      warnings.append(
        TextFinding(
          "unknown-parameter", "there is no such parameter: the constraint is left out", unknown))
    }
    return conditions
  }

  /// Reads `IF … THEN … ELSE …;` or `…;`.
  private mutating func constraint() throws(TextFinding) -> LevelCondition {
    let condition: LevelCondition
    if cursor.take("IF") {
      let premise = try any()
      try expect("THEN", "`AND`, `OR` or `THEN`")
      condition = .any([.not(premise), try any()])
      if cursor.take("ELSE") {
        let other = LevelCondition.any([premise, try any()])
        try expect(";", "`AND`, `OR` or `;`")
        return .all([condition, other])
      }
    } else {
      condition = try any()
    }
    try expect(";", "`AND`, `OR` or `;`")
    return condition
  }

  private mutating func any() throws(TextFinding) -> LevelCondition {
    var parts = [try all()]
    while cursor.take("OR") { parts.append(try all()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func all() throws(TextFinding) -> LevelCondition {
    var parts = [try part()]
    while cursor.take("AND") { parts.append(try part()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  /// Reads a negation, a predicate in parentheses, or a term.
  private mutating func part() throws(TextFinding) -> LevelCondition {
    let place = cursor.place
    guard depth < ModelLimits.depth else {
      throw TextFinding(
        "constraint-depth", "more than \(ModelLimits.depth) levels of parentheses and `NOT`", place)
    }
    depth += 1
    defer { depth -= 1 }
    if cursor.take("NOT") { return .not(try part()) }
    guard cursor.take("(") else { return try term() }
    let condition = try any()
    try expect(")", "`AND`, `OR` or `)`")
    return condition
  }

  /// Reads a sign or keyword, or says what was expected.
  mutating func expect(_ word: String, _ expected: String) throws(TextFinding) {
    let place = cursor.place
    guard !cursor.take(word) else { return }
    throw TextFinding("constraint-syntax", "expected \(expected)", place)
  }

  /// Throws where conditions need more truth values than a model may have.
  mutating func count(_ truthValues: Int, _ place: TextLocation) throws(TextFinding) {
    self.truthValues += truthValues
    guard self.truthValues > ModelLimits.truthValues else { return }
    throw TextFinding(
      "model-size", "the constraints need more than \(ModelLimits.truthValues) truth values", place)
  }
}
