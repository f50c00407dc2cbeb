package import DeviceProfiles
import InsetCore

/// A level of the keyboard parameter: one of the system's keyboards, or an input view of the app.
package struct KeyboardLevel: Hashable, Sendable {
  /// The keyboard; for an input view, the one that it is most like: it has neither letters nor a bar
  /// above them.
  package let mode: KeyboardMode
  /// The app's input view in the keyboard's place.
  package let inputView: InputView?

  /// The level of one of the system's keyboards.
  package init(_ mode: KeyboardMode) {
    self.mode = mode
    inputView = nil
  }

  package init(_ inputView: InputView) {
    mode = .numeric
    self.inputView = inputView
  }

  package var name: String { inputView?.name ?? mode.rawValue }

  /// Whether a script makes sense for it; an input view stays at the bottom edge.
  package func fits(_ script: Script) -> Bool {
    let raising: Set<Script.Action> = [.float, .undock, .split]
    return script.fits(mode) && (inputView == nil || raising.isDisjoint(with: script.actions))
  }

  /// Whether a device can show it.
  package func fits(_ device: DeviceProfile) -> Bool {
    inputView != nil || device.keyboardModes.contains(mode)
  }
}

extension Script.Keyboard {
  /// What it is beside a scenario's keyboard; nil for an accessory view alone.
  package func level(beside main: KeyboardLevel) -> KeyboardLevel? {
    switch self {
    case .main: main
    case .rest: nil
    case .globe, .plain: KeyboardLevel(.docked)
    case .password: KeyboardLevel(.dockedPassword)
    case .candidates: KeyboardLevel(.dockedCandidates)
    case .collapsed: KeyboardLevel(.dockedCollapsed)
    case .emoji: KeyboardLevel(.emoji)
    case .numeric: KeyboardLevel(.numeric)
    case .floating: KeyboardLevel(.floating)
    case .undocked, .undockedGlobe: KeyboardLevel(.undocked)
    case .split: KeyboardLevel(.split)
    case .bar: KeyboardLevel(.hardwareBar)
    }
  }
}
