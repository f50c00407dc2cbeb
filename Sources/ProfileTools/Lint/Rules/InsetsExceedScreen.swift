import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let insetsExceedScreen = LintRule(
    "insets-exceed-screen", .error,
    "Safe areas leave room on the screen, or in the window that they belong to.",
    why: """
      What is left between the top and the bottom inset, and between the left and the right one, must \
      be more than nothing. Most often a digit is too many, or landscape and portrait are exchanged.
      """,
    ok: .device(
      "safeAreas:\n  - {orientation: portrait, top: 59, left: 0, bottom: 34, right: 0}\n"),
    error: .device(
      "safeAreas:\n  - {orientation: portrait, top: 59, left: 0, bottom: 840, right: 0}\n", line: 2)
  ) { context in
    context.devices.flatMap { device -> [LintMatch] in
      let areas: [LintMatch] = device.rows(\.safeAreas).compactMap { $0.exceeds(device) }
      let windows: [LintMatch] = device.rows(\.windows).compactMap { $0.fillsWindow }
      return areas + windows
    }
  }
}

extension Insets {
  fileprivate var taken: Size { Size(width: left + right, height: top + bottom) }
}

extension LintRow<SafeAreaEntry> {
  fileprivate func exceeds(_ device: LintDevice) -> LintMatch? {
    let taken = entry.insets.value.taken
    for size in device.sizes(entry.orientation) {
      if taken.height >= size.height {
        return match("bottom", "height", taken.height, size.height, device)
      }
      if taken.width >= size.width {
        return match("right", "width", taken.width, size.width, device)
      }
    }
    return nil
  }

  private func match(
    _ key: String, _ side: String, _ sum: Double, _ length: Double, _ device: LintDevice
  ) -> LintMatch {
    LintMatch(
      "insets of \(sum.points) pt leave no room on a \(side) of \(length.points) pt", object.file,
      at: node(key), notes: device.screenNote("width") + device.screenNote("height"))
  }
}

extension LintRow<WindowEntry> {
  fileprivate var fillsWindow: LintMatch? {
    guard let taken = entry.safeArea?.taken else { return nil }
    let frame = entry.frame.value
    if taken.height < frame.height, taken.width < frame.width { return nil }
    let size = Size(width: frame.width, height: frame.height)
    return LintMatch(
      "the safe area leaves no room in a window of \(size.words) pt", object.file,
      at: node("safeArea"))
  }
}
