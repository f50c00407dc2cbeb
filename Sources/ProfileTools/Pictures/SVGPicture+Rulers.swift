import DeviceProfiles
import InsetCore
import TextFormats

/// The labels beside the device.
extension SVGPicture {
  var rulers: String {
    let gap = 7 * pixel
    var marks = ""
    var numbers = ""
    for tick in DeviceDrawing.ticks(drawing.screen.height, every: 10) {
      let length = tickLength(tick)
      marks += "M\(n(-gap)) \(n(tick))H\(n(-gap - length))"
      if tick.truncatingRemainder(dividingBy: 100) == 0 {
        numbers += note(n(tick), x: -gap - 10 * pixel, y: tick, anchor: "end")
      }
    }
    for tick in DeviceDrawing.ticks(drawing.screen.width, every: 10) {
      let length = tickLength(tick)
      marks += "M\(n(tick)) \(n(-gap))V\(n(-gap - length))"
      if tick.truncatingRemainder(dividingBy: 100) == 0 {
        numbers += note(n(tick), x: tick, y: -gap - 13 * pixel, anchor: "middle")
      }
    }
    return HTMLText.void(
      "path",
      [
        "class": "ruler", "d": marks, "fill": "none", "stroke": "#595959",
        "stroke-width": n(0.8 * pixel),
      ]) + numbers
  }

  private func tickLength(_ tick: Double) -> Double {
    (tick.truncatingRemainder(dividingBy: 100) == 0
      ? 7 : tick.truncatingRemainder(dividingBy: 50) == 0 ? 5 : 3) * pixel
  }

  /// The callouts, moved down where they would overlap.
  var notes: String {
    let room = 13 * pixel
    var places = callouts.map(\.y)
    for index in places.indices.dropFirst() {
      places[index] = max(places[index], places[index - 1] + room)
    }
    var lowest = drawing.screen.height
    for index in places.indices.reversed() {
      places[index] = min(places[index], lowest)
      lowest = places[index] - room
    }
    let (start, end) = (drawing.screen.width + 6 * pixel, drawing.screen.width + 16 * pixel)
    return zip(callouts, places).map { callout, y in
      HTMLText.void(
        "path",
        [
          "class": "ruler", "d": "M\(n(start)) \(n(callout.y))L\(n(end)) \(n(y))", "fill": "none",
          "stroke": "#595959", "stroke-width": n(0.8 * pixel),
        ]) + note(words(callout), x: end + 4 * pixel, y: y, anchor: "start")
    }.joined()
  }
}

/// The pieces of a picture.
extension SVGPicture {
  func note(_ words: String, x: Double, y: Double, anchor: String) -> String {
    HTMLText.element(
      "text",
      [
        "class": "note", "x": n(x), "y": n(y + 3.5 * pixel), "font-size": n(10 * pixel),
        "text-anchor": anchor, "fill": "#595959",
      ], HTMLText.text(words))
  }

  func label(_ words: String, x: Double, y: Double, _ size: Double) -> String {
    HTMLText.element(
      "text",
      [
        "class": "label", "x": n(x), "y": n(y + size * 0.35 * pixel), "font-size": n(size * pixel),
        "text-anchor": "middle", "fill": "#1A1A1A", "stroke": "#FFFFFF",
        "stroke-width": n(3 * pixel), "paint-order": "stroke", "stroke-linejoin": "round",
      ], HTMLText.text(words))
  }

  func rect(
    _ frame: Rect, _ name: String, fill: String, stroke: String = "none", radius: Double = 0,
    dashes: String = ""
  ) -> String {
    let dashes = dashes.split(separator: " ").map { n((Double($0) ?? 0) * pixel) }
    return HTMLText.void(
      "rect",
      [
        "class": name, "x": n(frame.minX), "y": n(frame.minY), "width": n(max(0, frame.width)),
        "height": n(max(0, frame.height)), "rx": n(radius), "fill": fill, "stroke": stroke,
        "stroke-width": n(pixel),
        "stroke-dasharray": dashes.isEmpty ? "none" : dashes.joined(separator: " "),
      ])
  }
}
