import DeviceProfiles
import InsetCore
public import ScenarioSpaces

extension MatrixModel {
  /// What cannot be, or says nothing, in the order in which exclusions are charged.
  public var constraints: [Constraint] {
    [
      osOnDevice, orientationOfDevice, windowOfDevice, keyboardOfDevice, keyboardOfOS,
      keyboardOfLocale, keyboardWithFigure, accessoryOfKeyboard, adjustmentOfOS, scriptOfKeyboard,
      scriptOfDevice,
      rotationOfWindow,
    ]
  }

  private func constraint(
    _ name: String, over parameters: [MatrixParameter],
    isViolated: @escaping @Sendable ([Int]) -> Bool
  ) -> Constraint {
    Constraint(name, over: parameters.map(\.rawValue), isViolated: isViolated)
  }

  /// The device never ran the version, or the version's app cannot have been built with the SDK.
  private var osOnDevice: Constraint {
    let (devices, os) = (profiles.devices, plan.os)
    return constraint("os-on-device", over: [.device, .os]) {
      !devices[$0[0]].os.contains(os[$0[1]].version)
    }
  }

  private var orientationOfDevice: Constraint {
    let devices = profiles.devices
    return constraint("orientation-of-device", over: [.device, .orientation]) {
      !devices[$0[0]].orientations.contains(InterfaceOrientation.allCases[$0[1]])
    }
  }

  private var windowOfDevice: Constraint {
    let (devices, os, windows) = (profiles.devices, plan.os, windows)
    return constraint("window-of-device", over: [.device, .os, .orientation, .window]) {
      windows[$0[3]] != .full
        && devices[$0[0]].window(
          windows[$0[3]], InterfaceOrientation.allCases[$0[2]], on: os[$0[1]]) == nil
    }
  }

  private var keyboardOfDevice: Constraint {
    let devices = profiles.devices
    return constraint("keyboard-of-device", over: [.device, .keyboard]) {
      !devices[$0[0]].keyboardModes.contains(KeyboardMode.allCases[$0[1]])
    }
  }

  private var keyboardOfOS: Constraint {
    let os = plan.os
    return constraint("keyboard-of-os", over: [.os, .keyboard]) {
      !KeyboardMode.allCases[$0[1]].os.contains(os[$0[0]].version)
    }
  }

  /// A bar that the language has not, or emoji in a language of letters.
  private var keyboardOfLocale: Constraint {
    let locales = profiles.locales
    return constraint("keyboard-of-locale", over: [.locale, .keyboard]) {
      let locale = locales[$0[0]]
      let bar = locale.predictionBar.value
      switch KeyboardMode.allCases[$0[1]] {
      case .dockedPrediction: return bar != .present
      case .dockedCandidates: return bar != .candidates
      case .emoji: return locale.layout != .emoji
      case .docked, .dockedPassword, .numeric, .thirdParty, .floating, .undocked, .split,
        .hardware, .hardwareBar:
        return locale.layout == .emoji
      }
    }
  }

  /// The profile has no figure, and no rule leads to one.
  private var keyboardWithFigure: Constraint {
    let (devices, os) = (profiles.devices, plan.os)
    return constraint(
      "keyboard-with-figure", over: [.device, .os, .orientation, .keyboard]
    ) {
      let (device, os) = (devices[$0[0]], os[$0[1]])
      let mode = KeyboardMode.allCases[$0[3]]
      let orientation = InterfaceOrientation.allCases[$0[2]]
      guard device.os.contains(os.version), device.keyboardModes.contains(mode),
        device.orientations.contains(orientation)
      else { return false }
      return device.keyboard(mode, layout: .latinQwerty, orientation: orientation, on: os) == nil
    }
  }

  /// An accessory view travels with a raised keyboard and covers nothing that avoids.
  private var accessoryOfKeyboard: Constraint {
    constraint("accessory-of-keyboard", over: [.keyboard, .accessory]) {
      let mode = KeyboardMode.allCases[$0[0]]
      return Accessory.allCases[$0[1]] != .none
        && (mode == .floating || mode == .undocked || mode == .split)
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

  /// Emoji replace letters only, and only a docked keyboard has floated before.
  private var scriptOfKeyboard: Constraint {
    constraint("script-of-keyboard", over: [.keyboard, .script]) {
      let mode = KeyboardMode.allCases[$0[0]]
      let actions = Script.all[$0[1]].actions
      if actions.contains(.emoji) && (!mode.isDocked || mode == .emoji) { return true }
      return actions.contains(.float) && !mode.isDocked
    }
  }

  /// The device does not float a keyboard, or cannot be turned.
  private var scriptOfDevice: Constraint {
    let (devices, os) = (profiles.devices, plan.os)
    return constraint("script-of-device", over: [.device, .os, .orientation, .script]) {
      let device = devices[$0[0]]
      let actions = Script.all[$0[3]].actions
      if actions.contains(.float) {
        return !device.keyboardModes.contains(.floating)
          || !KeyboardMode.floating.os.contains(os[$0[1]].version)
      }
      return actions.contains(.rotate)
        && !device.orientations.contains(InterfaceOrientation.allCases[$0[2]].turned)
    }
  }

  /// A rotation is told for a full-screen window only.
  private var rotationOfWindow: Constraint {
    let windows = windows
    return constraint("rotation-of-window", over: [.window, .script]) {
      windows[$0[0]] != .full && Script.all[$0[1]].actions.contains(.rotate)
    }
  }
}
