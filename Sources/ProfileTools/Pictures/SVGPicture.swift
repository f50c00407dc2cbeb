import DeviceProfiles
import InsetCore
import TextFormats

extension DeviceDrawing {
  /// The picture as an SVG file of its own, for light and dark appearance.
  package var svgFile: String {
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
struct SVGPicture {
  let drawing: DeviceDrawing
  let id: String

  /// The longer side of the device, in pixels on paper.
  private static let side = 440.0
  private static let (left, top, bottom) = (46.0, 26.0, 10.0)

  /// A pixel on paper in points of the screen.
  var pixel: Double {
    max(drawing.screen.width, drawing.screen.height, 1) / Self.side
  }

  /// Room for the words beside the device, in pixels.
  private var right: Double {
    22 + 6 * Double(callouts.map { words($0).count }.max() ?? 0)
  }

  var callouts: [DeviceDrawing.Callout] { drawing.callouts }

  func words(_ callout: DeviceDrawing.Callout) -> String {
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
}
