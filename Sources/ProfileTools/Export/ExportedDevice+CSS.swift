import DeviceProfiles
import InsetCore
import TextFormats

extension ExportedDevice {
  /// Custom properties for a page that stands in for a device: `--safe-area-inset-…` as
  /// `env(safe-area-inset-…)` has them, and `--keyboard-height` for English letters.
  static func css(_ devices: [ExportedDevice]) -> String {
    devices.flatMap { device in
      device.sides.map { side in
        let insets = side.safeArea.value
        let edges = [
          ("top", insets.top), ("right", insets.right), ("bottom", insets.bottom),
          ("left", insets.left),
        ].map { "  --safe-area-inset-\($0): \(Numbers.points($1))px;" }
        let keyboard = device.usualKeyboard(of: side).map {
          "  --keyboard-height: \(Numbers.points($0.height.value))px; "
            + "/* \($0.mode.rawValue), \($0.height.provenance.rawValue) */"
        }
        let orientation = side.orientation.isLandscape ? "landscape" : "portrait"
        return
          ([
            "/* \(device.device.name.inComment), iOS \(device.os): \(side.safeArea.provenance.rawValue) */"
          ]
          + ["[data-device=\"\(device.device.id)\"][data-orientation=\"\(orientation)\"] {"] + edges
          + [keyboard, "}"].compactMap(\.self)).joined(separator: "\n") + "\n"
      }
    }.joined(separator: "\n")
  }
}

extension String {
  /// The text where nothing may end a comment.
  fileprivate var inComment: String { tamed.replacing("*/", with: "* /") }
}
