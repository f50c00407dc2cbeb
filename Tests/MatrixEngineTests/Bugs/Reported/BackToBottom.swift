import InsetCore

extension ReportedStrategies {
  /// A chat that makes room for the overlap, and shows its last message whenever it appears.
  ///
  /// From github.com/deltachat/deltachat-ios/pull/2504: a swipe back that is cancelled loses where
  /// the user was.
  struct BackToBottom: InsetStrategy {
    static let id = "reported-back-to-bottom"
    static let scrolls = true

    private var hasAppeared = false

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow:
        view.makeRoom(for: event.keyboard.endFrame)
        view.scrollRectToVisible(view.environment.focusedField)
      case .keyboardWillHide: view.setBottom(0)
      case .viewDidAppear:
        if hasAppeared {
          view.contentOffset.y = max(
            -view.adjustedContentInset.top,
            view.environment.contentSize.height + view.adjustedContentInset.bottom
              - view.bounds.height)
        }
        hasAppeared = true
      default: break
      }
    }
  }
}
