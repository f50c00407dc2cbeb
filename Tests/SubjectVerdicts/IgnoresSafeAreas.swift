import InsetCore

/// Adds what the keyboard covers to whatever the system adds for the same strip.
struct IgnoresSafeAreas: InsetStrategy {
  static let id = "ignores-safe-areas"
  static let mechanism = AdjustmentMechanism.insets

  private var isLoaded = false
  private var applied = 0.0

  mutating func receive(_ event: Event, _ view: inout ViewState) {
    switch event.kind {
    case .viewDidLoad: isLoaded = true
    case .keyboardWillShow where isLoaded: apply(view.overlap(with: event.keyboard.endFrame), &view)
    case .keyboardWillHide where isLoaded: apply(view.overlap(with: .zero), &view)
    default: break
    }
  }

  private mutating func apply(_ overlap: Double, _ view: inout ViewState) {
    view.contentInset.bottom += overlap - applied
    view.verticalScrollIndicatorInsets.bottom += overlap - applied
    applied = overlap
  }
}

extension ViewState {
  /// The height of a frame's intersection with the view, both on the screen, in points.
  func overlap(with frame: Rect?) -> Double {
    let overlap = convert(frame ?? .zero, from: .screen, to: .view).intersection(bounds)
    return overlap.isNull ? 0 : overlap.height
  }
}
