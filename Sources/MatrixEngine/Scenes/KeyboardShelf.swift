import DeviceProfiles
import InsetCore

/// A shape with the provenance of its keyboards.
struct SurveyedShape {
  var shape: KeyboardShape
  var provenance: KeyboardProvenance
}

/// The keyboards of one device on one version, each looked for once.
struct KeyboardShelf {
  private let device: DeviceProfile
  private let os: OSLevel
  private var known: [Kind: KeyboardMetrics?] = [:]

  private struct Kind: Hashable {
    var mode: KeyboardMode
    var layout: KeyboardLayout
    var orientation: InterfaceOrientation
  }

  init(_ device: DeviceProfile, on os: OSLevel) {
    self.device = device
    self.os = os
  }

  /// The shape of a mode and layout without an accessory, with the keyboards that scripts bring up;
  /// nil where there is no such keyboard.
  mutating func shape(
    _ level: KeyboardLevel, layout: KeyboardLayout, _ orientation: InterfaceOrientation,
    for appearances: Set<Script.Appearance>
  ) -> SurveyedShape? {
    let mode = level.mode
    var shape = KeyboardShape(
      stand: .init(mode), isHardware: mode == .hardware || mode == .hardwareBar,
      frames: [KeyboardShape.Frames](
        repeating: .init(repeating: nil, count: Script.Keyboard.allCases.count), count: 2))
    var provenance = KeyboardProvenance()
    let turned = device.orientations.contains(orientation.turned) ? orientation.turned : nil
    for appearance in appearances.union([.init(keyboard: .main, isTurned: false)]) {
      guard let orientation = appearance.isTurned ? turned : orientation,
        let metrics = keyboard(
          appearance.keyboard, beside: level, layout: layout, orientation: orientation)
      else { continue }
      let (turn, part) = (appearance.isTurned ? 1 : 0, appearance.keyboard.rawValue)
      shape.frames[turn][part] = .init(metrics)
      provenance[appearance] = metrics.height.provenance
    }
    guard shape.frame(.main, isTurned: false) != nil else { return nil }
    return SurveyedShape(shape: shape, provenance: provenance)
  }

  /// The keyboard that plays a part in a script beside a mode's own one.
  mutating func keyboard(
    _ part: Script.Keyboard, beside main: KeyboardLevel, layout: KeyboardLayout,
    orientation: InterfaceOrientation
  ) -> KeyboardMetrics? {
    func find(_ mode: KeyboardMode, _ layout: KeyboardLayout) -> KeyboardMetrics? {
      let kind = Kind(mode: mode, layout: layout, orientation: orientation)
      if let found = known[kind] { return found }
      let found = device.keyboard(mode, layout: layout, orientation: orientation, on: os)
      known[kind] = .some(found)
      return found
    }
    func has(_ mode: KeyboardMode) -> Bool { device.keyboardModes.contains(mode) }
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
    case .bar:
      return (has(.hardwareBar) ? find(.hardwareBar, layout) : nil) ?? find(.hardware, layout)
    }
  }
}

extension DeviceProfile {
  /// The keyboard that plays a part in a script beside a mode's own one.
  func keyboard(
    _ part: Script.Keyboard, beside main: KeyboardLevel, layout: KeyboardLayout,
    orientation: InterfaceOrientation, on os: OSLevel
  ) -> KeyboardMetrics? {
    var shelf = KeyboardShelf(self, on: os)
    return shelf.keyboard(part, beside: main, layout: layout, orientation: orientation)
  }
}

extension InterfaceOrientation {
  /// Where a script's rotation leads.
  var turned: InterfaceOrientation { isLandscape ? .portrait : .landscapeRight }
}
