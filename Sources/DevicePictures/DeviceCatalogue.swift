package import DeviceProfiles
import InsetCore
import TextFormats

/// A catalogue of devices in Markdown: an index, a page for each device, and the pictures.
package struct DeviceCatalogue: Sendable {
  package struct File: Hashable, Sendable {
    /// The path below the catalogue's folder.
    package let path: String
    package let text: String
  }

  let profiles: ProfileSet
  let levels: [OSLevel]
  let root: String

  /// Creates a catalogue.
  ///
  /// - Parameters:
  ///   - profiles: The devices, and languages to write in.
  ///   - levels: The versions of the matrix, oldest first; pictures show the newest of a device.
  ///   - root: The way from the catalogue's folder to the one that the locations of figures start
  ///     in, such as `../..`.
  package init(_ profiles: ProfileSet, levels: [OSLevel], root: String) {
    self.profiles = profiles
    self.levels = levels
    self.root = root
  }

  /// All files, the index first; the same bytes for the same profiles.
  package var files: [File] {
    [File(path: "index.md", text: index)]
      + profiles.devices.flatMap { device -> [File] in
        let page = DeviceCataloguePage(device, pictures: pictures(of: device), root: "../\(root)")
        return [File(path: "devices/\(device.id).md", text: page.text)]
          + page.pictures.map { File(path: $0.path, text: $0.drawing.svgFile) }
      }
  }

  private var index: String {
    var text = """
      # Devices

      \(profiles.devices.count) devices, grouped by screen. *Assumed* counts the figures of a device \
      that nobody has measured or published; its page says which.

      """
    var groups: [(title: String, devices: [DeviceProfile])] = []
    for device in profiles.devices {
      let size = device.screen.value
      let title =
        "\(device.idiom == .pad ? "iPad" : "iPhone"), \(Numbers.points(size.width)) x "
        + "\(Numbers.points(size.height)) pt"
      if let index = groups.firstIndex(where: { $0.title == title }) {
        groups[index].devices.append(device)
      } else {
        groups.append((title, [device]))
      }
    }
    for group in groups.sorted(by: { Self.order($0.devices[0]) < Self.order($1.devices[0]) }) {
      text += "\n## \(MarkdownText.text(group.title))\n\n"
      text += MarkdownText.row(["device", "iOS", "keyboards", "figures", "assumed"])
      text += "| :-- | :-- | --: | --: | --: |\n"
      for device in group.devices {
        let figures = DeviceCataloguePage.figures(of: device)
        text += MarkdownText.row([
          "[\(MarkdownText.text(device.name))](devices/\(device.id).md)", "\(device.os)",
          "\(device.keyboardModes.count)", "\(figures.count)",
          "\(figures.count { $0.provenance == .assumed })",
        ])
      }
    }
    return text
  }

  private static func order(_ device: DeviceProfile) -> (Int, Double, Double) {
    let size = device.screen.value
    return (device.idiom == .phone ? 0 : 1, size.width, size.height)
  }

  /// The keyboards in full screen, those that look alike once.
  private func pictures(of device: DeviceProfile) -> [DeviceDrawing] {
    let newest = levels.last { device.os.contains($0.version) && $0.sdk == nil }
    let all = DeviceState.all(
      of: device, on: newest ?? OSLevel(device.os.first), in: profiles.locales)
    var drawings: [DeviceDrawing] = []
    for drawing in all where drawing.state.window == .full && drawing.state.accessory == .none {
      let isKnown = drawings.contains { $0.parts == drawing.parts && $0.screen == drawing.screen }
      if !isKnown { drawings.append(drawing) }
    }
    return drawings
  }
}
