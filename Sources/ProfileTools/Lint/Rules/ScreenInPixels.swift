import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let screenInPixels = LintRule(
    "screen-in-pixels", .warning, "A screen is given in points, not in pixels.",
    why: """
      Points times the scale are pixels, and data sheets have pixels: 1260 x 2730 at scale 3 is a \
      screen of 420 x 910 points. No phone has had more than 1000 points on its long side and no \
      other device more than 1500, so that a larger one was most often not divided.
      """,
    ok: .device("screen: {width: 420, height: 910}\n"),
    error: .device("screen: {width: 1260, height: 2730}\n", line: 1)
  ) { context in
    context.devices.compactMap(\.screenInPixels)
  }
}

extension LintDevice {
  fileprivate var screenInPixels: LintMatch? {
    guard let screen, let scale: Double = lineage.screenFigure("scale")?.value, scale > 1,
      max(screen.width, screen.height) > (idiom == .phone ? 1000 : 1500)
    else { return nil }
    let key = screen.width > screen.height ? "width" : "height"
    guard
      let (file, node) = lineage.files.lazy.compactMap({ file in
        file.object("screen")?.entry(key).map { (file.file, $0.node) }
      }).first
    else { return nil }
    let points = Size(width: screen.width / scale, height: screen.height / scale)
    return LintMatch(
      "a screen of \(screen.words) pt is larger than any; are these pixels?", file, at: node,
      help: ["pixels at scale \(scale.points) are \(points.words) pt"])
  }
}
