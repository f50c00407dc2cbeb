import DeviceProfiles
import InsetCore
import InsetOracle
package import MatrixResults
import TextFormats

/// An explanation as text for a terminal, without colors.
package enum ExplanationText {
  /// Renders an explanation; no line but one with a name that is longer has more than 100 columns.
  ///
  /// - Parameters:
  ///   - explanation: The explanation.
  ///   - variation: Which OS behaviors were left out or taken in.
  /// - Returns: The text.
  package static func render(
    _ explanation: Explanation, _ variation: ModelVariation = ModelVariation()
  ) -> String {
    var lines = Lines()
    lines.text.append(explanation.id.tamed)
    lines.heading("scenario")
    let levels = explanation.id.split(separator: "/", omittingEmptySubsequences: false)
    for (parameter, level) in zip(MatrixParameter.allCases, levels) {
      lines.fact(parameter.name, String(level))
    }
    lines.fact("strategy", explanation.strategy + " (\(words(of: explanation.mechanism)))")
    if explanation.outcome == .notAvailable {
      lines.fact("verdict", words(of: explanation.outcome))
    }
    for availability in explanation.missing {
      lines.fact("available in", "\(availability.query) (\(availability.source))")
    }
    for (name, behaviors) in [("left out", variation.without), ("taken in", variation.with)]
    where !behaviors.isEmpty {
      lines.fact(name, behaviors.map(\.rawValue).sorted().joined(separator: ", "))
    }
    let stages = explanation.scene.layout.stages
    lines.heading("view environment")
    lines.environment(stages[0], explanation.scene.layout)
    for stage in stages.indices.dropFirst() {
      let steps = explanation.scene.steps.enumerated()
      guard let (index, step) = steps.first(where: { $1.stage == stage }) else { continue }
      lines.heading("view environment from step \(index + 1) (\(step.name)) on")
      lines.environment(stages[stage], explanation.scene.layout)
    }
    for (index, step) in explanation.steps.enumerated() {
      lines.heading("step \(index + 1): \(step.step.name)")
      lines.step(step, explanation)
    }
    lines.heading("outcome")
    lines.fact("verdict", words(of: explanation.outcome))
    for policy in Policy.allCases
    where explanation.outcome.policies.contains(PolicyChoices(policy)) {
      let other = explanation.policies.flipping(policy)[policy]
      lines.fact("judgement call", "another verdict with --policy \(policy.rawValue)=\(other)")
    }
    if let twin = explanation.twin { lines.twin(twin, explanation) }
    lines.fact("rests on", "\(explanation.provenance.rawValue) figures at the weakest")
    return lines.text.joined(separator: "\n") + "\n"
  }

  private static func words(of mechanism: AdjustmentMechanism) -> String {
    switch mechanism {
    case .insets: "writes insets"
    case .bottomConstraint(let padding):
      "moves a bottom constraint, padding \(Numbers.points(padding)) pt"
    case .translation: "moves the view"
    }
  }

  private static func words(of outcome: Outcome) -> String {
    guard let verdict = outcome.verdict else {
      return switch outcome {
      case .ambiguous: "ambiguous: no app can know what is right, and no strategy is judged by it"
      case .notAvailable: "not available: the strategy is not met here"
      case .notJudged, .judged: "not judged"
      }
    }
    if verdict.isExact { return "✓ exact at every step" }
    var words: [String] = []
    switch verdict.bottom {
    case .exact: break
    case .hidden: words.append("hides content")
    case .gap: words.append("leaves a gap")
    case .paddingLost: words.append("uses up the app's padding")
    }
    if verdict.hasWrongEdge { words.append("another edge is off") }
    if verdict.hasWrongIndicator { words.append("the indicator is off") }
    if verdict.hasWrongOffset { words.append("the content offset is off") }
    if verdict.isNotRestored { words.append("not restored") }
    return "✗ \(words.joined(separator: ", ")); at step \(verdict.firstWrongStep)"
  }
}

extension Lines {
  /// The other scenario that shows an app the same, and what differs.
  fileprivate mutating func twin(_ twin: Explanation.Twin, _ explanation: Explanation) {
    let mine = explanation.steps[twin.step - 1].expectation.content.bottom
    let other = twin.expectation.content.bottom
    fact(
      "shown the same",
      "after step \(twin.step) an app has been shown the same as after step \(twin.twinStep) of "
        + "\(twin.id), where \(Numbers.points(other)) pt are needed at the bottom instead of "
        + "\(Numbers.points(mine)) pt")
  }
}

/// Lines of names and values, aligned.
struct Lines {
  var text: [String] = []

  private static let width = 100
  static let column = 20

  /// A heading with an empty line before it.
  mutating func heading(_ title: String) {
    text += ["", title.tamed]
  }

  /// A name with its value, wrapped at spaces.
  mutating func fact(_ name: String, _ value: String) {
    var line = "  " + name
    line += String(repeating: " ", count: max(1, Self.column - line.count))
    for (index, word) in value.tamed.split(separator: " ").enumerated() {
      if index > 0, line.count + 1 + word.count > Self.width {
        text.append(line)
        line = String(repeating: " ", count: Self.column) + word
      } else {
        line += index == 0 ? "\(word)" : " \(word)"
      }
    }
    text.append(line)
  }

  mutating func facts(_ name: String, _ values: [String]) {
    for (index, value) in values.enumerated() {
      if index == 0 {
        fact(name, value)
      } else {
        text.append(String(repeating: " ", count: Self.column) + value.tamed)
      }
    }
  }
}
