import InsetCore
import MatrixResults
import TextFormats

extension SceneDrawing {
  /// What is written inside the device.
  var labels: String {
    let bars = shownBars.filter { bar in
      bar.frame.height >= 11 * pixel
        && ![keyboardArea, wrongRegion].contains { $0?.intersects(bar.frame) ?? false }
    }
    let written =
      bars.map { (words: $0.name, y: $0.frame.midY, frame: $0.frame) } + keyboardLabels
    let text = written.map { label($0.words, at: $0.y, size: 8, in: $0.frame) }.joined()
    guard example.kind == .hidden || example.kind == .gap else { return text }
    let empty = Rect(x: view.minX, y: lines.actual, width: view.width, height: 0)
    return text + errorLabel(of: wrongRegion ?? empty, besides: written.map { $0.y })
  }

  /// How far the bottom is off: in the region if it is high enough, else above or below it, where
  /// nothing is written; a line leads to the region from where it is not beside it.
  private func errorLabel(of region: Rect, besides written: [Double]) -> String {
    let words = "\(n(example.points)) pt \(example.kind == .hidden ? "hidden" : "gap")"
    let line = 12 * pixel
    let within = [region.midY, region.minY + 0.75 * line, region.maxY - 0.75 * line]
    let beside = [0.75, 1.75, 2.75].flatMap { rows in
      [region.minY - rows * line, region.maxY + rows * line]
    }
    let places = (region.height < 15 * pixel ? [] : within) + beside
    let y =
      places.first { y in
        y >= 10 * pixel && y <= screen.height - 5 * pixel
          && written.allSatisfy { abs($0 - y) >= line }
      } ?? places[0]
    let edge = y < region.minY ? region.minY : y > region.maxY ? region.maxY : y
    let (x, half) = span(of: words, size: 11, in: region)
    let side = n(max(x - half, region.minX) + 2 * pixel)
    let leader =
      abs(y - edge) <= line
      ? ""
      : HTMLText.void(
        "line",
        [
          "class": "leader", "x1": side, "x2": side, "y1": n(y), "y2": n(edge),
          "stroke": "#1A1A1A", "stroke-width": n(pixel),
        ])
    return leader + label(words, at: y, size: 11, in: region, name: "label strong")
  }

  /// What is written on the accessory view and the keyboard.
  var keyboardLabels: [(words: String, y: Double, frame: Rect)] {
    var labels: [(words: String, y: Double, frame: Rect)] = []
    if let accessory {
      labels.append(("\(n(accessory.height)) pt accessory view", accessory.midY, accessory))
    }
    if let area = keyboardArea, let frame = keyboards.first, let level = example.step.keyboard {
      let y = area.maxY - min(9 * pixel, frame.height / 2)
      labels.append(("\(level.pictureLabel), \(n(frame.height)) pt", y, area))
    }
    return labels
  }

  private func label(
    _ words: String, at y: Double, size: Double, in frame: Rect, name: String = "label"
  ) -> String {
    HTMLText.element(
      "text",
      [
        "class": name, "x": n(span(of: words, size: size, in: frame).middle),
        "y": n(y + size * 0.35 * pixel),
        "font-size": n(size * pixel), "text-anchor": "middle", "fill": "#1A1A1A",
        "stroke": "#FFFFFF", "stroke-width": n(3 * pixel), "paint-order": "stroke",
        "stroke-linejoin": "round",
      ], HTMLText.text(words))
  }

  /// The middle of words in a frame, and half of their width: on the screen, where they are wider
  /// than the frame.
  private func span(
    of words: String, size: Double, in frame: Rect
  ) -> (middle: Double, half: Double) {
    let half = 0.27 * size * Double(words.count) * pixel
    return (max(half, min(frame.minX + frame.width / 2, screen.width - half)), half)
  }

  private var isInset: Bool { example.explanation.mechanism == .insets }
  /// The label of the line where the bottom should be.
  var expectedWords: String { "expected \(isInset ? "" : "y ")\(n(measure.expected))" }
  /// The label of the line where the bottom is.
  var actualWords: String { "actual \(isInset ? "" : "y ")\(n(measure.actual))" }

  /// The two lengths beside the device: of insets from the view's bottom edge up, of a lowest line
  /// from where it should be.
  var dimensions: String {
    let bottom = isInset ? view.maxY : lines.expected
    var expected = min(max(lines.expected, 5 * pixel), screen.height - 2 * pixel)
    var actual = min(max(lines.actual, 5 * pixel), screen.height - 2 * pixel)
    let room = 13 * pixel
    if abs(expected - actual) < room {
      let middle = min(max((expected + actual) / 2, room), screen.height - room)
      let isAbove = lines.expected <= lines.actual
      expected = middle + (isAbove ? -0.5 : 0.5) * room
      actual = middle + (isAbove ? 0.5 : -0.5) * room
    }
    return dimension(
      8, lines.expected, bottom, "expected", "#1F7EAD",
      words: expectedWords, at: expected)
      + dimension(
        14, lines.actual, bottom, "actual", "#D44211", dashes: "5 3",
        words: actualWords, at: actual)
  }

  private func dimension(
    _ offset: Double, _ top: Double, _ bottom: Double, _ name: String, _ color: String,
    dashes: String = "", words: String, at y: Double
  ) -> String {
    let x = screen.width + offset * pixel
    let (y1, y2) = (n(min(max(top, 0), screen.height)), n(min(max(bottom, 0), screen.height)))
    return HTMLText.void(
      "line",
      [
        "class": "line-\(name)", "x1": n(x), "x2": n(x), "y1": y1, "y2": y2, "stroke": color,
        "stroke-width": n(2.5 * pixel), "stroke-dasharray": scaled(dashes),
      ])
      + HTMLText.element(
        "text",
        [
          "class": "text-\(name)", "x": n(screen.width + 20 * pixel), "y": n(y + 3.5 * pixel),
          "font-size": n(10 * pixel), "fill": color,
        ], HTMLText.text(words))
  }
}

extension Rect {
  fileprivate var midY: Double { minY + height / 2 }
}
