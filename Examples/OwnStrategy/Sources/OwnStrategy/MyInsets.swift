public import InsetCore

/// Insets a scroll view by the part that the keyboard covers, less what the system adds by itself.
public struct MyInsets: InsetStrategy {
  /// Where the keyboard is on the screen; nil for none.
  private var keyboard: Rect?
  /// What this has added to the app's own insets.
  private var added = 0.0
  private var addedToIndicators = 0.0

  public init() {}

  public mutating func receive(_ event: Event, _ view: inout ViewState) {
    switch event.kind {
    case .keyboardWillShow, .keyboardWillChangeFrame: keyboard = event.keyboard.endFrame
    case .keyboardWillHide: keyboard = nil
    case .viewDidLayoutSubviews: break  // The view may have moved: measure again.
    default: return
    }
    let frame = keyboard.map { view.convert($0, from: .screen, to: .view) } ?? .zero
    // A keyboard that floats, or that is below the screen, covers nothing.
    let isDocked = frame.maxY >= view.bounds.maxY && frame.minY < view.bounds.maxY
    let covered = isDocked ? view.bounds.maxY - max(frame.minY, view.bounds.minY) : 0
    // The system adds the safe area to the scroll bar even where it adds nothing to the content.
    let bottom = max(0, covered - view.systemInset.bottom)
    let indicators = max(0, covered - view.indicatorSystemInset.bottom)
    view.contentInset.bottom += bottom - added
    view.verticalScrollIndicatorInsets.bottom += indicators - addedToIndicators
    (added, addedToIndicators) = (bottom, indicators)
  }
}
