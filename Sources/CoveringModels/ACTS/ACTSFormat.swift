package import TextFormats

/// The text format of the models of ACTS.
///
/// A file has the sections `[System]`, `[Parameter]`, `[Relation]`, `[Constraint]` and `[Test Set]`.
/// Invalid values are negative levels, relations are groups, and base choices are values.
package enum ACTSFormat {
  /// Reads a model.
  ///
  /// - Parameter bytes: The file: UTF-8, with or without a byte order mark.
  /// - Throws: The first location that cannot be read.
  /// - Returns: The model.
  package static func model(_ bytes: [UInt8]) throws(TextFinding) -> NamedModel {
    var reader = ACTSReader()
    var section = ""
    for line in try ModelLimits.lines(bytes).map(\.trimmed) {
      if line.isEmpty || line.text.hasPrefix("--") { continue }
      if line.scalars.first == "[", line.scalars.last == "]" {
        section = line.text.lowercased()
        try reader.begin(section, line)
        continue
      }
      switch section {
      case "[system]", "[test set]": break
      case "[parameter]", "[parameters]": try reader.readParameter(line)
      case "[relation]", "[relations]": try reader.readRelation(line)
      case "[constraint]", "[constraints]": try reader.readConstraint(line)
      default:
        throw TextFinding("no-section", "a section such as `[Parameter]` comes first", line.place)
      }
    }
    guard !reader.model.parameters.isEmpty else {
      throw TextFinding("no-parameters", "the model has no parameters", TextLocation(1, 1))
    }
    return reader.model
  }
}

/// Reads the lines of a model in the format of ACTS.
struct ACTSReader {
  var model = NamedModel()
  private var numbers: [Name: Int] = [:]
  private var valueCount = 0
  private var types: [ACTSType] = []
  private var truthValues = 0

  init() { model.isCaseSensitive = true }

  /// Begins a section.
  mutating func begin(_ section: String, _ line: PlacedText) throws(TextFinding) {
    let known = [
      "[system]", "[parameter]", "[parameters]", "[relation]", "[relations]", "[constraint]",
      "[constraints]", "[test set]",
    ]
    guard known.contains(section) else {
      throw TextFinding("unknown-section", "there is no such section", line.place)
    }
    guard section == "[test set]" else { return }
    model.warnings.append(
      TextFinding("test-set", "the rows of a model are left out: extend a file of rows", line.place)
    )
  }

  /// Reads a line such as `Size (int) : 1, [2], 3 ; -1`.
  mutating func readParameter(_ line: PlacedText) throws(TextFinding) {
    let (start, end) = (line.scalars.startIndex, line.scalars.endIndex)
    guard let colon = line.scalars.firstIndex(of: ":") else {
      throw TextFinding(
        "no-values", "a parameter needs a colon and values behind its name", line.place)
    }
    let (name, type) = try typed(line[start..<colon].trimmed)
    try ModelLimits.checkTabs(name)
    let key = Name(name.text, true)
    if numbers[key] != nil {
      throw TextFinding(
        "same-name", "there is a parameter with this name already", name.place)
    }
    var parameter = NamedModel.Parameter(name.text, [])
    var names = ValueNames(true)
    var places: [TextLocation] = []
    let halves = line[colon + 1..<end].parts(separatedBy: ";")
    for (half, isNegative) in zip(halves, [false, true]) {
      for value in half.parts(separatedBy: ",") where !value.isEmpty {
        let next = try self.value(value, type, isNegative: isNegative)
        names.add([next], value.place)
        parameter.values.append(next)
        places.append(value.place)
        try ModelLimits.check(parameter, in: model, valueCount: valueCount, value.place)
      }
    }
    if parameter.values.allSatisfy(\.isNegative) {
      throw TextFinding("no-values", "a parameter needs a value that is valid", line.place)
    }
    model.warnings += names.warnings
    numbers[key] = model.parameters.count
    model.parameters.append(parameter)
    model.valuePlaces.append(places)
    valueCount += parameter.values.count
    types.append(type)
  }

  /// A parameter's name without its type in parentheses.
  private func typed(_ text: PlacedText) throws(TextFinding) -> (PlacedText, ACTSType) {
    guard text.scalars.last == ")", let opening = text.scalars.lastIndex(of: "(") else {
      return (text, .text)
    }
    let word = text[opening + 1..<text.scalars.endIndex - 1].trimmed
    guard let type = ACTSType(word.text) else {
      throw TextFinding("unknown-type", "a type is `int`, `enum` or `boolean`", word.place)
    }
    return (text[text.scalars.startIndex..<opening].trimmed, type)
  }

  /// A value; base choices are in brackets.
  private func value(
    _ text: PlacedText, _ type: ACTSType, isNegative: Bool
  ) throws(TextFinding) -> NamedModel.Value {
    var value = text
    if text.scalars.first == "[", text.scalars.last == "]" {
      value = text[text.scalars.startIndex + 1..<text.scalars.endIndex - 1].trimmed
    }
    guard type.operand(value.text) != nil else {
      throw TextFinding("bad-value", "this is not of the parameter's type", value.place)
    }
    try ModelLimits.checkTabs(value)
    return NamedModel.Value([value.text], isNegative: isNegative)
  }

  /// Reads a line such as `R1 : (Size, Type, 3)`.
  mutating func readRelation(_ line: PlacedText) throws(TextFinding) {
    guard let opening = line.scalars.firstIndex(of: "("), line.scalars.last == ")" else {
      throw TextFinding(
        "relation-syntax", "a relation is parameters and a strength in parentheses", line.place)
    }
    var parts = line[opening + 1..<line.scalars.endIndex - 1].parts(separatedBy: ",")
    let last = parts.removeLast()
    guard let strength = Int(last.text), (1...max(1, parts.count)).contains(strength) else {
      throw TextFinding(
        "relation-syntax", "a relation ends with a strength of at most its number of parameters",
        last.place)
    }
    var members: [Int] = []
    for part in parts {
      guard let number = numbers[Name(part.text, true)] else {
        throw TextFinding("unknown-parameter", "there is no such parameter", part.place)
      }
      members.append(number)
    }
    model.groups.append(NamedModel.Group(members, strength: strength))
  }

  /// Reads a line such as `Size > 1 => Type != "a"`.
  mutating func readConstraint(_ line: PlacedText) throws(TextFinding) {
    let operands = zip(model.parameters, types).map { parameter, type in
      parameter.values.compactMap { type.operand($0.names[0]) }
    }
    var parser = ACTSExpressionParser(line, parameters: numbers, operands: operands)
    let expression = try parser.expression()
    var compiler = ACTSCompiler(operands, budget: ModelLimits.truthValues - truthValues)
    guard let condition = compiler.condition(expression) else {
      throw TextFinding(
        "model-size", "the constraints need more than \(ModelLimits.truthValues) truth values",
        line.place)
    }
    truthValues = ModelLimits.truthValues - compiler.budget
    model.conditions.append(condition)
    model.conditionPlaces.append(line.place)
  }
}
