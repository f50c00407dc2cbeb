package import InsetCore
import InsetOracle
package import MatrixResults
package import TextFormats

/// How one strategy does in the scenarios that people use most, and why not better.
package struct StrategyCheck {
  /// A reason for failures, with the scenario that shows it.
  package struct Cause {
    /// The rule's words.
    let title: String
    /// The share of the keyboard appearances in which it fails like this, from 0 to 1.
    package let share: Double
    package let example: Report.Example
    let signature: FailureSignature
    /// Names of strategies that are exact in the example.
    let exact: [String]

    package init(
      _ rule: FailureRule, share: Double, _ example: Report.Example, exact: [String]
    ) {
      (title, signature) = (rule.title, rule.signature)
      (self.share, self.example, self.exact) = (share, example, exact)
    }

    /// Whether another rule fails for the same reason, as far as its example tells.
    package func isSame(
      as rule: FailureRule, _ example: Report.Example, _ model: RunModel, for subject: Subject
    ) -> Bool {
      func advice(_ example: Report.Example) -> String? {
        // The same cause has other points elsewhere.
        WorstExample(example, model).flatMap(subject.advice)?.filter { !$0.isNumber }
      }
      let (own, other) = (advice(self.example), advice(example))
      return own == nil && other == nil ? signature == rule.signature : own == other
    }
  }

  /// What is checked.
  package enum Subject: Sendable {
    /// A pasted handler: the events that it hears, by UIKit's names, whether it sets the vertical
    /// indicator's insets, whether it asks where the keyboard is, how it animates, and what it does
    /// beside SwiftUI's avoidance.
    case handler(
      heard: [String], setsIndicators: Bool, readsKeyboard: Bool, AnimationUse, SwiftUIUse?)
    /// A strategy that commands know by its id.
    case strategy(String)

    package var isHandler: Bool { if case .handler = self { true } else { false } }

    /// What to change, by the arithmetic of an example; nil where nothing explains it.
    func advice(_ worst: WorstExample) -> String? {
      guard case .handler(_, _, let readsKeyboard, _, let swiftUI) = self else {
        return FailureAdvice(worst).words
      }
      return FailureAdvice(worst, readsKeyboard: readsKeyboard, swiftUI: swiftUI).words
    }
  }

  private let subject: Subject
  /// The share in which the content is right, whatever the scroll bar is.
  let right: Double
  let scrollBar: Double
  let hidden: Double
  let gap: Double
  /// The scenarios in which it was judged.
  package let scenarios: Int
  package let causes: [Cause]
  let model: RunModel

  /// Collects what a check says.
  ///
  /// - Parameters:
  ///   - subject: What is checked.
  ///   - own: The strategy's shares.
  ///   - result: The run.
  ///   - causes: Its causes, the most used first.
  package init(
    _ subject: Subject, _ own: UsageShares.Strategy, of result: RunResult, causes: [Cause]
  ) {
    (self.subject, self.causes) = (subject, causes)
    let judged = Harm.failing.reduce(own[.exact]) { $0 + own[$1] }
    func share(_ harm: Double) -> Double { judged > 0 ? harm / judged : 0 }
    right = share(own[.exact] + own[.scrollBar])
    scrollBar = share(own[.scrollBar])
    hidden = share(own.hidden)
    gap = share(own[.gap])
    let totals = result.totals
    scenarios = totals.count == 1 ? totals[0].judged : result.counts.applicable
    model = result.model
  }

  /// Whether nothing fails.
  package var isExact: Bool { causes.isEmpty && scrollBar == 0 }

  /// How often content is right, in a line.
  package var headline: String {
    let rest = 1 - right - hidden - gap
    return "content is right in \(percent(right)) of keyboard appearances; "
      + "hidden in \(percent(hidden)), a gap in \(percent(gap))"
      + (rest > 0.0005 ? ", otherwise wrong in \(percent(rest))" : "")
  }

  /// How a handler animates what it changes.
  var animation: AnimationUse? {
    if case .handler(_, _, _, let animation, _) = subject { animation } else { nil }
  }

  /// What to do about a scroll bar that is wrong where the content is right.
  var scrollBarAdvice: String? {
    guard scrollBar > 0, case .handler(_, let setsIndicators, _, _, _) = subject else { return nil }
    return Self.scrollBarAdvice(setsIndicators)
  }

  private static func scrollBarAdvice(_ setsIndicators: Bool) -> String {
    setsIndicators
      ? "its insets are not those that it needs"
      : "set `verticalScrollIndicatorInsets` to the same bottom"
  }

  /// The answer, to fit a screen.
  package var text: String {
    var lines = [headline]
    let run = "  \(Numbers.grouped(scenarios)) scenarios, weighted by what people use"
    switch subject {
    case .handler(let heard, let setsIndicators, _, let animation, let swiftUI):
      let own = heard.isEmpty && swiftUI != nil
      lines.append(
        run + (own ? "; SwiftUI's own avoidance" : "; heard: " + heard.joined(separator: ", ")))
      if animation != .unknown { lines.append("  content moves \(animation.words)") }
      if scrollBar > 0 {
        let advice = Self.scrollBarAdvice(setsIndicators)
        lines.append("  the scroll bar alone is wrong in \(percent(scrollBar)): \(advice)")
      }
    case .strategy: lines.append(run)
    }
    for number in causes.indices { lines += self.lines(of: number) }
    if !isExact { lines += fix }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A cause in some lines: its share and condition, points, arithmetic, picture, what to change and
  /// who is exact.
  package func lines(of number: Int) -> [String] {
    let cause = causes[number]
    guard let worst = WorstExample(cause.example, model) else { return [] }
    let measure = worst.measure
    var lines = [
      "", "\(number + 1). \(percent(cause.share)): \(cause.title)",
      "   \(cause.example.device): \(worst.words)",
    ]
    if worst.isOfBottom {
      let name = worst.explanation.mechanism == .insets ? measure.name : "content ends at"
      lines.append(
        "   \(name) \(Numbers.points(measure.actual)), right is "
          + "\(Numbers.points(measure.expected)) (\(measure.breakdown))")
      lines += CheckPicture(worst).lines.map { "   " + $0 }
    } else {
      lines += worst.step.deviations(worst.explanation.mechanism).map { "   " + $0 }
    }
    if let advice = subject.advice(worst) { lines.append("   change: \(advice)") }
    if !cause.exact.isEmpty {
      lines.append("   exact there: \(cause.exact.joined(separator: "; "))")
    }
    switch subject {
    case .handler: lines.append("   see: --explain \(shellWord(worst.explanation.id))")
    case .strategy(let id) where !id.isEmpty: lines.append("   see: \(worst.command)")
    case .strategy: break
    }
    return lines
  }

  private var fix: [String] {
    guard case .handler(_, _, _, _, .some(let swiftUI)) = subject else {
      return [
        "", "right everywhere, with the library KeyboardObserving:",
        "  let keyboard = KeyboardInsets(for: scrollView)   "
          + "// in viewDidLoad, kept by the controller",
      ]
    }
    if swiftUI == .avoids { return [] }
    return [
      "", "right with nearly every keyboard on screen, without a line of one's own:",
      "  SwiftUI's avoidance: no padding by the keyboard, no `ignoresSafeArea(.keyboard)`",
    ]
  }

  private func percent(_ share: Double) -> String {
    Numbers.percent(Int((share * 1_000_000).rounded(.up)), of: 1_000_000)
  }
}

extension StrategyCheck {
  /// What a program reads of the answer.
  package var json: JSONValue {
    let json: JSONValue = [
      "right": .share(right), "hidden": .share(hidden), "gap": .share(gap),
      "scrollBar": .share(scrollBar), "scenarios": .integer(scenarios),
      "causes": .array(
        causes.compactMap { cause in
          guard let worst = WorstExample(cause.example, model) else { return nil }
          let json: JSONValue = [
            "share": .share(cause.share), "title": .string(cause.title),
            "scenario": .string(worst.explanation.id), "device": .string(cause.example.device),
            "words": .string(worst.words), "exact": .strings(cause.exact),
          ]
          return json.adding([
            "change": subject.advice(worst).map { .string($0) },
            "actual": worst.isOfBottom ? .points(worst.measure.actual) : nil,
            "expected": worst.isOfBottom ? .points(worst.measure.expected) : nil,
          ])
        }),
    ]
    return json.adding(["animation": animation.map { .string($0.timing.rawValue) }])
  }

  /// What to do next: what each cause asks to change, and the command that shows it.
  package func hints(_ command: (_ scenario: String) -> String) -> [String] {
    let changes = causes.compactMap { cause in
      WorstExample(cause.example, model).flatMap(subject.advice)
    }
    let scenario = causes.first.map { $0.example.explanation.id }
    let scrollBar = scrollBarAdvice.map { ["scroll bar: \($0)"] } ?? []
    return changes + scrollBar + (scenario.map { [command($0)] } ?? [])
  }
}
