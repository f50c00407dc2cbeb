import DeviceProfiles
import InsetCore
import TextFormats

/// The devices as a page draws them: on each OS level that runs on them, with Latin letters.
struct PageDevices {
  /// A device for each level, in their order.
  let json: [JSONValue]

  init(_ pictures: Report.Pictures) {
    json = pictures.devices.map { device in
      [
        "name": .string(device.name.tamed), "radius": .points(device.cornerRadius.value),
        "since": .integer(device.os.first.major),
        "screen": [.points(device.screen.value.width), .points(device.screen.value.height)],
        "provenance": .string(device.screen.provenance.rawValue),
        "drawn": .array(Self.drawn(device, on: pictures.os)),
      ]
    }
  }

  /// The pictures of a device, each with the OS levels that look so.
  private static func drawn(_ device: DeviceProfile, on levels: [OSLevel]) -> [JSONValue] {
    var drawn: [(os: [JSONValue], states: JSONValue)] = []
    for os in levels where device.os.contains(os.version) {
      let (name, states) = (
        JSONValue.string(os.description), JSONValue.array(states(of: device, on: os))
      )
      if let last = drawn.last, last.states.compact == states.compact {
        drawn[drawn.count - 1].os.append(name)
      } else {
        drawn.append(([name], states))
      }
    }
    return drawn.map { ["os": .array($0.os), "states": $0.states] }
  }

  /// A picture for each orientation that looks different.
  private static func states(of device: DeviceProfile, on os: OSLevel) -> [JSONValue] {
    [InterfaceOrientation.portrait, .landscapeLeft].filter(device.orientations.contains).map {
      orientation in
      let safeArea = device.safeArea(orientation, on: os)
      return [
        "orientation": .string(orientation.rawValue), "safeArea": .insets(safeArea?.value ?? .zero),
        "safeAreaIs": .string(safeArea?.provenance.rawValue ?? ""),
        "keyboards": .array(
          device.keyboardModes.filter { $0.os.contains(os.version) }.compactMap {
            keyboard($0, device, orientation, os)
          }),
      ]
    }
  }

  private static func keyboard(
    _ mode: KeyboardMode, _ device: DeviceProfile, _ orientation: InterfaceOrientation,
    _ os: OSLevel
  ) -> JSONValue? {
    device.keyboard(mode, layout: .latinQwerty, orientation: orientation, on: os).map {
      metrics -> JSONValue in
      let keyboard: JSONValue = [
        "mode": .string(mode.rawValue), "docked": .bool(mode.isDocked),
        "height": .points(metrics.height.value), "is": .string(metrics.height.provenance.rawValue),
      ]
      // There are thousands of keyboards, so what is nil is left out.
      return keyboard.adding([
        "width": metrics.width.map { .points($0) }, "visible": metrics.visible.map { .points($0) },
      ])
    }
  }
}
