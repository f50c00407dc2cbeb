import InsetCore

/// How the system moves a sheet or popover for the docked keyboard.
enum SheetMovement: Hashable, Sendable {
  /// To the middle of what the keyboard leaves above it; the sheet keeps its size, goes no higher
  /// than `top`, and rests `raise` points above the middle.
  case center(top: Double, raise: Double)
  /// Above the keyboard by a margin, no higher than `top`; what does not fit is cut off.
  case shrink(top: Double)
  /// To its largest detent.
  case grow(to: Rect)

  /// The margin between a popover and the keyboard, in points.
  private static let margin = 10.0

  /// Where a sheet goes, in the upright screen space.
  func frame(of sheet: Rect, above keyboard: Rect) -> Rect {
    var frame = sheet
    switch self {
    case .center(let top, let raise):
      frame.origin.y = max(
        min(top, sheet.minY), min(sheet.minY, (keyboard.minY - sheet.height - raise) / 2))
    case .shrink(let top):
      let bottom = keyboard.minY - Self.margin
      guard sheet.maxY > bottom else { return sheet }
      frame.origin.y = max(min(top, sheet.minY), bottom - sheet.height)
      frame.size.height = max(44, min(sheet.height, bottom - frame.minY))
    case .grow(let largest):
      return largest.intersects(keyboard) ? largest : sheet
    }
    return frame
  }

  /// Whether it goes back only when the keyboard has gone.
  var returnsLate: Bool { if case .shrink = self { true } else { false } }
}
