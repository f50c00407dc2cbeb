import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let keyboardOutsideScreen = LintRule(
    "keyboard-outside-screen", .error, "Keyboards lie on the screen, unless they float.",
    why: """
      A keyboard that does not float is no higher than the screen and no wider, and the part of it \
      that is visible is not more than all of it. Most often one digit is wrong: 935 for 335.
      """,
    ok: .device(
      "keyboards:\n  - {mode: docked+prediction, orientation: portrait, os: \"26+\", height: 335}\n"
    ),
    error: .device(
      "keyboards:\n  - {mode: docked+prediction, orientation: portrait, os: \"26+\", height: 935}\n",
      line: 2)
  ) { context in
    context.devices.flatMap { device -> [LintMatch] in
      device.rows(\.keyboards).compactMap { $0.outside(device) }
    }
  }
}

extension LintRow<KeyboardEntry> {
  fileprivate func outside(_ device: LintDevice) -> LintMatch? {
    let height = entry.height.value
    if let visible = entry.visible, visible > height {
      return LintMatch(
        "\(visible.points) pt are visible of a keyboard of \(height.points) pt", object.file,
        at: node("visible"))
    }
    if entry.mode == .floating { return nil }
    for size in device.sizes(entry.orientation) {
      if height > size.height { return exceeds("height", height, size.height, device) }
      if let width = entry.width, width > size.width {
        return exceeds("width", width, size.width, device)
      }
    }
    return nil
  }

  private func exceeds(
    _ key: String, _ length: Double, _ limit: Double, _ device: LintDevice
  ) -> LintMatch {
    let place = entry.orientation == .portrait ? "portrait" : "landscape"
    let isTurned = entry.orientation != .portrait
    let set = (key == "height") == isTurned ? "width" : "height"
    return LintMatch(
      "keyboard \(key) \(length.points) pt exceeds the screen \(key) \(limit.points) pt in \(place)",
      object.file, at: node(key), notes: device.screenNote(set))
  }
}
