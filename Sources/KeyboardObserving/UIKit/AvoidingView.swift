#if os(iOS) || UIKIT_STAND_IN
  import InsetCore
  import UIKit

  /// A view as a strategy sees it, and what it writes carried out.
  @MainActor
  protocol AvoidingView {
    /// The view; nil when it is gone.
    var view: UIView? { get }
    /// What the view shows now; nil while it is in no window.
    func read() -> ViewState?
    /// Carries out what a strategy has changed, and nothing else.
    func write(_ state: ViewState, replacing before: ViewState)
  }

  /// A scroll view whose insets make room.
  struct AvoidingScrollView: AvoidingView {
    weak var scrollView: UIScrollView?
    /// Whether the strategy brings the focused field into view.
    let scrolls: Bool

    var view: UIView? { scrollView }

    func read() -> ViewState? {
      scrollView.flatMap { ViewState(reading: $0, findsField: scrolls) }
    }

    func write(_ state: ViewState, replacing before: ViewState) {
      guard let scrollView else { return }
      if state.contentInset != before.contentInset {
        scrollView.contentInset = UIEdgeInsets(state.contentInset)
      }
      if state.verticalScrollIndicatorInsets != before.verticalScrollIndicatorInsets {
        scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(
          state.verticalScrollIndicatorInsets)
      }
      // Otherwise UIKit keeps the offset in range by itself, and a finger may be scrolling.
      if scrolls, state.contentOffset != before.contentOffset {
        scrollView.contentOffset = CGPoint(x: state.contentOffset.x, y: state.contentOffset.y)
      }
    }
  }

  /// Any view, for whose content somebody else makes room.
  final class OverlappedView: AvoidingView {
    private(set) weak var view: UIView?
    private let change: (CGFloat) -> Void
    /// What a keyboard covers beyond the safe area, in points.
    private(set) var overlap = 0.0

    init(_ view: UIView, _ change: @escaping (CGFloat) -> Void) {
      (self.view, self.change) = (view, change)
    }

    func read() -> ViewState? {
      view.flatMap { ViewState(reading: $0, bottomInset: overlap) }
    }

    func write(_ state: ViewState, replacing before: ViewState) {
      if state.contentInset.bottom == overlap { return }
      overlap = state.contentInset.bottom
      change(CGFloat(overlap))
    }
  }
#endif
