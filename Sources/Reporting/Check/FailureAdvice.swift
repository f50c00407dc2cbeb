import InsetCore
import InsetOracle
import MatrixResults
import TextFormats

/// What to change in a handler, from the arithmetic of a step that it gets wrong.
///
/// Each row compares how far the bottom is off with something that UIKit has at that moment; the first
/// that is equal says where the difference comes from.
struct FailureAdvice {
  private let explanation: Explanation
  private let step: Explanation.Step
  private let index: Int
  /// Whether the handler asks where the keyboard is.
  private let readsKeyboard: Bool
  /// What goes wrong.
  private let kind: WorstExample.Kind
  /// What a SwiftUI view does beside SwiftUI's avoidance; nil for a handler of UIKit.
  private let swiftUI: SwiftUIUse?

  init(_ example: WorstExample, readsKeyboard: Bool = true, swiftUI: SwiftUIUse? = nil) {
    (explanation, step, index) = (example.explanation, example.step, example.number - 1)
    (self.readsKeyboard, self.swiftUI, kind) = (readsKeyboard, swiftUI, example.kind)
  }

  private var environment: ViewEnvironment {
    explanation.scene.layout.environment(after: step.step)
  }

  /// How much more than is right the bottom keeps free, in points.
  private var excess: Double {
    let measure = Measure(step, explanation.mechanism)
    return explanation.mechanism == .insets
      ? measure.actual - measure.expected : measure.expected - measure.actual
  }

  /// A sentence; nil where nothing explains the difference.
  var words: String? { (swiftUI.map { rows(beside: $0) } ?? rows).first { $0.isSo }?.words }

  /// Whether SwiftUI makes room for the keyboard already, so that all that is added is too much.
  var countsTwice: Bool {
    guard explanation.mechanism == .insets, environment.isHostedBySwiftUI,
      step.truth.covered != nil, excess > Judgement.tolerance
    else { return false }
    // SwiftUI's region is where the keyboard or the guides moved last.
    var region: Rect?
    for occurrence in explanation.steps[...index].flatMap(\.step.occurrences) {
      switch occurrence {
      case .moveKeyboard(let frame), .moveGuides(_, let frame): region = frame
      default: break
      }
    }
    return environment.adjustsForKeyboard && region != nil
  }

  private func equals(_ points: Double) -> Bool {
    abs(points) > Judgement.tolerance && abs(excess - points) <= Judgement.tolerance
  }

  /// The bottom that the step before needed, where this one needs another.
  private var before: Double? {
    guard index > 0 else { return nil }
    let earlier = Measure(explanation.steps[index - 1], explanation.mechanism)
    let now = Measure(step, explanation.mechanism)
    return abs(earlier.expected - now.expected) > Judgement.tolerance ? earlier.actual : nil
  }

  private var isStale: Bool {
    guard let before else { return false }
    return abs(before - Measure(step, explanation.mechanism).actual) <= Judgement.tolerance
  }

  private var isConstraint: Bool {
    if case .bottomConstraint = explanation.mechanism { true } else { false }
  }

  /// Whether the view gets another frame after the first notification of the step.
  private var movesLater: Bool {
    let occurrences = step.step.occurrences
    guard
      let post = occurrences.firstIndex(where: {
        if case .post(let event) = $0 { event.kind.isKeyboard } else { false }
      })
    else { return false }
    let first = index > 0 ? explanation.steps[index - 1].step.stage : 0
    return occurrences[post...].contains {
      guard case .layOut(let stage) = $0 else { return false }
      let layout = explanation.scene.layout
      return layout.environment(at: stage).chain != layout.environment(at: first).chain
    }
  }

  private typealias Row = (isSo: Bool, words: String)

  private var isCovered: Bool { step.truth.covered != nil }

  private var notFinite: Row {
    (!excess.isFinite, "what it sets has no end: it divides by 0, or multiplies without a limit")
  }

  private var undocked: Row {
    (
      !isCovered && step.truth.raised != nil && excess > 0,
      "the keyboard floats or is undocked: make room only if it reaches the screen's bottom"
    )
  }

  private var left: Row {
    (
      !isCovered && isStale && excess > 0,
      "nothing undoes it when the keyboard goes: observe `keyboardWillHide`, too"
    )
  }

  private var bar: Row {
    (
      step.truth.isBar && excess > 0,
      "a hardware keyboard shows only a bar, and the rest of its frame is below the screen: use "
        + "the part of the frame that covers the view"
    )
  }

  /// What a view of SwiftUI can change.
  private func rows(beside use: SwiftUIUse) -> [Row] {
    switch use {
    case .avoids:
      [
        (
          kind == .hidden,
          "SwiftUI's region leaves this out: what must stay above it belongs in a scroll view of "
            + "UIKit"
        )
      ]
    case .ignores:
      [(kind == .hidden, "nothing makes room: remove `ignoresSafeArea(.keyboard)`")]
    case .pads:
      [
        notFinite,
        (
          kind == .gap && isCovered,
          "SwiftUI makes room for the keyboard, too: remove the padding or offset"
        ), undocked, left,
        (
          isOfBottom,
          "remove the padding or offset: SwiftUI avoids the keyboard by itself"
        ),
      ]
    case .padsAlone:
      [
        notFinite, undocked, left, bar,
        (
          isOfBottom && equals(environment.systemInset.bottom),
          "the padding begins above the bottom safe area, "
            + "\(points(environment.systemInset.bottom)): subtract it, or remove the padding and "
            + "`ignoresSafeArea(.keyboard)`, as SwiftUI avoids the keyboard by itself"
        ),
        (
          isOfBottom,
          "remove the padding or offset and `ignoresSafeArea(.keyboard)`: SwiftUI avoids the "
            + "keyboard by itself"
        ),
      ]
    }
  }

  private var isOfBottom: Bool { kind == .hidden || kind == .gap }

  private var rows: [Row] {
    let (truth, environment) = (step.truth, environment)
    let added = environment.systemInset.bottom
    let obstruction = environment.obstruction.bottom
    let below = environment.chain.uprightScreenSize.height - truth.view.frame.maxY
    let end = "\(points(abs(below))) \(below < 0 ? "below" : "above")"
    let system =
      explanation.mechanism == .insets
      ? "`adjustedContentInset.bottom - contentInset.bottom`" : "`view.safeAreaInsets.bottom`"
    return [
      notFinite,
      (countsTwice, "SwiftUI makes room, too: the keyboard counts twice"),
      (
        explanation.mechanism == .insets && step.settled.content.bottom < added - 1,
        "the inset is negative: set `max(0, …)`, or the app's own inset where that is more"
      ),
      (
        isConstraint && !isCovered && excess < 0,
        "the constant is negative where the keyboard is lower than the safe area: set `max(0, …)`"
      ),
      undocked, left,
      (
        !readsKeyboard && isCovered,
        "the keyboard's height differs by device, language and mode: use `keyboardFrameEnd`"
      ),
      (
        isStale && isCovered,
        "the keyboard's frame has changed, and the handler still uses the old one: observe "
          + "`keyboardWillChangeFrame`, and measure again in `viewDidLayoutSubviews`"
      ),
      bar,
      (
        equals(added) && added > 0,
        "the system adds \(points(added)) itself (safe area and bars): subtract \(system)"
      ),
      (
        added == 0 && obstruction > 0 && equals(-obstruction),
        "the system adds nothing here: subtract \(system) instead of \(points(obstruction))"
      ),
      (
        equals(-added) && added > 0,
        "the safe area and bars, \(points(added)), are subtracted twice or left out"
      ),
      (
        equals(below) || equals(below + added),
        "the view ends \(end) the bottom of the screen: use the part of it that is covered, "
          + "`view.bounds.maxY - view.convert(keyboardFrameEnd, from: nil).minY`"
      ),
      (
        isCovered && excess < 0 && excess > -environment.chain.uprightScreenSize.height
          && (equals(-(obstruction - added)) || obstruction > added && excess > -obstruction - 1),
        "the handler subtracts a bar or a safe area that the system does not add here: subtract "
          + "only \(system)"
      ),
      (
        truth.view.base.bottom > 0 && equals(-truth.view.base.bottom),
        "the app's own inset of \(points(truth.view.base.bottom)) is lost: add to it"
      ),
      (
        isCovered && movesLater,
        "the view's frame changes after the notification: measure again in `viewDidLayoutSubviews`"
      ),
      (
        isCovered && excess < 0 && step.settled.content.bottom == added
          && explanation.mechanism == .insets,
        "no room is made: the handler does not observe this change, or ignores its frame"
      ),
    ]
  }

  private func points(_ length: Double) -> String { "\(Numbers.points(length)) pt" }
}
