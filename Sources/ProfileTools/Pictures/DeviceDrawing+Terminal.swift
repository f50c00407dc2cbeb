import DeviceProfiles
import InsetCore
import TextFormats

extension DeviceDrawing {
  /// The picture for a terminal: the device between two rulers in points, heights beside it, and
  /// the figures with their origins below.
  ///
  /// - Parameter isColored: Whether to write ANSI colors; nothing rests on them alone.
  /// - Returns: Lines of at most 120 columns or so, long paths aside.
  package func terminalText(inColor isColored: Bool = false) -> String {
    let picture = TerminalPicture(self)
    let lines = [title.tamed, ""] + picture.lines(inColor: isColored) + [""]
    return (lines + factLines(inColor: isColored)).joined(separator: "\n") + "\n"
  }

  private func factLines(inColor isColored: Bool) -> [String] {
    let rows =
      [["figure", "points", "known as", "where"]]
      + facts.map { fact in
        [
          fact.name.tamed, fact.words, fact.provenance.rawValue,
          fact.place.map { "\($0.file.tamed):\($0.line)" } ?? fact.source.tamed,
        ]
      }
    return zip(TextColumns.cells(rows), [nil] + facts.map { Optional($0) }).flatMap { row, fact in
      let isWeak = fact?.provenance == .assumed
      var cells = row
      if isWeak { cells[2] = TerminalCanvas.Style.warning.around(row[2], inColor: isColored) }
      let line = cells.joined(separator: "  ")
      guard let fact, isWeak, fact.place != nil else { return [line] }
      let indent = String(repeating: " ", count: row[..<3].reduce(0) { $0 + $1.count + 2 })
      return [line, indent + fact.source.tamed]
    }
  }
}

/// The device's outline on a grid whose cells are twice as high as wide.
private struct TerminalPicture {
  let drawing: DeviceDrawing
  /// The points of a column; a row has twice as many.
  let column: Double
  let columns: Int
  let rows: Int

  private static let most = (columns: 60.0, rows: 34.0)
  /// The width of the ruler at the left.
  private static let margin = 6

  init(_ drawing: DeviceDrawing) {
    self.drawing = drawing
    let size = drawing.screen
    let column = max(size.width / Self.most.columns, size.height / Self.most.rows / 2, 1)
    self.column = column
    columns = Int((size.width / column).rounded())
    rows = Int((size.height / column / 2).rounded())
  }

  private func x(_ points: Double) -> Int { Int((points / column).rounded()) }
  private func y(_ points: Double) -> Int { Int((points / column / 2).rounded()) }

  /// The ruler, then the rows with the other ruler before them and heights after them.
  func lines(inColor isColored: Bool) -> [String] {
    let canvas = canvas
    let margin = String(repeating: " ", count: Self.margin)
    var numbers: [Int: String] = [:]
    for tick in DeviceDrawing.ticks(drawing.screen.height, every: 100) {
      numbers[y(tick)] = Numbers.points(tick)
    }
    var ruler = ""
    for tick in DeviceDrawing.ticks(drawing.screen.width, every: 100) {
      ruler += String(repeating: " ", count: max(0, x(tick) - ruler.count)) + Numbers.points(tick)
    }
    let notes = notes(inColor: isColored)
    let count = max(canvas.rows, (notes.keys.max() ?? 0) + 1)
    let body = (0..<count).map { row in
      let number = numbers[row].map { "\($0) ╶" } ?? ""
      let gap = String(repeating: " ", count: max(0, Self.margin - number.count))
      let picture =
        row < canvas.rows
        ? canvas.line(row, inColor: isColored) : String(repeating: " ", count: canvas.columns)
      let line = gap + number + picture + (notes[row].map { "  " + $0 } ?? "")
      return notes[row] == nil && row >= canvas.rows ? "" : line
    }
    return [margin + ruler] + body
  }

  /// The callouts by their rows; one that finds its row taken goes to the next free one.
  private func notes(inColor isColored: Bool) -> [Int: String] {
    var notes: [Int: String] = [:]
    for callout in drawing.callouts {
      var row = y(callout.y)
      while notes[row] != nil { row += 1 }
      let isWeak = callout.provenance == .assumed
      let words = isWeak ? "\(callout.words), assumed" : callout.words
      let text = "← \(Numbers.points(callout.y)) \(words)"
      notes[row] = (isWeak ? TerminalCanvas.Style.warning : .plain)
        .around(text, inColor: isColored)
    }
    return notes
  }

  private var canvas: TerminalCanvas {
    var canvas = TerminalCanvas(columns: columns + 1, rows: rows + 1)
    let isWhole = drawing.window == drawing.bounds
    canvas.box(0, 0, columns, rows, fill: isWhole ? " " : "╱", style: isWhole ? .plain : .faint)
    for part in drawing.parts where part.role != .keyboard && part.role != .accessory {
      draw(part, on: &canvas)
    }
    let safe = drawing.window.inset(by: drawing.safeArea)
    let (left, right) = (x(safe.minX), x(safe.maxX))
    let (top, bottom) = (y(safe.minY), y(safe.maxY))
    if drawing.safeArea.top > 0 { canvas.dash(row: top, from: left, to: right) }
    if drawing.safeArea.bottom > 0 { canvas.dash(row: bottom, from: left, to: right) }
    if drawing.safeArea.left > 0 { canvas.dash(column: left, from: top, to: bottom) }
    if drawing.safeArea.right > 0 { canvas.dash(column: right, from: top, to: bottom) }
    for part in drawing.parts where part.role == .keyboard || part.role == .accessory {
      draw(part, on: &canvas)
    }
    if drawing.cornerRadius > 0 { canvas.roundCorners() }
    return canvas
  }

  private func draw(_ part: DeviceDrawing.Part, on canvas: inout TerminalCanvas) {
    let frame = part.frame.intersection(drawing.bounds)
    guard !frame.isEmpty else { return }
    let (left, right) = (x(frame.minX), x(frame.maxX))
    let (top, bottom) = (y(frame.minY), y(frame.maxY))
    let (fill, style) = Self.ink(part.role)
    canvas.box(left, top, right, bottom, fill: fill, style: style)
    if bottom - top > 1, part.role != .window {
      canvas.write(part.name.tamed, row: (top + bottom) / 2, from: left, to: right, style: .strong)
    }
  }

  private static func ink(_ role: DeviceDrawing.Role) -> (Character, TerminalCanvas.Style) {
    switch role {
    case .window, .bar: (" ", .plain)
    case .keyboard: ("░", .faint)
    case .accessory: ("▒", .faint)
    }
  }
}
