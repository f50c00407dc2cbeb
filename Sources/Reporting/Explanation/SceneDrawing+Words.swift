import InsetCore
import MatrixResults
import TextFormats

extension SceneDrawing {
  /// What is written inside the device.
  var labels: String {
    var text = ""
    for bar in shownBars where bar.frame.height >= 11 * pixel {
      let isFree = ![keyboardArea, wrongRegion].contains { $0?.intersects(bar.frame) ?? false }
      if isFree { text += label(bar.name, at: bar.frame.midY, size: 8, in: bar.frame) }
    }
    let written = keyboardLabels
    for (words, y, frame) in written { text += label(words, at: y, size: 8, in: frame) }
    guard let region = wrongRegion else { return text }
    // In its middle if it is high enough, else above or below, where nothing else is written.
    let places = [region.midY, region.minY - 9 * pixel, region.maxY + 9 * pixel]
    let y = places.dropFirst(region.height < 15 * pixel ? 1 : 0).first { y in
      y >= 10 * pixel && y <= screen.height - 5 * pixel
        && written.allSatisfy { abs($0.y - y) >= 12 * pixel }
    }
    let words = "\(n(example.points)) pt \(example.kind == .hidden ? "hidden" : "gap")"
    return text
      + label(words, at: y ?? places[0], size: 11, in: region, name: "label strong")
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
    // Inside the screen, where the words are wider than the frame.
    let half = 0.27 * size * Double(words.count) * pixel
    let x = max(half, min(frame.minX + frame.width / 2, screen.width - half))
    return HTMLText.element(
      "text",
      [
        "class": name, "x": n(x), "y": n(y + size * 0.35 * pixel),
        "font-size": n(size * pixel), "text-anchor": "middle", "fill": "#1A1A1A",
        "stroke": "#FFFFFF", "stroke-width": n(3 * pixel), "paint-order": "stroke",
        "stroke-linejoin": "round",
      ], HTMLText.text(words))
  }

  private var isInset: Bool { example.explanation.mechanism == .insets }
  /// The label of the line where the bottom should be.
  var expectedWords: String { "expected \(isInset ? "" : "y ")\(n(measure.expected))" }
  /// The label of the line where the bottom is.
  var actualWords: String { "actual \(isInset ? "" : "y ")\(n(measure.actual))" }

  /// The two lengths beside the device, from the view's bottom edge up.
  var dimensions: String {
    let bottom = isInset ? view.maxY : screen.height
    var expected = min(max(measure.expectedLine, 5 * pixel), screen.height - 2 * pixel)
    var actual = min(max(measure.actualLine, 5 * pixel), screen.height - 2 * pixel)
    let room = 13 * pixel
    if abs(expected - actual) < room {
      let middle = min(max((expected + actual) / 2, room), screen.height - room)
      let isAbove = measure.expectedLine <= measure.actualLine
      expected = middle + (isAbove ? -0.5 : 0.5) * room
      actual = middle + (isAbove ? 0.5 : -0.5) * room
    }
    return dimension(
      8, measure.expectedLine, bottom, "expected", "#1F7EAD",
      words: expectedWords, at: expected)
      + dimension(
        14, measure.actualLine, bottom, "actual", "#D44211", dashes: "5 3",
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
