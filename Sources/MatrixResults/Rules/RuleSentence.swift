import DeviceProfiles

/// A rule as a sentence without its full stop: as a title, or with the whole condition.
struct RuleSentence {
  let signature: FailureSignature
  /// What happens at the step that shows it.
  let actions: [Script.Action]
  /// The conditions, those that exclude most first.
  let conditions: [ConditionWords]

  /// The number of conditions in a title.
  static let telling = 3

  /// "Leaves a gap when the keyboard appears (step 1: show): iPad; landscape; docked keyboard".
  var whole: String {
    let aspect = signature.aspect.words
    let actions = actions.isEmpty ? "" : ": \(actions.map(\.label).list("or", most: 4))"
    let start =
      "\(moment.map { "\(aspect) \($0.words)" } ?? aspect) (step \(signature.step)\(actions))"
    let condition = conditions.map { $0.text() }.joined(separator: "; ")
    return "\(start): \(condition.isEmpty ? "always" : condition)"
  }

  /// "Leaves a gap when the keyboard appears: iPad, landscape, docked keyboard".
  ///
  /// - Parameter taken: The titles of other rules: further conditions tell this one from them.
  /// - Returns: The title, with an ellipsis for the remaining conditions.
  func title(besides taken: Set<String>) -> String {
    let counts = Self.telling...max(Self.telling, conditions.count)
    return counts.lazy.map { title(with: $0) }.first { !taken.contains($0) } ?? whole
  }

  private func title(with count: Int) -> String {
    let start = "\(signature.aspect.words) \(moment?.words ?? "in step \(signature.step)")"
    if conditions.isEmpty { return "\(start), always" }
    let condition = conditions.prefix(count).map { $0.text(most: 3) }.joined(separator: ", ")
    return "\(start): \(condition)\(conditions.count > count ? "\u{2026}" : "")"
  }

  /// What all the scripts do at the step; nil where they do different things.
  private var moment: ScriptMoment? {
    let moments = Set(actions.map { $0.moment(isFirst: signature.step == 1) })
    return moments.count == 1 ? moments.first : nil
  }
}
