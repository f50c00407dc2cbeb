import TextFormats

/// Reads the lines of a model in PICT's format that are no constraints.
struct PICTReader {
  /// The sections of a file, in their order.
  enum Section: Int, Comparable {
    case parameters, groups, constraints

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  private var numbers: [Name: Int] = [:]
  private var valueCount = 0
  /// Where the name of the last parameter is that is a result.
  private(set) var lastResult: TextLocation?
  var model = NamedModel()

  /// The section that a line begins, as PICT recognizes it; parameters for any other line.
  func section(of line: PlacedText) -> Section {
    if line.scalars.first == "{", line.scalars.contains("}") { return .groups }
    let words = Name(line.text).scalars
    let opening = words.firstIndex(of: "[")
    let hasBrackets = opening.map { words[$0...].contains("]") } ?? false
    let begins = { (word: String) in words.starts(with: word.unicodeScalars) }
    if begins("["), hasBrackets { return .constraints }
    if begins("("), hasBrackets { return .constraints }
    if begins("IF"), hasBrackets || words.count == 2 { return .constraints }
    // PICT would read these as parameters, and refuse them for want of a colon.
    let isParameter = words.contains(":") || words.contains(",")
    let keywords = ["IF ", "IF(", "NOT ", "NOT(", "NOT[", "ISNEGATIVE", "ISPOSITIVE", "(", "["]
    return keywords.contains(where: begins) && (hasBrackets || !isParameter)
      && !words.contains(":") ? .constraints : .parameters
  }

  // MARK: - Parameters

  /// Reads a line such as `Size: 10, 100 (5), big | huge, ~-1, <Other size>`.
  mutating func readParameter(_ line: PlacedText) throws(TextFinding) {
    let (start, end) = (line.scalars.startIndex, line.scalars.endIndex)
    guard let sign = [":", ","].lazy.compactMap(line.scalars.firstIndex).first else {
      throw TextFinding(
        "no-values", "a parameter needs a colon and values behind its name", line.place)
    }
    let name = try withoutOrder(line[start..<sign].trimmed)
    try ModelLimits.checkTabs(name)
    let key = Name(name.text)
    if numbers[key] != nil {
      throw TextFinding(
        "same-name", "there is a parameter with this name already", name.place)
    }
    var parameter = NamedModel.Parameter(
      name.text, [], isResult: name.scalars.first == "$")
    var names = ValueNames()
    var places: [TextLocation] = []
    for part in line[sign + 1..<end].parts(separatedBy: ",") {
      let values = try values(part)
      names.add(values, part.place)
      parameter.values += values
      places += values.map { _ in part.place }
      try ModelLimits.check(parameter, in: model, valueCount: valueCount, part.place)
    }
    if parameter.values.allSatisfy(\.isNegative) {
      throw TextFinding(
        "only-negative", "a parameter needs a value that is not negative", name.place)
    }
    model.warnings += names.warnings
    if parameter.isResult { lastResult = name.place }
    numbers[key] = model.parameters.count
    model.parameters.append(parameter)
    model.valuePlaces.append(places)
    valueCount += parameter.values.count
  }

  /// A parameter's name without an order of its own, which only PICT's sources know.
  private func withoutOrder(_ name: PlacedText) throws(TextFinding) -> PlacedText {
    let parts = name.parts(separatedBy: "@")
    guard parts.count == 2, Double(parts[1].text) != nil else { return name }
    throw TextFinding(
      "parameter-order", "a parameter cannot have an order; put it into a group", parts[1].place)
  }

  /// A value, or the values of the parameter that it names.
  private func values(_ text: PlacedText) throws(TextFinding) -> [NamedModel.Value] {
    if text.scalars.first == "<", text.scalars.last == ">", text.scalars.count > 1 {
      let name = text[text.scalars.startIndex + 1..<text.scalars.endIndex - 1].text
      if let other = numbers[Name(name)] {
        return model.parameters[other].values
      }
    }
    let (words, weight) = weighted(text)
    var names = words.parts(separatedBy: "|")
    let isNegative = names[0].scalars.first == NamedModel.negativePrefix
    if isNegative {
      let first = names[0]
      names[0] = first[first.scalars.startIndex + 1..<first.scalars.endIndex].trimmed
    }
    for name in names { try ModelLimits.checkTabs(name) }
    return [NamedModel.Value(names.map(\.text), weight: weight, isNegative: isNegative)]
  }

  /// A value without a number in parentheses at its end.
  private func weighted(_ text: PlacedText) -> (PlacedText, weight: Int) {
    guard text.scalars.last == ")", let opening = text.scalars.lastIndex(of: "(") else {
      return (text, 1)
    }
    let number = Double(text[opening + 1..<text.scalars.endIndex - 1].trimmed.text) ?? 0
    guard number >= 1 else { return (text, 1) }
    return (text[text.scalars.startIndex..<opening].trimmed, Int(min(number, 1_000_000)))
  }

  // MARK: - Groups

  /// Reads a line such as `{ Size, Type } @ 3`.
  mutating func readGroup(_ line: PlacedText) throws(TextFinding) {
    guard line.scalars.first == "{", let end = line.scalars.firstIndex(of: "}") else {
      throw TextFinding(
        "group-syntax", "groups begin with `{`; parameters must precede them", line.place)
    }
    let inside = line[line.scalars.startIndex + 1..<end].trimmed
    let rest = line[end + 1..<line.scalars.endIndex].trimmed
    var strength: Int?
    if !rest.isEmpty {
      let number = rest[rest.scalars.startIndex + 1..<rest.scalars.endIndex].trimmed.text
      strength = Double(number).flatMap { Int(exactly: $0.rounded(.towardZero)) }
      guard rest.scalars.first == "@", strength ?? 0 > 0 else {
        throw TextFinding("group-syntax", "a group ends with `@` and its strength", rest.place)
      }
    }
    if inside.isEmpty { throw TextFinding("group-syntax", "a group needs parameters", line.place) }
    guard let members = parameters(of: inside) else { return }
    if let strength, strength > members.count {
      throw TextFinding(
        "group-strength", "the strength is more than the number of the group's parameters",
        rest.place)
    }
    model.groups.append(NamedModel.Group(members, strength: strength))
  }

  /// The parameters that a group names, each once; nil with a warning where one is unknown.
  private mutating func parameters(of names: PlacedText) -> [Int]? {
    var members: Set<Int> = []
    for name in names.parts(separatedBy: ",") {
      guard let member = numbers[Name(name.text)] else {
        model.warnings.append(
          TextFinding(
            "unknown-parameter", "there is no such parameter: the group is left out", name.place))
        return nil
      }
      members.insert(member)
    }
    return members.sorted()
  }
}
