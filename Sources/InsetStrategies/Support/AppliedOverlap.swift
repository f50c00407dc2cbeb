import InsetCore

/// What a strategy has added for the keyboard's overlap, on top of insets that others set.
struct AppliedOverlap: Hashable, Sendable {
  private var content = 0.0
  private var indicators = 0.0

  /// Replaces what has been added by what an overlap needs beyond the system's part, in points.
  mutating func apply(_ overlap: Double, to view: inout ViewState) {
    let content = max(0, overlap - view.environment.systemInset.bottom)
    let indicators = max(0, overlap - view.environment.indicatorSystemInset.bottom)
    view.contentInset.bottom += content - self.content
    view.verticalScrollIndicatorInsets.bottom += indicators - self.indicators
    (self.content, self.indicators) = (content, indicators)
  }
}

extension ViewState {
  /// How much of the view a keyboard's end frame overlaps on the upright screen, in points; 0 for
  /// one that ends above the screen's bottom edge.
  func dockedOverlap(of endFrame: Rect) -> Double {
    let chain = environment.chain
    let screen = Rect(origin: .zero, size: chain.uprightScreenSize)
    let keyboard = chain.uprightScreen(fromScreen: endFrame)
    if keyboard.maxY < screen.maxY { return 0 }
    return chain.viewOnScreen.intersection(keyboard.intersection(screen)).height
  }
}
