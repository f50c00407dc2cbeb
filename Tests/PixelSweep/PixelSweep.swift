package import InsetCore
package import InsetOracle

/// A slow second opinion on where a view has to end up, without the oracle's rule.
///
/// It walks the rows of pixels from the bottom of a view upwards and looks at each whether a
/// keyboard lies on it, whether the system keeps it free, and whether the app does. It shares no
/// code with ``Oracle``, so that a mistake would have to be made twice to stay unseen.
///
/// Figures count in 1200ths of a point, in which hundredths of a point and the pixels of every
/// scale are whole numbers. What counts as a row is up to its middle, so an inset or a line is off
/// by half a row at most; ``resolution`` is the sum of both.
package struct PixelSweep: Hashable, Sendable {
  /// The number of rows in a point.
  package let scale: Int

  static let unit = 1200
  /// The height of a row, in units.
  private let pixel: Int

  /// Creates a sweep.
  ///
  /// - Parameter scale: The number of rows in a point, a divisor of 1200.
  package init(scale: Int = 4) {
    precondition(scale > 0 && Self.unit.isMultiple(of: scale), "rows are whole units high")
    self.scale = scale
    pixel = Self.unit / scale
  }

  /// How far a figure of the sweep can be from the exact one, in points: half a row, and the
  /// rounding of two edges to units.
  package var resolution: Double { 0.5 / Double(scale) + 1 / Double(Self.unit) }

  /// Where the view has to end up, with the choices that are made where Apple leaves one open.
  ///
  /// - Complexity: O(*h* · `scale`) for a view and insets of *h* points, and the view's width once.
  package func expectation(
    _ truth: Truth, _ choices: PolicyChoices = PolicyChoices()
  ) -> Expectation {
    let view = truth.view
    let keyboard = keyboard(truth, choices)
    let hidden = hiddenRows(of: view, under: keyboard)
    // Of a keyboard that has not settled, the rows that it still lies on.
    let still = truth.lowered.map { rows(both: hidden, hiddenRows(of: view, under: $0)) } ?? hidden
    let bar = Insets(bottom: view.ownBar)
    let content =
      insets(
        own: view.base - bar, system: view.systemInset, hidden,
        isObstruction: choices.contains(PolicyChoices(.baseInset))) + bar
    let covering = hidden.contains(true) ? keyboard : nil
    let resting = units(view.frame.maxY) - units(view.restingGap)
    return Expectation(
      content: content,
      indicators: insets(
        own: view.indicatorBase - bar, system: view.indicatorSystemInset, hidden,
        isObstruction: choices.contains(PolicyChoices(.indicatorInsets))) + bar,
      lowestLine: line(resting: resting, under: covering),
      unreachable: free(hidden, strip: view.systemInset.bottom)
        - free(Array(still.dropFirst(rowsOutOfReach(of: view))), strip: view.systemInset.bottom),
      padding: choices.contains(PolicyChoices(.baseInset)) && hidden.contains(true)
        ? 0 : max(0, view.base.bottom - view.ownBar),
      hideable: hideable(
        of: view, view.ownBar + free(hidden, strip: view.systemInset.bottom)),
      offsets: truth.lowered != nil
        ? .any
        : offsets(
          of: view, content,
          above: keyboard.map { _ in covering.map { min(resting, units($0.minY)) } ?? resting }))
  }

  /// The rows that are hidden in both of two lists from the bottom upwards.
  private func rows(both one: [Bool], _ other: [Bool]) -> [Bool] {
    zip(one, other).map { $0 && $1 }
  }

  /// Walks from the view's bottom up to the end of content that does not fill the view: what is covered
  /// beyond that can be hidden.
  private func hideable(of view: ViewTruth, _ covered: Double) -> Double {
    let end = units(view.base.top) + units(view.systemInset.top) + units(view.contentHeight)
    var row = units(view.frame.height)
    if view.contentHeight <= 0 || row <= end { return .infinity }
    var rest = units(covered)
    while rest > 0, row > end { (rest, row) = (rest - 1, row - 1) }
    return Double(rest) / Double(Self.unit)
  }

  /// Moves the content up unit by unit: the offsets at which nothing of the field is hidden, any where
  /// there are none; without a line, those at which no room is left at either end.
  private func offsets(
    of view: ViewTruth, _ inset: Insets, above line: Int?
  ) -> OffsetRange {
    let field = view.focusedField
    if view.holdsTop {
      // The first row of the content stays below what the top inset keeps free.
      let highest = firstOffset { -$0 <= units(inset.top) }
      let stays = Double(highest) / Double(Self.unit)
      return OffsetRange(stays, stays)
    }
    if field.isEmpty { return .any }
    guard let line else {
      let room = view.frame.height - inset.top - inset.bottom
      return OffsetRange(-inset.top, max(0, view.contentHeight - room) - inset.top)
    }
    let first = units(view.frame.minY) + units(view.topObstruction)
    let top = units(view.frame.minY) + units(field.minY)
    let end = units(view.frame.minY) + units(field.maxY)
    let lowest = firstOffset { end - $0 <= line }
    let highest = firstOffset { top - $0 <= first }
    return lowest > highest
      ? .any
      : OffsetRange(Double(lowest) / Double(Self.unit), Double(highest) / Double(Self.unit))
  }

  /// The lowest offset, in units, from which on something is so.
  private func firstOffset(_ isSo: (Int) -> Bool) -> Int {
    var (below, from) = (-(1 << 30), 1 << 30)
    while from - below > 1 {
      let middle = (below + from) / 2
      if isSo(middle) { from = middle } else { below = middle }
    }
    return from
  }

  /// Whether a keyboard hides anything of the view.
  func hides(_ truth: Truth, _ choices: PolicyChoices) -> Bool {
    hiddenRows(of: truth.view, under: keyboard(truth, choices)).contains(true)
  }

  private func units(_ points: Double) -> Int { Int((points * Double(Self.unit)).rounded()) }

  /// Whoever's keyboard the choices look at; a hardware keyboard's bar may be none, and one that
  /// is not docked.
  private func keyboard(_ truth: Truth, _ choices: PolicyChoices) -> Rect? {
    if truth.isBar, choices[.hardwareBar] == "ignored" { return nil }
    let isAnyones = choices[.remoteKeyboard] == "physical"
    let keyboards = isAnyones ? [truth.covered, truth.raised] : [truth.own, truth.ownRaised]
    let counted = choices[.raisedKeyboard] == "covers" ? keyboards : [keyboards[0]]
    return counted.lazy.compactMap(\.self).first
  }

  /// Lets the content rest without a keyboard and walks its rows from the end up to the first that is
  /// not below the window; how many those are.
  private func rowsOutOfReach(of view: ViewTruth) -> Int {
    let end = units(view.frame.maxY) - units(view.tail)
    var row = units(view.frame.maxY) - units(view.systemInset.bottom)
    var count = 0
    while isBehind(end, rowFrom: row) {
      row -= pixel
      count += 1
    }
    return count
  }

  /// For each row of the view, from the bottom upwards, whether the keyboard hides it.
  private func hiddenRows(of truth: ViewTruth, under keyboard: Rect?) -> [Bool] {
    let view = truth.frame
    guard let keyboard, !keyboard.isNull, touchesColumn(of: view, keyboard) else { return [] }
    let (top, edge) = (units(view.minY), units(keyboard.minY))
    var rows: [Bool] = []
    var hidden = 0
    var bottom = units(view.maxY)
    while isBehind(top, rowFrom: bottom) {
      let isHidden = isBehind(edge, rowFrom: bottom)
      rows.append(isHidden)
      hidden += isHidden ? pixel : 0
      bottom -= pixel
    }
    // Less than a point is the rounding of someone's layout and hides nothing.
    return hidden < Self.unit ? [] : rows
  }

  /// Whether the keyboard touches some column of pixels of the view; it touches the same columns in
  /// every row that it reaches.
  private func touchesColumn(of view: Rect, _ keyboard: Rect) -> Bool {
    let (left, right) = (units(keyboard.minX), units(keyboard.maxX))
    let end = units(view.maxX)
    var column = units(view.minX)
    while column < end {
      if column < right, min(column + pixel, end) > left { return true }
      column += pixel
    }
    return false
  }

  /// Whether the middle of a row lies below an edge.
  ///
  /// Below a docked keyboard's own frame there is
  /// only the end of the screen, where nobody sees a row either; below a raised one there are rows
  /// that show, and no inset has a hole for them.
  private func isBehind(_ edge: Int, rowFrom bottom: Int) -> Bool {
    2 * bottom - pixel > 2 * edge
  }

  /// The insets at all edges: only at the bottom is there a keyboard.
  ///
  /// An obstruction is no padding: it is above the system's strip, and a keyboard may cover it.
  private func insets(
    own: Insets, system: Insets, _ hidden: [Bool], isObstruction: Bool
  ) -> Insets {
    let stands = isObstruction && hidden.contains(true)
    return Insets(
      top: own.top + free([], strip: system.top), left: own.left + free([], strip: system.left),
      bottom: stands
        ? free(hidden, strip: system.bottom + own.bottom)
        : own.bottom + free(hidden, strip: system.bottom),
      right: own.right + free([], strip: system.right))
  }

  /// Moves the content in row by row, until its outermost row is neither hidden nor in a strip that
  /// is kept free; how far that is, in points.
  private func free(_ hidden: [Bool], strip: Double) -> Double {
    let strip = units(strip)
    var moved = 0
    var row = 0
    var number = 0
    while number < hidden.count || 2 * row + pixel < 2 * strip {
      let isHidden = number < hidden.count && hidden[number]
      if isHidden || 2 * row + pixel < 2 * strip { moved = row + pixel }
      row += pixel
      number += 1
    }
    return Double(moved) / Double(Self.unit)
  }

  /// Lifts a bar from where it rests until the row under its bottom edge shows, if need be beyond
  /// the view's own top edge.
  private func line(resting: Int, under keyboard: Rect?) -> Double {
    var bottom = resting
    if let keyboard {
      let edge = units(keyboard.minY)
      while isBehind(edge, rowFrom: bottom) { bottom -= pixel }
    }
    return Double(bottom) / Double(Self.unit)
  }
}
