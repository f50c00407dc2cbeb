import MatrixModels

/// The condition on one parameter in the words of people.
struct ConditionWords {
  /// All of it.
  let full: String
  /// All of it in the fewest words that were found.
  let short: String
  /// That there is such a condition, where even `short` has too many words.
  let vague: String
  /// The share of the levels that it allows, of those that matter.
  let share: Double

  /// Says a condition.
  ///
  /// - Parameters:
  ///   - phrase: The condition.
  ///   - vocabulary: What its levels are called.
  /// - Returns: The words, and the levels that `full` describes: of those that matter the ones that
  ///   the condition allows.
  static func said(
    _ phrase: LevelPhrase, _ vocabulary: LevelVocabulary
  ) -> (said: ConditionWords, levels: [Bool]) {
    let (inside, outside) = (phrase.inside, phrase.outside)
    let noun = phrase.parameter.noun
    let (choice, described) = phrase.chosen
    var (full, levels) = ("", described)
    switch choice {
    case .property(let property): full = property.label
    case .both(let first, let second): full = "\(first.label), \(second.label)"
    case .either(let first, let second): full = "\(first.label) or \(second.label)"
    case .list, .allBut:
      let ignored = Set(phrase.names.indices).subtracting(inside + outside)
      let (allowed, excluded) = (
        vocabulary.names(of: inside, ignoring: ignored),
        vocabulary.names(of: outside, ignoring: ignored)
      )
      if (excluded.names.count, outside.count) < (allowed.names.count, inside.count) {
        let one = phrase.parameter == .placement ? "one " : ""
        full = "any \(noun.singular) except \(excluded.names.map { one + $0 }.list("and"))"
        levels = phrase.names.indices.map { !excluded.levels.contains($0) }
      } else {
        let words = allowed.names.list("or")
        full = phrase.parameter.isNamedAlone ? words : "\(noun.singular) \(words)"
        levels = phrase.names.indices.map { allowed.levels.contains($0) }
      }
    }
    let words = ConditionWords(
      full: full, short: short(phrase, choice, vocabulary) ?? full,
      vague: "\(inside.count <= outside.count ? "some" : "most") \(noun.plural)",
      share: Double(inside.count) / Double(max(1, inside.count + outside.count)))
    return (words, levels)
  }

  /// The fewest words for the levels that matter.
  private static func short(
    _ phrase: LevelPhrase, _ choice: LevelPhrase.Choice, _ vocabulary: LevelVocabulary
  ) -> String? {
    // Of versions that do not matter others would name a range that nobody ran.
    if phrase.parameter == .os, case .property(let property) = choice { return property.shortLabel }
    let ignored = Set(phrase.names.indices).subtracting(phrase.inside + phrase.outside)
    func names(_ levels: [Int]) -> [String] {
      vocabulary.names(of: levels, ignoring: ignored, isShort: true).names
    }
    let noun = phrase.parameter.isNamedAlone ? "" : "\(phrase.parameter.noun.singular) "
    var candidates = phrase.properties.filter { phrase.separates($0.holds) }.map(\.shortLabel)
    switch choice {
    case .property, .list, .allBut: break
    case .both(let first, let second):
      candidates.append("\(first.shortLabel), \(second.shortLabel)")
    case .either(let first, let second):
      candidates.append("\(first.shortLabel) or \(second.shortLabel)")
    }
    candidates.append(noun + names(phrase.inside).joined(separator: " or "))
    let outside = names(phrase.outside)
    if outside.count == 1 {
      candidates.append("\(noun)\(phrase.parameter == .accessory ? "no" : "not") \(outside[0])")
    }
    if outside.count > 1 {
      candidates.append("\(noun)neither \(outside.joined(separator: " nor "))")
    }
    return candidates.min { $0.wordCount < $1.wordCount }
  }
}

extension MatrixParameter {
  /// What one level, and what several are called.
  fileprivate var noun: (singular: String, plural: String) {
    switch self {
    case .device: ("device", "devices")
    case .os: ("iOS version", "iOS versions")
    case .orientation: ("orientation", "orientations")
    case .window: ("window", "windows")
    case .locale: ("language", "languages")
    case .keyboard: ("keyboard", "keyboards")
    case .accessory: ("accessory view", "accessory views")
    case .bars: ("bars", "bars")
    case .placement: ("view", "views")
    case .adjustment: ("inset adjustment", "inset adjustments")
    case .base: ("own insets", "own insets")
    case .field: ("field", "fields")
    case .script: ("sequence", "sequences")
    }
  }

  /// Whether labels of its levels say by themselves what they are.
  fileprivate var isNamedAlone: Bool {
    switch self {
    case .device, .os, .orientation, .window, .keyboard, .accessory, .bars: true
    case .locale, .placement, .adjustment, .base, .field, .script: false
    }
  }
}

extension [String] {
  /// "a, b or c".
  func list(_ conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
