import DeviceProfiles
import InsetCore
import TextFormats

extension ExportedDevice {
  /// An extension of `ViewImageConfig` of swift-snapshot-testing, with the heights of keyboards beside.
  static func swift(_ devices: [ExportedDevice]) -> String {
    let members = devices.map { device in
      let cases = device.sides.map { side in
        let insets = side.safeArea.value
        let points = [insets.top, insets.left, insets.bottom, insets.right].map(Numbers.points)
        let sizeClass = device.sizeClasses(of: side)
        return """
              case .\(side.orientation.isLandscape ? "landscape" : "portrait"):
                // The safe area is \(side.safeArea.provenance.rawValue).
                return ViewImageConfig(
                  safeArea: UIEdgeInsets(
                    top: \(points[0]), left: \(points[1]), bottom: \(points[2]), right: \(points[3])),
                  size: CGSize(
                    width: \(Numbers.points(side.size.width)), height: \(Numbers.points(side.size.height))),
                  traits: UITraitCollection(traitsFrom: [
                    UITraitCollection(userInterfaceIdiom: .\(device.isPhone ? "phone" : "pad")),
                    UITraitCollection(displayScale: \(Numbers.points(device.device.scale.value))),
                    UITraitCollection(horizontalSizeClass: .\(sizeClass.horizontal)),
                    UITraitCollection(verticalSizeClass: .\(sizeClass.vertical)),
                  ]))
          """
      }
      let isWhole = device.sides.count == 2
      return """
          /// \(device.device.name.tamed), iOS \(device.os).
          public static func \(device.identifier)(_ orientation: Orientation) -> ViewImageConfig {
            switch orientation {
        \(cases.joined(separator: "\n"))\(isWhole ? "" : "\n      default: preconditionFailure(\"there is no such orientation\")")
            }
          }
        """
    }
    let keyboards = devices.flatMap { device in
      device.sides.compactMap { side in
        device.usualKeyboard(of: side).map { keyboard in
          "    \"\(device.device.id) \(side.orientation.isLandscape ? "landscape" : "portrait")\": "
            + "\(Numbers.points(keyboard.height.value)), // \(keyboard.mode.rawValue), "
            + keyboard.height.provenance.rawValue
        }
      }
    }
    return """
      import SnapshotTesting
      import UIKit

      extension ViewImageConfig {
      \(members.joined(separator: "\n\n"))

        /// What the keyboard of English letters covers from the screen's bottom, in points.
        public static let keyboardHeights: [String: CGFloat] = [
      \(keyboards.joined(separator: "\n"))
        ]
      }

      """
  }

  /// The device's id as a name of Swift: `iphone-15-pro` is `iPhone15Pro`.
  private var identifier: String {
    let words = device.id.split { !$0.isLetter && !$0.isNumber }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let first = words.first.map(String.init) ?? "device"
    let named = ["iphone": "iPhone", "ipad": "iPad", "ipod": "iPod"][first] ?? first
    return (named.first?.isNumber == true ? "_" : "") + named + rest.joined()
  }

  private func sizeClasses(of side: Side) -> (horizontal: SizeClass, vertical: SizeClass) {
    if !isPhone { return (.regular, .regular) }
    if !side.orientation.isLandscape { return (.compact, .regular) }
    return (device.isRegularInLandscape ? .regular : .compact, .compact)
  }
}
