package import DeviceProfiles
package import InsetCore
package import MatrixResults

/// One way in which a device can be seen: the levels that a picture shows.
package struct DeviceState: Hashable, Sendable {
  /// The version, and the app's SDK where it matters.
  package var os: OSLevel
  package var orientation: InterfaceOrientation
  package var window: WindowMode
  /// The keyboard, or the app's input view in its place.
  package var keyboard: KeyboardLevel
  /// What the app puts above the keyboard.
  package var accessory: Accessory
  /// The bars of the container controllers.
  package var bars: BarSet

  /// Creates a state; an app in full screen between a navigation bar and a tab bar unless said
  /// otherwise.
  package init(
    os: OSLevel, orientation: InterfaceOrientation, window: WindowMode = .full,
    keyboard: KeyboardLevel, accessory: Accessory = .none, bars: BarSet = .navTab
  ) {
    self.os = os
    self.orientation = orientation
    self.window = window
    self.keyboard = keyboard
    self.accessory = accessory
    self.bars = bars
  }

  /// The state in a line, such as "iOS 18.7, portrait, docked+prediction".
  package var words: String {
    let parts = [
      "iOS \(os)", orientation.rawValue, window == .full ? nil : window.rawValue,
      keyboard.name, accessory == .none ? nil : accessory.name,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// The state as part of a file's name: its levels joined by `-`.
  package var slug: String {
    let parts = [
      orientation.rawValue, window == .full ? nil : window.rawValue, keyboard.name,
      accessory == .none ? nil : accessory.name,
    ]
    return parts.compactMap(\.self).joined(separator: "-").replacing("+", with: "-")
  }
}

extension DeviceState {
  /// Every state of a device on a version whose picture shows something new.
  ///
  /// In each orientation that differs: each keyboard in full screen, the first keyboard with an
  /// accessory, and each other window under it.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - os: The version.
  ///   - locales: Languages to write in; a state that none of them has is left out.
  /// - Returns: The states, and the drawing of each, in the order of a page.
  package static func all(
    of device: DeviceProfile, on os: OSLevel, in locales: [InputLocale]
  ) -> [DeviceDrawing] {
    device.drawnOrientations.flatMap { orientation -> [DeviceDrawing] in
      let modes = device.keyboardModes.compactMap { mode in
        DeviceDrawing(
          device,
          DeviceState(os: os, orientation: orientation, keyboard: KeyboardLevel(mode)),
          anyOf: locales)
      }
      guard let first = modes.first(where: { $0.state.keyboard.mode.isDocked }) ?? modes.first
      else {
        return []
      }
      var state = first.state
      state.accessory = .bar44
      let accessory = DeviceDrawing(device, state, anyOf: locales)
      state.accessory = .none
      let windows = WindowMode.allCases.filter { $0 != .full }.compactMap { window in
        state.window = window
        return DeviceDrawing(device, state, anyOf: locales)
      }
      return modes + [accessory].compactMap(\.self) + windows
    }
  }
}

extension DeviceProfile {
  /// Portrait and the first landscape, as far as the interface turns there: the others are the same
  /// pictures.
  var drawnOrientations: [InterfaceOrientation] {
    [
      orientations.first { !$0.isLandscape }, orientations.first { $0.isLandscape },
    ].compactMap(\.self)
  }
}
