import InsetCore

extension ViewState {
  /// Scrolls the content so that the field moves up or down, as IQKeyboardManager does.
  ///
  /// - Parameters:
  ///   - up: How far the field is to move up, in points; negative is down.
  ///   - field: The field's frame in the window.
  ///   - top: The line of the window that the field is to stay below.
  /// - Returns: How much of `up` is left for the root view, in points.
  mutating func scrollField(up: Double, from field: Rect, below top: Double) -> Double {
    var up = up
    let y = contentOffset.y
    // Content that rests below a bar is not scrolled by less than the bar's height.
    guard up > 0 ? up > -y - contentInset.top : field.minY < top else { return 0 }
    if up <= 0 { up = min(0, field.minY - top) }
    let offset = min(y - min(y, -up), environment.focusedField.minY)
    contentOffset.y = offset
    return up - (offset - y)
  }
}

extension ViewEnvironment {
  /// The bottom of the navigation bar, or of the status bar where there is no navigation bar, in the
  /// upright window space.
  ///
  /// The library has both, and the field, in the space of the root view's superview, which begins
  /// where a sheet does.
  var lowestBar: Double {
    navigationBar?.frame.maxY ?? chain.root.minY + rootObstruction.top
  }

  /// Whether a library finds a table view controller, which it leaves alone by default, or a web view,
  /// whose fields it does not hear of; a field of SwiftUI's is UIKit's.
  var isLeftToUIKit: Bool { adjustsForKeyboard && !isHostedBySwiftUI }
}
