import InsetCore

extension ReportedStrategies {
  /// Moves the root view up by what the keyboard covers of it, and puts its frame of before the
  /// show back.
  ///
  /// From github.com/hackiftekhar/IQKeyboardManager/issues/446: a status bar that has become lower
  /// meanwhile leaves the view 20 points too low.
  struct FrameOfShow: InsetStrategy {
    static let id = "reported-frame-of-show"
    static let mechanism = AdjustmentMechanism.translation

    private var top: Double?

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      let root = view.environment.chain.root
      switch event.kind {
      case .keyboardWillShow:
        top = top ?? root.minY
        view.translationY = -view.overlap(of: event.keyboard.endFrame)
      case .keyboardWillHide:
        view.translationY = (top ?? root.minY) - root.minY
        top = nil
      default: break
      }
    }
  }
}
