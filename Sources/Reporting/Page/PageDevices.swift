import DeviceProfiles
import InsetCore

/// The devices as a page draws them: on the newest OS level that runs on each, with Latin letters.
struct PageDevices {
  /// A device for each level, in their order.
  let json: [JSONText]

  init(_ pictures: Report.Pictures) {
    json = pictures.devices.map { device in
      let os = pictures.os.last { device.os.contains($0.version) }
      return .object([
        ("name", .string(device.name.tamed)), ("radius", .points(device.cornerRadius.value)),
        ("os", .string(os?.description ?? "")),
        (
          "screen",
          .array([.points(device.screen.value.width), .points(device.screen.value.height)])
        ),
        ("provenance", .string(device.screen.provenance.rawValue)),
        ("states", .array(os.map { Self.states(of: device, on: $0) } ?? [])),
      ])
    }
  }

  /// A picture for each orientation that looks different.
  private static func states(of device: DeviceProfile, on os: OSLevel) -> [JSONText] {
    [InterfaceOrientation.portrait, .landscapeLeft].filter(device.orientations.contains).map {
      orientation in
      let safeArea = device.safeArea(orientation, on: os)
      return .object([
        ("orientation", .string(orientation.rawValue)),
        ("safeArea", .insets(safeArea?.value ?? .zero)),
        ("safeAreaIs", .string(safeArea?.provenance.rawValue ?? "")),
        (
          "keyboards",
          .array(device.keyboardModes.compactMap { keyboard($0, device, orientation, os) })
        ),
      ])
    }
  }

  private static func keyboard(
    _ mode: KeyboardMode, _ device: DeviceProfile, _ orientation: InterfaceOrientation,
    _ os: OSLevel
  ) -> JSONText? {
    device.keyboard(mode, layout: .latinQwerty, orientation: orientation, on: os).map { metrics in
      // Thousands of keyboards: what is nil goes without a word.
      .object(
        [
          ("mode", .string(mode.rawValue)), ("docked", .bool(mode.isDocked)),
          ("height", .points(metrics.height.value)),
          ("is", .string(metrics.height.provenance.rawValue)),
        ] + (metrics.width.map { [("width", .points($0))] } ?? [])
          + (metrics.visible.map { [("visible", .points($0))] } ?? []))
    }
  }
}
