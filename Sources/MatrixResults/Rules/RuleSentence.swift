import DeviceProfiles
import MatrixModels

/// A rule as a sentence: in full, or in at most twelve words.
struct RuleSentence {
  let signature: FailureSignature
  /// What happens at the first wrong step.
  let actions: [Script.Action]
  /// The condition, in the order of the parameters.
  let parts: [ConditionWords]

  /// The most words of the short form.
  static let limit = 12

  /// "Leaves a gap when the keyboard appears (step 1): iPad; landscape; any docked keyboard".
  var long: String {
    let words = Self.named(actions)
    let step = "(step \(signature.step)\(words.isEmpty ? "" : ": \(words)"))"
    let start = moment.map { "\(signature.aspect.words) \($0.words)" } ?? signature.aspect.words
    let condition = parts.isEmpty ? "always" : parts.map(\.full).joined(separator: "; ")
    return "\(start) \(step): \(condition)"
  }

  /// A few of the actions by name.
  private static func named(_ actions: [Script.Action]) -> String {
    let (most, names) = (4, actions.map(\.label))
    if names.count <= most { return names.list("or") }
    return "\(names.prefix(most - 1).joined(separator: ", ")) or \(names.count - most + 1) others"
  }

  /// "Leaves a gap when the keyboard appears: iPad, docked keyboard".
  ///
  /// What narrows the scenarios most is said first, as far as there is room; an ellipsis says that
  /// there is more. That the keyboard appears is said where no condition needs the room.
  ///
  /// - Parameter taken: The short forms of other rules: one or two other conditions, or the number of the
  ///   step, are said instead where that makes a difference.
  /// - Returns: The form, at most twelve words.
  func short(besides taken: Set<String>) -> String {
    let plain = short(moment, saying: [])
    if !taken.contains(plain) { return plain }
    let pairs = parts.indices.flatMap { first in parts.indices.map { [first, $0] } }
    let others = [moment, nil].lazy.flatMap { moment in
      ([[]] + pairs).lazy.map { short(moment, saying: $0) }
    }
    return others.first { !taken.contains($0) } ?? plain
  }

  private func short(_ moment: ScriptMoment?, saying first: [Int]) -> String {
    let aspect = signature.aspect.words
    let start = "\(aspect) \(moment?.words ?? "in step \(signature.step)")"
    if parts.isEmpty { return "\(start), always" }
    let whole = conditions(upTo: Self.limit - start.wordCount, saying: first)
    if moment == .appears {
      let brief = conditions(upTo: Self.limit - aspect.wordCount, saying: first)
      if brief.count > whole.count { return sentence(aspect, brief) }
    }
    return sentence(start, whole)
  }

  /// The conditions that fit into a number of words, by their indices.
  private func conditions(upTo room: Int, saying first: [Int]) -> [Int: String] {
    var room = room
    var said: [Int: String] = [:]
    let order = parts.indices.sorted { (parts[$0].share, $0) < (parts[$1].share, $1) }
    for index in first + order where said[index] == nil {
      let words = parts[index].short
      if words.wordCount > room { continue }
      said[index] = words
      room -= words.wordCount
    }
    return said
  }

  private func sentence(_ start: String, _ said: [Int: String]) -> String {
    if said.isEmpty {
      let vague = parts.min { $0.share < $1.share }.map { "\(start): \($0.vague)" } ?? start
      return vague.wordCount <= Self.limit ? vague : "\(start)\u{2026}"
    }
    let condition = parts.indices.compactMap { said[$0] }.joined(separator: ", ")
    return "\(start): \(condition)\(said.count < parts.count ? "\u{2026}" : "")"
  }

  /// What all the scripts do at the step; nil where they do different things.
  private var moment: ScriptMoment? {
    let moments = Set(actions.map { $0.moment(isFirst: signature.step == 1) })
    return moments.count == 1 ? moments.first : nil
  }
}

extension String {
  var wordCount: Int { split(separator: " ").count }
}
