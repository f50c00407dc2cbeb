import MatrixModels

/// The condition on one parameter in the words of people.
struct ConditionWords {
  /// All of it.
  let full: String
  /// The share of the levels that it allows, of those that matter.
  let share: Double
  /// All of it where that is short, then less.
  private let shorter: [String]

  init(
    _ phrase: LevelPhrase, _ choice: LevelPhrase.Choice, labels: [String],
    families: [(family: ScriptFamily, levels: [Int])]
  ) {
    let (inside, outside) = (phrase.inside, phrase.outside)
    share = Double(inside.count) / Double(max(1, inside.count + outside.count))
    let noun = phrase.parameter.noun
    func names(_ levels: [Int]) -> [String] {
      phrase.parameter.names(of: levels, labels, families)
    }
    switch choice {
    case .property(let property):
      full = property.label
      shorter = [full]
    case .both(let first, let second):
      full = "\(first.label), \(second.label)"
      shorter = [full, first.label]
    case .either(let first, let second):
      full = "\(first.label) or \(second.label)"
      shorter = [full, "some \(noun.plural)"]
    case .list(let levels):
      let names = names(levels)
      let words = names.joined(separator: " or ")
      full = phrase.parameter.isNamedAlone ? words : "\(noun.singular) \(words)"
      shorter = (names.count <= 2 ? [full] : []) + ["some \(noun.plural)"]
    case .allBut(let levels):
      let names = names(levels)
      full = "any \(noun.singular) except \(names.joined(separator: " and "))"
      shorter = (names.count == 1 ? ["not \(names[0])"] : []) + ["most \(noun.plural)"]
    }
  }

  /// The most that can be said in a number of words; nil where nothing can.
  func short(upTo count: Int) -> String? { shorter.first { $0.wordCount <= count } }
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
    case .placement: ("placement", "placements")
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

  /// The labels of levels inside a sentence; families whose levels are all there stand for them.
  fileprivate func names(
    of levels: [Int], _ labels: [String], _ families: [(family: ScriptFamily, levels: [Int])]
  ) -> [String] {
    let whole = families.filter { $0.levels.count > 1 && Set($0.levels).isSubset(of: levels) }
    let rest = Set(levels).subtracting(whole.flatMap(\.levels)).sorted()
    return whole.map { inside($0.family.name) } + rest.map { inside(labels[$0]) }
  }

  /// A label inside a sentence: small where it is no name, in quotes where it has commas.
  private func inside(_ label: String) -> String {
    let names = ["Split View", "Slide Over", "Stage Manager"]
    let isName =
      [.device, .os, .locale].contains(self) || names.contains { label.hasPrefix($0) }
    let text = isName ? label : label.prefix(1).lowercased() + label.dropFirst()
    return text.contains(",") ? "\u{201C}\(text)\u{201D}" : text
  }
}
