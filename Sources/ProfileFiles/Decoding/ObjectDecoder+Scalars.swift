import DeviceProfiles

/// Reading of scalars: each type says what it takes, and what it thinks of the rest.
extension ObjectDecoder {
  mutating func scalar(_ node: YAMLNode, _ type: ValueType, of key: String) -> DecodedScalar? {
    guard case .scalar(let text, let isQuoted) = node.kind, !node.isNull else {
      let help = type == .query(mayBeEmpty: true) ? ["write `\"\"` for all scenarios"] : []
      report(
        "wrong-type", "`\(key)` must be \(type.words), not \(node.words)", at: node, help: help)
      return nil
    }
    switch type {
    case .schema: return schema(text, node)
    case .text: return line(text, of: key, node, atMost: ValueType.longestText)
    case .query(let mayBeEmpty):
      return line(
        text, of: key, node, atMost: ValueType.longestQuery, mayBeEmpty: mayBeEmpty)
    case .name: return name(text, of: key, node)
    case .flag: return flag(text, isQuoted, of: key, node)
    case .number(let bounds): return number(text, isQuoted, in: bounds, of: key, node)
    case .count: return count(text, isQuoted, of: key, node)
    case .versions:
      return found(OSRange(text).map { .versions($0) }, "invalid-versions", key, type, node)
    case .sdks:
      return found(ClosedRange(sdks: text).map { .sdks($0) }, "invalid-versions", key, type, node)
    case .level: return found(OSLevel(text).map { .level($0) }, "invalid-versions", key, type, node)
    case .date: return found(text.isDate ? .text(text) : nil, "invalid-date", key, type, node)
    case .choice(let words): return choice(text, among: words, of: key, node)
    case .list, .sequence, .oneOrMore, .object: return nil
    }
  }

  private mutating func found(
    _ scalar: DecodedScalar?, _ rule: String, _ key: String, _ type: ValueType, _ node: YAMLNode
  ) -> DecodedScalar? {
    if scalar == nil {
      report(rule, "`\(key)` must be \(type.words), not \(node.words)", at: node)
    }
    return scalar
  }

  private mutating func schema(_ text: String, _ node: YAMLNode) -> DecodedScalar? {
    let known = ProfileLoader.schema
    if text == "\(known)" { return .number(Double(known)) }
    report("schema-version", "schema \(text.quoted) is not known, only `\(known)` is", at: node)
    return nil
  }

  private mutating func line(
    _ text: String, of key: String, _ node: YAMLNode, atMost longest: Int,
    mayBeEmpty: Bool = false
  ) -> DecodedScalar? {
    let line = text.hasSuffix("\n") ? String(text.dropLast()) : text
    if line.contains(where: { $0.isNewline || $0 == "\t" }) {
      report("not-one-line", "`\(key)` must be one line without tabs", at: node)
    } else if line.isBlank && !mayBeEmpty {
      report("empty-text", "`\(key)` must not be empty", at: node)
    } else if line.unicodeScalars.count > longest {
      report("too-long", "`\(key)` has more than \(longest) characters", at: node)
    } else {
      return .text(line)
    }
    return nil
  }

  private mutating func name(
    _ text: String, of key: String, _ node: YAMLNode
  ) -> DecodedScalar? {
    if text.isLevelName && text.utf8.count <= 64 { return .text(text) }
    report(
      "invalid-name", "`\(key)` must be a name, not \(text.quoted)", at: node,
      help: ["a name has up to 64 letters, digits and `.+=@-`, and starts with a letter or digit"])
    return nil
  }

  private mutating func flag(
    _ text: String, _ isQuoted: Bool, of key: String, _ node: YAMLNode
  ) -> DecodedScalar? {
    if !isQuoted && (text == "true" || text == "false") { return .flag(text == "true") }
    let yes = ["yes", "on", "y", "true"].contains(text.lowercased())
    let no = ["no", "off", "n", "false"].contains(text.lowercased())
    let help = yes || no ? ["write `\(yes)`"] : []
    report(
      "wrong-type", "`\(key)` must be `true` or `false`, not \(node.words)", at: node, help: help)
    return nil
  }

  private mutating func choice(
    _ text: String, among words: [String], of key: String, _ node: YAMLNode
  ) -> DecodedScalar? {
    if words.contains(text) { return .text(text) }
    let isNew = findings.count < Self.mostSuggestions
    let near = !isNew ? nil : Suggestions.nearest(text, in: words).map { "did you mean `\($0)`?" }
    report(
      "invalid-value", "\(text.quoted) is not a value of `\(key)`", at: node,
      help: [near ?? "`\(key)` takes \(words.listed("or"))"])
    return nil
  }
}

extension ClosedRange<Int> {
  /// Reads major versions: "18", "6-18" or "26+".
  fileprivate init?(sdks text: String) {
    guard !text.contains("."), let range = OSRange(text), range.last.major >= range.first.major
    else { return nil }
    self = range.first.major...range.last.major
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Whether scenarios can use the text as a name.
  package var isLevelName: Bool {
    guard let first = utf8.first, first.isAlphanumeric else { return false }
    return utf8.allSatisfy { $0.isAlphanumeric || ".+=@-".utf8.contains($0) }
  }
}

extension String {
  /// Whether the text is a year, a month or a day of the calendar.
  package var isDate: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil
    }
    guard (1...3).contains(numbers.count),
      parts.map(\.utf8.count) == Array([4, 2, 2].prefix(numbers.count))
    else { return false }
    if numbers.count == 1 { return true }
    guard let days = Self.days(inMonth: numbers[1], of: numbers[0]) else { return false }
    return numbers.count == 2 || (1...days).contains(numbers[2])
  }

  private static func days(inMonth month: Int, of year: Int) -> Int? {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    switch month {
    case 2: return isLeap ? 29 : 28
    case 4, 6, 9, 11: return 30
    case 1...12: return 31
    default: return nil
    }
  }
}

extension UInt8 {
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
