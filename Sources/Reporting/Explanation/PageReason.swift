import InsetCore
import InsetOracle
import MatrixResults

/// Why a strategy of a web page is wrong at a step, from what the step tells the page.
///
/// A row for each reason; the first that holds is the answer. What UIKit has says nothing here.
struct PageReason {
  private let worst: WorstExample

  init(_ worst: WorstExample) { self.worst = worst }

  /// Whether the keyboard comes or goes for another app, whose field has the focus.
  var isOfOtherApp: Bool { worst.step.step.name.hasPrefix("other-") }

  /// A sentence; nil where nothing explains the failure.
  var words: String? { rows.first { $0.isSo }?.words }

  private var rows: [(isSo: Bool, words: String)] {
    let isCovered = worst.isCovered
    let isLeft = worst.kind == .gap && !isCovered
    let isHidden = worst.kind == .hidden && isCovered
    return [
      (
        isHidden && isOfOtherApp,
        "The keyboard is another app's: no field of the page has the focus, and WebKit pans nothing"
      ),
      (
        isHidden && posts.isEmpty,
        "The keyboard was there before the page came, and no notification tells the page of it"
      ),
      (isLeft && isOfOtherApp, "The keyboard hides: the page keeps the height above it"),
      (isLeft && staysPanned, "The page stays where it was panned when the keyboard goes"),
      (
        isLeft && posts.isEmpty,
        "The keyboard has gone, and no notification tells the page of it"
      ),
      (
        isLeft && posts.contains { $0.isKeyboardHide },
        "The notification of the hide still has the keyboard's old frame"
      ),
    ]
  }

  /// The notifications of the keyboard in the step.
  private var posts: [Event] {
    worst.step.step.occurrences.compactMap { occurrence in
      if case .post(let event) = occurrence, event.kind.isKeyboard { event } else { nil }
    }
  }

  /// Whether the OS leaves the page at least as far up as the gap is high.
  private var staysPanned: Bool {
    let layout = worst.explanation.scene.layout
    return switch layout.environment(after: worst.step.step).capabilities.panAfterHide {
    case .nothing: false
    case .part: worst.points <= 24 + Judgement.tolerance
    case .all: !posts.isEmpty
    }
  }
}
