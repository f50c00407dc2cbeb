import InsetCore
import InsetOracle
package import MatrixResults
import TextFormats

/// How one strategy does in the scenarios that people use most, and why not better.
package struct StrategyCheck {
  /// A reason for failures, with the scenario that shows it.
  package struct Cause {
    /// The rule's words.
    let title: String
    /// The share of the keyboard appearances in which it fails like this, from 0 to 1.
    let share: Double
    let example: Report.Example
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
      as rule: FailureRule, _ example: Report.Example, _ model: RunModel
    ) -> Bool {
      func advice(_ example: Report.Example) -> String? {
        // The same cause has other points elsewhere.
        WorstExample(example, model).flatMap { FailureAdvice($0).words }?.filter { !$0.isNumber }
      }
      let (own, other) = (advice(self.example), advice(example))
      return own == nil && other == nil ? signature == rule.signature : own == other
    }
  }

  private let heard: [String]
  /// The share in which the content is right, whatever the scroll bar is.
  private let right: Double
  private let scrollBar: Double
  private let setsIndicators: Bool
  private let hidden: Double
  private let gap: Double
  private let scenarios: Int
  private let causes: [Cause]
  private let model: RunModel

  /// Collects what a check says.
  ///
  /// - Parameters:
  ///   - heard: The events that it hears, by UIKit's names.
  ///   - setsIndicators: Whether it sets the vertical indicator's insets.
  ///   - shares: The shares of the run, whose only strategy it is.
  ///   - result: The run.
  ///   - causes: Its causes, the most used first.
  package init(
    heard: [String], setsIndicators: Bool, _ shares: UsageShares, of result: RunResult,
    causes: [Cause]
  ) {
    (self.heard, self.setsIndicators, self.causes) = (heard, setsIndicators, causes)
    let own = shares.strategies[0]
    let judged = Harm.failing.reduce(own[.exact]) { $0 + own[$1] }
    func share(_ harm: Double) -> Double { judged > 0 ? harm / judged : 0 }
    right = share(own[.exact] + own[.scrollBar])
    scrollBar = share(own[.scrollBar])
    hidden = share(own.hidden)
    gap = share(own[.gap])
    scenarios = result.counts.applicable
    model = result.model
  }

  /// Whether nothing fails.
  package var isExact: Bool { causes.isEmpty && scrollBar == 0 }

  /// The answer, to fit a screen.
  package var text: String {
    var lines = [
      "content is right in \(percent(right)) of keyboard appearances; hidden in \(percent(hidden)), "
        + "a gap in \(percent(gap))",
      "  \(Numbers.grouped(scenarios)) scenarios, weighted by what people use; heard: "
        + heard.joined(separator: ", "),
    ]
    if scrollBar > 0 {
      lines.append(
        "  the scroll bar alone is wrong in \(percent(scrollBar)): "
          + (setsIndicators
            ? "its insets are not those that it needs"
            : "set `verticalScrollIndicatorInsets` to the same bottom"))
    }
    for (number, cause) in causes.enumerated() { lines += text(of: cause, number + 1) }
    if !isExact { lines += Self.fix }
    return lines.joined(separator: "\n") + "\n"
  }

  private func text(of cause: Cause, _ number: Int) -> [String] {
    guard let worst = WorstExample(cause.example, model) else { return [] }
    let measure = worst.measure
    var lines = [
      "", "\(number). \(percent(cause.share)): \(cause.title)",
      "   \(cause.example.device): \(worst.words)",
      "   \(measure.name) \(Numbers.points(measure.actual)), right is "
        + "\(Numbers.points(measure.expected)) (\(measure.breakdown))",
    ]
    lines += CheckPicture(worst).lines.map { "   " + $0 }
    if let advice = FailureAdvice(worst).words { lines.append("   change: \(advice)") }
    if !cause.exact.isEmpty {
      lines.append("   exact there: \(cause.exact.joined(separator: "; "))")
    }
    lines.append("   see: --explain \(shellWord(worst.explanation.id))")
    return lines
  }

  private static let fix = [
    "", "right everywhere, with the library KeyboardObserving:",
    "  let keyboard = KeyboardInsets(for: scrollView)   // in viewDidLoad, kept by the controller",
  ]

  private func percent(_ share: Double) -> String {
    Numbers.percent(Int((share * 1_000_000).rounded(.up)), of: 1_000_000)
  }
}
