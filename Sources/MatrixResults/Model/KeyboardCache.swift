package import DeviceProfiles
package import InsetCore

/// The keyboards of one device on one version, each looked up once.
package struct KeyboardCache {
  package let device: DeviceProfile
  private let os: OSLevel
  private let shift: FigureShift
  private var cache: [Kind: KeyboardMetrics?] = [:]

  private struct Kind: Hashable {
    var mode: KeyboardMode
    var layout: KeyboardLayout
    var orientation: InterfaceOrientation
  }

  package init(_ device: DeviceProfile, on os: OSLevel, _ shift: FigureShift = FigureShift()) {
    self.device = device
    self.os = os
    self.shift = shift
  }

  /// The keyboard that plays a part in a script beside a mode's own one.
  package mutating func keyboard(
    _ part: Script.Keyboard, beside main: KeyboardLevel, layout: KeyboardLayout,
    orientation: InterfaceOrientation
  ) -> KeyboardMetrics? {
    func find(_ mode: KeyboardMode, _ layout: KeyboardLayout) -> KeyboardMetrics? {
      let kind = Kind(mode: mode, layout: layout, orientation: orientation)
      if let found = cache[kind] { return found }
      let found = device.keyboard(mode, layout: layout, orientation: orientation, on: os)
        .map { shift.apply(to: $0) }
      cache[kind] = .some(found)
      return found
    }
    func has(_ mode: KeyboardMode) -> Bool {
      device.keyboardModes.contains(mode) && mode.os.contains(os.version)
    }
    let isLetters = main.mode.isDocked && main.mode != .emoji
    switch part {
    case .main:
      return main.inputView.map { device.keyboard($0, orientation: orientation, on: os) }
        ?? find(main.mode, layout)
    case .emoji: return isLetters ? find(.emoji, .emoji) : nil
    case .globe:
      return layout == .kanaFlick
        ? find(os.version.major < 8 ? .docked : .dockedPrediction, .latinQwerty)
        : find(.dockedCandidates, .kanaFlick)
    case .numeric: return find(.numeric, layout)
    case .password:
      return find(
        KeyboardMode.dockedPassword.os.contains(os.version) ? .dockedPassword : .docked, layout)
    case .plain: return find(.docked, layout)
    case .candidates: return find(.dockedCandidates, layout)
    case .floating: return isLetters && has(.floating) ? find(.floating, layout) : nil
    case .undocked: return has(.undocked) ? find(.undocked, layout) : nil
    case .split: return has(.split) ? find(.split, layout) : nil
    case .collapsed: return find(.dockedCollapsed, layout)
    case .rest: return nil
    case .bar:
      return (has(.hardwareBar) ? find(.hardwareBar, layout) : nil) ?? find(.hardware, layout)
    }
  }
}

extension DeviceProfile {
  /// The keyboard that plays a part in a script beside a mode's own one.
  package func keyboard(
    _ part: Script.Keyboard, beside main: KeyboardLevel, layout: KeyboardLayout,
    orientation: InterfaceOrientation, on os: OSLevel
  ) -> KeyboardMetrics? {
    var cache = KeyboardCache(self, on: os)
    return cache.keyboard(part, beside: main, layout: layout, orientation: orientation)
  }
}
