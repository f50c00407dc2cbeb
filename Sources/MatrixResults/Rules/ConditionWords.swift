/// The condition on one parameter in words.
struct ConditionWords {
  /// The words before the names.
  private let start: String
  private let names: [String]
  private let conjunction: String
  /// The allowed share of the levels that matter.
  let share: Double

  init(_ phrase: LevelPhrase, _ choice: LevelPhrase.Choice, _ vocabulary: LevelVocabulary) {
    let (parameter, noun) = (phrase.parameter, phrase.parameter.noun)
    switch choice {
    case .property(let property): (start, names, conjunction) = ("", [property.label], "")
    case .both(let first, let second):
      (start, names, conjunction) = ("", ["\(first.label), \(second.label)"], "")
    case .either(let first, let second):
      (start, names, conjunction) = ("", [first.label, second.label], "or")
    case .list(let levels):
      let names = levels.map { vocabulary.names[$0] }
      (start, self.names, conjunction) = (parameter.isNamedAlone ? "" : "\(noun) ", names, "or")
    case .allBut(let levels):
      let one = parameter == .placement ? "one " : ""
      let names = levels.map { one + vocabulary.names[$0] }
      (start, self.names, conjunction) = ("any \(noun) except ", names, "and")
    }
    share = Double(phrase.inside.count) / Double(phrase.inside.count + phrase.outside.count)
  }

  /// "letters, emoji or number pad".
  func text(most: Int = .max) -> String { start + names.list(conjunction, most: most) }
}

extension MatrixParameter {
  /// What one level is called.
  fileprivate var noun: String {
    switch self {
    case .device, .orientation, .window, .keyboard, .bars, .field: name
    case .os: "iOS version"
    case .locale: "language"
    case .accessory: "accessory view"
    case .placement: "view"
    case .adjustment: "inset adjustment"
    case .base: "own insets"
    case .script: "sequence"
    }
  }

  /// Whether the names of its levels need no noun.
  fileprivate var isNamedAlone: Bool {
    switch self {
    case .device, .os, .orientation, .window, .keyboard, .accessory, .bars: true
    case .locale, .placement, .adjustment, .base, .field, .script: false
    }
  }
}

extension [String] {
  /// "a, b or c", or "a, b or 3 others" where there are more than `most`.
  func list(_ conjunction: String, most: Int = .max) -> String {
    guard count > 1, let last else { return first ?? "" }
    if count > most {
      let others = "\(count - most + 1) others"
      return "\(prefix(most - 1).joined(separator: ", ")) \(conjunction) \(others)"
    }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
