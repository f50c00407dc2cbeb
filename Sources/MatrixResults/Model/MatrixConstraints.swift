import DeviceProfiles
import InsetCore
package import ScenarioSpaces

extension MatrixModel {
  /// What cannot be, or says nothing, in the order in which exclusions are charged.
  package var constraints: [Constraint] {
    [
      osOnDevice, orientationOfDevice, windowOfDevice, keyboardOfDevice, keyboardOfOS,
      keyboardOfLocale, keyboardWithFigure, accessoryOfKeyboard, accessoryOfWindow,
      accessoryOfScript, adjustmentOfOS, placementOfOS,
      baseOfPlacement, scriptOfBase, scriptOfKeyboard, scriptOfOS,
      scriptOfLocale, scriptOfDevice, scriptOfWindow, turnedWindow, resizedWindow,
    ]
  }

  private func constraint(
    _ name: String, over parameters: [MatrixParameter],
    isViolated: @escaping @Sendable ([Int]) -> Bool
  ) -> Constraint {
    Constraint(name, over: parameters.map(\.rawValue), isViolated: isViolated)
  }

  private func condition(
    on parameters: [MatrixParameter], _ holds: @escaping @Sendable ([Int]) -> Bool
  ) -> Constraint.Condition {
    Constraint.Condition(on: parameters.map(\.rawValue), holds)
  }

  /// The device never ran the version, or the version's app cannot have been built with the SDK.
  private var osOnDevice: Constraint {
    let (devices, os) = (profiles.devices, plan.os)
    return constraint("os-on-device", over: [.device, .os]) {
      !devices[$0[0]].runs(os[$0[1]].version)
    }
  }

  private var orientationOfDevice: Constraint {
    let devices = profiles.devices
    return constraint("orientation-of-device", over: [.device, .orientation]) {
      !devices[$0[0]].orientations.contains(InterfaceOrientation.allCases[$0[1]])
    }
  }

  private var windowOfDevice: Constraint {
    let (devices, os, windows, occurrences) = (profiles.devices, plan.os, windows, occurrences)
    return constraint("window-of-device", over: [.device, .os, .orientation, .window]) {
      windows[$0[3]] != .full && occurrences.contains($0)
        && devices[$0[0]].window(
          windows[$0[3]], InterfaceOrientation.allCases[$0[2]], on: os[$0[1]]) == nil
    }
  }

  private var keyboardOfDevice: Constraint {
    let (devices, keyboards) = (profiles.devices, keyboards)
    return constraint("keyboard-of-device", over: [.device, .keyboard]) {
      !keyboards[$0[1]].fits(devices[$0[0]])
    }
  }

  private var keyboardOfOS: Constraint {
    let (os, keyboards) = (plan.os, keyboards)
    return constraint("keyboard-of-os", over: [.os, .keyboard]) {
      !keyboards[$0[1]].mode.os.contains(os[$0[0]].version)
    }
  }

  /// A bar that the language has not, or emoji in a language of letters.
  private var keyboardOfLocale: Constraint {
    let (locales, keyboards) = (profiles.locales, keyboards)
    return constraint("keyboard-of-locale", over: [.locale, .keyboard]) {
      !locales[$0[0]].shows(keyboards[$0[1]].mode)
    }
  }

  /// The profile has no figure, and no rule leads to one.
  private var keyboardWithFigure: Constraint {
    let (devices, os, keyboards) = (profiles.devices, plan.os, keyboards)
    let occurrences = occurrences
    return constraint(
      "keyboard-with-figure", over: [.device, .os, .orientation, .keyboard]
    ) {
      let level = keyboards[$0[3]]
      let orientation = InterfaceOrientation.allCases[$0[2]]
      guard occurrences.contains($0) else { return false }
      let (device, os) = (devices[$0[0]], os[$0[1]])
      guard level.fits(device) else { return false }
      return device.keyboard(
        .main, beside: level, layout: .latinQwerty, orientation: orientation, on: os) == nil
    }
  }

  /// An accessory view travels with a raised keyboard and covers nothing that avoids; what one that
  /// stays does beside a raised keyboard, or one in hardware, is not known.
  private var accessoryOfKeyboard: Constraint {
    let (keyboards, accessories) = (keyboards, accessories)
    return constraint("accessory-of-keyboard", over: [.keyboard, .accessory]) {
      switch keyboards[$0[0]].mode {
      case .floating, .undocked, .split: accessories[$0[1]] != .none
      case .hardware, .hardwareBar: accessories[$0[1]].isPersistent
      default: false
      }
    }
  }

  /// Where an accessory view that stays rests, in a window beside others or above the screen's
  /// bottom edge, is not known.
  private var accessoryOfWindow: Constraint {
    let (devices, os, windows, accessories) = (profiles.devices, plan.os, windows, accessories)
    let occurrences = occurrences
    return Constraint(
      "accessory-of-window",
      [
        condition(on: [.device, .os, .orientation, .window]) {
          let orientation = InterfaceOrientation.allCases[$0[2]]
          let mode = windows[$0[3]]
          guard mode != .full, occurrences.contains($0) else { return false }
          let device = devices[$0[0]]
          let window = device.window(mode, orientation, on: os[$0[1]])
          return mode.hasNeighbour
            || (window?.frame.value.maxY ?? 0) < device.bounds(orientation).maxY
        },
        condition(on: [.accessory]) { accessories[$0[0]].isPersistent },
      ])
  }

  /// What happens beside an accessory view that stays is not known of every action.
  private var accessoryOfScript: Constraint {
    let (accessories, scripts) = (accessories, plan.scripts)
    return constraint("accessory-of-script", over: [.accessory, .script]) {
      !scripts[$0[1]].fits(accessories[$0[0]])
    }
  }

  /// Before iOS 11 the choice is a Boolean of the controller.
  private var adjustmentOfOS: Constraint {
    let os = plan.os
    return constraint("adjustment-of-os", over: [.os, .adjustment]) {
      let behavior = ContentInsetAdjustmentBehavior.allCases[$0[1]]
      return os[$0[0]].version.major < 11 && (behavior == .scrollableAxes || behavior == .always)
    }
  }

  /// What the actions do makes no sense for the keyboard.
  private var scriptOfKeyboard: Constraint {
    let (keyboards, scripts) = (keyboards, plan.scripts)
    return constraint("script-of-keyboard", over: [.keyboard, .script]) {
      !keyboards[$0[0]].fits(scripts[$0[1]])
    }
  }

  /// The version cannot do what the actions do.
  private var scriptOfOS: Constraint {
    let (os, scripts) = (plan.os, plan.scripts)
    return constraint("script-of-os", over: [.os, .script]) {
      !scripts[$0[1]].fits(os[$0[0]].version)
    }
  }

  /// The language has no candidate row.
  private var scriptOfLocale: Constraint {
    let (locales, scripts) = (profiles.locales, plan.scripts)
    return constraint("script-of-locale", over: [.locale, .script]) {
      scripts[$0[1]].actions.contains(.candidates)
        && locales[$0[0]].predictionBar.value != .candidates
    }
  }

  /// The device has not the keyboards that the actions bring up, cannot be turned, or has no tall
  /// status bar.
  private var scriptOfDevice: Constraint {
    let (devices, os, occurrences) = (profiles.devices, plan.os, occurrences)
    let needs = zip(plan.scripts, scripted.appearances).map { ScriptNeeds($0, $1) }
    // What several scripts need is asked once.
    let distinct = needs.indices.filter { needs.firstIndex(of: needs[$0]) == $0 }.map { needs[$0] }
    return Constraint(
      "script-of-device",
      anyOf: distinct.map { need in
        [
          condition(on: [.device, .os, .orientation]) {
            occurrences.contains($0)
              && !need.areMet(
                by: devices[$0[0]], on: os[$0[1]], InterfaceOrientation.allCases[$0[2]])
          },
          condition(on: [.script]) { needs[$0[0]] == need },
        ]
      })
  }

  /// The window cannot be turned or resized, or has no neighbor.
  private var scriptOfWindow: Constraint {
    let (windows, scripts) = (windows, plan.scripts)
    return constraint("script-of-window", over: [.window, .script]) {
      !scripts[$0[1]].fits(windows[$0[0]])
    }
  }

  /// The device does not have what the window becomes when it is turned.
  private var turnedWindow: Constraint {
    constraint("turned-window-of-device", on: .rotate) { $0.turned($2, $1, on: $3) }
  }

  /// The device does not have what the window becomes when its size changes.
  private var resizedWindow: Constraint {
    constraint("resized-window-of-device", on: .resize) { $0.resized($2, $1, on: $3) }
  }

  /// Excludes the scripts with an action where a device's window becomes nothing by it.
  private func constraint(
    _ name: String, on action: Script.Action,
    becomes:
      @escaping @Sendable (DeviceProfile, InterfaceOrientation, WindowMode, OSLevel)
      -> WindowMode?
  ) -> Constraint {
    let (devices, os, windows, scripts) = (profiles.devices, plan.os, windows, plan.scripts)
    let occurrences = occurrences
    return Constraint(
      name,
      [
        condition(on: [.device, .os, .orientation, .window]) {
          let orientation = InterfaceOrientation.allCases[$0[2]]
          return occurrences.contains($0)
            && becomes(devices[$0[0]], orientation, windows[$0[3]], os[$0[1]]) == nil
        },
        condition(on: [.script]) { scripts[$0[0]].actions.contains(action) },
      ])
  }

  /// A container that makes room for the keyboard is SwiftUI's from iOS 14 on, a web view's from
  /// iOS 8 on.
  private var placementOfOS: Constraint {
    let os = plan.os
    return constraint("placement-of-os", over: [.os, .placement]) {
      switch Placement.allCases[$0[1]] {
      case .swiftUI: os[$0[0]].version.major < 14
      case .webView, .webPage: os[$0[0]].version.major < 8
      default: false
      }
    }
  }

  /// Only a bar that the app has grows.
  private var scriptOfBase: Constraint {
    let scripts = plan.scripts
    return constraint("script-of-base", over: [.base, .script]) {
      scripts[$0[1]].movesOwnBar && BaseInsets.allCases[$0[0]] != .composer
    }
  }

  /// A page in a web view has no insets of its own.
  private var baseOfPlacement: Constraint {
    constraint("base-of-placement", over: [.placement, .base]) {
      Placement.allCases[$0[0]] == .webPage && BaseInsets.allCases[$0[1]] != .base0
    }
  }
}

/// What a script needs of a device beside the keyboard that it begins with.
private struct ScriptNeeds: Hashable, Sendable {
  private let appearances: Set<Script.Appearance>
  private let actions: Set<Script.Action>

  init(_ script: Script, _ appearances: Set<Script.Appearance>) {
    // The scenario's own keyboard is another constraint's matter.
    self.appearances = appearances.subtracting([.init(keyboard: .main, isTurned: false)])
    actions = Set(script.actions).intersection([.call, .rotate, .turnAround])
  }

  func areMet(
    by device: DeviceProfile, on os: OSLevel, _ orientation: InterfaceOrientation
  ) -> Bool {
    if actions.contains(.call), device.hasHomeIndicator || device.idiom == .pad { return false }
    if actions.contains(.rotate), !device.orientations.contains(orientation.turned) {
      return false
    }
    if actions.contains(.turnAround), !device.orientations.contains(orientation.reversed) {
      return false
    }
    var cache = KeyboardCache(device, on: os)
    return appearances.allSatisfy { appearance in
      cache.keyboard(
        appearance.keyboard, beside: KeyboardLevel(.docked), layout: .latinQwerty,
        orientation: appearance.isTurned ? orientation.turned : orientation) != nil
    }
  }
}
