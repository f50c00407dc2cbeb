import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let windowOutsideScreen = LintRule(
    "window-outside-screen", .error, "Windows and sheets lie on the screen.",
    why: """
      A frame counts from the top left corner of the screen in the row's orientation; in landscape \
      the screen's width is its portrait height. No window that is known reaches beyond an edge.
      """,
    ok: .device(
      """
      windows:
        - {mode: form-sheet, orientation: portrait, x: 40, y: 100, width: 313, height: 600,
           sizeClass: compact}

      """),
    error: .device(
      """
      windows:
        - {mode: form-sheet, orientation: portrait, x: 40, y: 100, width: 600, height: 313,
           sizeClass: compact}

      """, line: 2)
  ) { context in
    context.devices.flatMap { device -> [LintMatch] in
      device.rows(\.windows).compactMap { $0.outside(device) }
    }
  }
}

extension LintRow<WindowEntry> {
  fileprivate func outside(_ device: LintDevice) -> LintMatch? {
    let frame: Rect = entry.frame.value
    let right: Double = frame.minX + frame.width
    let bottom: Double = frame.minY + frame.height
    for size in device.sizes(entry.orientation) {
      let isInside =
        frame.minX >= 0 && frame.minY >= 0 && right <= size.width && bottom <= size.height
      if isInside { continue }
      let place = "(\(frame.minX.points), \(frame.minY.points))"
      let extent = Size(width: frame.width, height: frame.height)
      return LintMatch(
        "the frame \(place) \(extent.words) reaches beyond a screen of \(size.words) pt",
        object.file, at: node("x"),
        notes: device.screenNote("width") + device.screenNote("height"))
    }
    return nil
  }
}
