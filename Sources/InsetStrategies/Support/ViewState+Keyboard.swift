import InsetCore

extension ViewState {
  /// Writes one height, in points, below the content and below its indicator, and wipes all else.
  mutating func replaceInsets(bottom: Double) {
    contentInset = Insets(bottom: bottom)
    verticalScrollIndicatorInsets = Insets(bottom: bottom)
  }

  /// A keyboard's end frame in the view's bounds, taken to be in the window's space.
  ///
  /// A missing frame is the zero rectangle, as a message to nil returns it in Objective-C.
  func boundsFrame(of endFrame: Rect?) -> Rect {
    convert(endFrame ?? .zero, from: .window, to: .view)
  }
}
