import DeviceProfiles
import InsetCore

extension DeviceDrawing {
  /// The picture as an SVG file of its own, for light and dark surroundings.
  public var svgFile: String {
    svg(id: "device", style: DrawingStyle.css) + "\n"
  }

  /// The picture as an SVG element.
  ///
  /// - Parameters:
  ///   - id: What ids of the picture begin with; unique on the page.
  ///   - style: A style sheet to carry along; none where the page has it.
  /// - Returns: The element, escaped.
  func svg(id: String, style: String = "") -> String {
    SVGPicture(drawing: self, id: id).text(style: style)
  }
}

/// The device between two rulers, with heights beside it.
///
/// Lengths are points of the upright screen; what has a size on paper is given in pixels and scaled
/// by ``pixel``.
private struct SVGPicture {
  let drawing: DeviceDrawing
  let id: String

  /// The longer side of the device, in pixels on paper.
  private static let side = 440.0
  private static let (left, top, bottom) = (40.0, 26.0, 10.0)

  /// A pixel on paper in points of the screen.
  var pixel: Double {
    max(drawing.screen.width, drawing.screen.height, 1) / Self.side
  }

  /// Room for the words beside the device, in pixels.
  private var right: Double {
    22 + 6 * Double(callouts.map { words($0).count }.max() ?? 0)
  }

  private var callouts: [DeviceDrawing.Callout] { drawing.callouts }

  private func words(_ callout: DeviceDrawing.Callout) -> String {
    callout.provenance == .assumed ? "\(callout.words), assumed" : callout.words
  }

  func n(_ number: Double) -> String { Numbers.points(number) }

  func text(style: String) -> String {
    let screen = drawing.screen
    let width = screen.width + (Self.left + right) * pixel
    let height = screen.height + (Self.top + Self.bottom) * pixel
    return HTMLText.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "device", "role": "img",
        "viewBox": "\(n(-Self.left * pixel)) \(n(-Self.top * pixel)) \(n(width)) \(n(height))",
        "width": n(width / pixel), "height": n(height / pixel),
        "aria-labelledby": "\(id)-title \(id)-desc", "font-family": "system-ui, sans-serif",
      ],
      HTMLText.element("title", ["id": "\(id)-title"], HTMLText.text(drawing.title))
        + HTMLText.element("desc", ["id": "\(id)-desc"], HTMLText.text(drawing.description))
        + (style.isEmpty ? "" : HTMLText.element("style", [:], style))
        + definitions + device + rulers + notes)
  }

  // MARK: The device

  private var definitions: String {
    let keys = pattern(
      "keys", 12,
      HTMLText.void(
        "rect",
        [
          "class": "key", "x": n(1.5 * pixel), "y": n(1.5 * pixel), "width": n(9 * pixel),
          "height": n(9 * pixel), "rx": n(2 * pixel), "fill": "#FFFFFF",
        ]))
    let hatch = pattern(
      "assumed", 16,
      HTMLText.void(
        "path",
        [
          "class": "hatch", "d": "M0 \(n(16 * pixel))L\(n(16 * pixel)) 0", "fill": "none",
          "stroke": "#8A5A00", "stroke-width": n(1.2 * pixel),
        ]))
    let clip = HTMLText.element(
      "clipPath", ["id": "\(id)-clip"],
      rect(drawing.bounds, "", fill: "none", radius: drawing.cornerRadius))
    return HTMLText.element("defs", [:], keys + hatch + clip)
  }

  private func pattern(_ name: String, _ size: Double, _ content: String) -> String {
    HTMLText.element(
      "pattern",
      [
        "id": "\(id)-\(name)", "width": n(size * pixel), "height": n(size * pixel),
        "patternUnits": "userSpaceOnUse",
      ], content)
  }

  private var device: String {
    let edge = 4 * pixel
    let bezel = drawing.bounds.inset(
      by: Insets(top: -edge, left: -edge, bottom: -edge, right: -edge))
    let isWhole = drawing.window == drawing.bounds
    var inside = rect(
      drawing.bounds, isWhole ? "window" : "screen", fill: isWhole ? "#FFFFFF" : "#D4D8DC")
    for window in drawing.parts(.window) {
      inside += rect(window.frame, "window", fill: "#FFFFFF", radius: window.radius)
      if window.provenance == .assumed { inside += hatched(window) }
    }
    inside += strips
    let above = drawing.parts(.keyboard) + drawing.parts(.accessory)
    inside += (drawing.parts(.bar) + above).map(part).joined()
    if drawing.showsHomeIndicator { inside += homeIndicator }
    // What lies under the keyboard keeps its edge, dashed.
    let covered = (drawing.parts(.bar) + drawing.parts(.window)).filter { part in
      above.contains { $0.frame.intersects(part.frame) } || part.role == .window
    }
    inside += covered.map {
      rect($0.frame, "outline", fill: "none", stroke: "#595959", radius: $0.radius, dashes: "2 3")
    }.joined()
    if drawing.safeArea != .zero {
      inside += rect(
        drawing.window.inset(by: drawing.safeArea), "safe", fill: "none", stroke: "#1F7EAD",
        dashes: "5 3")
    }
    return rect(bezel, "bezel", fill: "#2B2B2B", radius: drawing.cornerRadius + edge)
      + HTMLText.element("g", ["clip-path": "url(#\(id)-clip)"], inside)
  }

  /// What the safe area leaves out.
  private var strips: String {
    let (window, insets) = (drawing.window, drawing.safeArea)
    let safe = window.inset(by: insets)
    let strips = [
      Rect(x: window.minX, y: window.minY, width: window.width, height: insets.top),
      Rect(x: window.minX, y: safe.maxY, width: window.width, height: insets.bottom),
      Rect(x: window.minX, y: safe.minY, width: insets.left, height: safe.height),
      Rect(x: safe.maxX, y: safe.minY, width: insets.right, height: safe.height),
    ]
    return strips.filter { !$0.isEmpty }.map { rect($0, "unsafe", fill: "#E3EEF5") }.joined()
  }

  private func part(_ part: DeviceDrawing.Part) -> String {
    var text = rect(
      part.frame, part.role.rawValue, fill: Self.fill(part.role), stroke: "#8A9096",
      radius: part.radius)
    if part.role == .keyboard {
      text += rect(part.frame, "", fill: "url(#\(id)-keys)", radius: part.radius)
    }
    if part.provenance == .assumed { text += hatched(part) }
    let shown = part.frame.intersection(drawing.bounds)
    let fits = Double(part.name.count) * 5.6 * pixel < shown.width
    guard shown.height >= 13 * pixel, fits else { return text }
    return text
      + label(part.name, x: shown.minX + shown.width / 2, y: shown.minY + shown.height / 2, 10)
  }

  private func hatched(_ part: DeviceDrawing.Part) -> String {
    rect(part.frame, "", fill: "url(#\(id)-assumed)", radius: part.radius)
  }

  private static func fill(_ role: DeviceDrawing.Role) -> String {
    switch role {
    case .window: "#FFFFFF"
    case .bar: "#D9DDE1"
    case .keyboard: "#B9BEC5"
    case .accessory: "#C9D6C0"
    }
  }

  private var homeIndicator: String {
    let width = (drawing.screen.width * 0.34).rounded()
    let frame = Rect(
      x: (drawing.screen.width - width) / 2, y: drawing.screen.height - 13, width: width, height: 5)
    return rect(frame, "indicator", fill: "#1A1A1A", radius: 2.5)
  }

  // MARK: Beside the device

  private var rulers: String {
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

  /// The callouts, moved down where they would stand on each other.
  private var notes: String {
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

  // MARK: Pieces

  private func note(_ words: String, x: Double, y: Double, anchor: String) -> String {
    HTMLText.element(
      "text",
      [
        "class": "note", "x": n(x), "y": n(y + 3.5 * pixel), "font-size": n(10 * pixel),
        "text-anchor": anchor, "fill": "#595959",
      ], HTMLText.text(words))
  }

  private func label(_ words: String, x: Double, y: Double, _ size: Double) -> String {
    HTMLText.element(
      "text",
      [
        "class": "label", "x": n(x), "y": n(y + size * 0.35 * pixel), "font-size": n(size * pixel),
        "text-anchor": "middle", "fill": "#1A1A1A", "stroke": "#FFFFFF",
        "stroke-width": n(3 * pixel), "paint-order": "stroke", "stroke-linejoin": "round",
      ], HTMLText.text(words))
  }

  private func rect(
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
