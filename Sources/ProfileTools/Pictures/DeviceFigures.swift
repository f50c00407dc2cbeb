import DeviceProfiles
import InsetCore
import MatrixResults
import TextFormats

/// The rows of a profile that hold for a state.
struct DeviceFigures {
  let device: DeviceProfile
  let state: DeviceState
  let window: WindowEntry?
  let fullScreen: Figure<Insets>?
  let status: BarEntry?
  let navigation: BarEntry?
  let tab: BarEntry?
  let toolbar: BarEntry?
  let keyboard: KeyboardMetrics?

  init(_ device: DeviceProfile, _ state: DeviceState, _ locale: InputLocale) {
    self.device = device
    self.state = state
    let (orientation, os) = (state.orientation, state.os)
    let rows = WindowRows(device, orientation, state.window, on: os)
    window = rows?.window
    fullScreen = rows?.safeArea
    status =
      state.window == .full
      ? device.bar(.status, orientation, width: rows?.horizontal ?? .compact, on: os) : nil
    navigation = state.bars.hasNavigationBar ? rows?.navigation : nil
    tab = state.bars.hasTabBar ? rows?.floatingTab ?? rows?.tab : nil
    toolbar = state.bars == .navToolbar ? rows?.toolbar : nil
    keyboard =
      if let view = state.keyboard.inputView {
        device.keyboard(view, orientation: orientation, on: os)
      } else {
        device.keyboard(
          state.keyboard.mode, layout: locale.layout, orientation: orientation, on: os)
      }
  }

  /// The safe area of the window, bars not counted.
  var insets: Insets { window?.safeArea ?? fullScreen?.value ?? .zero }

  /// The figures with their origins, the screen's first.
  var facts: [DeviceDrawing.Fact] {
    let n = Numbers.points
    let size = device.screen.value
    var facts = [
      fact("screen", "\(n(size.width)) x \(n(size.height)) upright", device.screen),
      fact("corner radius", n(device.cornerRadius.value), device.cornerRadius),
    ]
    if let window {
      let frame = window.frame.value
      let words = "\(n(frame.width)) x \(n(frame.height)) at \(n(frame.minX)), \(n(frame.minY))"
      facts.append(fact(state.window.rawValue, words, window.frame))
    }
    if let fullScreen, window?.safeArea == nil {
      let insets = fullScreen.value
      let words =
        "top \(n(insets.top)), left \(n(insets.left)), bottom \(n(insets.bottom)), "
        + "right \(n(insets.right))"
      facts.append(fact("safe area", words, fullScreen))
    }
    let bars = [
      ("status bar", status), ("navigation bar", navigation), ("tab bar", tab),
      ("toolbar", toolbar),
    ]
    facts += bars.compactMap { name, entry in
      entry.map { entry in
        let adds = entry.adds.map { ", adds \(n($0))" } ?? ""
        let view = entry.viewHeight.map { ", view \(n($0))" } ?? ""
        return fact(name, n(entry.height.value) + view + adds, entry.height)
      }
    }
    if let keyboard {
      let width = keyboard.width.map { ", width \(n($0))" } ?? ""
      let visible = keyboard.visible.map { ", on screen \(n($0))" } ?? ""
      facts.append(
        fact("keyboard", n(keyboard.height.value) + width + visible, keyboard.height))
    }
    return facts
  }

  private func fact<Value>(
    _ name: String, _ words: String, _ figure: Figure<Value>
  ) -> DeviceDrawing.Fact {
    DeviceDrawing.Fact(
      name: name, words: words, provenance: figure.provenance, source: figure.origin,
      place: figure.place)
  }
}

extension DeviceProfile {
  /// Why a state does not exist, by the constraint that excludes it.
  func reason(_ constraint: String, _ state: DeviceState, _ locale: InputLocale) -> String {
    let mode = state.keyboard.name
    switch constraint {
    case "os-on-device": return "\(id) runs iOS \(os), not \(state.os)"
    case "orientation-of-device":
      let all = orientations.map(\.rawValue).joined(separator: ", ")
      return "\(id) does not turn to \(state.orientation.rawValue); it has \(all)"
    case "window-of-device":
      return "\(id) has no window \(state.window.rawValue) in \(state.orientation.rawValue) on "
        + "iOS \(state.os)"
    case "keyboard-of-device":
      let all = keyboardModes.map(\.rawValue).joined(separator: ", ")
      return "\(id) has no keyboard \(mode); it has \(all)"
    case "keyboard-of-os": return "iOS \(state.os) has no keyboard \(mode)"
    case "keyboard-of-locale": return "the language \(locale.id) has no keyboard \(mode)"
    case "accessory-of-keyboard": return "an accessory needs a docked keyboard, not \(mode)"
    default:
      return "\(id) has no figure for the keyboard \(mode) in \(state.orientation.rawValue) on "
        + "iOS \(state.os)"
    }
  }
}
