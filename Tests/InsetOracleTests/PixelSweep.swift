import InsetCore

/// A slow second opinion: walks the rows of pixels from the bottom of a view upwards and looks at
/// each whether a keyboard lies on it.
///
/// It counts in twelfths of a point, in which quarters of a point and pixels of scale 2, 3 and 4 are
/// whole numbers, so that nothing is rounded on the way.
struct PixelSweep {
  /// The content's whole bottom inset, in points.
  let content: Double
  /// The vertical indicator's whole bottom inset, in points.
  let indicators: Double
  /// The bottom of the lowest fixed content that nothing hides, in points.
  let lowestLine: Double

  private static let unit = 12

  init(_ truth: Truth, scale: Int) {
    let pixel = Self.unit / scale
    let view = truth.view
    let hidden = Self.hiddenRows(of: view.frame, under: truth.covered, pixel: pixel)
    content = Self.free(
      hidden, pixel: pixel, keptBySystem: view.systemInset.bottom, padding: view.base.bottom)
    indicators = Self.free(
      hidden, pixel: pixel, keptBySystem: view.indicatorSystemInset.bottom,
      padding: view.indicatorBase.bottom)
    lowestLine = Self.line(
      resting: Self.units(view.frame.maxY) - Self.units(view.restingGap), pixel: pixel,
      under: hidden.contains(true) ? truth.covered : nil)
  }

  private static func units(_ points: Double) -> Int { Int((points * Double(unit)).rounded()) }

  /// For each row of the view, from the bottom upwards, whether the keyboard hides it.
  private static func hiddenRows(of view: Rect, under keyboard: Rect?, pixel: Int) -> [Bool] {
    let isOverView = keyboard.map { touchesColumn(of: view, $0, pixel: pixel) } ?? false
    let top = units(view.minY)
    let edge = isOverView ? units(keyboard?.minY ?? 0) : .max / 4
    var rows: [Bool] = []
    var hidden = 0
    var bottom = units(view.maxY)
    while bottom > top {
      let isHidden = isBehind(edge, rowFrom: bottom, pixel: pixel)
      rows.append(isHidden)
      hidden += isHidden ? pixel : 0
      bottom -= pixel
    }
    // Less than a point is the rounding of someone's layout and hides nothing.
    return hidden < unit ? [Bool](repeating: false, count: rows.count) : rows
  }

  /// Whether the keyboard touches some column of pixels of the view; it touches the same columns in
  /// every row that it reaches.
  private static func touchesColumn(of view: Rect, _ keyboard: Rect, pixel: Int) -> Bool {
    let (left, right) = (units(keyboard.minX), units(keyboard.maxX))
    let end = units(view.maxX)
    var column = units(view.minX)
    while column < end {
      if column < right, min(column + pixel, end) > left { return true }
      column += pixel
    }
    return false
  }

  /// Whether the middle of a row lies below the keyboard's top edge; below the keyboard's own frame
  /// there is only the end of the screen, where nobody sees a row either.
  private static func isBehind(_ edge: Int, rowFrom bottom: Int, pixel: Int) -> Bool {
    2 * bottom - pixel > 2 * edge
  }

  /// Lifts the content row by row until the lowest row is neither hidden nor in the system's strip,
  /// and puts the app's padding under it.
  private static func free(
    _ hidden: [Bool], pixel: Int, keptBySystem strip: Double, padding: Double
  ) -> Double {
    let strip = units(strip)
    var lifted = 0
    var row = 0
    for isHidden in hidden {
      if isHidden || 2 * row + pixel < 2 * strip { lifted = row + pixel }
      row += pixel
    }
    return padding + Double(lifted) / Double(unit)
  }

  /// Lifts a bar from where it rests until the row under its bottom edge shows, if need be beyond
  /// the view's own top edge.
  private static func line(resting: Int, pixel: Int, under keyboard: Rect?) -> Double {
    var bottom = resting
    if let keyboard {
      let edge = units(keyboard.minY)
      while isBehind(edge, rowFrom: bottom, pixel: pixel) { bottom -= pixel }
    }
    return Double(bottom) / Double(unit)
  }
}
