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
  /// How much of the view is below the top edge of a keyboard's end frame, in points, what is below the
  /// screen included; 0 in a popover and for a frame that is empty or not at the screen's bottom edge.
  ///
  /// UIKit's own measure is private. It is read as the one public reconstruction of it has it: the
  /// distance from the keyboard's top edge to the view's bottom edge, nothing in a popover and nothing for
  /// an empty frame.
  func dockedOverlap(of endFrame: Rect) -> Double {
    let chain = environment.chain
    let keyboard = chain.uprightScreen(fromScreen: endFrame)
    let bottom = chain.uprightScreenSize.height
    let isDocked = !keyboard.isEmpty && keyboard.minY < bottom && keyboard.maxY >= bottom
    if !isDocked || environment.isInPopover { return 0 }
    return max(0, chain.viewOnScreen.maxY - keyboard.minY)
  }
}
