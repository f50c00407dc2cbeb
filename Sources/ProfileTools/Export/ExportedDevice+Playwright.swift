import DeviceProfiles
import InsetCore
import TextFormats

extension ExportedDevice {
  /// Descriptors by name, one for each orientation, as Playwright's own list has them.
  ///
  /// `safeArea` and `keyboard` are beside: a context does not take them, a test's own code does.
  static func playwright(_ devices: [ExportedDevice]) -> String {
    JSONValue.object(
      devices.flatMap { device in
        device.sides.map { side in
          let insets = side.safeArea.value
          let size: JSONValue = [
            "width": .points(side.size.width), "height": .points(side.size.height),
          ]
          let descriptor: JSONValue = [
            "viewport": size, "screen": size,
            "deviceScaleFactor": .points(device.device.scale.value), "isMobile": true,
            "hasTouch": true, "defaultBrowserType": "webkit",
            "safeArea": [
              "top": .points(insets.top), "right": .points(insets.right),
              "bottom": .points(insets.bottom), "left": .points(insets.left),
              "grade": .string(side.safeArea.provenance.rawValue),
            ],
          ]
          let keyboard = device.usualKeyboard(of: side).map { keyboard -> JSONValue in
            [
              "height": .points(keyboard.height.value), "mode": .string(keyboard.mode.rawValue),
              "grade": .string(keyboard.height.provenance.rawValue),
            ]
          }
          return (
            device.device.name + (side.orientation.isLandscape ? " landscape" : ""),
            descriptor.adding(["keyboard": keyboard])
          )
        }
      }
    ).text(.filled)
  }
}
