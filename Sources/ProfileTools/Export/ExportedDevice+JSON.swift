import DeviceProfiles
import InsetCore
import TextFormats

extension ExportedDevice {
  /// The version of the JSON, described in `docs/export.md`.
  private static let version = 2

  static func json(_ devices: [ExportedDevice]) -> String {
    let json: JSONValue = [
      "version": .integer(version), "devices": .array(devices.map(\.json)),
    ]
    return json.text(.filled)
  }

  private var json: JSONValue {
    [
      "id": .string(device.id), "name": .string(device.name),
      "identifiers": .strings(device.identifiers), "idiom": .string(device.idiom.rawValue),
      "os": .string("\(os)"),
      "screen": [
        "width": value(device.screen.map(\.width)), "height": value(device.screen.map(\.height)),
        "scale": value(device.scale), "cornerRadius": value(device.cornerRadius),
      ],
      "orientations": .array(sides.map(sideJSON)),
    ]
  }

  private func sideJSON(_ side: Side) -> JSONValue {
    [
      "orientation": .string(side.orientation.isLandscape ? "landscape" : "portrait"),
      "width": .points(side.size.width), "height": .points(side.size.height),
      "safeArea": JSONValue.object(
        [
          ("top", .points(side.safeArea.value.top)), ("left", .points(side.safeArea.value.left)),
          ("bottom", .points(side.safeArea.value.bottom)),
          ("right", .points(side.safeArea.value.right)),
        ] + origin(side.safeArea)),
      "keyboards": .array(
        side.keyboards.map { keyboard in
          .object(
            [
              ("mode", .string(keyboard.mode.rawValue)),
              ("languages", .strings(keyboard.languages)),
              ("height", .points(keyboard.height.value)),
            ] + origin(keyboard.height))
        }),
    ]
  }

  private func value(_ figure: Figure<Double>) -> JSONValue {
    .object([("value", .points(figure.value))] + origin(figure))
  }

  /// How a figure is known, who says so, and when it was read.
  private func origin<Value>(_ figure: Figure<Value>) -> [(String, JSONValue)] {
    [
      ("grade", .string(figure.provenance.rawValue)), ("source", .string(figure.origin)),
      ("date", agreement.date(of: figure).map(JSONValue.string) ?? .null),
    ]
  }
}
