import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixResults
import TextFormats

/// A picture of an example's wrong step, as SVG.
///
/// Lengths inside are points of the upright screen; what has a size on paper, such as text and
/// margins, is given in pixels and scaled by ``pixel``. Colors come from classes where a style
/// sheet has them, and from attributes where it has not; patterns say the same without color.
struct SceneDrawing {
  let example: WorstExample
  let chain: ViewChain
  let environment: ViewEnvironment
  let measure: Measure
  /// What ids of the picture begin with.
  let id: String
  /// A pixel on paper in points of the screen.
  let pixel: Double

  static let left = 6.0
  static let edge = 7.0

  init(_ example: WorstExample, id: String) {
    self.example = example
    self.id = id
    measure = example.measure
    environment = example.explanation.scene.layout.environment(after: example.step.step)
    chain = environment.chain
    let size = chain.uprightScreenSize
    pixel = max(size.width, 1) / (size.width > size.height ? 236 : 148)
  }

  /// Room for the labels beside the device, in pixels.
  var right: Double {
    24 + 5.8 * Double(max(expectedWords.count, actualWords.count))
  }

  var screen: Rect { Rect(origin: .zero, size: chain.uprightScreenSize) }
  var window: Rect { chain.windowOnScreen }
  var view: Rect { chain.viewOnScreen }

  var svg: String {
    let width = screen.width + (Self.left + right) * pixel
    let height = screen.height + 2 * Self.edge * pixel
    let origin = "\(n(-Self.left * pixel)) \(n(-Self.edge * pixel))"
    return HTMLText.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "scene", "role": "img",
        "viewBox": "\(origin) \(n(width)) \(n(height))", "width": n(width / pixel),
        "height": n(height / pixel), "aria-labelledby": "\(id)-title \(id)-desc",
        "font-family": "system-ui, sans-serif",
      ],
      HTMLText.element("title", ["id": "\(id)-title"], HTMLText.text(title))
        + HTMLText.element("desc", ["id": "\(id)-desc"], HTMLText.text(description))
        + definitions + device + dimensions)
  }

  var title: String { "\(example.example.device): \(example.words)" }

  /// The numbers in words.
  var description: String {
    let covered =
      (example.step.step.lowered?.intersection(screen) ?? example.step.step.covered).map {
        "A docked keyboard covers the lowest \(n($0.height)) points."
      } ?? "No docked keyboard covers anything."
    return "The screen is \(n(screen.width)) by \(n(screen.height)) points. \(covered) "
      + "The \(measure.name) is expected at \(n(measure.expected)) and is \(n(measure.actual))."
  }

  func n(_ number: Double) -> String { Numbers.points(number) }

  var definitions: String {
    let hatch = HTMLText.element(
      "pattern", patternAttributes("hidden", 7, turned: "rotate(45)"),
      HTMLText.void(
        "rect",
        [
          "class": "hidden-ink", "width": n(2.5 * pixel), "height": n(7 * pixel),
          "fill": "#D44211",
        ]))
    let dots = HTMLText.element(
      "pattern", patternAttributes("gap", 6, turned: "rotate(0)"),
      HTMLText.void(
        "circle",
        [
          "class": "gap-ink", "cx": n(3 * pixel), "cy": n(3 * pixel), "r": n(1.2 * pixel),
          "fill": "#4C2600",
        ]))
    let keys = HTMLText.element(
      "pattern", patternAttributes("keys", 12, turned: "rotate(0)"),
      HTMLText.void(
        "rect",
        [
          "class": "key-ink", "x": n(1.5 * pixel), "y": n(1.5 * pixel), "width": n(9 * pixel),
          "height": n(9 * pixel), "rx": n(2 * pixel), "fill": "#FFFFFF",
        ]))
    let clip = HTMLText.element(
      "clipPath", ["id": "\(id)-clip"], rect(screen, "", radius: cornerRadius))
    return HTMLText.element("defs", [:], hatch + dots + keys + clip)
  }

  func patternAttributes(
    _ name: String, _ size: Double, turned: String
  ) -> KeyValuePairs<String, String> {
    [
      "id": "\(id)-\(name)", "width": n(size * pixel), "height": n(size * pixel),
      "patternUnits": "userSpaceOnUse", "patternTransform": turned,
    ]
  }

  var cornerRadius: Double { max(0, example.example.cornerRadius) }

  var device: String {
    let bezel = Rect(
      x: -4 * pixel, y: -4 * pixel, width: screen.width + 8 * pixel,
      height: screen.height + 8 * pixel)
    let root = chain.rootOnScreen
    let isFull = root == screen
    let inside =
      rect(screen, isFull ? "window" : "screen", fill: isFull ? "#FFFFFF" : "#D0D0D0")
      + (isFull ? "" : rect(root, "window edge", fill: "#FFFFFF", stroke: "#8A8A8A"))
      + safeArea + bars + rect(view, "view", stroke: "#595959", dashes: "4 3") + keyboard + wrong
      + line(lines.expected, "expected", "#1F7EAD")
      + line(lines.actual, "actual", "#D44211", dashes: "5 3")
    return rect(bezel, "bezel", fill: "#2B2B2B", radius: cornerRadius + 4 * pixel)
      + HTMLText.element("g", ["clip-path": "url(#\(id)-clip)"], inside) + labels
  }

  var safeArea: String {
    let bottom = environment.obstruction.bottom
    guard bottom > 0 else { return "" }
    let strip = Rect(x: view.minX, y: view.maxY - bottom, width: view.width, height: bottom)
    return rect(strip, "safe-area", fill: "#E8F1F6")
  }

  var shownBars: [(name: String, frame: Rect)] {
    [
      ("navigation bar", environment.navigationBar), ("tab bar", environment.tabBar),
      ("toolbar", environment.toolbar),
    ].compactMap { name, bar in
      guard let bar, !bar.isHidden else { return nil }
      let frame = bar.frame.offset(x: window.minX, y: window.minY)
      return frame.intersects(window) ? (name, frame) : nil
    }
  }

  var bars: String {
    shownBars.map { bar($0.frame) }.joined()
  }

  func bar(_ frame: Rect) -> String { rect(frame, "bar", fill: "#D9DDE1", stroke: "#A0A6AC") }

  /// What is on screen of a keyboard and the accessory view on top of it.
  var keyboardArea: Rect? {
    let step = example.step.step
    return
      (step.lowered ?? step.covered ?? step.raised ?? example.step.floatingKeyboard(in: chain))?
      .intersection(screen)
  }

  /// The accessory view; nil for none.
  var accessory: Rect? {
    guard var frame = keyboardArea, example.step.accessory > 0 else { return nil }
    frame.size.height = min(frame.height, example.step.accessory)
    return frame
  }

  /// What is below the accessory view: one keyboard, the halves of a split one, or nothing.
  var keyboards: [Rect] {
    guard let frame = keyboardArea?.inset(by: Insets(top: accessory?.height ?? 0)), !frame.isEmpty
    else { return [] }
    return example.step.keyboard?.mode == .split ? frame.keyboardHalves : [frame]
  }

  var keyboard: String {
    let outline = example.step.step.covered == nil ? "#595959" : "none"
    let (radius, dashes) = example.step.keyboard?.mode == .floating ? (10.0, "2 3") : (0.0, "")
    // What is too low for keys is the bar of a hardware keyboard.
    return keyboards.map { frame in
      rect(frame, "keyboard", fill: "#B9BEC5", stroke: outline, radius: radius, dashes: dashes)
        + (frame.height < 100 ? "" : rect(frame, "", fill: "url(#\(id)-keys)", radius: radius))
    }.joined() + (accessory.map { bar($0) } ?? "")
  }

  /// Where the expected and the actual line are drawn: on the screen, and a gap no higher than its
  /// view.
  var lines: (expected: Double, actual: Double) {
    let top = example.kind == .gap ? max(0, min(view.minY, measure.expectedLine)) : 0
    return (
      onScreen(measure.expectedLine), min(max(measure.actualLine, top), screen.height)
    )
  }

  private func onScreen(_ y: Double) -> Double { min(max(y, 0), screen.height) }

  /// The view's part that is hidden or left empty.
  var wrongRegion: Rect? {
    guard example.kind == .hidden || example.kind == .gap else { return nil }
    let edge = onScreen(measure.actualLine + example.step.judgement.bottom)
    let (top, bottom) =
      example.kind == .gap ? (lines.actual, edge) : (edge, lines.actual)
    guard bottom > top else { return nil }
    return Rect(x: view.minX, y: top, width: view.width, height: bottom - top)
  }

  var wrong: String {
    wrongRegion.map {
      rect($0, "wrong", fill: "url(#\(id)-\(example.kind == .hidden ? "hidden" : "gap"))")
    } ?? ""
  }

  func line(
    _ y: Double, _ name: String, _ color: String, dashes: String = ""
  ) -> String {
    HTMLText.void(
      "line",
      [
        "class": "line-\(name)", "x1": n(view.minX), "x2": n(view.maxX), "y1": n(y), "y2": n(y),
        "stroke": color, "stroke-width": n(2 * pixel), "stroke-dasharray": scaled(dashes),
      ])
  }

  func rect(
    _ frame: Rect, _ name: String, fill: String = "none", stroke: String = "none",
    radius: Double = 0, dashes: String = ""
  ) -> String {
    HTMLText.void(
      "rect",
      [
        "class": name, "x": n(frame.minX), "y": n(frame.minY), "width": n(max(0, frame.width)),
        "height": n(max(0, frame.height)), "rx": n(radius), "fill": fill, "stroke": stroke,
        "stroke-width": n(pixel), "stroke-dasharray": scaled(dashes),
      ])
  }

  /// A dash pattern given in pixels.
  func scaled(_ dashes: String) -> String {
    dashes.isEmpty
      ? "none"
      : dashes.split(separator: " ").map { n((Double($0) ?? 0) * pixel) }.joined(separator: " ")
  }
}
