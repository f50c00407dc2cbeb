import InsetCore

extension ReportedStrategies {
  /// A web view of iOS 12: its page scrolls for the keyboard, and a hide leaves it there.
  ///
  /// From github.com/apache/cordova-ios/issues/417. The container has made room and scrolled; what
  /// moves the page back when the room goes is missing.
  struct KeepsOffset: InsetStrategy {
    static let id = "reported-keeps-offset"
    static let scrolls = true

    private var offset: Point?

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow: offset = view.contentOffset
      case .keyboardWillHide:
        if let offset { view.contentOffset = offset }
        offset = nil
      default: break
      }
    }
  }
}
