package import DeviceProfiles
package import InsetCore
import InsetOracle
package import MatrixResults
import ScenarioSpaces
package import TextFormats

/// What a scenario is about: what is right, what the OS does, which strategies are wrong there and why,
/// and the fix.
package struct ScenarioAnswer {
  /// An OS behavior without which an app would see something else.
  package struct Behavior {
    let behavior: OSBehavior
    /// Whether it is at work; one that is only possible is left out as a rule.
    let isTakenIn: Bool

    package init(_ behavior: OSBehavior, isTakenIn: Bool) {
      (self.behavior, self.isTakenIn) = (behavior, isTakenIn)
    }
  }

  /// A strategy, and what it does there.
  private struct Result {
    let strategy: AnyInsetStrategy
    let worst: WorstExample

    /// Hidden content first.
    var rank: Int { worst.kind == .hidden ? 2 : worst.kind == .gap ? 1 : 0 }
    var name: String { strategy.about.name.isEmpty ? strategy.id : strategy.about.name }
  }

  private let examples: [(strategy: AnyInsetStrategy, example: Report.Example)]
  private let behaviors: [Behavior]
  /// The labels of the scenario's levels.
  private let labels: [String]
  private let parameters: [(name: String, levels: [String])]

  /// Collects an answer.
  ///
  /// - Parameters:
  ///   - examples: The scenario, played to each strategy.
  ///   - behaviors: The behaviors that change what an app sees in it.
  ///   - model: The model of the scenario.
  package init(
    _ examples: [(strategy: AnyInsetStrategy, example: Report.Example)], _ behaviors: [Behavior],
    of model: MatrixModel
  ) {
    (self.examples, self.behaviors) = (examples, behaviors)
    parameters = model.space.parameters.map { ($0.name, $0.levels) }
    let scenario = examples.first?.example.explanation.scenario ?? []
    labels = zip(model.levelLabels, scenario).map { $0[$1] }
  }

  /// Strategies that fail in the same way for the same reason.
  private struct Group {
    let words: String
    let why: String
    let names: [String]
  }

  /// The most groups that are shown one by one.
  private static let mostGroups = 6

  /// Those that hide content first, then those that are off by the most.
  private var groups: [Group] {
    let shown = wrong.filter { $0.strategy.about.group != .control }
      .sorted { ($0.rank, $0.worst.points) > ($1.rank, $1.worst.points) }
    var groups: [Group] = []
    for result in shown {
      let (words, why) = (result.worst.words, why(result))
      if groups.contains(where: { $0.words == words && $0.why == why }) { continue }
      let names = shown.filter { $0.worst.words == words && self.why($0) == why }.map(\.name)
      groups.append(Group(words: words, why: why, names: names))
    }
    return groups
  }

  private static func list(_ names: [String], limit: Int) -> String {
    if names.count <= limit + 1 { return names.joined(separator: "; ") }
    return names.prefix(limit).joined(separator: "; ") + " and \(names.count - limit) others"
  }

  private var wrong: [Result] {
    examples.compactMap { strategy, example in
      WorstExample(example, command: "").map { Result(strategy: strategy, worst: $0) }
    }
  }

  private var exact: [AnyInsetStrategy] {
    examples.filter { $0.example.explanation.outcome.verdict?.isExact ?? false }.map(\.strategy)
  }

  /// The whole answer, to fit a screen.
  package var text: String {
    guard let first = examples.first?.example.explanation else { return "" }
    var lines = Lines()
    lines.text = [first.id.tamed, "  " + labels.joined(separator: ", ").tamed]
    lines.heading("what is right")
    let name = isWebPage(first) ? "bar up by" : "bottom inset"
    for (index, step) in first.steps.enumerated() {
      let right = "\(name) \(step.arithmetic)\(Self.lowest(step))"
      lines.fact(
        "step \(index + 1): \(step.step.name)",
        step.step.isJudged ? right : "not judged: the view is not on screen")
    }
    if first.steps.contains(where: { $0.step.isJudged && $0.lowestBottom != nil }) {
      lines.fact("or down to", Self.lowestWords)
    }
    lines.text += behaviorLines
    let groups = groups
    if !groups.isEmpty { lines.heading("wrong there") }
    for group in groups.prefix(Self.mostGroups) {
      lines.text.append("  ✗ \(group.words)")
      lines.fact("", Self.list(group.names, limit: 4))
      if !group.why.isEmpty { lines.fact("    why", group.why) }
    }
    if groups.count > Self.mostGroups {
      let others = groups.dropFirst(Self.mostGroups).flatMap(\.names)
      lines.fact("  otherwise", Self.list(others, limit: 6))
    }
    lines.text += remedy(first)
    return lines.text.joined(separator: "\n") + "\n"
  }

  /// How much less is right as well while the keyboard has not settled.
  private static func lowest(_ step: Explanation.Step) -> String {
    step.lowestBottom.map { ", or down to \(Numbers.points($0))" } ?? ""
  }

  private static let lowestWords =
    "while a finger holds the keyboard, any bottom down to where it is counts; in the picture of the "
    + "app switcher, any down to where content rests"

  /// What a program reads of the answer.
  ///
  /// - Parameter strategies: The ids of those that it is about; all where there are none.
  /// - Returns: The scenario, what is right, what the OS does, who is wrong and who is exact.
  package func json(of strategies: Set<String> = []) -> JSONValue {
    guard let first = examples.first?.example.explanation else { return .null }
    func isShown(_ id: String) -> Bool { strategies.isEmpty || strategies.contains(id) }
    let steps = first.steps.enumerated().filter { $0.element.step.isJudged }
    return [
      "scenario": .string(first.id), "labels": .strings(labels),
      "right": .array(
        steps.map { index, step in
          [
            "step": .integer(index + 1), "name": .string(step.step.name),
            "bottom": .points(step.expectation.content.bottom),
            "lowest": .points(step.lowestBottom ?? step.expectation.content.bottom),
            "arithmetic": .string(step.arithmetic),
          ]
        }),
      "behaviors": .array(
        behaviors.map {
          [
            "name": .string($0.behavior.rawValue), "sentence": .string($0.behavior.sentence),
            "grade": .string($0.behavior.grade.rawValue), "source": .string($0.behavior.source),
            "isTakenIn": .bool($0.isTakenIn),
          ]
        }),
      "wrong": .array(
        wrong.filter { isShown($0.strategy.id) }.map {
          [
            "strategy": .string($0.strategy.id), "words": .string($0.worst.words),
            "why": .string(why($0)),
          ]
        }),
      "exact": .strings(exact.map(\.id).filter(isShown)),
      "notAvailable": .strings(
        examples.filter { $0.example.explanation.outcome == .notAvailable }.map(\.strategy.id)
          .filter(isShown)),
    ]
  }

  /// What to do next: the fix, and the command for one's own code.
  package var hints: [String] {
    guard let first = examples.first?.example.explanation else { return [] }
    let isWebPage = isWebPage(first)
    let fix = exact.isEmpty ? [] : fix(isWebPage: isWebPage)
    return isWebPage ? fix : fix + [Self.command(for: first.id)]
  }

  /// The fix to recommend; empty where no strategy is wrong, or the library itself is.
  private func fix(isWebPage: Bool) -> [String] {
    if wrong.allSatisfy({ $0.strategy.about.group == .control }) { return [] }
    if isWebPage { return [Self.pageFix] }
    return wrong.contains { $0.strategy.id == CoveredArea.id } ? [] : [Self.viewFix]
  }

  private static let pageFix =
    "the page as high as visualViewport.height and moved down by its offsetTop, on resize and scroll"
  private static let viewFix =
    "KeyboardInsets(for: scrollView) of KeyboardObserving, kept by the controller"

  private static func command(for scenario: String) -> String {
    "insetmatrix check FILE --explain \(shellWord(scenario))"
  }

  /// What an explanation of one strategy lacks: why it is wrong, what the OS does, who is exact and the
  /// fix; nothing where the strategy is exact.
  ///
  /// - Parameter strategy: The strategy's id.
  /// - Returns: The lines, each with its line break.
  package func reasons(for strategy: String) -> String {
    guard let result = wrong.first(where: { $0.strategy.id == strategy }) else { return "" }
    var lines = Lines()
    lines.heading("why")
    lines.text.append("  \(result.name) \(result.worst.words)")
    let why = why(result)
    if !why.isEmpty { lines.fact("", why) }
    lines.text += behaviorLines
    lines.text += remedy(result.worst.explanation, isCommandShown: false)
    return lines.text.joined(separator: "\n") + "\n"
  }

  /// The sentences that describe a failure: what is known of the strategy, and what the arithmetic says.
  private func why(_ result: Result) -> String {
    let advice = FailureAdvice(result.worst)
    // Whatever a strategy is known for, all that it adds is on top of SwiftUI's room.
    if advice.countsTwice, let words = advice.words { return words }
    let scenarios = [result.worst.explanation.scenario, showAlone(result.worst)].compactMap(\.self)
    let known = result.strategy.about.weaknesses.filter { weakness in
      guard let query = weakness.query else { return false }
      let parsed = Query.parse(query, parameters).query
      return weakness.effects.contains { $0.isShown(by: result.worst) }
        && scenarios.allSatisfy { parsed.contains($0) }
    }
    if isWebPage(result.worst.explanation) {
      let reason = PageReason(result.worst)
      // What is known of a page is about a field that has the focus.
      if known.isEmpty || reason.isOfOtherApp { return reason.words ?? "" }
    }
    // The arithmetic of a handler says less than what is known of a strategy.
    if !known.isEmpty { return known.prefix(2).map(\.sentence).joined(separator: "; ") }
    if result.worst.kind == .indicator {
      return "set `verticalScrollIndicatorInsets` to the same bottom as `contentInset`"
    }
    return advice.words ?? ""
  }

  /// The scenario with nothing after the show; nil where the failure is not one of a show at the
  /// start.
  ///
  /// What is known of the steps that follow says nothing about such a failure.
  private func showAlone(_ worst: WorstExample) -> [Int]? {
    let script = MatrixParameter.script.rawValue
    guard worst.number == 1, worst.step.step.name == "show",
      let show = parameters[script].levels.firstIndex(of: "show")
    else { return nil }
    var scenario = worst.explanation.scenario
    scenario[script] = show
    return scenario
  }

  private var behaviorLines: [String] {
    if behaviors.isEmpty { return [] }
    var lines = Lines()
    lines.heading("what iOS does there")
    for shown in behaviors {
      let behavior = shown.behavior
      let state = shown.isTakenIn ? "" : ", left out: --with \(behavior.rawValue)"
      lines.text.append("  \(behavior.title) (\(behavior.grade.rawValue)\(state))")
      lines.fact("", behavior.sentence)
      lines.fact("", behavior.source)
    }
    return lines.text
  }

  private func remedy(
    _ explanation: Explanation, isCommandShown: Bool = true
  ) -> [String] {
    var lines = Lines()
    let names = exact.map { $0.about.name.isEmpty ? $0.id : $0.about.name }
    lines.text.append("")
    lines.fact("exact there", names.isEmpty ? "none" : Self.list(names, limit: 6))
    let isWebPage = isWebPage(explanation)
    if !names.isEmpty { for fix in fix(isWebPage: isWebPage) { lines.fact("fix", fix) } }
    if isCommandShown, !isWebPage {
      lines.text.append("  your own code     \(Self.command(for: explanation.id))")
    }
    return lines.text
  }
}

/// Whether a scenario is about a page in a web view, where no view's inset is of interest.
private func isWebPage(_ explanation: Explanation) -> Bool {
  explanation.scene.layout.environment(at: 0).isWebPage
}

extension Weakness.Effect {
  fileprivate func isShown(by worst: WorstExample) -> Bool {
    switch self {
    case .hidden: worst.kind == .hidden
    case .gap: worst.kind == .gap
    case .padding: worst.kind == .paddingLost
    case .otherEdges: worst.kind == .otherEdge
    case .indicators: worst.kind == .indicator
    case .offset: worst.kind == .offset
    case .notRestored: !worst.isCovered
    }
  }
}
