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
    let words = actions.map(\.label).joined(separator: " or ")
    let step = "(step \(signature.step)\(words.isEmpty ? "" : ": \(words)"))"
    let start = moment.map { "\(signature.aspect.words) \($0)" } ?? signature.aspect.words
    let condition = parts.isEmpty ? "always" : parts.map(\.full).joined(separator: "; ")
    return "\(start) \(step): \(condition)"
  }

  /// "Leaves a gap when the keyboard appears: iPad, any docked keyboard".
  ///
  /// What narrows the scenarios most is said first, as far as there is room.
  ///
  /// - Parameter taken: The short forms of other rules: another condition is said instead where that
  ///   makes a difference.
  /// - Returns: The form, at most twelve words.
  func short(besides taken: Set<String>) -> String {
    let plain = short(saying: nil)
    if !taken.contains(plain) { return plain }
    let others = parts.indices.lazy.map { short(saying: $0) }
    return others.first { !taken.contains($0) } ?? plain
  }

  private func short(saying first: Int?) -> String {
    let start = "\(signature.aspect.words) \(moment ?? "in step \(signature.step)")"
    if parts.isEmpty { return "\(start), always" }
    var room = Self.limit - start.wordCount
    var said: [Int: String] = [:]
    let order = parts.indices.sorted { (parts[$0].share, $0) < (parts[$1].share, $1) }
    for index in [first].compactMap(\.self) + order where said[index] == nil {
      guard let words = parts[index].short(upTo: room) else { continue }
      said[index] = words
      room -= words.wordCount
    }
    let condition = parts.indices.compactMap { said[$0] }.joined(separator: ", ")
    return condition.isEmpty ? start : "\(start): \(condition)"
  }

  /// What all the scripts do at the step; nil where they do different things.
  private var moment: String? {
    let moments = Set(actions.map { $0.moment(isFirst: signature.step == 1) })
    return moments.count == 1 ? moments.first?.words : nil
  }
}

extension String {
  var wordCount: Int { split(separator: " ").count }
}
