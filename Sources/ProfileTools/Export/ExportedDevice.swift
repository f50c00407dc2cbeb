package import DeviceProfiles
import InsetCore
import TextFormats

/// A device as other tools take it: on one version, in both orientations.
package struct ExportedDevice: Sendable {
  /// A device in one orientation.
  struct Side: Sendable {
    let orientation: InterfaceOrientation
    let size: Size
    let safeArea: Figure<Insets>
    /// What docked keyboards cover from the screen's bottom, by mode and layout: one for each height.
    let keyboards: [Keyboard]
  }

  /// A keyboard with the languages that show it.
  struct Keyboard: Sendable {
    let mode: KeyboardMode
    let languages: [String]
    let height: Figure<Double>
  }

  let device: DeviceProfile
  let os: OSLevel
  let sides: [Side]
  /// What was read of the figures.
  let agreement: Agreement

  /// Takes a device's figures on a version; nil where it has no safe area.
  package init?(
    _ device: DeviceProfile, on os: OSLevel, _ locales: [InputLocale], _ agreement: Agreement
  ) {
    let orientations = [InterfaceOrientation.portrait, .landscapeRight].filter { side in
      device.orientations.contains { $0.isLandscape == side.isLandscape }
    }
    sides = orientations.compactMap { orientation in
      guard let safeArea = device.safeArea(orientation, on: os) else { return nil }
      let modes = device.keyboardModes.filter { $0.isDocked && $0.os.contains(os.version) }
      return Side(
        orientation: orientation, size: device.bounds(orientation).size, safeArea: safeArea,
        keyboards: modes.flatMap { Self.keyboards(device, $0, orientation, os, locales) })
    }
    if sides.isEmpty { return nil }
    self.device = device
    self.os = os
    self.agreement = agreement
  }

  /// The heights of a mode's keyboard, each with the languages that have it, in their order.
  private static func keyboards(
    _ device: DeviceProfile, _ mode: KeyboardMode, _ orientation: InterfaceOrientation,
    _ os: OSLevel, _ locales: [InputLocale]
  ) -> [Keyboard] {
    var keyboards: [Keyboard] = []
    for locale in locales where locale.shows(mode) {
      guard
        let height = device.keyboard(
          mode, layout: locale.layout, orientation: orientation, on: os)?.height
      else { continue }
      if let same = keyboards.firstIndex(where: { $0.height == height }) {
        keyboards[same] = Keyboard(
          mode: mode, languages: keyboards[same].languages + [locale.id], height: height)
      } else {
        keyboards.append(Keyboard(mode: mode, languages: [locale.id], height: height))
      }
    }
    return keyboards
  }

  /// The keyboard of English letters, with words where there are any; nil where it is not known.
  func usualKeyboard(of side: Side) -> Keyboard? {
    [.dockedPrediction, .docked].lazy.compactMap { mode in
      side.keyboards.first { $0.mode == mode && $0.languages.contains("en-US") }
    }.first
  }

  var isPhone: Bool { device.idiom == .phone }
}

/// A format of ``ExportedDevice``s.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// Every figure with how it is known, who says so and when it was read.
  case json
  /// Custom properties, by `data-device` and `data-orientation`.
  case css
  /// Descriptors as Playwright has them, with the safe area and the keyboard beside.
  case playwright
  /// Configurations of a Swift library for tests by pictures.
  case swiftSnapshotTesting = "swift-snapshot-testing"

  /// The text of some devices.
  package func text(of devices: [ExportedDevice]) -> String {
    switch self {
    case .json: ExportedDevice.json(devices)
    case .css: ExportedDevice.css(devices)
    case .playwright: ExportedDevice.playwright(devices)
    case .swiftSnapshotTesting: ExportedDevice.swift(devices)
    }
  }
}

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
