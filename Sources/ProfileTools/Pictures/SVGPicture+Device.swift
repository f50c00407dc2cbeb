import DeviceProfiles
import InsetCore
import TextFormats

/// What lies inside the device's outline.
extension SVGPicture {
  var definitions: String {
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

  var device: String {
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
}
