import TextFormats

/// What a few scenarios that were chosen show of what is known.
package struct ChoiceReach: Hashable, Sendable {
  /// Some of all.
  package struct Part: Hashable, Sendable {
    package var count: Int
    package var all: Int

    package init(_ count: Int, of all: Int) { (self.count, self.all) = (count, all) }

    fileprivate var words: String {
      "\(Numbers.grouped(count)) of \(Numbers.grouped(all)) (\(Numbers.percent(count, of: all)))"
    }
  }

  /// How many levels combinations have, as `--strength` reads it.
  package var strength: String
  /// How many scenarios were chosen; a part of a run judges some of them.
  package var scenarios: Int
  /// The combinations that they hold, of all that can be; nil where that is too much to count.
  package var combinations: Part?
  /// What is known to fail that they show.
  package var rules: Part
  /// Whether the rules are an earlier result's; else they are the weaknesses that the strategies'
  /// descriptions name.
  package var areEarlier: Bool
  /// A share of keyboard appearances; nil where nobody knows what people use.
  ///
  /// Of those with hidden content in the earlier result, what the shown rules explain; without one,
  /// of all that can be, what the scenarios are chosen from.
  package var use: Double?

  package init(
    strength: String, scenarios: Int, combinations: Part?, rules: Part, areEarlier: Bool,
    use: Double?
  ) {
    self.strength = strength
    self.scenarios = scenarios
    self.combinations = combinations
    self.rules = rules
    self.areEarlier = areEarlier
    self.use = use
  }

  /// How many there are, then one for each share.
  package var sentences: [String] {
    let noun = scenarios == 1 ? "scenario was" : "scenarios were"
    let chosen = "\(Numbers.grouped(scenarios)) \(noun) chosen with strength \(strength)."
    let combined = combinations.map { "The scenarios hold \($0.words) combinations of levels." }
    let known =
      areEarlier
      ? "Of the failure rules of the earlier result they show \(rules.words)."
      : "Of the weaknesses that the strategies' descriptions name they show \(rules.words)."
    let used = use.map { use in
      let share = Numbers.percent(ofUse: use)
      return areEarlier
        ? "These rules explain \(share) of the keyboard appearances with hidden content there."
        : "The scenarios that they were chosen from have \(share) of all keyboard appearances."
    }
    return [chosen, combined, known, used].compactMap(\.self)
  }

  /// The sentences on one line.
  var words: String { sentences.joined(separator: " ") }

  var json: JSONValue {
    func json(_ part: Part) -> JSONValue {
      ["count": .integer(part.count), "of": .integer(part.all)]
    }
    return [
      "strength": .string(strength), "scenarios": .integer(scenarios),
      "combinations": combinations.map(json) ?? .null,
      "known": .string(areEarlier ? "earlier rules" : "weaknesses"), "rules": json(rules),
      "use": use.map { .share($0) } ?? .null,
    ]
  }
}
