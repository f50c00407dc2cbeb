import InsetCore

/// Adds what the keyboard covers beyond what the system adds, and leaves it there.
struct NeverRestores: InsetStrategy {
  static let id = "never-restores"
  static let mechanism = AdjustmentMechanism.insets

  private var isLoaded = false
  private var content = 0.0
  private var indicators = 0.0

  mutating func receive(_ event: Event, _ view: inout ViewState) {
    if event.kind == .viewDidLoad { isLoaded = true }
    guard isLoaded, event.kind == .keyboardWillShow else { return }
    let overlap = view.overlap(with: event.keyboard.endFrame)
    let more = max(0, overlap - view.systemInset.bottom)
    let moreForIndicators = max(0, overlap - view.indicatorSystemInset.bottom)
    view.contentInset.bottom += more - content
    view.verticalScrollIndicatorInsets.bottom += moreForIndicators - indicators
    (content, indicators) = (more, moreForIndicators)
  }
}
