/// A grid of characters on which boxes with Unicode lines are drawn; lines that meet are joined.
struct TerminalCanvas {
  /// The color of a cell, where colors are allowed.
  enum Style: String {
    case plain = ""
    case faint = "2"
    case strong = "1"
    case warning = "33"
  }

  private struct Cell {
    /// The directions in which a line leaves the cell.
    var lines: UInt8 = 0
    var character: Character = " "
    var style = Style.plain
    /// Whether the character is part of a word, a space between words included.
    var isText = false
  }

  private enum Side {
    static let up: UInt8 = 1
    static let down: UInt8 = 2
    static let left: UInt8 = 4
    static let right: UInt8 = 8
  }

  /// The characters of all joints, by the directions that they connect.
  private static let joints = Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼")

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    cells = [Cell](repeating: Cell(), count: self.columns * self.rows)
  }

  /// Draws a box over what is there, between two corners that are in the grid after clamping.
  mutating func box(
    _ left: Int, _ top: Int, _ right: Int, _ bottom: Int, fill: Character = " ",
    style: Style = .plain
  ) {
    let (left, right) = (clamp(left, columns), clamp(right, columns))
    let (top, bottom) = (clamp(top, rows), clamp(bottom, rows))
    for row in stride(from: top + 1, to: bottom, by: 1) {
      for column in stride(from: left + 1, to: right, by: 1) {
        cells[index(column, row)] = Cell(character: fill, style: style)
      }
    }
    // Lines that ended at the box from inside are covered now.
    for row in stride(from: top + 1, to: bottom, by: 1) {
      cells[index(left, row)].lines &= ~Side.right
      cells[index(right, row)].lines &= ~Side.left
    }
    for column in stride(from: left + 1, to: right, by: 1) {
      cells[index(column, top)].lines &= ~Side.down
      cells[index(column, bottom)].lines &= ~Side.up
    }
    for row in Set([top, bottom]) {
      for column in stride(from: left, to: right, by: 1) {
        cells[index(column, row)].lines |= Side.right
        cells[index(column + 1, row)].lines |= Side.left
      }
    }
    for column in Set([left, right]) {
      for row in stride(from: top, to: bottom, by: 1) {
        cells[index(column, row)].lines |= Side.down
        cells[index(column, row + 1)].lines |= Side.up
      }
    }
  }

  /// Draws a dashed line through cells that are free.
  mutating func dash(row: Int, from left: Int, to right: Int) {
    guard row >= 0, row < rows else { return }
    for column in stride(from: max(0, left), through: min(columns - 1, right), by: 1) {
      mark("┄", at: index(column, row))
    }
  }

  /// Draws a dashed line through cells that are free.
  mutating func dash(column: Int, from top: Int, to bottom: Int) {
    guard column >= 0, column < columns else { return }
    for row in stride(from: max(0, top), through: min(rows - 1, bottom), by: 1) {
      mark("┆", at: index(column, row))
    }
  }

  private mutating func mark(_ character: Character, at index: Int) {
    if cells[index].lines == 0, cells[index].character == " ", !cells[index].isText {
      cells[index] = Cell(character: character, style: .faint)
    }
  }

  /// Writes a text in the middle of a span of a row, where it fits between the span's ends.
  mutating func write(
    _ text: String, row: Int, from left: Int, to right: Int, style: Style = .plain
  ) {
    let room = right - left - 1
    guard row >= 0, row < rows, text.count <= room, left >= 0, right <= columns else { return }
    let padded = text.count + 2 <= room ? " \(text) " : text
    let start = left + 1 + (room - padded.count) / 2
    for (offset, character) in padded.enumerated() {
      cells[index(start + offset, row)] = Cell(character: character, style: style, isText: true)
    }
  }

  /// Makes the grid's corners round.
  mutating func roundCorners() {
    for (column, row, character) in [
      (0, 0, "╭"), (columns - 1, 0, "╮"), (0, rows - 1, "╰"), (columns - 1, rows - 1, "╯"),
    ] as [(Int, Int, Character)] {
      cells[index(column, row)] = Cell(character: character)
    }
  }

  /// The text of a row, with colors or without; as wide as the grid.
  func line(_ row: Int, inColor isColored: Bool) -> String {
    var line = ""
    var style = Style.plain
    for column in 0..<columns {
      let cell = cells[index(column, row)]
      if isColored, cell.style != style {
        line += cell.style.switching
        style = cell.style
      }
      line.append(cell.lines == 0 ? cell.character : Self.joints[Int(cell.lines)])
    }
    return style == .plain ? line : line + Style.plain.switching
  }

  private func clamp(_ value: Int, _ count: Int) -> Int { min(max(value, 0), count - 1) }

  private func index(_ column: Int, _ row: Int) -> Int { row * columns + column }
}

extension TerminalCanvas.Style {
  /// The escape sequence that switches a terminal to this style.
  var switching: String { self == .plain ? "\u{1B}[0m" : "\u{1B}[0;\(rawValue)m" }

  /// A text in this style, where colors are allowed.
  func around(_ text: String, inColor isColored: Bool) -> String {
    isColored && self != .plain ? switching + text + Self.plain.switching : text
  }
}
